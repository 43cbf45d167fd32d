import type { OrderWords } from '../common/orders.js';

/**
 * What the musket game adds to the notation of orders: dragoons get up and down.
 *
 * @clause cady/musket/dragoons/dismount
 */
export const musketWords: OrderWords = {
  formations: {},
  tasks: { MOUNT: { task: 'mount' }, DISMOUNT: { task: 'dismount' } },
};
