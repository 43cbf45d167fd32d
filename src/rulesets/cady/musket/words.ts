import type { OrderWords } from '../common/orders.js';

/**
 * What the musket game adds to the notation of orders: foot forms squares, dragoons get up and down, units go into buildings, break
 * their doors, take a floor and come out, go on board, on deck and below, and land; foot fells trees, bars roads with them and opens them.
 *
 * @clause cady/musket/square/who
 * @clause cady/musket/dragoons/dismount
 * @clause cady/musket/building/occupy
 * @clause cady/musket/building/break-door
 * @clause cady/common/forest/clear-trees
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-remove
 */
export const musketWords: OrderWords = {
  formations: { SQ: 'square' },
  tasks: {
    LEAD: { task: 'lead', on: 'id' },
    GRENADES: { task: 'grenades' },
    DETACH: { task: 'detach', on: 'id' },
    JOIN: { task: 'join', on: 'id' },
    MAN: { task: 'man', on: 'id' },
    MOUNT: { task: 'mount' },
    DISMOUNT: { task: 'dismount' },
    ENTER: { task: 'enter', on: 'id' },
    LEAVE: { task: 'leave' },
    STOREY: { task: 'storey', on: 'id' },
    BREAK: { task: 'break', on: 'id' },
    EMBARK: { task: 'embark', on: 'id' },
    LAND: { task: 'land' },
    FELL: { task: 'fell-trees' },
    BARRICADE: { task: 'build-barricade' },
    SWEEP: { task: 'clear-barricade' },
    DECK: { task: 'deck' },
    BELOW: { task: 'below' },
  },
};
