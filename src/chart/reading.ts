import type { Range } from './types.js';

/** How a chart is meant to be read, so that the checker knows what would be wrong with it. Everything is optional. */
export interface ChartReading {
  /** Faces of the die that lists of numbers speak of; by the name of a row or column where the dice of a chart differ. */
  readonly die?: number | { readonly [line: string]: number };
  /** How many of them are thrown together, if more than one: the lists hold totals then. */
  readonly dice?: number;
  /** Lists of faces divide the die between them: down each column, or along each row. Each face has one place. */
  readonly faces?: 'down-columns' | 'along-rows';
  /** Cells that are ranges divide a line between them: down each column, or along each row. The first that fits counts. */
  readonly ranges?: 'down-columns' | 'along-rows';
  /** The columns whose ranges do so; all of them by default. */
  readonly rangeColumns?: readonly string[];
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
  /** Faults that the print has, and that are kept as they are printed. */
  readonly slips?: readonly Slip[];
}

/** A fault of the print: what kind it is, where it stands, and which values it is about, as far as those are named. */
export interface Slip {
  readonly kind: FaultKind;
  readonly row?: string;
  readonly column?: string;
  readonly values?: Range;
  /** The ruling that says how it is played, or why it stands. */
  readonly because: string;
}

/**
 * What can be wrong with a chart:
 *
 * - `gap`: a value that no band or range holds, a face without a place; `overlap`: one that two hold;
 * - `unreachable`: a cell, row or column that no value leads to;
 * - `dead`: a cell that can be led to and never counts (empty, or hidden behind cells before it);
 * - `monotony`, `jump`: see `Monotony` and `Jump`;
 * - `die-face`: a face that the die does not have, or the same face twice.
 */
export type FaultKind = (typeof faultKinds)[number];

/** All the kinds of faults. */
export const faultKinds = ['gap', 'overlap', 'unreachable', 'dead', 'monotony', 'jump', 'die-face'] as const;

/** The lines of a chart: `rows` goes from row to row within each column, `columns` from column to column within each row. */
export interface Lines {
  readonly along: 'rows' | 'columns';
  /** Only these lines: names of columns for `along: 'rows'`, of rows for `along: 'columns'`. All of them by default. */
  readonly only?: readonly string[];
}

/**
 * An order that cells keep; equals are allowed. Faces count by how many they are, ranges by both their ends, numbers with a
 * unit by the number; cells that are `null`, words or faces band by band are passed over.
 */
export interface Monotony extends Lines {
  readonly direction: 'rising' | 'falling';
}

/** Neighbouring cells differ by no more than this factor. Measured like `Monotony`; a neighbour of 0 counts as 1. */
export interface Jump extends Lines {
  readonly factor: number;
}
