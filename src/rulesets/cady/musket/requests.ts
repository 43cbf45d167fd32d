import type { RequestKinds } from '../../../battle/index.js';
import { thirdFaults } from '../common/choices/answered.js';
import { printWrittenOrders, readWrittenOrders } from '../common/choices/written-orders.js';
import { acceptSurrender, breakThrough } from '../common/requests.js';
import { askCall, printCall, readCall } from './choices/call.js';
import { askMeetCharge, printThird, readThird } from './choices/charged.js';
import { askOrders } from './choices/orders.js';
import type { MusketTerms } from './terms.js';
import { callFaults } from './turn/artillery.js';
import { orderFaults } from './turn/orders.js';
import { ownView } from './view.js';

/**
 * What the game asks of its players: for each kind of decision, how an answer is judged, asked for, read and written. Who is asked goes by what
 * the side may see; distances are judged by eye, in tens of cm, because they may not be measured before a move or shot is carried out.
 */
export const musketRequests: RequestKinds<MusketTerms> = {
  orders: {
    check: (answer, { side }, by) => orderFaults(answer, side, by),
    ask: askOrders,
    read: (typed, { units, phantoms }, { rules }) => readWrittenOrders(typed, { ids: [...units, ...phantoms], rules }),
    print: printWrittenOrders,
  },
  call: {
    check: (answer, { gun, side }, { state, scenario, rules }) =>
      callFaults(answer, gun, ownView(state, side, scenario, rules), rules),
    ask: askCall,
    read: readCall,
    print: printCall,
  },
  'meet-charge': {
    check: (answer, { thirds }) => thirdFaults(answer, thirds),
    ask: askMeetCharge,
    read: readThird,
    print: printThird,
  },
  'break-through': breakThrough,
  'accept-surrender': acceptSurrender,
};
