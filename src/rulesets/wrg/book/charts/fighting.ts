import type { Chart } from '../../../../chart/index.js';

/** Every chart about shooting, hand-to-hand combat, casualties and what they come to, in the order of the book. */
export const fightingCharts: readonly Chart[] = [];
