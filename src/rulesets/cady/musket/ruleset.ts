import type { Ruleset } from '../../../battle/index.js';
import { readBy } from '../../../scenario/index.js';
import { musketBook } from './book/print.js';
import { takeAndHold } from './bots/take-and-hold.js';
import { musterMusket } from './muster.js';
import { musketPhases } from './phases.js';
import { musketRules } from './rules.js';
import { musketScenarioSchemaUnder } from './schema.js';
import type { MusketTerms } from './terms.js';
import { callFaults } from './turn/artillery.js';
import { thirdFaults } from './turn/defensive-fire.js';
import { orderFaults } from './turn/orders.js';
import { musketOutcome } from './victory.js';
import { musketView, ownView } from './view.js';

/** Cady's musket game, for the kernel to play. Lengths in cm. */
export const musket: Ruleset<MusketTerms> = {
  id: 'musket',
  title: "Cady's Miniature War Game Rules: Musket Period",
  version: '1',
  source: 'cady-book',
  unit: 'cm',
  book: musketBook,
  rules: musketRules,
  phases: musketPhases,
  readScenario(input, rules) {
    const result = readBy(musketScenarioSchemaUnder(rules), input);
    return 'read' in result ? { scenario: result.read } : result;
  },
  sides: scenario => Object.keys(scenario.sides),
  muster: musterMusket,
  check(answer, request, state, scenario, rules) {
    if (request.kind === 'orders') return orderFaults(answer, request.side, state, rules, scenario.level);
    if (request.kind === 'meet-charge') return thirdFaults(answer, request.thirds);
    return callFaults(answer, request.gun, ownView(state, request.side, scenario, rules), rules);
  },
  outcome: (state, { lastPhaseOfTurn }, scenario, rules) =>
    lastPhaseOfTurn ? musketOutcome(state, scenario, rules) : undefined,
  view: musketView,
  bots: { 'take-and-hold': takeAndHold },
};
