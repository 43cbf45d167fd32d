import type { Violation } from '../rulebook/index.js';
import { readAbsent } from './absent.js';
import { isChoice, isFaceBands, isFaces, isMeasure, isSequence, rangeOf } from './cells.js';
import { freezeChart, shapeFaults } from './define.js';
import { type Fault, isObject, readNames, readText } from './plain.js';
import { readReading, strangeLines } from './read-reading.js';
import type { TakenCells } from './taken.js';
import type { Cell, Chart } from './types.js';

/** A chart that was read, and what it says is played instead of its cells. */
export interface ReadableChart {
  readonly chart: Chart;
  readonly taken: TakenCells;
}

/**
 * Reads a chart from untrusted plain data: `{ id, rows, columns, cells: { row: { column: value } } }` as `chartJson`
 * writes it, with `title`, `source`, `line`, `absent` (why cells are empty), `reading` (a `ChartReading`) and `taken` (what is played
 * instead of cells) if wanted. Every fault at once, or the chart.
 */
export function readChart(input: unknown): ReadableChart | { readonly violations: readonly Violation[] } {
  const violations: Violation[] = [];
  const fault: Fault = (path, problem, mend) => violations.push({ path, problem, mend });
  if (!isObject(input)) {
    fault('', 'not a chart', 'write an object with id, rows, columns and cells');
    return { violations };
  }
  const id = readText(input, 'id', 'chart', fault);
  const title = readText(input, 'title', id, fault);
  const document = readText(input, 'source', 'a chart of your own', fault);
  const line = typeof input.line === 'number' ? input.line : 0;
  const rows = readNames(input.rows, 'rows', fault);
  const columns = readNames(input.columns, 'columns', fault);
  const cells = readCells(input.cells, fault);
  const reading = readReading(input.reading, fault);
  const taken = readTaken(input.taken, { rows, columns }, fault);
  if (violations.length > 0) return { violations };
  const chart: Chart = { id, title, source: { document, section: title, line }, rows, columns, cells, reading };
  const { absent, violations: reasons } = readAbsent(chart, input.absent);
  strangeLines(chart, reading, fault);
  const faults = [...shapeFaults(chart), ...reasons, ...violations];
  return faults.length > 0 ? { violations: faults } : { chart: freezeChart({ ...chart, absent }), taken };
}

function readCells(input: unknown, fault: Fault): { readonly [row: string]: { readonly [column: string]: Cell } } {
  if (!isObject(input)) {
    fault('cells', 'not cells', 'write { "row": { "column": value } }');
    return {};
  }
  return Object.fromEntries(
    Object.entries(input).map(([row, line]) => {
      if (!isObject(line)) {
        fault(`cells.${row}`, 'not a row of cells', 'write { "column": value }');
        return [row, {}];
      }
      return [
        row,
        Object.fromEntries(
          Object.entries(line).map(([column, held]) => [column, readCell(held, `cells.${row}.${column}`, fault)]),
        ),
      ];
    }),
  );
}

function readTaken(
  input: unknown,
  { rows, columns }: { readonly rows: readonly string[]; readonly columns: readonly string[] },
  fault: Fault,
): TakenCells {
  if (input === undefined) return {};
  if (!isObject(input)) {
    fault('taken', 'not cells', 'write { "row": { "column": { "value": 4, "by": "who says so" } } }');
    return {};
  }
  const known = (name: string, names: readonly string[], path: string) => {
    if (!names.includes(name)) fault(path, 'the chart has no such line', `it has ${names.join(', ')}`);
  };
  return Object.fromEntries(
    Object.entries(input).map(([row, line]) => {
      const path = `taken.${row}`;
      known(row, rows, path);
      if (!isObject(line)) {
        fault(path, 'not a row of cells', 'write { "column": { "value": 4, "by": "who says so" } }');
        return [row, {}];
      }
      return [
        row,
        Object.fromEntries(
          Object.entries(line).map(([column, held]) => {
            const at = `${path}.${column}`;
            known(column, columns, at);
            if (isObject(held) && typeof held.by === 'string') {
              return [column, { value: readCell(held.value, `${at}.value`, fault), by: held.by }];
            }
            fault(at, 'not a cell with who says so', 'write { "value": 4, "by": "who says so" }');
            return [column, { value: null, by: '' }];
          }),
        ),
      ];
    }),
  );
}

function readCell(input: unknown, path: string, fault: Fault): Cell {
  if (input === null || typeof input === 'string' || typeof input === 'boolean') return input;
  if (typeof input === 'number' && Number.isFinite(input)) return input;
  if (isFaces(input)) return [...input];
  if (isSequence(input)) return [...input];
  if (isChoice(input)) return input.map(each => [...each]);
  if (isMeasure(input) && Number.isFinite(input.value)) return { value: input.value, unit: input.unit };
  if (isFaceBands(input)) {
    const bands = input.flatMap(band => {
      const range = rangeOf(band);
      return range === undefined ? [] : [{ ...range, faces: [...band.faces] }];
    });
    if (bands.length === input.length) return bands;
  }
  const range = rangeOf(input);
  if (range !== undefined) return range;
  fault(
    path,
    'not a cell',
    'write a number, a text, true or false, null, [faces], ["words", "in order"], { "from": 1, "to": 10 } or { "value": 6, "unit": "diameter" }',
  );
  return null;
}
