import type { Ruleset } from '../../battle/index.js';
import { frozen } from '../../rulebook/index.js';
import { readBy } from '../../scenario/index.js';
import { musterRaymond } from './army/muster.js';
import { raymondBook } from './book/print.js';
import { raymondChecks } from './checks.js';
import { raymondPhases } from './phases.js';
import { raymondRules } from './rules.js';
import { raymondScenarioSchemaUnder } from './schema.js';
import type { RaymondTerms } from './terms.js';
import { raymondOutcome } from './victory.js';
import { raymondView } from './view.js';

/** Raymond's game of the English Civil War, for the kernel to play. Lengths in inches. */
export const raymond: Ruleset<RaymondTerms> = frozen({
  id: 'raymond',
  title: "Raymond's A Splendid Victory!",
  version: '2',
  source: 'raymond-book',
  unit: 'inch',
  book: raymondBook,
  rules: raymondRules,
  phases: raymondPhases,
  readScenario(input, rules) {
    const result = readBy(raymondScenarioSchemaUnder(rules), input);
    return 'read' in result ? { scenario: result.read } : result;
  },
  sides: scenario => Object.keys(scenario.sides),
  firstTurn: ({ turn = 1 }) => turn,
  muster: musterRaymond,
  requests: raymondChecks,
  outcome: (state, { lastPhaseOfTurn }, scenario) => (lastPhaseOfTurn ? raymondOutcome(state, scenario) : undefined),
  view: raymondView,
});
