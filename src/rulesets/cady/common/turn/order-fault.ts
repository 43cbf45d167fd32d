import type { Violation } from '../../../../rulebook/index.js';
import type { OrderFault } from './period.js';

/** What a rule finds wrong, as a fault of the order that asks for it. */
export function asOrderFault({ clause, problem, mend }: Omit<Violation, 'path'>): OrderFault {
  return { clause: clause ?? 'cady/common/orders/must-be-specific', problem, mend };
}
