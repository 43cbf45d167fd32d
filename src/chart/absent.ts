import type { Violation } from '../rulebook/index.js';
import type { Chart } from './types.js';

/**
 * Why a cell is empty:
 *
 * - `cannot`: the book says no. A dash, a zero or a word: it can't be done, it never happens;
 * - `nothing`: there is nothing to say. A blank, or a dash for what the thing of that row does not have;
 * - `lost`: something was printed, and the document that was read has lost it;
 * - `elsewhere`: the book says it in another place.
 */
export type Absence = (typeof absences)[number];

/** All the reasons. */
export const absences = ['cannot', 'nothing', 'lost', 'elsewhere'] as const;

/** Why each empty cell of a chart is empty, by row and column. */
export type Absent = { readonly [row: string]: { readonly [column: string]: Absence } };

/** How it is written: one reason for all empty cells of the chart, of a row, or for one cell. */
export type AbsentAsWritten<Row extends string = string, Column extends string = string> =
  | Absence
  | { readonly [R in Row]?: Absence | { readonly [K in Column]?: Absence } };

/** Why a cell is empty, as far as the chart says so; `undefined` for one that holds something. */
export function absenceOf(chart: Chart, row: string, column: string): Absence | undefined {
  return chart.absent?.[row]?.[column];
}

/** What is written of the empty cells of a chart. */
export interface ReadAbsent {
  readonly absent: Absent;
  /** Empty cells without a reason. */
  readonly unexplained: readonly Violation[];
  /** What is wrong with the reasons: none that is known, or on no empty cell. */
  readonly violations: readonly Violation[];
}

/** The reason of every empty cell, out of what is written. */
export function readAbsent(chart: Chart, written: unknown): ReadAbsent {
  const violations: Violation[] = [];
  const unexplained: Violation[] = [];
  const at = (path: string, problem: string, mend: string) => ({ path: `${chart.id}${path}`, problem, mend });
  const reasons = rowReasons(chart, written, (...fault) => violations.push(at(...fault)));
  const absent = absentWhere(chart, (row, column) => {
    const reason = reasons(row, column);
    if (reason === undefined) {
      const mend = `write ${absences.join(', ')} in absent`;
      unexplained.push(at(`.${row}.${column}`, 'the cell is empty, and nothing says why', mend));
    }
    return reason;
  });
  return { absent, unexplained, violations };
}

/** The empty cells of a chart with what `reason` says of each. */
export function absentWhere(chart: Chart, reason: (row: string, column: string) => Absence | undefined): Absent {
  return Object.fromEntries(
    chart.rows.flatMap(row => {
      const empty = chart.columns.flatMap(column => {
        const why = chart.cells[row]?.[column] === null ? reason(row, column) : undefined;
        return why === undefined ? [] : [[column, why] as const];
      });
      return empty.length > 0 ? [[row, Object.fromEntries(empty)] as const] : [];
    }),
  );
}

/** The reason that is written for a cell; faults are told of what is written for none. */
function rowReasons(
  chart: Chart,
  written: unknown,
  fault: (path: string, problem: string, mend: string) => void,
): (row: string, column: string) => Absence | undefined {
  const empty = (row: string) => chart.columns.filter(column => chart.cells[row]?.[column] === null);
  const needless = (path: string, what: string) =>
    fault(path, `a reason on ${what}`, 'drop the reason, or empty the cell');
  if (written === undefined) return () => undefined;
  if (isAbsence(written)) {
    if (!chart.rows.some(row => empty(row).length > 0)) needless('', 'a chart without an empty cell');
    return () => written;
  }
  if (!isObject(written)) {
    fault('.absent', 'no reason', `write one of ${absences.join(', ')}, or an object of them by row and column`);
    return () => undefined;
  }
  for (const [row, line] of Object.entries(written)) {
    const path = `.${row}`;
    if (!chart.rows.includes(row))
      fault(path, 'a reason for a row the chart does not have', `its rows are ${chart.rows.join(', ')}`);
    else if (isAbsence(line)) {
      if (empty(row).length === 0) needless(path, 'a row without an empty cell');
    } else if (!isObject(line)) fault(path, 'no reason', `write one of ${absences.join(', ')}`);
    else {
      for (const [column, reason] of Object.entries(line)) {
        if (!empty(row).includes(column)) needless(`${path}.${column}`, 'a cell that is not empty');
        else if (!isAbsence(reason)) fault(`${path}.${column}`, 'no reason', `write one of ${absences.join(', ')}`);
      }
    }
  }
  return (row, column) => {
    const line = Object.hasOwn(written, row) ? written[row] : undefined;
    const reason = isObject(line) && Object.hasOwn(line, column) ? line[column] : line;
    return isAbsence(reason) ? reason : undefined;
  };
}

function isAbsence(value: unknown): value is Absence {
  return absences.some(each => each === value);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
