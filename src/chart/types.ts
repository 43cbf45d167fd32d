import type { ClauseId, Source } from '../rulebook/index.js';
import type { Absent } from './absent.js';
import type { ChartReading } from './reading.js';

/** An inclusive range of whole numbers; `to: null` means it has no end. */
export interface Range {
  readonly from: number;
  readonly to: number | null;
}

/** A number with what it measures, where the chart prints that too: `{ value: 6, unit: 'diameter' }`. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

/** Die faces that count over one part of a range. */
export interface FaceBand extends Range {
  readonly faces: readonly number[];
}

/**
 * What a printed cell can hold: a number, a word, yes or no, sorted die faces, a range, words in the order in which things are
 * done, several such sequences to choose from, a number with its unit, faces band by band; `null` where there is nothing to
 * hold, and the chart's `absent` says of which kind.
 */
export type Cell =
  | number
  | string
  | boolean
  | null
  | readonly number[]
  | Range
  | readonly string[]
  | readonly (readonly string[])[]
  | Measure
  | readonly FaceBand[];

/** A printed chart: rows × columns, every cell read from its source. */
export interface Chart<Row extends string = string, Column extends string = string, C extends Cell = Cell> {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  /** The clauses that it is the chart of. */
  readonly clauses?: readonly ClauseId[];
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cells: { readonly [R in Row]: { readonly [K in Column]: C } };
  /** Why empty cells are empty, as far as anybody says so. */
  readonly absent?: Absent;
  /** How it is meant to be read, so that it can be checked. */
  readonly reading?: ChartReading;
}

/**
 * A chart whose columns hold different things: `Columns` says what a cell of each column may be. What `defineChart`
 * returns; it is a `Chart` too.
 */
export interface TypedChart<Row extends string, Columns extends { readonly [column: string]: Cell }> {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  /** The clauses that it is the chart of. */
  readonly clauses?: readonly ClauseId[];
  readonly rows: readonly Row[];
  readonly columns: readonly (keyof Columns & string)[];
  readonly cells: { readonly [R in Row]: Columns };
  /** Why each empty cell is empty. */
  readonly absent: Absent;
  /** How it is meant to be read, so that it can be checked. */
  readonly reading: ChartReading;
}

/** A labelled range, such as the column `41-50` of a morale chart. */
export interface Band<Label extends string = string> extends Range {
  readonly label: Label;
}
