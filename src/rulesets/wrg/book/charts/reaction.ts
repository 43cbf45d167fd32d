import type { Chart } from '../../../../chart/index.js';

/** Every chart about reaction tests and orders, in the order of the book. */
export const reactionCharts: readonly Chart[] = [];
