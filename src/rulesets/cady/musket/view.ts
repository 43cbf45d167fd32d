import type { SideId } from '../../../battle/index.js';
import { tableOf } from './ground.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';
import type { MusketState, MusketView, UnitSeen } from './state.js';
import { placedOf } from './units.js';

/**
 * What a side may know. In the basic game every figure stands in the open; only written orders, loaded muskets, tired arms
 * and ammunition are a unit's own affair.
 *
 * @clause cady/common/game-level/basic-no-hidden
 */
export function musketView(state: MusketState, side: SideId, scenario: MusketScenario, rules: MusketRules): MusketView {
  const units: Record<string, UnitSeen> = {};
  for (const unit of Object.values(state.units)) {
    units[unit.id] = {
      id: unit.id,
      side: unit.side,
      name: unit.name,
      type: unit.type,
      general: unit.general,
      strength: unit.strength,
      figures: unit.figures,
      placed: placedOf(unit, rules),
      gone: unit.gone,
      mustDo: unit.mustDo,
      ...(unit.side === side
        ? {
            own: {
              order: unit.order,
              loaded: unit.loaded,
              fatigue: unit.fatigue,
              chargedOn: unit.chargedOn,
              gun: unit.gun === null ? null : { ...unit.gun },
              facedAtStart: unit.turn.facing,
            },
          }
        : {}),
    };
  }
  return {
    side,
    turn: state.turn,
    units,
    contacts: state.contacts.map(contact => ({
      ...contact,
      attackers: [...contact.attackers],
      run: { ...contact.run },
    })),
    holdings: state.holdings.map(holding => ({ ...holding })),
    table: tableOf(scenario, state.breaches),
    objectives: scenario.objectives.map(({ id, name, at, radius }) => ({
      id,
      name,
      at: { x: at[0], y: at[1] },
      radius,
    })),
  };
}
