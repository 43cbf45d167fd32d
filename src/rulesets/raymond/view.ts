import type { SideId } from '../../battle/index.js';
import { tableOf, terrainOf } from './ground.js';
import { type RaymondRules, raymondRules } from './rules.js';
import type { RaymondScenario } from './schema.js';
import type { RaymondState, RaymondView, Unit, UnitId } from './state.js';

/**
 * What a side may know: all there is, since nothing on this table is hidden and anybody may measure anything at any time. It is a
 * copy, so that what is done to it does nothing to the battle.
 *
 * @clause raymond/basics/measuring-any-time
 * @clause raymond/units/declare-heavy-cavalry
 * @clause raymond/command/identify-rank
 */
export function raymondView(
  state: RaymondState,
  side: SideId,
  scenario: RaymondScenario,
  rules: RaymondRules = raymondRules(),
): RaymondView {
  const units: Record<UnitId, Unit> = {};
  for (const unit of Object.values(state.units)) {
    units[unit.id] = {
      ...unit,
      stands: unit.stands.map(stand => ({ ...stand })),
      at: { ...unit.at },
      phase: { ...unit.phase },
    };
  }
  return {
    side,
    turn: state.turn,
    initiative: state.initiative,
    units,
    holdings: state.holdings.map(holding => ({ ...holding })),
    table: tableOf(scenario),
    terrain: terrainOf(scenario, rules),
    objectives: scenario.objectives.map(({ id, name, at: [x, y], radius }) => ({ id, name, at: { x, y }, radius })),
  };
}
