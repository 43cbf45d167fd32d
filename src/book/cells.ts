import type { Chart } from '../chart/index.js';
import { listNumbers, type NumberEntries, type NumberGroup, type NumbersOf } from './numbers.js';

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

/** A number of a book by its id, so that a reading of a ruling points at it instead of copying it. */
export interface NumberAt<Value = unknown> {
  /** Group and name: `cady/musket/ammunition/solid`. */
  readonly number: string;
  /** The value that is printed. */
  readonly printed: unknown;
  /** What the number holds; only the compiler sees it. */
  readonly [held]?: Value;
}

/** The places of a group's numbers, by name. */
export type NumbersAt<Numbers> = { readonly [Name in keyof Numbers]: NumberAt<Numbers[Name]> };

/** Where a datum of a book stands: a cell of a chart, or a number. */
export type PlaceAt<Value = unknown> = CellAt<Value> | NumberAt<Value>;

const places = new WeakSet<object>();
const reckonings = new WeakSet<object>();

/** A value worked out from cells and numbers that it points at: the end of a printed range, the sum of two steps. */
export interface Reckoned<Value = unknown> {
  readonly from: readonly PlaceAt[];
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

/** The numbers of a group as places to point at: `numbersAt(ammunitionNumbers).solid`. */
export function numbersAt<Entries extends NumberEntries>(group: NumberGroup<Entries>): NumbersAt<NumbersOf<Entries>>;
export function numbersAt(group: NumberGroup): { readonly [name: string]: NumberAt } {
  return Object.fromEntries(
    listNumbers(group).map(({ id, value }) => {
      const place = Object.freeze({ number: id, printed: value });
      places.add(place);
      return [id.slice(group.id.length + 1), place];
    }),
  );
}

/** A value worked out from what cells and numbers hold: `reckoned([far['rifles-range-cm']], range => range.to)`. */
export function reckoned<const Places extends readonly PlaceAt[], Value>(
  from: Places,
  how: (...held: { -readonly [At in keyof Places]: Filled<Places[At]> }) => Value,
): Reckoned<Value>;
export function reckoned(from: readonly PlaceAt[], how: (...held: never[]) => unknown): Reckoned {
  const made = Object.freeze({ from: Object.freeze([...from]), how });
  reckonings.add(made);
  return made;
}

function isReckoned(
  value: unknown,
): value is { readonly from: readonly PlaceAt[]; readonly how: (...held: unknown[]) => unknown } {
  return typeof value === 'object' && value !== null && reckonings.has(value);
}

/** Whether a value is the place of a cell or of a number. */
export function isPlaceAt(value: unknown): value is PlaceAt {
  return typeof value === 'object' && value !== null && places.has(value);
}

/** Whether a value is the place of a cell. */
export function isCellAt(value: unknown): value is CellAt {
  return isPlaceAt(value) && !('number' in value);
}

/** Every cell and number that a value points at, whether they stand in it or it is worked out from them. */
export function placesIn(value: unknown): readonly PlaceAt[] {
  if (isPlaceAt(value)) return [value];
  if (isReckoned(value)) return value.from;
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placesIn);
}

/** What a place is called: `chart/row/column`, or the id of a number. */
export function idOfPlace(place: PlaceAt): string {
  return 'number' in place ? place.number : `${place.chart.id}/${place.row}/${place.column}`;
}

/** A value in which every cell and number pointed at has become what it holds. */
export type Filled<Value> =
  Value extends CellAt<infer Held>
    ? Held
    : Value extends NumberAt<infer Held>
      ? Held
      : Value extends Reckoned<infer Worked>
        ? Worked
        : Value extends readonly unknown[]
          ? { readonly [At in keyof Value]: Filled<Value[At]> }
          : Value extends object
            ? { readonly [Key in keyof Value]: Filled<Value[Key]> }
            : Value;

/** The value with what `look` says in the place of every cell and number pointed at. */
export function filled<Value>(value: Value, look: (place: PlaceAt) => unknown): Filled<Value>;
export function filled(value: unknown, look: (place: PlaceAt) => unknown): unknown {
  if (isPlaceAt(value)) return look(value);
  if (isReckoned(value)) return value.how(...value.from.map(look));
  if (Array.isArray(value)) return value.map(each => filled(each, look));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, look)]));
}

/** A value as the book prints it: every cell and number pointed at with what is printed there. */
export function asPrinted<Value>(value: Value): Filled<Value> {
  return filled(value, place => ('number' in place ? place.printed : place.chart.cells[place.row]?.[place.column]));
}
