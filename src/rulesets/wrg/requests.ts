import type { RequestKinds } from '../../battle/index.js';
import { wrgChecks } from './checks.js';
import { askAccept, askAim, askChallenge, askPursue, askRecover } from './choices/combat.js';
import { askDeclare } from './choices/declare.js';
import { askOrders } from './choices/orders.js';
import { askCounter, askSigns, askWish } from './choices/reactions.js';
import { askCast, askFlight } from './choices/sorcery.js';
import { answerNotations } from './notation/answers.js';
import type { WrgTerms } from './terms.js';

/** What the game asks of its players, as a part of its windows: for each kind of decision, how an answer is judged, asked for, read and written. */
export const wrgRequests: RequestKinds<WrgTerms> = {
  orders: { ...wrgChecks.orders, ask: askOrders, ...answerNotations.orders },
  declare: { ...wrgChecks.declare, ask: askDeclare, ...answerNotations.declare },
  counter: { ...wrgChecks.counter, ask: askCounter, ...answerNotations.counter },
  signs: { ...wrgChecks.signs, ask: askSigns, ...answerNotations.signs },
  wish: { ...wrgChecks.wish, ask: askWish, ...answerNotations.wish },
  pursue: { ...wrgChecks.pursue, ask: askPursue, ...answerNotations.pursue },
  recover: { ...wrgChecks.recover, ask: askRecover, ...answerNotations.recover },
  challenge: { ...wrgChecks.challenge, ask: askChallenge, ...answerNotations.challenge },
  aim: { ...wrgChecks.aim, ask: askAim, ...answerNotations.aim },
  cast: { ...wrgChecks.cast, ask: askCast, ...answerNotations.cast },
  flight: { ...wrgChecks.flight, ask: askFlight, ...answerNotations.flight },
  accept: { ...wrgChecks.accept, ask: askAccept, ...answerNotations.accept },
};
