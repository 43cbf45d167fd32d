import type { Violation } from '../rulebook/index.js';
import { isRange } from './bands.js';
import { defineChart, shapeFaults } from './define.js';
import type { ChartReading, Jump, Lines, Monotony } from './reading.js';
import type { Cell, Chart, Range } from './types.js';

/** A chart of one's own, and how it asks to be read. */
export interface ReadableChart {
  readonly chart: Chart;
  readonly reading: ChartReading;
}

/** A row or column more than this is taken for a mistake. */
const mostLines = 1000;

/**
 * Reads a chart from untrusted plain data: `{ id, rows, columns, cells: { row: { column: value } } }` as `chartJson`
 * writes it, with `title`, `source`, `line` and `reading` (a `ChartReading`) if wanted. Every fault at once, or the chart.
 */
export function readChart(input: unknown): ReadableChart | { readonly violations: readonly Violation[] } {
  const violations: Violation[] = [];
  const fault: Fault = (path, problem, mend) => violations.push({ path, problem, mend });
  if (!isObject(input)) {
    fault('', 'not a chart', 'write an object with id, rows, columns and cells');
    return { violations };
  }
  const id = text(input, 'id', 'chart', fault);
  const title = text(input, 'title', id, fault);
  const document = text(input, 'source', 'a chart of your own', fault);
  const line = typeof input.line === 'number' ? input.line : 0;
  const rows = names(input.rows, 'rows', fault);
  const columns = names(input.columns, 'columns', fault);
  const cells = readCells(input.cells, fault);
  const reading = readReading(input.reading, fault);
  if (violations.length > 0) return { violations };
  const chart: Chart = { id, title, source: { document, section: title, line }, rows, columns, cells };
  const faults = [...shapeFaults(chart), ...strangeLines(chart, reading)];
  return faults.length > 0 ? { violations: faults } : { chart: defineChart(chart), reading };
}

/** Lines that the reading names and the chart does not have: checking nothing would look like finding nothing. */
function strangeLines(chart: Chart, reading: ChartReading): Violation[] {
  return [...(reading.monotony ?? []), ...(reading.jumps ?? [])].flatMap(({ along, only = [] }) => {
    const known = along === 'rows' ? chart.columns : chart.rows;
    return only
      .filter(name => !known.includes(name))
      .map(name => ({
        path: 'reading',
        problem: `"${name}" is none of the lines along its ${along}`,
        mend: `they are ${known.join(', ')}`,
      }));
  });
}

type Fault = (path: string, problem: string, mend: string) => void;
type Plain = { readonly [key: string]: unknown };

function isObject(input: unknown): input is Plain {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function text(input: Plain, key: string, otherwise: string, fault: Fault): string {
  const held = Object.hasOwn(input, key) ? input[key] : undefined;
  if (held === undefined) return otherwise;
  if (typeof held === 'string') return held;
  fault(key, 'not a text', 'write it in quotation marks');
  return otherwise;
}

function names(input: unknown, path: string, fault: Fault): readonly string[] {
  if (!Array.isArray(input) || input.length === 0 || input.length > mostLines) {
    fault(path, `not a list of 1 to ${mostLines} names`, 'write them as ["first", "second"]');
    return [];
  }
  return input.flatMap((name: unknown, at) => {
    if (typeof name === 'string' && name !== '' && name !== '__proto__') return [name];
    fault(`${path}[${at}]`, 'not a name', 'write a word in quotation marks');
    return [];
  });
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

function readCell(input: unknown, path: string, fault: Fault): Cell {
  if (input === null || typeof input === 'string' || typeof input === 'boolean') return input;
  if (typeof input === 'number' && Number.isFinite(input)) return input;
  if (Array.isArray(input) && input.every((face): face is number => typeof face === 'number')) return [...input];
  const range = readRange(input);
  if (range !== undefined) return range;
  fault(path, 'not a cell', 'write a number, a text, true or false, null, [faces] or { "from": 1, "to": 10 }');
  return null;
}

function readRange(input: unknown): Range | undefined {
  if (!isRange(input)) return undefined;
  const { from, to } = input;
  return Number.isSafeInteger(from) && (to === null || Number.isSafeInteger(to)) ? { from, to } : undefined;
}

function readReading(input: unknown, fault: Fault): ChartReading {
  if (input === undefined) return {};
  if (!isObject(input)) {
    fault('reading', 'not a reading', 'write { "die": 6 } or { "ranges": "down-columns" }');
    return {};
  }
  const known = ['die', 'ranges', 'span', 'bandNames', 'bandSpan', 'monotony', 'jumps'];
  for (const key of Object.keys(input)) {
    if (!known.includes(key))
      fault(`reading.${key}`, 'a reading has no such part', `its parts are ${known.join(', ')}`);
  }
  const { die, ranges, span, bandNames, bandSpan, monotony, jumps } = input;
  return {
    ...(die === undefined ? {} : { die: wholeNumber(die, 'reading.die', fault) }),
    ...(ranges === undefined ? {} : { ranges: oneOf(ranges, ['down-columns', 'along-rows'], 'reading.ranges', fault) }),
    ...(span === undefined ? {} : { span: spanOf(span, 'reading.span', fault) }),
    ...(bandNames === undefined
      ? {}
      : { bandNames: oneOf(bandNames, ['rows', 'columns', 'both'], 'reading.bandNames', fault) }),
    ...(bandSpan === undefined ? {} : { bandSpan: spanOf(bandSpan, 'reading.bandSpan', fault) }),
    ...(monotony === undefined ? {} : { monotony: list(monotony, 'reading.monotony', fault, readMonotony) }),
    ...(jumps === undefined ? {} : { jumps: list(jumps, 'reading.jumps', fault, readJump) }),
  };
}

function readMonotony(input: Plain, path: string, fault: Fault): Monotony {
  const direction = oneOf(input.direction, ['rising', 'falling'], `${path}.direction`, fault);
  return { ...readLines(input, path, fault), direction };
}

function readJump(input: Plain, path: string, fault: Fault): Jump {
  const factor = input.factor;
  if (typeof factor === 'number' && factor > 0) return { ...readLines(input, path, fault), factor };
  fault(`${path}.factor`, 'not a factor', 'write a number above 0, such as 2');
  return { along: 'rows', factor: 1 };
}

function readLines(input: Plain, path: string, fault: Fault): Lines {
  const along = oneOf(input.along, ['rows', 'columns'], `${path}.along`, fault);
  return input.only === undefined ? { along } : { along, only: names(input.only, `${path}.only`, fault) };
}

function list<T>(
  input: unknown,
  path: string,
  fault: Fault,
  read: (each: Plain, path: string, fault: Fault) => T,
): T[] {
  if (!Array.isArray(input)) {
    fault(path, 'not a list', 'write it in brackets');
    return [];
  }
  return input.flatMap((each: unknown, at) => {
    if (isObject(each)) return [read(each, `${path}[${at}]`, fault)];
    fault(`${path}[${at}]`, 'not an object', 'write it in braces');
    return [];
  });
}

function wholeNumber(input: unknown, path: string, fault: Fault): number {
  if (typeof input === 'number' && Number.isSafeInteger(input) && input > 0) return input;
  fault(path, 'not a whole number above 0', 'write one such as 6');
  return 1;
}

function oneOf<const T extends string>(input: unknown, choices: readonly [T, ...T[]], path: string, fault: Fault): T {
  const found = choices.find(choice => choice === input);
  if (found !== undefined) return found;
  fault(path, `not one of ${choices.join(', ')}`, `write "${choices[0]}"`);
  return choices[0];
}

function spanOf(input: unknown, path: string, fault: Fault): Range {
  const range = readRange(input);
  if (range !== undefined) return range;
  fault(path, 'not a range', 'write { "from": 1, "to": 10 }, or null as its end');
  return { from: 0, to: null };
}
