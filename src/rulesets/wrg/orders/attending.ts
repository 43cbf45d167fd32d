import { wrgRules } from '../rules.js';
import type { DeliveryRules } from './delivery.js';

/** What may keep somebody from dictating an order, from listening to a report, or from digesting an order. */
export const distractions = [
  /** He goes faster than at a normal move: he charges, pursues, routs or is out of control. */
  'at-a-run',
  /** He fights hand to hand in the front rank. */
  'hand-to-hand',
  /** His body is sent back: it evades, retires or rallies back. */
  'sent-back',
] as const;
export type Distraction = (typeof distractions)[number];

/**
 * What keeps a general from dictating an order or listening to a report in a period, of what he is at; `undefined` where nothing does. A normal
 * move never hinders it; what else does is `wrg/ruling/attention`.
 *
 * Source: Orders > Change of Orders.
 *
 * @clause wrg/orders/delay-period
 */
export function keptFromAttending(
  at: readonly Distraction[],
  { reaction: { orders } }: DeliveryRules = wrgRules(),
): Distraction | undefined {
  return at.find(each => orders.delays.hinderedBy.includes(each));
}

/**
 * Whether a unit can digest an order in a period: not while it goes faster than at a normal move. A melee does not keep it from it, else nobody
 * could be told to break one off.
 *
 * Source: Orders > Change of Orders; After hand-to-hand fighting.
 *
 * @clause wrg/orders/delay-period
 */
export function mayDigest(at: readonly Distraction[]): boolean {
  return !at.includes('at-a-run');
}
