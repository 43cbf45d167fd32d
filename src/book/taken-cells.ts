import type { TakenCell, TakenCells } from '../chart/index.js';
import type { Book } from './book.js';
import { builtFor, type Settled } from './built.js';
import { catalogueOf } from './print.js';

/**
 * The cells of a chart that are not played as they are printed: those that a layer of the book has changed, and those that a
 * ruling decides, each with what is played and who says so.
 *
 * @param rules the rules built from the book.
 */
export function takenCells(book: Book, rules: object, chartId: string): TakenCells {
  const chart = catalogueOf(book.print).charts.get(chartId);
  const settled = builtFor(rules)?.settled;
  if (chart === undefined) return {};
  return Object.fromEntries(
    chart.rows.flatMap(row => {
      const line = chart.columns.flatMap(column => {
        const id = `${chartId}/${row}/${column}`;
        const taken = byRuling(book, settled?.get(id)) ?? book.cell(chartId, row, column);
        return taken === undefined ? [] : [[column, taken] as const];
      });
      return line.length === 0 ? [] : [[row, Object.fromEntries(line)]];
    }),
  );
}

/** What a ruling decides, with who chose its reading where that is not the default. */
function byRuling(book: Book, settled: Settled | undefined): TakenCell | undefined {
  if (settled === undefined) return undefined;
  const { value, ruling } = settled;
  const by = book.ruling(ruling)?.by;
  return { value, by: by === undefined ? ruling : `${ruling} (${by})` };
}
