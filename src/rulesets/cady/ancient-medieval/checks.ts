import type { AnswerChecks } from '../../../battle/index.js';
import { thirdFaults } from '../common/choices/answered.js';
import { breakThroughFaults } from '../common/choices/break-through.js';
import { surrenderFaults } from '../common/choices/surrender.js';
import type { AncientTerms } from './terms.js';
import { callFaults } from './turn/machines/calls.js';
import { orderFaults } from './turn/orders.js';
import { ownView } from './view.js';

/** How answers are judged, for each kind of decision. */
export const ancientChecks: AnswerChecks<AncientTerms> = {
  orders: { check: (answer, { side }, by) => orderFaults(answer, side, by) },
  call: {
    check: (answer, { machine, side }, { state, scenario, rules }) =>
      callFaults(answer, machine, ownView(state, side, scenario, rules), rules),
  },
  'meet-charge': { check: (answer, { thirds }) => thirdFaults(answer, thirds) },
  'break-through': { check: breakThroughFaults },
  'accept-surrender': { check: surrenderFaults },
};
