import type { AnswerChecks } from '../../../../battle/index.js';
import * as shared from '../../common/turn/command/orders.js';
import { landChecks } from '../checks.js';
import type { MusketTerms } from '../terms.js';
import { musketPeriod } from '../turn/period.js';
import { helmFaults } from './helm.js';
import { withShips } from './period.js';

const period = withShips(musketPeriod);

/** How answers are judged, for each kind of decision, where there are ships and boats. */
export const musketChecks: AnswerChecks<MusketTerms> = {
  ...landChecks,
  orders: { check: (answer, { side }, by) => shared.orderFaults(answer, side, { ...by, period }) },
  helm: { check: (answer, { vessels }, by) => helmFaults(answer, vessels, by) },
};
