import type { NumberGroup } from '../../../../book/index.js';
import { greekFireNumbers, phalanxNumbers, romanNumbers, slingerScreenNumbers } from './numbers/ancients.js';
import {
  armyNumbers,
  battleNumbers,
  ransomNumbers,
  sheetNumbers,
  siegeNumbers,
  supplyNumbers,
} from './numbers/army.js';
import { engineNumbers, gunpowderNumbers } from './numbers/artillery.js';
import { chariotNumbers, elephantNumbers } from './numbers/elephants-and-chariots.js';
import { caltropsNumbers, stakesNumbers, thrownNumbers } from './numbers/field.js';
import { fierceNumbers, longArmsNumbers, mountedInfantryNumbers, warWagonNumbers } from './numbers/medieval.js';
import { missileNumbers, sightingNumbers } from './numbers/missiles.js';
import { columnMarchNumbers } from './numbers/movement.js';

/** Every number of the ancient and medieval period that stands outside a chart and a ruling, in the order of the book. */
export const ancientMedievalNumbers: readonly NumberGroup[] = [
  armyNumbers,
  supplyNumbers,
  battleNumbers,
  engineNumbers,
  sightingNumbers,
  missileNumbers,
  columnMarchNumbers,
  romanNumbers,
  elephantNumbers,
  phalanxNumbers,
  slingerScreenNumbers,
  chariotNumbers,
  greekFireNumbers,
  mountedInfantryNumbers,
  longArmsNumbers,
  fierceNumbers,
  warWagonNumbers,
  gunpowderNumbers,
  caltropsNumbers,
  stakesNumbers,
  thrownNumbers,
  ransomNumbers,
  siegeNumbers,
  sheetNumbers,
];
