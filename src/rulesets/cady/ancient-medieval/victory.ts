import type { Outcome, SideId } from '../../../battle/index.js';
import type { Tally, VictoryCondition } from '../common/army/victory.js';
import { fieldOutcome, strengthOf as fieldStrength } from '../common/turn/command/victory.js';
import { heldBy } from './army/nobles.js';
import { knightsCaptured, ransomVictory } from './army/ransom.js';
import type { AncientMedievalRules } from './rules.js';
import type { AncientScenario } from './schema.js';
import type { AncientState } from './state.js';
import { costsIn } from './units.js';

export { holdingsNow } from '../common/turn/command/holdings.js';
export { sideName, unitsLeft } from '../common/turn/command/victory.js';

/** What a side mustered, and what it has left, in figures, units and points. */
export function strengthOf(
  state: AncientState,
  side: SideId,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): { readonly mustered: Tally; readonly left: Tally } {
  return fieldStrength(state, side, costsIn(scenario, rules));
}

/**
 * Whether the battle is over at the end of a turn: a side has nobody left, somebody meets a condition of the scenario, the first
 * in its order before the others, or the last turn is over. Ransom is what a side holds captive, in points.
 *
 * Source: Common Rules > Decide on the Victory Conditions for the game; Additional Ancient Period Figures & Rules > Ransom.
 *
 * @clause cady/common/victory/ends-when-met
 * @clause cady/common/victory/stalemate
 * @clause cady/ancient-medieval/ransom/victory-threshold
 * @clause cady/ancient-medieval/battle/knight-capture-scoring
 */
export function ancientOutcome(
  state: AncientState,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): Outcome | undefined {
  return fieldOutcome({
    state,
    scenario,
    rules,
    conditions: scenario.victory.map(condition => commonCondition(condition, scenario, state, rules)),
    lastTurn: scenario.turnLimit,
    costOf: costsIn(scenario, rules),
    leadersOf: side =>
      state.nobles
        .filter(noble => noble.side === side)
        .map(({ captive }) => ({ rank: 'noble' as const, captured: captive !== null })),
    scoresOf: side => ({ knights: knightsCaptured({ holds: heldBy(state, side) }) }),
  });
}

type Condition = AncientScenario['victory'][number];

/** A condition of a scenario in the words of the common rules. */
function commonCondition(
  condition: Condition,
  scenario: Pick<AncientScenario, 'sides'>,
  state: Pick<AncientState, 'nobles'>,
  rules: AncientMedievalRules,
): VictoryCondition {
  const only = condition.for === undefined ? {} : { for: condition.for };
  switch (condition.kind) {
    case 'hold': {
      const { kind, objectives, atLeast = objectives.length, turns, onTurn } = condition;
      return { kind, objectives, atLeast, turns, ...(onTurn === undefined ? {} : { onTurn }), ...only };
    }
    case 'losses':
    case 'most-left':
    case 'points-destroyed':
    case 'sweep':
    case 'leaders': {
      const { for: _, ...rest } = condition;
      return { ...rest, ...only };
    }
    case 'ransom': {
      const { points: wins = rules.ransom.wins } = condition;
      const sides = Object.keys(scenario.sides).map(side => ({ side, holds: heldBy(state, side) }));
      return {
        kind: 'score',
        of: 'ransom',
        atLeast: wins,
        reached: ransomVictory({ sides, wins }, rules).won,
        ...only,
      };
    }
    case 'knights':
      return { kind: 'score', of: 'knights', atLeast: condition.atLeast, ...only };
    case 'all-of':
      return {
        kind: 'all-of',
        conditions: condition.conditions.map(each => commonCondition(each, scenario, state, rules)),
        ...only,
      };
  }
}
