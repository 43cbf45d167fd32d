export { type Absence, type Absent, type AbsentAsWritten, absenceOf, absences } from './absent.js';
export { bandOf, bandsOf, inRange, isRange, parseBand, rowOf } from './bands.js';
export { cellText, isChoice, isFaceBands, isFaces, isMeasure, isSequence, type Lettering } from './cells.js';
export { checkChart, slipsOf } from './check.js';
export { rangeFaults } from './check-ranges.js';
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
export type { ChartReading, FaultKind, Jump, Lines, Monotony, Slip } from './reading.js';
export { chartAsPlayed, type TakenCell, type TakenCells } from './taken.js';
export { type ChartTextOptions, entryText, legendOf } from './text.js';
export type { Band, Cell, Chart, FaceBand, Measure, Range, TypedChart } from './types.js';
