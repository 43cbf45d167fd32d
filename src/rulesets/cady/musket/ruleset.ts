import type { RequestOf, Ruleset } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import { readBy } from '../../../scenario/index.js';
import { thirdFaults } from '../common/choices/answered.js';
import { breakThroughFaults } from '../common/choices/break-through.js';
import { surrenderFaults } from '../common/choices/surrender.js';
import { musketBook } from './book/print.js';
import { takeAndHold } from './bots/take-and-hold.js';
import { musterMusket } from './muster.js';
import { musketPhases } from './phases.js';
import { type MusketRules, musketRules } from './rules.js';
import { type MusketScenario, musketScenarioSchemaUnder } from './schema.js';
import type { MusketState } from './state.js';
import type { MusketTerms } from './terms.js';
import { callFaults } from './turn/artillery.js';
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
  check: answerFaults,
  outcome: (state, { lastPhaseOfTurn }, scenario, rules) =>
    lastPhaseOfTurn ? musketOutcome(state, scenario, rules) : undefined,
  view: musketView,
  bots: { 'take-and-hold': takeAndHold },
};

function answerFaults(
  answer: unknown,
  request: RequestOf<MusketTerms>,
  state: MusketState,
  scenario: MusketScenario,
  rules: MusketRules,
): readonly Violation[] {
  switch (request.kind) {
    case 'orders':
      return orderFaults(answer, request.side, { state, scenario, rules });
    case 'call':
      return callFaults(answer, request.gun, ownView(state, request.side, scenario, rules), rules);
    case 'meet-charge':
      return thirdFaults(answer, request.thirds);
    case 'break-through':
      return breakThroughFaults(answer);
    case 'accept-surrender':
      return surrenderFaults(answer);
  }
}
