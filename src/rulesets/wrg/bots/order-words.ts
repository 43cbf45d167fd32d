import type { SeenUnit } from '../state.js';

/** How an order begins that has a unit attack somebody; his id follows. */
export const ATTACK = 'ATTACK ';

/** How an order begins that has a unit support a friend; his id follows. */
export const SUPPORT = 'SUPPORT ';

/** How an order begins that has a unit march somewhere. */
export const MOVE = 'MOVE ';

/** How an order begins that has a unit fall back. */
export const RETIRE = 'RETIRE';

/** What the order of a unit of one's own bids it now. */
export function stepNow({ order, step }: Pick<SeenUnit, 'order' | 'step'>): string | undefined {
  const bidden = order?.split(';')[step];
  return bidden === undefined ? undefined : withoutManner(bidden);
}

/** A step of an order without how it is to be done, `, at half speed`. */
function withoutManner(step: string): string {
  return (step.split(',')[0] ?? '').trim();
}

/** The enemy whom an order has a unit attack, sooner or later. */
export function attackedBy(order: string | null | undefined): string | undefined {
  return order == null ? undefined : attacksOf(order)[0];
}

/** Everybody whom an order has a unit attack, one after the other. */
export function attacksOf(order: string): readonly string[] {
  const steps = order.split(';').map(withoutManner);
  return steps.filter(step => step.startsWith(ATTACK)).map(step => step.slice(ATTACK.length));
}
