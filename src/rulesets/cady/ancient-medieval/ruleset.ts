import type { Ruleset } from '../../../battle/index.js';
import { frozen } from '../../../rulebook/index.js';
import { readBy } from '../../../scenario/index.js';
import { unitOfLength } from '../common/army/scale.js';
import { withRidges } from '../common/turn/ridges.js';
import { musterAncient } from './army/muster.js';
import { ancientMedievalBook } from './book/print.js';
import { ancientChecks } from './checks.js';
import { ancientPhases } from './phases.js';
import { ancientMedievalRules } from './rules.js';
import { ancientScenarioSchemaUnder } from './schema.js';
import type { AncientTerms } from './terms.js';
import { ancientOutcome } from './victory.js';
import { ancientView } from './view.js';

/** Cady's ancient and medieval game, for the kernel to play. Lengths in cm. */
export const ancientMedieval: Ruleset<AncientTerms> = frozen({
  id: 'ancient-medieval',
  title: "Cady's Miniature War Game Rules: Ancient and Medieval Period",
  version: '2',
  source: 'cady-book',
  unit: unitOfLength,
  book: ancientMedievalBook,
  rules: ancientMedievalRules,
  phases: ancientPhases,
  readScenario(input, rules) {
    const result = readBy(ancientScenarioSchemaUnder(rules), input);
    return 'read' in result ? { scenario: withRidges(result.read, rules) } : result;
  },
  sides: scenario => Object.keys(scenario.sides),
  firstTurn: ({ turn = 1 }) => turn,
  muster: musterAncient,
  requests: ancientChecks,
  outcome: (state, { lastPhaseOfTurn }, scenario, rules) =>
    lastPhaseOfTurn ? ancientOutcome(state, scenario, rules) : undefined,
  view: ancientView,
});
