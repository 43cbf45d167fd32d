import type { Absent } from './absent.js';
import { isRange } from './bands.js';
import { isFaces } from './cells.js';
import type { ChartReading } from './reading.js';
import type { TakenCells } from './taken.js';
import type { Cell, Chart } from './types.js';

/** A chart as machines read it. */
export interface ChartJson {
  readonly id: string;
  readonly title: string;
  /** The document, as in `Source`: `cady-book`. */
  readonly source: string;
  readonly line: number;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** How it is meant to be read, so that `checkChart` knows what would be wrong with it. */
  readonly reading: ChartReading;
  /** The print. Die faces are sorted arrays, ranges `{ from, to }`, sequences arrays of words; an empty cell is `null`. */
  readonly cells: { readonly [row: string]: { readonly [column: string]: Cell } };
  /** Why empty cells are empty. */
  readonly absent: Absent;
  /** What is played instead of the print. */
  readonly taken: TakenCells;
}

/** A chart as plain data, in the order of its rows and columns, with what is taken in the place of its cells. */
export function chartJson(chart: Chart, { taken = {} }: { readonly taken?: TakenCells } = {}): ChartJson {
  const line = (row: string) =>
    Object.fromEntries(chart.columns.map(column => [column, plainCell(chart.cells[row]?.[column] ?? null)]));
  return {
    id: chart.id,
    title: chart.title,
    source: chart.source.document,
    line: chart.source.line,
    rows: [...chart.rows],
    columns: [...chart.columns],
    reading: chart.reading ?? {},
    cells: Object.fromEntries(chart.rows.map(row => [row, line(row)])),
    absent: chart.absent ?? {},
    taken,
  };
}

function plainCell(value: Cell): Cell {
  if (isFaces(value)) return sorted(value);
  if (isRange(value)) return { from: value.from, to: value.to };
  return value;
}

function sorted(faces: readonly number[]): readonly number[] {
  return [...faces].sort((a, b) => a - b);
}
