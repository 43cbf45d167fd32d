import { type ClauseId, RuleViolation, type Source, type Violation } from '../rulebook/index.js';
import { type AbsentAsWritten, absentWhere, readAbsent } from './absent.js';
import type { ChartReading } from './reading.js';
import type { Cell, Chart, FaceBand, TypedChart } from './types.js';

type Sequence = readonly string[];
type Choice = readonly Sequence[];

/**
 * What a cell may become when a house rule changes it: any number for a number, any faces for faces, any order of the same words
 * for a sequence. Words stay words.
 */
export type Widened<C> = WidenedWords<Extract<C, Sequence>> | WidenedChoice<Extract<C, Choice>> | WidenedValue<C>;

type WidenedWords<C extends Sequence> = [C] extends [never] ? never : readonly C[number][];
type WidenedChoice<C extends Choice> = [C] extends [never] ? never : readonly (readonly C[number][number][])[];
type WidenedValue<C> = C extends Sequence | Choice
  ? never
  : C extends number
    ? number
    : C extends boolean
      ? boolean
      : C extends readonly number[]
        ? readonly number[]
        : C extends readonly FaceBand[]
          ? readonly FaceBand[]
          : C extends { readonly from: number }
            ? { readonly from: number; readonly to: number | null }
            : C extends { readonly value: number; readonly unit: infer Unit }
              ? { readonly value: number; readonly unit: Unit }
              : C;

/** Cells by row and column. */
export type PrintedCells<Row extends string, Column extends string> = {
  readonly [R in Row]: { readonly [K in Column]: Cell };
};

/** What each column of a chart may hold, read from its cells. */
export type ColumnsOf<Row extends string, Column extends string, Cells extends PrintedCells<Row, Column>> = {
  readonly [K in Column]: Widened<Cells[Row][K]>;
};

/** A chart as it is written down in a `charts.ts`. */
export interface PrintedChart<Row extends string, Column extends string, Cells extends PrintedCells<Row, Column>> {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  /** The clauses that it is the chart of. */
  readonly clauses?: readonly ClauseId[];
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cells: Cells;
  /** Why its empty cells are empty. */
  readonly absent?: AbsentAsWritten<Row, Column>;
  /** How it is meant to be read, so that it can be checked. */
  readonly reading?: ChartReading;
}

/**
 * A chart as data: frozen, with one cell for every row and column and none besides, and a reason for every empty one. The type of
 * each column is read from its cells, so that `cell` knows what it gives.
 *
 * @throws RuleViolation naming every missing or superfluous cell, every `null` without a reason and every reason without a `null`.
 */
export function defineChart<
  const Row extends string,
  const Column extends string,
  const Cells extends PrintedCells<Row, Column>,
>(printed: PrintedChart<Row, Column, Cells>): TypedChart<Row, ColumnsOf<Row, Column, Cells>>;
export function defineChart(printed: PrintedChart<string, string, Chart['cells']>): Chart {
  const { absent: written, ...shape } = printed;
  const { absent, unexplained, violations } = readAbsent(shape, written);
  const faults = [...shapeFaults(shape), ...violations, ...unexplained];
  if (faults.length > 0) throw new RuleViolation(faults);
  return freezeChart({ ...shape, absent, reading: printed.reading ?? {} });
}

/**
 * One cell, of the type of its column.
 *
 * @throws RuleViolation when the chart has no such row or column, which only untyped callers can bring about.
 */
export function cell<
  T extends { readonly id: string; readonly cells: object },
  R extends keyof T['cells'] & string,
  K extends keyof T['cells'][R] & string,
>(chart: T, row: R, column: K): T['cells'][R][K] {
  const cells: T['cells'] = chart.cells;
  if (!Object.hasOwn(cells, row) || !Object.hasOwn(Object(cells[row]), column)) {
    throw new RuleViolation({
      path: `${chart.id}.${row}.${column}`,
      problem: 'the chart has no such cell',
      mend: `its rows are ${Object.keys(cells).join(', ')}`,
    });
  }
  return cells[row][column];
}

/** Cells that a chart shall hold instead of the printed ones, by row and column. */
export type CellChanges<Row extends string, Columns> = { readonly [R in Row]?: Partial<Columns> };

/**
 * The same chart with some cells changed; the chart it was given stays as it is. What a change empties can no longer be had: its
 * reason is `cannot`.
 *
 * @throws RuleViolation naming every row and column that the chart does not have.
 */
export function patchChart<Row extends string, Columns extends { readonly [column: string]: Cell }>(
  chart: TypedChart<Row, Columns>,
  changes: CellChanges<Row, Columns>,
): TypedChart<Row, Columns> {
  const cells: { [R in Row]: Columns } = { ...chart.cells };
  for (const row of chart.rows) {
    if (Object.hasOwn(changes, row)) cells[row] = { ...cells[row], ...changes[row] };
  }
  const absent = absentWhere({ ...chart, cells }, (row, column) => chart.absent[row]?.[column] ?? 'cannot');
  const patched = { ...chart, cells, absent };
  const strangers = Object.keys(changes).filter(row => !chart.rows.some(known => known === row));
  const faults = [
    ...strangers.map(row => ({
      path: `${chart.id}.${row}`,
      problem: 'the chart has no such row',
      mend: `its rows are ${chart.rows.join(', ')}`,
    })),
    ...shapeFaults(patched),
  ];
  if (faults.length > 0) throw new RuleViolation(faults);
  return freezeChart(patched);
}

/** What keeps plain data from being a chart: lines named twice, cells missing or left over. */
export function shapeFaults(chart: Chart): Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) =>
    faults.push({ path: path === '' ? chart.id : `${chart.id}.${path}`, problem, mend });
  for (const [what, names] of [
    ['row', chart.rows],
    ['column', chart.columns],
  ] as const) {
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) !== at) fault('', `the ${what} ${name} is named twice`, 'name it once');
    }
  }
  for (const row of Object.keys(chart.cells)) {
    if (!chart.rows.includes(row))
      fault(row, 'cells for a row the chart does not have', 'add the row or drop its cells');
  }
  for (const row of chart.rows) {
    const line = Object.hasOwn(chart.cells, row) ? chart.cells[row] : undefined;
    if (line === undefined) {
      fault(row, 'the row has no cells', 'write one for every column');
      continue;
    }
    for (const column of chart.columns) {
      if (!Object.hasOwn(line, column) || line[column] === undefined) {
        fault(`${row}.${column}`, 'the cell is missing', 'write null where the book prints nothing');
      }
    }
    for (const column of Object.keys(line)) {
      if (!chart.columns.includes(column)) {
        fault(`${row}.${column}`, 'a cell for a column the chart does not have', 'add the column or drop the cell');
      }
    }
  }
  return faults;
}

/** The same chart, frozen in place. */
export function freezeChart<T extends Chart>(chart: T): T {
  for (const row of Object.values(chart.cells)) {
    for (const value of Object.values(row)) freezeDeep(value);
    Object.freeze(row);
  }
  freezeDeep(chart.absent);
  freezeDeep(chart.reading);
  Object.freeze(chart.cells);
  Object.freeze(chart.rows);
  Object.freeze(chart.columns);
  Object.freeze(chart.source);
  Object.freeze(chart.clauses);
  return Object.freeze(chart);
}

function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const held of Object.values(value)) freezeDeep(held);
  Object.freeze(value);
}
