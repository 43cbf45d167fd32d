import type { RequestKinds } from '../../../battle/index.js';
import { printThird, readThird } from '../common/choices/third-of-range.js';
import { printWrittenOrders, readWrittenOrders } from '../common/choices/written-orders.js';
import { acceptSurrender, breakThrough } from '../common/requests.js';
import { ancientChecks } from './checks.js';
import { askCall, printCall, readCall } from './choices/call.js';
import { askMeetCharge } from './choices/charged.js';
import { askOrders } from './choices/orders.js';
import type { AncientTerms } from './terms.js';
import { isGroupName } from './turn/group-orders.js';
import { ancientMedievalWords } from './words.js';

/**
 * What the game asks of its players: for each kind of decision, how an answer is judged, asked for, read and written. A part of
 * its windows. Who is asked goes by what the side may see; distances are judged by eye, in tens of cm, because they may not be measured before a move or shot is carried out.
 */
export const ancientRequests: RequestKinds<AncientTerms> = {
  orders: {
    ...ancientChecks.orders,
    ask: askOrders,
    read: (typed, { units, phantoms }, { rules }) =>
      readWrittenOrders(typed, {
        ids: [...units, ...phantoms],
        words: ancientMedievalWords,
        rules,
        isGroup: isGroupName,
      }),
    print: printWrittenOrders,
  },
  call: {
    ...ancientChecks.call,
    ask: askCall,
    read: readCall,
    print: printCall,
  },
  'meet-charge': {
    ...ancientChecks['meet-charge'],
    ask: askMeetCharge,
    read: readThird,
    print: printThird,
  },
  'break-through': breakThrough,
  'accept-surrender': acceptSurrender,
};
