import type { Chart } from '../../../chart/index.js';
import { commandRange, dieTests } from './charts/command.js';
import { artilleryDice, artilleryRangeBands, fireTargetModifiers, weaponRanges } from './charts/fire.js';
import { combatValues, meleeDiceAdjustments } from './charts/melee.js';
import { movementActions, movementAllowances } from './charts/movement.js';
import { basing, unitSizes } from './charts/stands.js';
import { initiativeDice, turnSequence } from './charts/turn.js';

export * from './charts/command.js';
export * from './charts/fire.js';
export * from './charts/melee.js';
export * from './charts/movement.js';
export * from './charts/stands.js';
export * from './charts/turn.js';

/** Every chart of the book, in its order. */
export const raymondCharts: readonly Chart[] = [
  basing,
  unitSizes,
  turnSequence,
  initiativeDice,
  weaponRanges,
  fireTargetModifiers,
  artilleryRangeBands,
  artilleryDice,
  commandRange,
  combatValues,
  meleeDiceAdjustments,
  movementAllowances,
  movementActions,
  dieTests,
];
