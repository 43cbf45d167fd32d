import type { Cell, Chart } from './types.js';

/** One cell of a line, with its place in the chart. */
export interface PlacedCell {
  readonly row: string;
  readonly column: string;
  readonly held: Cell;
}

/** The lines of a chart: down each column (`along: rows`) or along each row (`along: columns`); only those named, if any are. */
export function linesOf(
  chart: Chart,
  lines: { readonly along: 'rows' | 'columns'; readonly only?: readonly string[] },
): readonly (readonly PlacedCell[])[] {
  const wanted = (name: string) => lines.only === undefined || lines.only.includes(name);
  const at = (row: string, column: string) => ({ row, column, held: chart.cells[row]?.[column] ?? null });
  return lines.along === 'rows'
    ? chart.columns.filter(wanted).map(column => chart.rows.map(row => at(row, column)))
    : chart.rows.filter(wanted).map(row => chart.columns.map(column => at(row, column)));
}
