/** What becomes of the orders of a unit. */
export interface OrdersAfter {
  /** Its written order holds on. */
  readonly order: boolean;
  /** It goes by the standing orders. */
  readonly standing: boolean;
  /** It knows what signals mean. */
  readonly signals: true;
  /** The order is crossed out. */
  readonly crossedOut: boolean;
  /** What it may do until a new order comes. */
  readonly next: 'obeys' | 'waits-or-tests';
}

/** What may befall an order. */
export type OrderEvent =
  | 'carried-out'
  | 'replaced'
  | 'uncontrolled-advance'
  | 'broken'
  | 'new-order'
  | 'tested-without-order';

/**
 * What a unit still knows of its orders after something has befallen it. A unit out of control or broken forgets all of them, standing
 * orders too, but not what signals mean; a new order or a test without one brings the standing orders back. An order that is
 * carried out, replaced or forgotten is crossed out, and the unit waits, or takes the test of units without an order.
 *
 * Source: Orders > Change of Orders; Loss of Orders.
 *
 * @clause wrg/orders/loss
 * @clause wrg/orders/regain-standing
 * @clause wrg/orders/crossed-out
 * @clause wrg/orders/written-and-underlined
 */
export function ordersAfter(event: OrderEvent): OrdersAfter {
  const forgets = event === 'uncontrolled-advance' || event === 'broken';
  const ordered = event === 'new-order' || event === 'replaced';
  return {
    order: ordered,
    standing: !forgets,
    signals: true,
    crossedOut: forgets || event === 'carried-out' || event === 'replaced',
    next: ordered ? 'obeys' : 'waits-or-tests',
  };
}
