import { isRange } from './bands.js';
import type { Cell, Chart } from './types.js';

/** A chart as machines read it. Die faces are sorted arrays, ranges `{from, to}`, "nothing" or "cannot" is `null`. */
export interface ChartJson {
  readonly id: string;
  readonly title: string;
  /** The document, as in `Source`: `cady-book`. */
  readonly source: string;
  readonly line: number;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: { readonly [row: string]: { readonly [column: string]: Cell } };
}

/** A chart as plain data, in the order of its rows and columns. */
export function chartJson(chart: Chart): ChartJson {
  const line = (row: string) =>
    Object.fromEntries(chart.columns.map(column => [column, plainCell(chart.cells[row]?.[column] ?? null)]));
  return {
    id: chart.id,
    title: chart.title,
    source: chart.source.document,
    line: chart.source.line,
    rows: [...chart.rows],
    columns: [...chart.columns],
    cells: Object.fromEntries(chart.rows.map(row => [row, line(row)])),
  };
}

function plainCell(value: Cell): Cell {
  if (Array.isArray(value)) return [...value].sort((a, b) => a - b);
  return isRange(value) ? { from: value.from, to: value.to } : value;
}
