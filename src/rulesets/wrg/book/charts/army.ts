import type { Chart } from '../../../../chart/index.js';
import { baseSizes, bases15mm, transitionBasePenalty } from './basing.js';
import { subordinatePersonality, twoWeaponCombinations, unitSizes } from './organisation.js';
import { marchAndWaterPoints, pointsValues } from './points.js';
import { troopTypeChart } from './troop-types.js';

export * from './basing.js';
export * from './organisation.js';
export * from './points.js';
export * from './troop-types.js';

/** Every chart about armies: types of troops, bases, organisation, generals, points, setting up, winning, in the order of the book. */
export const armyCharts: readonly Chart[] = [
  troopTypeChart,
  baseSizes,
  transitionBasePenalty,
  unitSizes,
  subordinatePersonality,
  pointsValues,
  twoWeaponCombinations,
  marchAndWaterPoints,
  bases15mm,
];
