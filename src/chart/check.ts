import { absenceOf } from './absent.js';
import { facesFaults } from './check-faces.js';
import { jumpFaults, monotonyFaults } from './check-order.js';
import { bandNameFaults, rangeFaults } from './check-ranges.js';
import { type ChartFault, faultAt } from './faults.js';
import type { ChartReading, Slip } from './reading.js';
import type { Chart } from './types.js';

/**
 * Everything wrong with a chart, when it is read as `reading` says, by default as it says itself; nothing when it is sound. What
 * the reading lists as slips of the print is left out: see `slipsOf`.
 */
export function checkChart(chart: Chart, reading: ChartReading = chart.reading ?? {}): readonly ChartFault[] {
  return allFaults(chart, reading).filter(fault => slipOf(fault, reading) === undefined);
}

/** The faults of a chart that its reading lists as slips of the print, each with what the reading says of it. */
export function slipsOf(
  chart: Chart,
  reading: ChartReading = chart.reading ?? {},
): readonly { readonly fault: ChartFault; readonly slip: Slip }[] {
  return allFaults(chart, reading).flatMap(fault => {
    const slip = slipOf(fault, reading);
    return slip === undefined ? [] : [{ fault, slip }];
  });
}

function allFaults(chart: Chart, reading: ChartReading): readonly ChartFault[] {
  const monotony = reading.monotony ?? [];
  const jumps = reading.jumps ?? [];
  return [
    ...facesFaults(chart, reading),
    ...emptyLineFaults(chart),
    ...bandNameFaults(chart, reading),
    ...rangeFaults(chart, reading),
    ...monotony.flatMap(order => monotonyFaults(chart, order)),
    ...jumps.flatMap(jump => jumpFaults(chart, jump)),
  ];
}

function slipOf(fault: ChartFault, { slips = [] }: ChartReading): Slip | undefined {
  return slips.find(
    ({ kind, row, column, values }) =>
      kind === fault.kind &&
      row === fault.row &&
      column === fault.column &&
      (values === undefined || (values.from === fault.values?.from && values.to === fault.values.to)),
  );
}

/** Lines in which every cell is empty and nothing says why: a reason why something is not there is something. */
function emptyLineFaults(chart: Chart): ChartFault[] {
  const empty = (row: string, column: string) =>
    (chart.cells[row]?.[column] ?? null) === null && absenceOf(chart, row, column) === undefined;
  const emptyRows = chart.rows.filter(row => chart.columns.every(column => empty(row, column)));
  const emptyColumns = chart.columns.filter(column => chart.rows.every(row => empty(row, column)));
  const mend = 'fill one of its cells, say why they are empty, or leave it out';
  return [
    ...emptyRows.map(row => faultAt(chart, { row }, 'dead', 'every cell of the row is empty', mend)),
    ...emptyColumns.map(column => faultAt(chart, { column }, 'dead', 'every cell of the column is empty', mend)),
  ];
}
