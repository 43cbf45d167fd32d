import type { Outcome } from '../../../battle/index.js';
import { readBy } from '../../../scenario/index.js';
import { withRidges } from '../common/turn/ridges.js';
import type { MusketRules } from './rules.js';
import { type MusketScenario, musketScenarioSchemaUnder } from './schema.js';
import type { MusketState } from './state.js';
import { musketOutcome } from './victory.js';

/** A scenario read from untrusted data, with the ridges of its hills; or every fault of it. */
export function readMusket(input: unknown, rules: MusketRules) {
  const result = readBy(musketScenarioSchemaUnder(rules), input);
  return 'read' in result ? { scenario: withRidges(result.read, rules) } : result;
}

/** How the battle has ended, if it has: looked for as a turn ends. */
export function endOfMusket(
  state: MusketState,
  { lastPhaseOfTurn }: { readonly lastPhaseOfTurn: boolean },
  scenario: MusketScenario,
  rules: MusketRules,
): Outcome | undefined {
  return lastPhaseOfTurn ? musketOutcome(state, scenario, rules) : undefined;
}
