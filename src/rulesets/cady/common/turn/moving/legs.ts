import type { Bearing, Leg } from '../../../../../table/index.js';
import type { Order } from '../../orders.js';

/**
 * The legs of an order on the table. Fractions are of the printed move and count what the ground takes of it; cm are ground.
 *
 * @clause cady/common/orders/contents-direction
 * @clause cady/common/orders/contents-distance
 */
export function legsOf(order: Order, { facing }: { readonly facing: Bearing }, move: number): Leg[] {
  let heading = facing;
  return order.legs.map(({ direction, distance }) => {
    heading = direction === 'ahead' ? heading : direction;
    if (distance.by === 'full') return { bearing: heading, distance: 'all' };
    if (distance.by === 'cm') return { bearing: heading, distance: distance.cm, measure: 'ground' };
    const [parts, whole] = distance.of;
    return { bearing: heading, distance: (move * parts) / whole, measure: 'allowance' };
  });
}
