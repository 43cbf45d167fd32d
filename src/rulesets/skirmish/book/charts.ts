import type { Chart } from '../../../chart/index.js';
import { campaignCharts } from './charts/campaign.js';
import { meleeCharts } from './charts/melee.js';
import { menCharts } from './charts/men.js';
import { moraleCharts } from './charts/morale.js';
import { movingCharts } from './charts/moving.js';
import { shootingCharts } from './charts/shooting.js';
import { siegeCharts } from './charts/siege.js';
import { woundsCharts } from './charts/wounds.js';

export * from './charts/campaign.js';
export * from './charts/melee.js';
export * from './charts/men.js';
export * from './charts/morale.js';
export * from './charts/moving.js';
export * from './charts/shooting.js';
export * from './charts/siege.js';
export * from './charts/wounds.js';

/** Every chart of the book, in its order. */
export const skirmishCharts: readonly Chart[] = [
  ...menCharts,
  ...movingCharts,
  ...shootingCharts,
  ...meleeCharts,
  ...moraleCharts,
  ...woundsCharts,
  ...siegeCharts,
  ...campaignCharts,
];
