import { type Chart, rangeFaults } from '../chart/index.js';
import type { Violation } from '../rulebook/index.js';
import type { Layered } from './book.js';
import type { Changes } from './layers.js';
import { catalogueOf, type Print } from './print.js';

/**
 * Ranges that no longer divide their line when a set of house rules lies on a book: values that no cell holds, or that two hold.
 * The rules that look such a chart up would choose between them without telling. What the book below has already, as a slip of the print, is left alone.
 */
export function dividedFaults(
  print: Print,
  { below, above, set }: { readonly below: Layered; readonly above: Layered; readonly set: Changes },
): readonly Violation[] {
  const { charts } = catalogueOf(print);
  return Object.keys(set.cells ?? {}).flatMap(id => {
    const chart = charts.get(id);
    if (chart === undefined || print.divided?.includes(id) !== true) return [];
    const before = new Set(faultsOf(chart, below).map(faultText));
    return faultsOf(chart, above).filter(fault => !before.has(faultText(fault)));
  });
}

function faultsOf(chart: Chart, book: Layered): readonly Violation[] {
  const cells = Object.fromEntries(
    chart.rows.map(row => [
      row,
      Object.fromEntries(
        chart.columns.map(column => {
          const taken = book.cell(chart.id, row, column);
          return [column, taken === undefined ? (chart.cells[row]?.[column] ?? null) : taken.value];
        }),
      ),
    ]),
  );
  return rangeFaults({ ...chart, cells }, chart.reading ?? {}).map(({ path, problem, mend }) => ({
    path: `cells.${path}`,
    problem,
    mend,
  }));
}

function faultText({ path, problem }: Violation): string {
  return `${path}: ${problem}`;
}
