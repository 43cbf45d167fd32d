import type { Chart } from '../../../../chart/index.js';
import { casualtyTable, casualtyTableSheet, pushBackLimits, sheetCasualties } from './casualties.js';
import {
  sheetMaxRange,
  sheetRangesCompared,
  sheetTacticalFactors,
  sheetTacticalFactorsCompared,
  sheetWeaponFactors,
  sheetWeaponFactorsCompared,
} from './fighting-sheet.js';
import { meleeCrewAdditions, meleeRanks, meleeTacticalFactors, meleeWeaponFactors } from './melee.js';
import { randomFactorDistributions } from './random-factor.js';
import { missileRanges, shootingArcs, shootingTacticalFactors, shootingWeaponFactors } from './shooting.js';

export * from './casualties.js';
export * from './fighting-sheet.js';
export * from './melee.js';
export * from './random-factor.js';
export * from './shooting.js';

/** Every chart about shooting, hand-to-hand combat, casualties and what they come to, in the order of the book. */
export const fightingCharts: readonly Chart[] = [
  shootingArcs,
  missileRanges,
  shootingWeaponFactors,
  shootingTacticalFactors,
  randomFactorDistributions,
  meleeWeaponFactors,
  meleeRanks,
  meleeCrewAdditions,
  meleeTacticalFactors,
  casualtyTable,
  pushBackLimits,
  sheetMaxRange,
  sheetRangesCompared,
  sheetWeaponFactors,
  sheetWeaponFactorsCompared,
  sheetTacticalFactors,
  sheetTacticalFactorsCompared,
  sheetCasualties,
  casualtyTableSheet,
];
