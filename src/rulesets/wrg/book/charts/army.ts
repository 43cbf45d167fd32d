import type { Chart } from '../../../../chart/index.js';

/** Every chart about armies: types of troops, bases, organisation, generals, points, setting up, winning, in the order of the book. */
export const armyCharts: readonly Chart[] = [];
