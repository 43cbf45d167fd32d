import type { RequestOf, Ruleset } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import { readBy } from '../../../scenario/index.js';
import { thirdFaults } from '../common/choices/answered.js';
import { breakThroughFaults } from '../common/choices/break-through.js';
import { surrenderFaults } from '../common/choices/surrender.js';
import { musterAncient } from './army/muster.js';
import { ancientMedievalBook } from './book/print.js';
import { advanceAndHold } from './bots/advance-and-hold.js';
import { ancientPhases } from './phases.js';
import { type AncientMedievalRules, ancientMedievalRules } from './rules.js';
import { type AncientScenario, ancientScenarioSchemaUnder } from './schema.js';
import type { AncientState } from './state.js';
import type { AncientTerms } from './terms.js';
import { callFaults } from './turn/machines/calls.js';
import { orderFaults } from './turn/orders.js';
import { ancientOutcome } from './victory.js';
import { ancientView, ownView } from './view.js';

/** Cady's ancient and medieval game, for the kernel to play. Lengths in cm. */
export const ancientMedieval: Ruleset<AncientTerms> = {
  id: 'ancient-medieval',
  title: "Cady's Miniature War Game Rules: Ancient and Medieval Period",
  version: '1',
  source: 'cady-book',
  unit: 'cm',
  book: ancientMedievalBook,
  rules: ancientMedievalRules,
  phases: ancientPhases,
  readScenario(input, rules) {
    const result = readBy(ancientScenarioSchemaUnder(rules), input);
    return 'read' in result ? { scenario: result.read } : result;
  },
  sides: scenario => Object.keys(scenario.sides),
  muster: musterAncient,
  check: answerFaults,
  outcome: (state, { lastPhaseOfTurn }, scenario, rules) =>
    lastPhaseOfTurn ? ancientOutcome(state, scenario, rules) : undefined,
  view: ancientView,
  bots: { 'advance-and-hold': advanceAndHold },
};

function answerFaults(
  answer: unknown,
  request: RequestOf<AncientTerms>,
  state: AncientState,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): readonly Violation[] {
  switch (request.kind) {
    case 'orders':
      return orderFaults(answer, request.side, { state, scenario, rules });
    case 'call':
      return callFaults(answer, request.machine, ownView(state, request.side, scenario, rules), rules);
    case 'meet-charge':
      return thirdFaults(answer, request.thirds);
    case 'break-through':
      return breakThroughFaults(answer);
    case 'accept-surrender':
      return surrenderFaults(answer);
  }
}
