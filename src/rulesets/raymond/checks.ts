import type { AnswerChecks } from '../../battle/index.js';
import type { RaymondTerms } from './terms.js';
import { attackFaults } from './turn/attacks.js';
import { fireFaults } from './turn/fire-faults.js';
import { rethrowFaults } from './turn/hand-to-hand.js';
import { joinInFaults } from './turn/joining.js';
import { lossesFaults, withdrawFaults } from './turn/losses.js';
import {
  breakThroughFaults,
  interceptFaults,
  moveFaults,
  recoilFaults,
  retreatFaults,
} from './turn/movement-faults.js';

/** How answers are judged, for each kind of decision. */
export const raymondChecks: AnswerChecks<RaymondTerms> = {
  fire: { check: (answer, request, { state, scenario, rules }) => fireFaults(answer, request, state, scenario, rules) },
  'join-in': { check: joinInFaults },
  attack: { check: (answer, request, { state, rules }) => attackFaults(answer, request, state, rules) },
  rethrow: { check: rethrowFaults },
  losses: { check: lossesFaults },
  withdraw: { check: withdrawFaults },
  move: { check: (answer, request, { state, scenario, rules }) => moveFaults(answer, request, state, scenario, rules) },
  intercept: { check: interceptFaults },
  recoil: {
    check: (answer, request, { state, scenario, rules }) => recoilFaults(answer, request, state, scenario, rules),
  },
  'break-through': { check: breakThroughFaults },
  retreat: { check: retreatFaults },
};
