export { bandOf, bandsOf, inRange, isRange, parseBand, rowOf } from './bands.js';
export { checkChart } from './check.js';
export {
  type CellChanges,
  type ColumnsOf,
  cell,
  defineChart,
  type PrintedCells,
  type PrintedChart,
  patchChart,
  type Widened,
} from './define.js';
export type { ChartFault } from './faults.js';
export { type ChartJson, chartJson } from './json.js';
export { ladder, type Step, type StepLadder, step } from './ladder.js';
export { type ReadableChart, readChart } from './read.js';
export type { ChartReading, Jump, Lines, Monotony } from './reading.js';
export type { Band, Cell, Chart, Range, TypedChart } from './types.js';
