import type { Ruleset } from '../../battle/index.js';
import { frozen } from '../../rulebook/index.js';
import { readBy } from '../../scenario/index.js';
import { wrgBook } from './book/print.js';
import { wrgCampaign } from './campaign/sequel.js';
import { wrgChecks } from './checks.js';
import { musterWrg } from './muster/muster.js';
import { wrgPhases } from './phases.js';
import { wrgRules } from './rules.js';
import { wrgScenarioSchemaUnder } from './schema.js';
import type { WrgTerms } from './terms.js';
import { wrgOutcome } from './victory.js';
import { wrgView } from './view.js';

/** The WRG game of ancient battles, for the kernel to play. Lengths in paces; a turn is a period. */
export const wrg: Ruleset<WrgTerms> = frozen({
  id: 'wrg',
  title: 'WRG War Games Rules 1000 BC to 1000 AD',
  version: '2',
  source: 'wrg-book',
  unit: 'pace',
  turnName: 'period',
  book: wrgBook,
  rules: wrgRules,
  phases: wrgPhases,
  readScenario(input, rules) {
    const result = readBy(wrgScenarioSchemaUnder(rules), input);
    return 'read' in result ? { scenario: result.read } : result;
  },
  sides: scenario => Object.keys(scenario.sides),
  firstTurn: ({ period = 1 }) => period,
  muster: musterWrg,
  requests: wrgChecks,
  outcome: (state, { lastPhaseOfTurn }, scenario, rules) =>
    lastPhaseOfTurn ? wrgOutcome(state, scenario, rules) : undefined,
  view: wrgView,
  campaign: wrgCampaign,
});
