import type { RequestKinds } from '../../../battle/index.js';
import { printThird, readThird } from '../common/choices/third-of-range.js';
import { printWrittenOrders, readWrittenOrders } from '../common/choices/written-orders.js';
import { acceptSurrender, breakThrough } from '../common/requests.js';
import { askCall, printCall, readCall } from './choices/call.js';
import { askMeetCharge } from './choices/charged.js';
import { askEvent, printEvent, readEvent } from './choices/event.js';
import { askOrders } from './choices/orders.js';
import { musketChecks } from './ships/checks.js';
import { helmWords } from './ships/helm.js';
import { askHelmOf } from './ships/windows/ask.js';
import type { MusketTerms } from './terms.js';
import { musketWords } from './words.js';

/**
 * What the game asks of its players: for each kind of decision, how an answer is judged, asked for, read and written. A part of
 * its windows. Who is asked goes by what the side may see; distances are judged by eye, in tens of cm, because they may not be measured before a move or shot is carried out.
 */
export const musketRequests: RequestKinds<MusketTerms> = {
  orders: {
    ...musketChecks.orders,
    ask: askOrders,
    read: (typed, { units, phantoms }, { rules }) =>
      readWrittenOrders(typed, { ids: [...units, ...phantoms], words: musketWords, rules }),
    print: printWrittenOrders,
  },
  call: {
    ...musketChecks.call,
    ask: askCall,
    read: readCall,
    print: printCall,
  },
  event: {
    ...musketChecks.event,
    ask: askEvent,
    read: readEvent,
    print: printEvent,
  },
  helm: {
    ...musketChecks.helm,
    ask: askHelmOf,
    read: (typed, { vessels }, { rules }) => readWrittenOrders(typed, { ids: vessels, words: helmWords, rules }),
    print: printWrittenOrders,
  },
  'meet-charge': {
    ...musketChecks['meet-charge'],
    ask: askMeetCharge,
    read: readThird,
    print: printThird,
  },
  'break-through': breakThrough,
  'accept-surrender': acceptSurrender,
};
