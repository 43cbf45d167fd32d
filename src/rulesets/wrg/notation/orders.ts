import type { GeneralId } from '../state.js';
import type { NewOrder, WrgRequests } from '../terms.js';
import { isId, misread, partsByUnit, type Read } from './words.js';

type OrdersAnswer = WrgRequests['orders']['answer'];
type OrdersAsked = WrgRequests['orders']['asks']['units'];

/** How an order can be sent. */
export const newOrderWays = [
  'written',
  'signal',
  'messenger',
  'crow',
  'general',
] as const satisfies readonly NewOrder['by'][];

/** What says that nobody is given an order. */
export const noOrders = 'none';

/** How orders are written, with a unit that may be given some. */
function mendFor([first]: OrdersAsked): string {
  const unit = first?.unit ?? 'legion';
  return `write for example "${unit}: by ${first?.by[0] ?? 'messenger'}: MOVE N 100" or "${unit}: HOLD"; "none" leaves all as they are`;
}

/**
 * Reads the orders of a side: `gauls: by messenger from hanno: ATTACK legion-1; horse: HOLD`. Where it is not said how an order comes, it comes in the
 * first way that is open. Of the order itself any text is taken: whether it is one, the rules say.
 */
export function readNewOrders(typed: string, units: OrdersAsked): Read<OrdersAnswer> {
  if (typed.trim() === '' || typed.trim() === noOrders) return { answer: {} };
  const orders: Record<string, NewOrder> = {};
  for (const [id, rest] of partsByUnit(typed)) {
    if (id === '') return misread('', `"${rest}" does not say for which unit it is`, mendFor(units));
    const order = readNewOrder(rest, units.find(({ unit }) => unit === id)?.by[0] ?? 'written');
    if (order === undefined) return misread(id, `"${rest}" is no order and no way to send one`, mendFor(units));
    orders[id] = order;
  }
  return { answer: orders };
}

/** Reads one order, `by messenger from hanno: ATTACK legion-1`, or without the way that it comes. */
export function readNewOrder(typed: string, usual: NewOrder['by']): NewOrder | undefined {
  const [, way, from, sent] = /^by (\S+?)(?: from (\S+?))?\s*:\s*(.+)$/s.exec(typed) ?? [];
  if (way === undefined) return typed === '' || typed.startsWith('by ') ? undefined : { order: typed, by: usual };
  const by = newOrderWays.find(each => each === way);
  if (by === undefined || sent === undefined || (from !== undefined && !isId(from))) return undefined;
  return newOrder(sent.trim(), by, from);
}

function newOrder(order: string, by: NewOrder['by'], from: GeneralId | undefined): NewOrder {
  return { order, by, ...(from === undefined ? {} : { from }) };
}

/** Orders in the notation that `readNewOrders` reads. */
export function printNewOrders(orders: OrdersAnswer): string {
  const parts = Object.entries(orders).map(([unit, order]) => `${unit}: ${printNewOrder(order)}`);
  return parts.length === 0 ? noOrders : parts.join('; ');
}

/** One order with the way it comes: `by messenger from hanno: ATTACK legion-1`. */
export function printNewOrder({ order, by, from }: NewOrder): string {
  return `by ${by}${from === undefined ? '' : ` from ${from}`}: ${order}`;
}
