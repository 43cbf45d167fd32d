import type { Chart } from '../../../../chart/index.js';

/** Every chart about movement, disorganisation, shields, rout and pursuit, in the order of the book. */
export const movementCharts: readonly Chart[] = [];
