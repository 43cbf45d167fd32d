import { facesFaults } from './check-faces.js';
import { jumpFaults, monotonyFaults } from './check-order.js';
import { bandNameFaults, rangeFaults } from './check-ranges.js';
import { type ChartFault, faultAt } from './faults.js';
import type { ChartReading } from './reading.js';
import type { Cell, Chart } from './types.js';

/** Everything wrong with a chart, when it is read as `reading` says; nothing when it is sound. */
export function checkChart(chart: Chart, reading: ChartReading = {}): readonly ChartFault[] {
  const monotony = reading.monotony ?? [];
  const jumps = reading.jumps ?? [];
  return [
    ...facesFaults(chart, reading.die),
    ...emptyLineFaults(chart),
    ...bandNameFaults(chart, reading),
    ...rangeFaults(chart, reading),
    ...monotony.flatMap(order => monotonyFaults(chart, order)),
    ...jumps.flatMap(jump => jumpFaults(chart, jump)),
  ];
}

function emptyLineFaults(chart: Chart): ChartFault[] {
  const says = (held: Cell | undefined) => held !== null && held !== undefined;
  const emptyRows = chart.rows.filter(row => !chart.columns.some(column => says(chart.cells[row]?.[column])));
  const emptyColumns = chart.columns.filter(column => !chart.rows.some(row => says(chart.cells[row]?.[column])));
  const mend = 'fill one of its cells or leave it out';
  return [
    ...emptyRows.map(row => faultAt(chart, { row }, 'dead', 'every cell of the row is empty', mend)),
    ...emptyColumns.map(column => faultAt(chart, { column }, 'dead', 'every cell of the column is empty', mend)),
  ];
}
