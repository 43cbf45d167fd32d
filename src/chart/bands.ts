import { insist } from '../rulebook/index.js';
import type { Band, Cell, Chart, Range } from './types.js';

/** Whether a cell holds a range. */
export function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

/** Whether a value lies in a range, both ends included. */
export function inRange(range: Range, value: number): boolean {
  return value >= range.from && (range.to === null || value <= range.to);
}

/** The first band that holds the value; `undefined` when none does. */
export function bandOf<B extends Range>(bands: readonly B[], value: number): B | undefined {
  return bands.find(band => inRange(band, value));
}

/** A band out of its label: `1-10` is 1 to 10, `7` is 7 alone, `401+` has no end; `undefined` for any other label. */
export function parseBand<Label extends string>(label: Label): Band<Label> | undefined {
  const printed = /^(\d{1,9})(?:-(\d{1,9})|(\+))?$/.exec(label);
  if (printed === null) return undefined;
  const from = Number(printed[1]);
  const to = printed[3] === '+' ? null : Number(printed[2] ?? printed[1]);
  return Object.freeze({ label, from, to });
}

/**
 * Bands out of their labels, such as the columns of a morale chart.
 *
 * @throws RuleViolation for a label that `parseBand` cannot read.
 */
export function bandsOf<Label extends string>(labels: readonly Label[]): readonly Band<Label>[] {
  return labels.map(label => {
    const band = parseBand(label);
    insist(band !== undefined, () => ({ path: label, problem: 'not a band', mend: 'write it as 1-10, 7 or 401+' }));
    return band;
  });
}

/** The first row whose cell in this column is a range that holds the value; `undefined` when none does. */
export function rowOf<Row extends string, Column extends string>(
  chart: Chart<Row, Column, Cell>,
  column: Column,
  value: number,
): Row | undefined {
  return chart.rows.find(row => {
    const held = chart.cells[row][column];
    return isRange(held) && inRange(held, value);
  });
}
