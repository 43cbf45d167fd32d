import type { RequestKinds } from '../../battle/index.js';
import { raymondChecks } from './checks.js';
import { askAttack, askJoinIn, askLosses, askRethrow, askWithdraw } from './choices/combat.js';
import { askFire } from './choices/firing.js';
import { askMove } from './choices/moves.js';
import { askBreakThrough, askIntercept, askRecoil, askRetreat } from './choices/reactions.js';
import { seatAt } from './choices/seat.js';
import { answerNotations } from './notation/answers.js';
import type { RaymondTerms } from './terms.js';

/** What the game asks of its players, as a part of its windows: for each kind of decision, how an answer is judged, asked for, read and written. */
export const raymondRequests: RequestKinds<RaymondTerms> = {
  fire: {
    ...raymondChecks.fire,
    ask: (request, seat) => askFire(request, seatAt(seat)),
    ...answerNotations.fire,
  },
  'join-in': {
    ...raymondChecks['join-in'],
    ask: (request, seat) => askJoinIn(request, seatAt(seat)),
    ...answerNotations['join-in'],
  },
  attack: {
    ...raymondChecks.attack,
    ask: (request, seat) => askAttack(request, seatAt(seat)),
    ...answerNotations.attack,
  },
  rethrow: {
    ...raymondChecks.rethrow,
    ask: (request, seat) => askRethrow(request, seatAt(seat)),
    ...answerNotations.rethrow,
  },
  losses: {
    ...raymondChecks.losses,
    ask: (request, seat) => askLosses(request, seatAt(seat)),
    ...answerNotations.losses,
  },
  withdraw: {
    ...raymondChecks.withdraw,
    ask: (request, seat) => askWithdraw(request, seatAt(seat)),
    ...answerNotations.withdraw,
  },
  move: {
    ...raymondChecks.move,
    ask: (request, seat) => askMove(request, seatAt(seat)),
    ...answerNotations.move,
  },
  intercept: {
    ...raymondChecks.intercept,
    ask: (request, seat) => askIntercept(request, seatAt(seat)),
    ...answerNotations.intercept,
  },
  recoil: {
    ...raymondChecks.recoil,
    ask: (request, seat) => askRecoil(request, seatAt(seat)),
    ...answerNotations.recoil,
  },
  'break-through': {
    ...raymondChecks['break-through'],
    ask: (request, seat) => askBreakThrough(request, seatAt(seat)),
    ...answerNotations['break-through'],
  },
  retreat: {
    ...raymondChecks.retreat,
    ask: (request, seat) => askRetreat(request, seatAt(seat)),
    ...answerNotations.retreat,
  },
};
