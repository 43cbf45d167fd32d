import type { Asking, RequestOf } from '../../../battle/index.js';
import { askBreakThrough } from '../common/choices/break-through.js';
import { askSurrender } from '../common/choices/surrender.js';
import { askCall } from './choices/call.js';
import { askMeetCharge } from './choices/charged.js';
import { askOrders } from './choices/orders.js';
import type { MusketRules } from './rules.js';
import type { MusketView } from './state.js';
import type { MusketRequests, MusketTerms } from './terms.js';

/** An answer to any request of the musket game. */
type AnyAnswer = MusketRequests[keyof MusketRequests]['answer'];

/**
 * What a side is asked, as a person is asked it: the question in words, sensible answers with what they promise, and the
 * notation for all others. Made of what the side may see. Distances are judged by eye, in tens of cm, because they may not be
 * measured before a move or shot is carried out.
 */
export function askMusket(
  request: RequestOf<MusketTerms>,
  seat: { readonly view: MusketView; readonly rules: MusketRules },
): Asking<AnyAnswer> {
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
