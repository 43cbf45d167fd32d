import { rangeOf } from './cells.js';
import { type Fault, isObject, type Plain, readList, readNames, readOneOf, readWholeNumber } from './plain.js';
import { type ChartReading, faultKinds, type Jump, type Lines, type Monotony, type Slip } from './reading.js';
import type { Chart, Range } from './types.js';

const readingParts = [
  'die',
  'dice',
  'faces',
  'ranges',
  'rangeColumns',
  'span',
  'bandNames',
  'bandSpan',
  'monotony',
  'jumps',
  'slips',
] as const satisfies readonly (keyof ChartReading)[];

/** How a chart asks to be read, out of untrusted plain data. */
export function readReading(input: unknown, fault: Fault): ChartReading {
  if (input === undefined) return {};
  if (!isObject(input)) {
    fault('reading', 'not a reading', 'write { "die": 6 } or { "ranges": "down-columns" }');
    return {};
  }
  for (const key of Object.keys(input)) {
    if (!readingParts.some(each => each === key)) {
      fault(`reading.${key}`, 'a reading has no such part', `its parts are ${readingParts.join(', ')}`);
    }
  }
  const { die, dice, faces, ranges, rangeColumns, span, bandNames, bandSpan, monotony, jumps, slips } = input;
  return {
    ...(die === undefined ? {} : { die: readDie(die, fault) }),
    ...(dice === undefined ? {} : { dice: readWholeNumber(dice, 'reading.dice', fault) }),
    ...(faces === undefined ? {} : { faces: readOneOf(faces, ['down-columns', 'along-rows'], 'reading.faces', fault) }),
    ...(ranges === undefined
      ? {}
      : { ranges: readOneOf(ranges, ['down-columns', 'along-rows'], 'reading.ranges', fault) }),
    ...(rangeColumns === undefined ? {} : { rangeColumns: readNames(rangeColumns, 'reading.rangeColumns', fault) }),
    ...(span === undefined ? {} : { span: readSpan(span, 'reading.span', fault) }),
    ...(bandNames === undefined
      ? {}
      : { bandNames: readOneOf(bandNames, ['rows', 'columns', 'both'], 'reading.bandNames', fault) }),
    ...(bandSpan === undefined ? {} : { bandSpan: readSpan(bandSpan, 'reading.bandSpan', fault) }),
    ...(monotony === undefined ? {} : { monotony: readList(monotony, 'reading.monotony', fault, readMonotony) }),
    ...(jumps === undefined ? {} : { jumps: readList(jumps, 'reading.jumps', fault, readJump) }),
    ...(slips === undefined ? {} : { slips: readList(slips, 'reading.slips', fault, readSlip) }),
  };
}

/** Lines that a reading names and the chart does not have: checking nothing would look like finding nothing. */
export function strangeLines({ rows, columns }: Chart, reading: ChartReading, fault: Fault): void {
  const strange = (names: readonly string[], lines: readonly string[], what: string) => {
    for (const name of names.filter(each => !lines.includes(each))) {
      fault('reading', `"${name}" is none of the ${what}`, `they are ${lines.join(', ')}`);
    }
  };
  for (const { along, only = [] } of [...(reading.monotony ?? []), ...(reading.jumps ?? [])]) {
    strange(only, along === 'rows' ? columns : rows, `lines along its ${along}`);
  }
  strange(reading.rangeColumns ?? [], columns, 'columns');
  if (typeof reading.die === 'object') strange(Object.keys(reading.die), [...rows, ...columns], 'rows and columns');
  for (const { row, column } of reading.slips ?? []) {
    strange(row === undefined ? [] : [row], rows, 'rows');
    strange(column === undefined ? [] : [column], columns, 'columns');
  }
}

function readDie(input: unknown, fault: Fault): NonNullable<ChartReading['die']> {
  if (!isObject(input)) return readWholeNumber(input, 'reading.die', fault);
  return Object.fromEntries(
    Object.entries(input).map(([line, sides]) => [line, readWholeNumber(sides, `reading.die.${line}`, fault)]),
  );
}

function readMonotony(input: Plain, path: string, fault: Fault): Monotony {
  const direction = readOneOf(input.direction, ['rising', 'falling'], `${path}.direction`, fault);
  return { ...readLines(input, path, fault), direction };
}

function readJump(input: Plain, path: string, fault: Fault): Jump {
  const factor = input.factor;
  if (typeof factor === 'number' && factor > 0) return { ...readLines(input, path, fault), factor };
  fault(`${path}.factor`, 'not a factor', 'write a number above 0, such as 2');
  return { along: 'rows', factor: 1 };
}

function readLines(input: Plain, path: string, fault: Fault): Lines {
  const along = readOneOf(input.along, ['rows', 'columns'], `${path}.along`, fault);
  return input.only === undefined ? { along } : { along, only: readNames(input.only, `${path}.only`, fault) };
}

function readSlip(input: Plain, path: string, fault: Fault): Slip {
  const { kind, row, column, values, because } = input;
  const name = (key: string, held: unknown) => {
    if (typeof held === 'string') return held;
    fault(`${path}.${key}`, 'not a text', 'write it in quotation marks');
    return '';
  };
  return {
    kind: readOneOf(kind, faultKinds, `${path}.kind`, fault),
    ...(row === undefined ? {} : { row: name('row', row) }),
    ...(column === undefined ? {} : { column: name('column', column) }),
    ...(values === undefined ? {} : { values: readSpan(values, `${path}.values`, fault) }),
    because: name('because', because),
  };
}

function readSpan(input: unknown, path: string, fault: Fault): Range {
  const range = rangeOf(input);
  if (range !== undefined) return range;
  fault(path, 'not a range', 'write { "from": 1, "to": 10 }, or null as its end');
  return { from: 0, to: null };
}
