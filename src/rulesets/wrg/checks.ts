import type { AnswerChecks } from '../../battle/index.js';
import type { WrgTerms } from './terms.js';
import { isBoolean, isOneOf } from './turn/answers.js';
import { conductFaults, counterFaults } from './turn/declaring/checks.js';
import { newOrdersFaults, wishFaults } from './turn/ordering/checks.js';
import { signsFaults } from './turn/reacting/checks.js';
import { castFaults, flightAnswerFaults } from './turn/sorcery/checks.js';

/** How answers are judged: for each kind of decision, every fault. */
export const wrgChecks: AnswerChecks<WrgTerms> = {
  orders: {
    check: (answer, request, { state, scenario, rules }) =>
      newOrdersFaults(answer, request, { state, scenario, rules }),
  },
  declare: {
    check: (answer, request, { state, scenario, rules }) => conductFaults(answer, request, { state, scenario, rules }),
  },
  counter: { check: (answer, { options }) => counterFaults(answer, options) },
  signs: { check: (answer, { choices }) => signsFaults(answer, choices) },
  wish: {
    check: (answer, request, { state, scenario, rules }) => wishFaults(answer, request, { state, scenario, rules }),
  },
  pursue: { check: answer => isBoolean(answer) },
  recover: { check: answer => isOneOf(answer, ['rallying-back', 'reorganising']) },
  challenge: { check: (answer, { enemies }) => (answer === null ? [] : isOneOf(answer, enemies)) },
  aim: { check: (answer, { generals }) => (answer === null ? [] : isOneOf(answer, generals)) },
  cast: { check: (answer, request, { rules }) => castFaults(answer, request, rules) },
  flight: { check: (answer, request, { scenario }) => flightAnswerFaults(answer, request, scenario) },
  accept: { check: answer => isBoolean(answer) },
};
