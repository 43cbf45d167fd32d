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
