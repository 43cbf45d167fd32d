import type { Range } from './types.js';

/** How a chart is meant to be read, so that the checker knows what would be wrong with it. Everything is optional. */
export interface ChartReading {
  /** Faces of the die that arrays of numbers speak of. */
  readonly die?: number;
  /** Cells that are ranges divide a line between them: down each column, or along each row. The first that fits counts. */
  readonly ranges?: 'down-columns' | 'along-rows';
  /** The values that ranges must cover. By default each line from the start of its lowest range to the end of its highest. */
  readonly span?: Range;
  /** Names of rows or columns that are bands (`1-10`, `11-20`, `401+`) and must follow on each other. */
  readonly bandNames?: 'rows' | 'columns' | 'both';
  /** The values that band names must cover. By default from the start of the first to the end of the last. */
  readonly bandSpan?: Range;
  /** Orders that cells must keep. */
  readonly monotony?: readonly Monotony[];
  /** How much neighbouring cells may differ. */
  readonly jumps?: readonly Jump[];
}

/** The lines of a chart: `rows` goes from row to row within each column, `columns` from column to column within each row. */
export interface Lines {
  readonly along: 'rows' | 'columns';
  /** Only these lines: names of columns for `along: 'rows'`, of rows for `along: 'columns'`. All of them by default. */
  readonly only?: readonly string[];
}

/**
 * An order that cells keep; equals are allowed. Faces count by how many they are, ranges by both their ends; cells
 * that are `null` or words are passed over.
 */
export interface Monotony extends Lines {
  readonly direction: 'rising' | 'falling';
}

/** Neighbouring cells differ by no more than this factor. Measured like `Monotony`; a neighbour of 0 counts as 1. */
export interface Jump extends Lines {
  readonly factor: number;
}
