import type { Chart } from '../../../chart/index.js';
import { armyCharts } from './charts/army.js';
import { fightingCharts } from './charts/fighting.js';
import { movementCharts } from './charts/movement.js';
import { optionalCharts } from './charts/optional.js';
import { reactionCharts } from './charts/reaction.js';

export * from './charts/army.js';
export * from './charts/fighting.js';
export * from './charts/movement.js';
export * from './charts/optional.js';
export * from './charts/reaction.js';

/** Every chart of the book and of its sheet. */
export const wrgCharts: readonly Chart[] = [
  ...armyCharts,
  ...reactionCharts,
  ...movementCharts,
  ...fightingCharts,
  ...optionalCharts,
];
