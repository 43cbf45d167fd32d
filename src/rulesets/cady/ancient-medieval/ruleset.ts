import type { RequestOf, Ruleset } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import { readBy } from '../../../scenario/index.js';
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
      return orderFaults(answer, request.side, state, scenario, rules);
    case 'call':
      return callFaults(answer, request.machine, ownView(state, request.side, scenario, rules), rules);
    case 'meet-charge': {
      const at = fieldOf(answer, 'at');
      if (request.thirds.some(third => third === at)) return [];
      const mend = `answer { "at": "${request.thirds.join('" or "')}" }`;
      const clause = 'cady/common/three-dice/shooter-choice';
      return [{ path: 'at', clause, problem: 'it cannot fire there', mend }];
    }
    case 'break-through': {
      if (typeof fieldOf(answer, 'go') === 'boolean') return [];
      const clause = 'cady/common/break-through/when';
      return [{ path: 'go', clause, problem: 'it is not said whether it goes on', mend: 'answer { "go": true }' }];
    }
    case 'accept-surrender': {
      if (typeof fieldOf(answer, 'accept') === 'boolean') return [];
      const clause = 'cady/common/definition/surrender-offer';
      const problem = 'it is not said whether they are taken prisoner';
      return [{ path: 'accept', clause, problem, mend: 'answer { "accept": true }' }];
    }
  }
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}
