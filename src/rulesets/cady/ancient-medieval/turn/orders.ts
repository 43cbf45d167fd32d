import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import * as shared from '../../common/turn/command/orders.js';
import type { OrdersSection } from '../../common/turn/period.js';
import { reinforcementsOf } from '../army/enlist.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';
import { ancientMedievalWords } from '../words.js';
import { groupFaults, spreadOrders } from './group-orders.js';
import { ancientMoving } from './movement.js';
import { ancientRegrouping } from './troops/regrouping.js';
import { taskFaults } from './works/task-faults.js';

/** What may be ordered besides, and who comes on later. */
export const ancientOrders: OrdersSection<AncientUnit, AncientMedievalRules, AncientState, AncientContext> = {
  words: ancientMedievalWords,
  faults: taskFaults,
  spread: spreadOrders,
  reinforcements: ({ scenario, rules }) => reinforcementsOf(scenario, rules),
};

/** What orders are judged by. */
interface Judged {
  readonly state: AncientState;
  readonly scenario: AncientScenario;
  readonly rules: AncientMedievalRules;
}

/** Faults in a side's orders: units that are not its own or not there, and every fault of each order. */
export function orderFaults(answer: unknown, side: SideId, at: Judged): Violation[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return shared.orderFaults(answer, side, { ...at, period });
  }
  const spread = spreadOrders({ ...answer }, side, at.state);
  return [...groupFaults(answer, side, at.state), ...shared.orderFaults(spread, side, { ...at, period })];
}

/** Faults in the order of one unit. */
export function orderFaultsOf(unit: AncientUnit, text: unknown, path: string, at: Judged): readonly Violation[] {
  return shared.orderFaultsOf(unit, text, path, { ...at, period });
}

const period = { orders: ancientOrders, moving: ancientMoving, regrouping: ancientRegrouping };
