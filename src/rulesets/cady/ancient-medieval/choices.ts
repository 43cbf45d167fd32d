import type { Asking, RequestOf } from '../../../battle/index.js';
import { askBreakThrough } from '../common/choices/break-through.js';
import { askSurrender } from '../common/choices/surrender.js';
import { askCall } from './choices/call.js';
import { askMeetCharge } from './choices/charged.js';
import { askOrders } from './choices/orders.js';
import type { Seat } from './choices/seat.js';
import type { AncientRequests, AncientTerms } from './terms.js';

export { readBreakThrough } from '../common/choices/break-through.js';
export { readSurrender } from '../common/choices/surrender.js';
export type { BreakAnswer, SurrenderAnswer } from '../common/turn/requests.js';
export { printCall, readCall } from './choices/call.js';
export { type MeetAnswer, readThird } from './choices/charged.js';
export type { Seat } from './choices/seat.js';

/** An answer to any request of the ancient and medieval game. */
type AnyAnswer = AncientRequests[keyof AncientRequests]['answer'];

/**
 * What a side is asked, as a person is asked it: the question in words, sensible answers with what they promise, and the
 * notation for all others. Made of what the side may see. Distances are judged by eye, in tens of cm, because they may not be
 * measured before a move or shot is carried out.
 */
export function askAncient(request: RequestOf<AncientTerms>, seat: Seat): Asking<AnyAnswer> {
  switch (request.kind) {
    case 'orders':
      return askOrders(request, seat);
    case 'call':
      return askCall(request, seat);
    case 'meet-charge':
      return askMeetCharge(request, seat);
    case 'break-through':
      return askBreakThrough(request, seat);
    case 'accept-surrender':
      return askSurrender(request, seat);
  }
}
