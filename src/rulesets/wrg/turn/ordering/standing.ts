import { printOrder, readOrder, readStandingOrder } from '../../orders/notation.js';
import { isNoOrder, type OrderStep, type StandingOrder, stepsOfOrder, type WrittenOrder } from '../../orders/order.js';
import type { WrgScenario } from '../../schema.js';
import type { SideId, Unit, WrgState } from '../../state.js';
import { mainBodyOf } from '../../units.js';

const standingOrders = new WeakMap<WrgScenario, Map<SideId, readonly StandingOrder[]>>();

/** The standing orders that a side has handed in. */
export function standingOrdersOf(scenario: WrgScenario, side: SideId): readonly StandingOrder[] {
  const known = standingOrders.get(scenario) ?? new Map<SideId, readonly StandingOrder[]>();
  standingOrders.set(scenario, known);
  const read =
    known.get(side) ??
    (scenario.sides[side]?.standingOrders ?? []).flatMap(typed => {
      const order = readStandingOrder(typed);
      return 'read' in order ? [order.read] : [];
    });
  known.set(side, read);
  return read;
}

/** An order as it was written; `null` for none, and for what cannot be read. */
export function writtenOrder(text: string | null): WrittenOrder | null {
  if (text === null) return null;
  const order = readOrder(text);
  return 'read' in order ? order.read : null;
}

/** An order as it is printed, however it was typed: two that say the same are the same. */
export function printedOrder(text: string): string {
  const order = writtenOrder(text);
  return order === null ? text : printOrder(order);
}

/**
 * What the order of a unit bids it now, or its unit if it is a sub-unit; `undefined` where there is no order, or it is carried out.
 *
 * @clause wrg/orders/sub-units-no-orders
 * @clause wrg/orders/initiative-orders-void
 * @clause wrg/orders/regain-standing
 */
export function stepOf(unit: Unit, state: Pick<WrgState, 'units'>, scenario: WrgScenario): OrderStep | undefined {
  const main = mainBodyOf(state, unit);
  const order = writtenOrder(main.order);
  if (order === null || isNoOrder(order) || main.carriedOut) return undefined;
  return stepsOfOrder(order, standingOrdersOf(scenario, unit.side), main.troops.type)?.[main.step];
}

/**
 * Whether a unit has an order that is not carried out; to use its initiative is none.
 *
 * @clause wrg/orders/initiative-orders-void
 */
export function hasCurrentOrder({ order, carriedOut }: Pick<Unit, 'order' | 'carriedOut'>): boolean {
  return !carriedOut && !isNoOrder(writtenOrder(order));
}

/** How many things the order of a unit bids. */
export function stepsIn(unit: Unit, scenario: WrgScenario): number {
  const order = writtenOrder(unit.order);
  if (order === null) return 0;
  return stepsOfOrder(order, standingOrdersOf(scenario, unit.side), unit.troops.type)?.length ?? 0;
}
