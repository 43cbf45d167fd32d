import { absentWhere } from './absent.js';
import type { Cell, Chart } from './types.js';

/** What is played instead of a printed cell, and who says so: a ruling, an edition, a set of house rules. */
export interface TakenCell {
  readonly value: Cell;
  readonly by: string;
}

/** The cells of a chart that are not played as they are printed, by row and column. */
export type TakenCells = { readonly [row: string]: { readonly [column: string]: TakenCell } };

/** A chart as it is played: with what is taken in the place of its printed cells. What is taken away can't be had: `cannot`. */
export function chartAsPlayed(chart: Chart, taken: TakenCells): Chart {
  const cells = Object.fromEntries(
    chart.rows.map(row => [
      row,
      Object.fromEntries(
        chart.columns.map(column => {
          const instead = taken[row]?.[column];
          return [column, instead === undefined ? (chart.cells[row]?.[column] ?? null) : instead.value];
        }),
      ),
    ]),
  );
  const absent = absentWhere({ ...chart, cells }, (row, column) =>
    taken[row]?.[column] === undefined ? chart.absent?.[row]?.[column] : 'cannot',
  );
  return { ...chart, cells, absent };
}
