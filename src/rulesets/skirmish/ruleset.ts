import type { Ruleset } from '../../battle/index.js';
import { frozen } from '../../rulebook/index.js';
import { readBy } from '../../scenario/index.js';
import { musterSkirmish } from './army/muster.js';
import { skirmishBook } from './book/print.js';
import { joinRetinue, retinueFilesAfter } from './campaign/retinue-file.js';
import { campaignSkirmish } from './campaign/sequel.js';
import { skirmishChecks } from './checks.js';
import { skirmishPhases } from './phases.js';
import { skirmishRules } from './rules.js';
import { skirmishScenarioSchema } from './schema.js';
import type { SkirmishTerms } from './terms.js';
import { skirmishOutcome } from './victory.js';
import { skirmishView } from './view.js';

/** Medieval skirmishes, man to man, for the kernel to play. Lengths in inches. */
export const skirmish: Ruleset<SkirmishTerms> = frozen({
  id: 'skirmish',
  title: 'Medieval skirmishes, man to man',
  version: '1',
  source: 'skirmish-book',
  unit: 'inch',
  book: skirmishBook,
  rules: skirmishRules,
  phases: skirmishPhases,
  readScenario(input) {
    const result = readBy(skirmishScenarioSchema, input);
    return 'read' in result ? { scenario: result.read } : result;
  },
  sides: scenario => Object.keys(scenario.sides),
  firstTurn: ({ turn = 1 }) => turn,
  muster: musterSkirmish,
  requests: skirmishChecks,
  outcome: (state, { lastPhaseOfTurn }, scenario, rules) =>
    lastPhaseOfTurn ? skirmishOutcome(state, scenario, rules) : undefined,
  view: skirmishView,
  campaign: campaignSkirmish,
  retinues: { join: joinRetinue, after: retinueFilesAfter },
});
