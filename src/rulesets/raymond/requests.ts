import type { RequestKinds } from '../../battle/index.js';
import { askAttack, askJoinIn, askLosses, askRethrow, askWithdraw } from './choices/combat.js';
import { askFire } from './choices/firing.js';
import { askMove } from './choices/moves.js';
import { askBreakThrough, askIntercept, askRecoil, askRetreat } from './choices/reactions.js';
import { seatAt } from './choices/seat.js';
import { answerNotations } from './notation/answers.js';
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

/** What the game asks of its players: for each kind of decision, how an answer is judged, asked for, read and written. */
export const raymondRequests: RequestKinds<RaymondTerms> = {
  fire: {
    check: (answer, request, { state, scenario, rules }) => fireFaults(answer, request, state, scenario, rules),
    ask: (request, seat) => askFire(request, seatAt(seat)),
    ...answerNotations.fire,
  },
  'join-in': {
    check: joinInFaults,
    ask: (request, seat) => askJoinIn(request, seatAt(seat)),
    ...answerNotations['join-in'],
  },
  attack: {
    check: (answer, request, { state, rules }) => attackFaults(answer, request, state, rules),
    ask: (request, seat) => askAttack(request, seatAt(seat)),
    ...answerNotations.attack,
  },
  rethrow: {
    check: rethrowFaults,
    ask: (request, seat) => askRethrow(request, seatAt(seat)),
    ...answerNotations.rethrow,
  },
  losses: {
    check: lossesFaults,
    ask: (request, seat) => askLosses(request, seatAt(seat)),
    ...answerNotations.losses,
  },
  withdraw: {
    check: withdrawFaults,
    ask: (request, seat) => askWithdraw(request, seatAt(seat)),
    ...answerNotations.withdraw,
  },
  move: {
    check: (answer, request, { state, scenario, rules }) => moveFaults(answer, request, state, scenario, rules),
    ask: (request, seat) => askMove(request, seatAt(seat)),
    ...answerNotations.move,
  },
  intercept: {
    check: interceptFaults,
    ask: (request, seat) => askIntercept(request, seatAt(seat)),
    ...answerNotations.intercept,
  },
  recoil: {
    check: (answer, request, { state, scenario, rules }) => recoilFaults(answer, request, state, scenario, rules),
    ask: (request, seat) => askRecoil(request, seatAt(seat)),
    ...answerNotations.recoil,
  },
  'break-through': {
    check: breakThroughFaults,
    ask: (request, seat) => askBreakThrough(request, seatAt(seat)),
    ...answerNotations['break-through'],
  },
  retreat: {
    check: retreatFaults,
    ask: (request, seat) => askRetreat(request, seatAt(seat)),
    ...answerNotations.retreat,
  },
};
