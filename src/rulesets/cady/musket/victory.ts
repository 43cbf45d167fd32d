import type { Outcome, SideId } from '../../../battle/index.js';
import type { Tally, VictoryCondition } from '../common/army/victory.js';
import { fieldOutcome, strengthOf as fieldStrength } from '../common/turn/command/victory.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';
import type { MusketState, Unit } from './state.js';
import { menLeft } from './turn/away.js';
import { unitCost } from './units.js';

export { holdingsNow } from '../common/turn/command/holdings.js';
export { sideName, unitsLeft } from '../common/turn/command/victory.js';

/** What a side mustered, and what it has left, in figures, units and points. */
export function strengthOf(
  state: MusketState,
  side: SideId,
  rules: MusketRules,
): { readonly mustered: Tally; readonly left: Tally } {
  const armies = withoutShipsGuns(state);
  return fieldStrength(armies, side, costUnder(rules), menIn(armies));
}

/**
 * Whether the battle is over at the end of a turn: the first of the scenario's victory conditions that somebody meets.
 * A condition that both sides meet in the same turn ends the battle as a draw (`cady/ruling/victory-at-once`); so does a turn
 * limit at which neither side has the better of the other.
 *
 * @clause cady/common/victory/ends-when-met
 * @clause cady/common/victory/stalemate
 * @clause cady/common/victory/option-percentage
 * @clause cady/common/victory/option-capture-leaders
 * @clause cady/common/victory/option-most-left
 * @clause cady/common/victory/option-points-for-units
 */
export function musketOutcome(state: MusketState, scenario: MusketScenario, rules: MusketRules): Outcome | undefined {
  const limits = scenario.victory.flatMap(condition => (condition.kind === 'turn-limit' ? [condition.turns] : []));
  const lastTurn = Math.min(...limits);
  // What the scenario names after the limit that ends the battle comes too late.
  const end = scenario.victory.findIndex(condition => condition.kind === 'turn-limit' && condition.turns <= state.turn);
  const asked = end < 0 ? scenario.victory : scenario.victory.slice(0, end + 1);
  const conditions = asked.flatMap(commonCondition);
  const armies = withoutShipsGuns(state);
  return fieldOutcome({
    state: armies,
    scenario,
    rules,
    conditions,
    lastTurn,
    costOf: costUnder(rules),
    menOf: menIn(armies),
  });
}

/** The armies by themselves: guns that came with ships and boats, and their crews, are none of their units. */
function withoutShipsGuns(state: MusketState): MusketState {
  if (state.afloat === undefined) return state;
  const units = Object.entries(state.units).filter(([, { gun }]) => gun?.of === undefined);
  return { ...state, units: Object.fromEntries(units) };
}

/** How many men are left of each unit of the armies. */
function menIn(state: MusketState): (unit: Unit) => number {
  return unit => menLeft(unit, state);
}

/** Which side alone a condition is for, if it is not for either. */
function forSide(side: SideId | undefined): { readonly for?: SideId } {
  return side === undefined ? {} : { for: side };
}

/** A condition of a musket scenario in the words of the common rules. */
function commonCondition(condition: MusketScenario['victory'][number]): readonly VictoryCondition[] {
  switch (condition.kind) {
    case 'hold': {
      const { objectives, turns, side } = condition;
      return [{ kind: 'hold', objectives, atLeast: objectives.length, turns, ...forSide(side) }];
    }
    case 'losses': {
      const { of, percent, side } = condition;
      return [{ kind: 'losses', of, percent, ...forSide(side) }];
    }
    case 'general':
      return [{ kind: 'leaders', rank: 'general', atLeast: 1 }];
    case 'turn-limit':
      return atTheLimit(condition);
  }
}

function atTheLimit({
  turns: onTurn,
  decidedBy,
}: Extract<MusketScenario['victory'][number], { kind: 'turn-limit' }>): readonly VictoryCondition[] {
  if (decidedBy === 'draw') return [];
  if (decidedBy === 'points-destroyed') return [{ kind: 'points-destroyed', onTurn }];
  return [{ kind: 'most-left', of: decidedBy === 'points-left' ? 'points' : 'units', onTurn }];
}

function costUnder(rules: MusketRules): (unit: Unit) => number {
  // Dragoons cost what they cost, in the saddle or on foot.
  return ({ type, strength, dragoons }) => unitCost(dragoons?.as ?? type, strength, rules);
}
