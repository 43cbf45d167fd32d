import type { Reply } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { type OrderRules, type OrderWords, readOrder } from '../orders.js';
import type { OrdersAnswer } from '../turn/requests.js';

/** Says that somebody’s order of last turn stands. */
export const keep = 'keep';

/** Who may be ordered about, and by what words and rules. */
export interface ToBeOrdered {
  readonly ids: readonly string[];
  readonly words?: OrderWords;
  readonly rules: OrderRules;
  /** Whether a name stands for several; none does unless it is given. */
  readonly isGroup?: (name: string) => boolean;
}

/** An order as it is typed for somebody; `keep` where the last one stands. */
export type TypedOrder = readonly [id: string, order: string];

/** Reads the orders of several, `id: order` set off by `;`: each with its own, or every fault. */
export function readEachOrder(
  typed: string,
  to: ToBeOrdered,
): { readonly orders: readonly TypedOrder[] } | { readonly violations: readonly Violation[] } {
  const orders = typed
    .split(';')
    .filter(part => part.trim() !== '')
    .map(part => typedOrder(part, to));
  const violations = orders.flatMap(order => faultsOf(order, to));
  return violations.length > 0 ? { violations } : { orders };
}

/** Who is to do what. The colon may be left out after the name of somebody who may be ordered about. */
function typedOrder(part: string, { ids, isGroup }: ToBeOrdered): TypedOrder {
  const [, id, order = ''] = /^\s*([^:]*?)\s*:(.*)$/.exec(part) ?? [];
  if (id !== undefined) return [id, order.trim()];
  const [, first = '', rest = ''] = /^\s*(\S+)(.*)$/.exec(part) ?? [];
  return ids.includes(first) || isGroup?.(first) === true ? [first, rest.trim()] : ['', part.trim()];
}

function faultsOf([id, order]: TypedOrder, { ids, words, rules, isGroup }: ToBeOrdered): readonly Violation[] {
  if (!ids.includes(id) && isGroup?.(id) !== true) {
    const problem = id === '' ? 'it is not said which unit is to do this' : `there is no "${id}" to be ordered about`;
    const mend = `write for example "${ids[0] ?? 'unit'}: H"; your units are ${ids.join(', ')}`;
    return [{ path: 'orders', problem, mend }];
  }
  if (order === keep) return [];
  const read = readOrder(order, id, words, rules);
  return 'violations' in read ? read.violations : [];
}

/** Reads the orders of a side as one line: `alpha: N 1/3; beta: H`. What is left out, and `keep`, keeps its last order. */
export function readWrittenOrders(typed: string, to: ToBeOrdered): Reply<OrdersAnswer> {
  const read = readEachOrder(typed, to);
  if ('violations' in read) return read;
  return { answer: Object.fromEntries(read.orders.filter(([, order]) => order !== keep)) };
}

/** The orders of a side as one line that `readWrittenOrders` reads. */
export function printWrittenOrders(orders: OrdersAnswer): string {
  return Object.entries(orders)
    .map(([id, order]) => `${id}: ${order}`)
    .join('; ');
}
