import type { AnswerChecks } from '../../../battle/index.js';
import { thirdFaults } from '../common/choices/answered.js';
import { breakThroughFaults } from '../common/choices/break-through.js';
import { surrenderFaults } from '../common/choices/surrender.js';
import { eventFaults } from './chance/faults.js';
import type { MusketTerms } from './terms.js';
import { callFaults } from './turn/artillery.js';
import { orderFaults } from './turn/orders.js';
import { ownView } from './view.js';

/** How answers are judged, for each kind of decision on land. */
export const landChecks: Omit<AnswerChecks<MusketTerms>, 'helm'> = {
  orders: { check: (answer, { side }, by) => orderFaults(answer, side, by) },
  call: {
    check: (answer, { gun, side }, { state, scenario, rules }) =>
      callFaults(answer, gun, ownView(state, side, scenario, rules), rules),
  },
  event: { check: (answer, request) => eventFaults(answer, request) },
  'meet-charge': { check: (answer, { thirds }) => thirdFaults(answer, thirds) },
  'break-through': { check: breakThroughFaults },
  'accept-surrender': { check: surrenderFaults },
};
