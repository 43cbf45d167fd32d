import type { Chart } from './types.js';

/** How a chart is meant to be read, so that the checker knows what would be wrong with it. */
export interface ChartReading {
  /** Faces of the die that arrays of numbers speak of: a face below 1 or above this is wrong. */
  readonly die?: number;
  /** Cells that are ranges divide a line between them: down each column, or along each row. */
  readonly ranges?: 'down-columns' | 'along-rows';
  /** The values the ranges must cover, the same for every line. By default from the first range's start to the last one's end. */
  readonly span?: { readonly from: number; readonly to: number | null };
  /** The names of rows or columns are bands (`1-10`, `11-20`, …) that must follow on each other. */
  readonly bandNames?: 'rows' | 'columns' | 'both';
  /** Cells that must not fall (or rise) from one row to the next, or from one column to the next. */
  readonly monotony?: readonly Monotony[];
  /** Report neighbours in a monotone line that differ by more than this factor. */
  readonly jump?: number;
}

/** An order that cells keep: `rising` allows equals. Faces are compared by how many they are, ranges by where they begin. */
export interface Monotony {
  /** `rows`: from each row to the next within a column; `columns`: from each column to the next within a row. */
  readonly along: 'rows' | 'columns';
  readonly direction: 'rising' | 'falling';
  /** The lines to check (columns for `along: rows`, rows for `along: columns`); all of them by default. */
  readonly only?: readonly string[];
}

/** Something wrong with a chart. */
export interface ChartFault {
  readonly kind: 'gap' | 'overlap' | 'unreachable' | 'dead' | 'monotony' | 'jump' | 'die-face';
  /** The chart's id, then the row or column, then the cell where there is one: `my-chart.rout.91-100`. */
  readonly path: string;
  readonly row?: string;
  readonly column?: string;
  readonly problem: string;
  readonly mend: string;
}

/** Everything wrong with a chart, in the order of its lines; nothing when it is sound. */
export function checkChart(_chart: Chart, _reading: ChartReading = {}): readonly ChartFault[] {
  return [];
}
