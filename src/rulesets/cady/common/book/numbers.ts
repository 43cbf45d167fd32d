import type { NumberGroup } from '../../../../book/index.js';
import {
  armyNumbers,
  detachNumbers,
  imperialNumbers,
  mercenaryNumbers,
  surrenderNumbers,
  tableNumbers,
  unitNumbers,
} from './numbers/army.js';
import { forestNumbers, groundNumbers, hiddenNumbers, sightingNumbers, waterNumbers } from './numbers/field.js';
import { battleNumbers, chargeNumbers, diceNumbers, meleeNumbers, threeDiceNumbers } from './numbers/fighting.js';
import { movementNumbers, passThroughNumbers, skirmishNumbers, thirdsNumbers } from './numbers/moving.js';

export * from './numbers/army.js';
export * from './numbers/field.js';
export * from './numbers/fighting.js';
export * from './numbers/moving.js';

/** Every number that the Common Rules print outside their charts. */
export const commonNumbers: readonly NumberGroup[] = [
  diceNumbers,
  unitNumbers,
  armyNumbers,
  imperialNumbers,
  detachNumbers,
  mercenaryNumbers,
  tableNumbers,
  thirdsNumbers,
  movementNumbers,
  passThroughNumbers,
  skirmishNumbers,
  chargeNumbers,
  threeDiceNumbers,
  meleeNumbers,
  battleNumbers,
  surrenderNumbers,
  sightingNumbers,
  hiddenNumbers,
  forestNumbers,
  groundNumbers,
  waterNumbers,
];
