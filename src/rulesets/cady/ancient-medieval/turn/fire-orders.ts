import type { Violation } from '../../../../rulebook/index.js';
import type { Order } from '../../common/orders.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';

/** Every fault in what an order says of shooting and throwing: `FIRE x`, `FB`, `INDIRECT`, `THROW`. Called by the check of orders. */
export function fireOrderFaults(
  _unit: AncientUnit,
  _order: Order,
  _path: string,
  _field: { readonly state: AncientState; readonly rules: AncientMedievalRules },
): readonly Violation[] {
  return [];
}
