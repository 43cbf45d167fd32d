import type { Chart } from '../chart/index.js';

declare const held: unique symbol;

/** A cell of a chart by its place, so that a reading of a ruling points at what is printed instead of copying it. */
export interface CellAt<Value = unknown> {
  readonly chart: Chart;
  readonly row: string;
  readonly column: string;
  /** What the cell holds; only the compiler sees it. */
  readonly [held]?: Value;
}

/** The places of a chart's cells, by row and column. */
export type CellsAt<Cells> = {
  readonly [Row in keyof Cells]: { readonly [Column in keyof Cells[Row]]: CellAt<Cells[Row][Column]> };
};

const places = new WeakSet<object>();
const reckonings = new WeakSet<object>();

/** A value worked out from cells that it points at: the end of a printed range, the sum of two steps. */
export interface Reckoned<Value = unknown> {
  readonly from: readonly CellAt[];
  readonly how: (...held: never[]) => Value;
}

/** The cells of a chart as places to point at: `cellsAt(fire).near['muskets-odds']`. */
export function cellsAt<C extends Chart>(chart: C): CellsAt<C['cells']>;
export function cellsAt(chart: Chart): { readonly [row: string]: { readonly [column: string]: CellAt } } {
  return Object.fromEntries(
    chart.rows.map(row => [
      row,
      Object.fromEntries(chart.columns.map(column => [column, placeOf(chart, row, column)])),
    ]),
  );
}

function placeOf(chart: Chart, row: string, column: string): CellAt {
  const place = Object.freeze({ chart, row, column });
  places.add(place);
  return place;
}

/** A value worked out from what cells hold: `reckoned([far['rifles-range-cm']], range => range.to)`. */
export function reckoned<const Places extends readonly CellAt[], Value>(
  from: Places,
  how: (...held: { -readonly [At in keyof Places]: Filled<Places[At]> }) => Value,
): Reckoned<Value>;
export function reckoned(from: readonly CellAt[], how: (...held: never[]) => unknown): Reckoned {
  const made = Object.freeze({ from: Object.freeze([...from]), how });
  reckonings.add(made);
  return made;
}

function isReckoned(
  value: unknown,
): value is { readonly from: readonly CellAt[]; readonly how: (...held: unknown[]) => unknown } {
  return typeof value === 'object' && value !== null && reckonings.has(value);
}

/** Whether a value is the place of a cell. */
export function isCellAt(value: unknown): value is CellAt {
  return typeof value === 'object' && value !== null && places.has(value);
}

/** A value in which every cell pointed at has become what the cell holds. */
export type Filled<Value> =
  Value extends CellAt<infer Held>
    ? Held
    : Value extends Reckoned<infer Worked>
      ? Worked
      : Value extends readonly unknown[]
        ? { readonly [At in keyof Value]: Filled<Value[At]> }
        : Value extends object
          ? { readonly [Key in keyof Value]: Filled<Value[Key]> }
          : Value;

/** The value with what `look` says in the place of every cell pointed at. */
export function filled<Value>(value: Value, look: (cell: CellAt) => unknown): Filled<Value>;
export function filled(value: unknown, look: (cell: CellAt) => unknown): unknown {
  if (isCellAt(value)) return look(value);
  if (isReckoned(value)) return value.how(...value.from.map(look));
  if (Array.isArray(value)) return value.map(each => filled(each, look));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, look)]));
}

/** A value as the book prints it: every cell pointed at with what is printed there. */
export function asPrinted<Value>(value: Value): Filled<Value> {
  return filled(value, ({ chart, row, column }) => chart.cells[row]?.[column]);
}
