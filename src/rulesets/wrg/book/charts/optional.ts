import type { Chart } from '../../../../chart/index.js';

/** Every chart about sieges, fire, ships, weather, and sword and sorcery, in the order of the book. */
export const optionalCharts: readonly Chart[] = [];
