import type { NumberGroup } from '../../../../book/index.js';
import { ammunitionNumbers, artilleryNumbers, forestFireNumbers, overheadNumbers } from './numbers/artillery.js';
import { eventNumbers } from './numbers/events.js';
import { eventFightNumbers } from './numbers/events-in-fights.js';
import { columnMarchNumbers, sightingNumbers, squareNumbers } from './numbers/formations.js';
import { houseNumbers } from './numbers/houses.js';
import { offLoadNumbers } from './numbers/off-loading.js';
import { boatNumbers, shipNumbers } from './numbers/ships.js';
import { deepTargetNumbers, friendlyFireNumbers, grenadeNumbers, smallArmsNumbers } from './numbers/small-arms.js';

export * from './numbers/artillery.js';
export * from './numbers/events.js';
export * from './numbers/events-in-fights.js';
export * from './numbers/formations.js';
export * from './numbers/houses.js';
export * from './numbers/off-loading.js';
export * from './numbers/ships.js';
export * from './numbers/small-arms.js';

/** Every number that the musket period prints outside its charts. */
export const musketNumbers: readonly NumberGroup[] = [
  sightingNumbers,
  squareNumbers,
  columnMarchNumbers,
  smallArmsNumbers,
  friendlyFireNumbers,
  grenadeNumbers,
  deepTargetNumbers,
  artilleryNumbers,
  ammunitionNumbers,
  overheadNumbers,
  forestFireNumbers,
  houseNumbers,
  eventNumbers,
  eventFightNumbers,
  shipNumbers,
  boatNumbers,
  offLoadNumbers,
];
