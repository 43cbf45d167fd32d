import type { Source } from '../rulebook/index.js';

/** An inclusive range of whole numbers; `to: null` means it has no end. */
export interface Range {
  readonly from: number;
  readonly to: number | null;
}

/** What a printed cell can hold. Die faces are sorted arrays, ranges `{from, to}`, "nothing" or "cannot" is `null`. */
export type Cell = number | string | boolean | null | readonly number[] | Range;

/** A printed chart: rows × columns, every cell read from its source. */
export interface Chart<Row extends string = string, Column extends string = string, C extends Cell = Cell> {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cells: { readonly [R in Row]: { readonly [K in Column]: C } };
}

/**
 * A chart whose columns hold different things: `Columns` says what a cell of each column may be. What `defineChart`
 * returns; it is a `Chart` too.
 */
export interface TypedChart<Row extends string, Columns extends { readonly [column: string]: Cell }> {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly rows: readonly Row[];
  readonly columns: readonly (keyof Columns & string)[];
  readonly cells: { readonly [R in Row]: Columns };
}

/** A labelled range, such as the column `41-50` of a morale chart. */
export interface Band<Label extends string = string> extends Range {
  readonly label: Label;
}
