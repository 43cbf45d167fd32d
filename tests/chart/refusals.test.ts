import { describe, expect, test } from 'vitest';
import {
  bandsOf,
  type Cell,
  type Chart,
  type ChartReading,
  cell,
  checkChart,
  defineChart,
  ladder,
  patchChart,
  readChart,
  step,
  type TypedChart,
} from '../../src/chart/index.js';
import { RuleViolation, type Violation } from '../../src/rulebook/index.js';

const plain = {
  id: 'mine',
  rows: ['a', 'b'],
  columns: ['x', 'y'],
  cells: { a: { x: 1, y: 2 }, b: { x: 3, y: 4 } },
} as const;
const open = { ...plain, cells: { a: { x: null, y: 2 }, b: { x: 3, y: 4 } } };

const said = (violations: readonly Violation[]) =>
  violations.map(({ path, problem, mend }) => `${path}: ${problem}; ${mend}`);

function refused(input: unknown): readonly string[] {
  const read = readChart(input);
  return 'violations' in read ? said(read.violations) : ['read'];
}

function thrown(act: () => unknown): readonly string[] {
  try {
    act();
  } catch (fault) {
    if (fault instanceof RuleViolation) return said(fault.violations);
  }
  return ['nothing was thrown'];
}

const quoted = 'not a text; write it in quotation marks';
const names = 'not a list of 1 to 1000 names; write them as ["first", "second"]';
const name = 'not a name; write a word in quotation marks';
const value =
  'not a cell; write a number, a text, true or false, null, [faces], ["words", "in order"], { "from": 1, "to": 10 } or { "value": 6, "unit": "diameter" }';
const range = 'not a range; write { "from": 1, "to": 10 }, or null as its end';
const whole = 'not a whole number above 0; write one such as 6';
const across = 'not one of down-columns, along-rows; write "down-columns"';
const along = 'not one of rows, columns; write "rows"';
const reason = 'write one of cannot, nothing, lost, elsewhere';
const needless = 'drop the reason, or empty the cell';
const bySomebody = 'write { "column": { "value": 4, "by": "who says so" } }';

describe('a file that is no chart is told all that is wrong with it, and how to mend it', () => {
  test.each<[what: string, input: unknown, told: readonly string[]]>([
    ['a list', [plain], [': not a chart; write an object with id, rows, columns and cells']],
    [
      'its names',
      { ...plain, id: 7, title: 7, source: false },
      ['id', 'title', 'source'].map(key => `${key}: ${quoted}`),
    ],
    ['rows that are no list', { ...plain, rows: 'a' }, [`rows: ${names}`]],
    ['a row too many', { ...plain, rows: Array.from({ length: 1001 }, (_, at) => `r${at}`) }, [`rows: ${names}`]],
    [
      'columns without names',
      { ...plain, columns: ['x', '', 'y', 7, '__proto__'] },
      [`columns[1]: ${name}`, `columns[3]: ${name}`, `columns[4]: ${name}`],
    ],
    ['no cells', { ...plain, cells: [] }, ['cells: not cells; write { "row": { "column": value } }']],
    [
      'a row that is a number',
      { ...plain, cells: { ...plain.cells, a: 4 } },
      ['cells.a: not a row of cells; write { "column": value }'],
    ],
    [
      'cells that hold nothing known',
      {
        ...plain,
        cells: {
          a: { x: Number.POSITIVE_INFINITY, y: { value: Number.NaN, unit: 'cm' } },
          b: { x: [{ from: 1, to: 2.5, faces: [] }], y: [1, 'a'] },
        },
      },
      ['a.x', 'a.y', 'b.x', 'b.y'].map(at => `cells.${at}: ${value}`),
    ],
    [
      'lines named twice',
      { ...plain, rows: ['a', 'b', 'a'], columns: ['x', 'y', 'y'] },
      ['mine: the row a is named twice; name it once', 'mine: the column y is named twice; name it once'],
    ],
    [
      'cells too many and too few',
      { ...plain, cells: { a: { x: 1, z: 2 }, c: { x: 1, y: 1 } } },
      [
        'mine.c: cells for a row the chart does not have; add the row or drop its cells',
        'mine.a.y: the cell is missing; write null where the book prints nothing',
        'mine.a.z: a cell for a column the chart does not have; add the column or drop the cell',
        'mine.b: the row has no cells; write one for every column',
      ],
    ],
    [
      'nothing taken',
      { ...plain, taken: [] },
      ['taken: not cells; write { "row": { "column": { "value": 4, "by": "who says so" } } }'],
    ],
    [
      'what is taken for no cell',
      { ...plain, taken: { c: 4, a: { z: { value: 1, by: 'me' }, x: { value: 1 }, y: { value: () => 1, by: 'me' } } } },
      [
        'taken.c: the chart has no such line; it has a, b',
        `taken.c: not a row of cells; ${bySomebody}`,
        'taken.a.z: the chart has no such line; it has x, y',
        'taken.a.x: not a cell with who says so; write { "value": 4, "by": "who says so" }',
        `taken.a.y.value: ${value}`,
      ],
    ],
  ])('%s', (_, input, told) => {
    expect(refused(input)).toEqual(told);
  });

  test('a thousand rows are no mistake', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => `r${at}`);
    expect(refused({ ...plain, rows, cells: Object.fromEntries(rows.map(row => [row, { x: 1, y: 2 }])) })).toEqual([
      'read',
    ]);
  });
});

describe('a reading that cannot be followed is told so', () => {
  test.each<[what: string, reading: unknown, told: readonly string[]]>([
    ['none', 6, ['reading: not a reading; write { "die": 6 } or { "ranges": "down-columns" }']],
    [
      'an unknown part',
      { dices: 6 },
      [
        'reading.dices: a reading has no such part; its parts are die, dice, faces, ranges, rangeColumns, span, bandNames, bandSpan, monotony, jumps, slips',
      ],
    ],
    [
      'dice, faces and ranges',
      { die: { a: 0, b: 6 }, dice: '2', faces: 'down', ranges: 'up', rangeColumns: [], span: { from: 1 } },
      [
        `reading.die.a: ${whole}`,
        `reading.dice: ${whole}`,
        `reading.faces: ${across}`,
        `reading.ranges: ${across}`,
        `reading.rangeColumns: ${names}`,
        `reading.span: ${range}`,
      ],
    ],
    [
      'bands',
      { bandNames: 'all', bandSpan: 5 },
      ['reading.bandNames: not one of rows, columns, both; write "rows"', `reading.bandSpan: ${range}`],
    ],
    [
      'lists that are none',
      { monotony: {}, jumps: [7], slips: [[]] },
      [
        'reading.monotony: not a list; write it in brackets',
        'reading.jumps[0]: not an object; write it in braces',
        'reading.slips[0]: not an object; write it in braces',
      ],
    ],
    [
      'orders and jumps',
      {
        monotony: [{ along: 'across', direction: 'up', only: 'a' }],
        jumps: [{ along: 'rows', factor: 0 }, { factor: 2 }],
      },
      [
        'reading.monotony[0].direction: not one of rising, falling; write "rising"',
        `reading.monotony[0].along: ${along}`,
        `reading.monotony[0].only: ${names}`,
        'reading.jumps[0].factor: not a factor; write a number above 0, such as 2',
        `reading.jumps[1].along: ${along}`,
      ],
    ],
    [
      'a slip',
      { slips: [{ kind: 'slip', row: 1, column: 2, values: { from: 'a', to: 3 } }] },
      [
        'reading.slips[0].kind: not one of gap, overlap, unreachable, dead, monotony, jump, die-face; write "gap"',
        `reading.slips[0].row: ${quoted}`,
        `reading.slips[0].column: ${quoted}`,
        `reading.slips[0].values: ${range}`,
        `reading.slips[0].because: ${quoted}`,
      ],
    ],
    [
      'lines that the chart does not have',
      {
        monotony: [{ along: 'rows', direction: 'rising', only: ['a', 'x'] }],
        jumps: [{ along: 'columns', factor: 2, only: ['x', 'a'] }],
        rangeColumns: ['x', 'z'],
        die: { a: 6, x: 6, q: 4 },
        slips: [
          { kind: 'gap', row: 'x', column: 'a', because: 'so' },
          { kind: 'gap', because: 'so' },
        ],
      },
      [
        'reading: "a" is none of the lines along its rows; they are x, y',
        'reading: "x" is none of the lines along its columns; they are a, b',
        'reading: "z" is none of the columns; they are x, y',
        'reading: "q" is none of the rows and columns; they are a, b, x, y',
        'reading: "x" is none of the rows; they are a, b',
        'reading: "a" is none of the columns; they are x, y',
      ],
    ],
  ])('%s', (_, reading, told) => {
    expect(refused({ ...plain, reading })).toEqual(told);
  });

  test('and one that can be is kept whole', () => {
    const reading: ChartReading = {
      die: { a: 6 },
      dice: 2,
      faces: 'along-rows',
      ranges: 'along-rows',
      rangeColumns: ['x'],
      span: { from: 1, to: 3 },
      bandNames: 'both',
      bandSpan: { from: 1, to: null },
      monotony: [{ along: 'columns', direction: 'falling', only: ['a'] }],
      jumps: [{ along: 'rows', factor: 0.5 }],
      slips: [{ kind: 'jump', row: 'a', column: 'y', values: { from: 1, to: 2 }, because: 'so' }],
    };
    const read = readChart({ ...plain, reading });
    expect('chart' in read && read.chart.reading).toEqual(reading);
  });
});

describe('a reason on the wrong cell is told so', () => {
  test.each<[what: string, input: unknown, told: readonly string[]]>([
    [
      'no reason',
      { ...open, absent: ['lost'] },
      [`mine.absent: no reason; ${reason}, or an object of them by row and column`],
    ],
    ['none empty', { ...plain, absent: 'lost' }, [`mine: a reason on a chart without an empty cell; ${needless}`]],
    [
      'cells and rows',
      { ...open, absent: { a: { x: 'mislaid', y: 'lost' }, b: 'lost', c: 'lost' } },
      [
        `mine.a.x: no reason; ${reason}`,
        `mine.a.y: a reason on a cell that is not empty; ${needless}`,
        `mine.b: a reason on a row without an empty cell; ${needless}`,
        'mine.c: a reason for a row the chart does not have; its rows are a, b',
      ],
    ],
    ['an unknown one', { ...open, absent: { a: 'mislaid' } }, [`mine.a: no reason; ${reason}`]],
  ])('%s', (_, input, told) => {
    expect(refused(input)).toEqual(told);
  });
});

describe('what code asks wrongly is told so', () => {
  const printed = { ...plain, title: 'Mine', source: { document: 'toy', section: 'Mine', line: 1 } };
  const mine = defineChart(printed);
  const chart: Chart = mine;
  const wide: TypedChart<string, { readonly [column: string]: Cell }> = mine;

  test.each<[what: string, act: () => unknown, told: readonly string[]]>([
    [
      'a chart with a blank',
      () => defineChart({ ...printed, cells: { ...printed.cells, a: { x: null, y: 1 } } }),
      ['mine.a.x: the cell is empty, and nothing says why; write cannot, nothing, lost, elsewhere in absent'],
    ],
    ['a cell', () => cell(chart, 'c', 'x'), ['mine.c.x: the chart has no such cell; its rows are a, b']],
    ['a change', () => patchChart(wide, { c: { x: 1 } }), ['mine.c: the chart has no such row; its rows are a, b']],
    ['a band', () => bandsOf(['ten']), ['ten: not a band; write it as 1-10, 7 or 401+']],
    ['no rungs', () => ladder([]), ['rungs: a ladder without rungs; give it one at least']],
    ['half a step', () => step(ladder([1]), 0, 0.5), ['by: 0.5 is not a number of steps; give a whole number']],
    ['above', () => step(ladder([1, 2]), 2, 0), ['start: the ladder has no rung 2; start from 0 to 1']],
    ['below', () => step(ladder([1, 2]), -1, 0), ['start: the ladder has no rung -1; start from 0 to 1']],
    ['between', () => step(ladder([1, 2, 3]), 0.5, 1), ['start: the ladder has no rung 0.5; start from 0 to 2']],
  ])('%s', (_, act, told) => {
    expect(thrown(act)).toEqual(told);
  });

  test.each(['ten', '1-', '-1', '1-10+', '1234567890', ' 7', '7 ', '1--2', ''])('%j is not a band', label => {
    expect(thrown(() => bandsOf([label]))).toHaveLength(1);
    expect(() => bandsOf([label])).toThrow(RuleViolation);
  });
});

describe('the checker says how to mend what it finds', () => {
  const to = (from: number, end: number | null) => ({ from, to: end });
  function mends(cells: { [row: string]: { [column: string]: Cell } }, reading: ChartReading): readonly string[] {
    const rows = Object.keys(cells);
    const columns = Object.keys(cells[rows[0] ?? ''] ?? {});
    const chart: Chart = { id: 'm', title: '', source: { document: '', section: '', line: 0 }, rows, columns, cells };
    return checkChart(chart, reading).map(({ kind, path, mend }) => `${kind} ${path}: ${mend}`);
  }

  test.each<[string, Parameters<typeof mends>[0], ChartReading, readonly string[]]>([
    [
      'faces',
      { a: { x: [7, 2, 2], y: [] } },
      { die: 6 },
      [
        'die-face m.a.x: use whole numbers from 1 to 6',
        'die-face m.a.x: name it once',
        'dead m.a.y: write null where nothing can happen',
      ],
    ],
    ['faces of any die', { a: { x: [0, 1.5, 99] } }, {}, Array(2).fill('die-face m.a.x: use whole numbers from 1')],
    [
      'totals',
      { a: { x: [1, 2, 12, 13] } },
      { die: 6, dice: 2 },
      Array(2).fill('die-face m.a.x: use whole numbers from 2 to 12'),
    ],
    [
      'the die of a line',
      { a: { x: [5], y: [5] }, b: { x: [9], y: [9] } },
      { die: { a: 4, x: 8 } },
      [
        'm.a.x: use whole numbers from 1 to 4',
        'm.a.y: use whole numbers from 1 to 4',
        'm.b.x: use whole numbers from 1 to 8',
      ].map(at => `die-face ${at}`),
    ],
    [
      'empty lines',
      { a: { x: null, y: null }, b: { x: null, y: 1 } },
      {},
      ['m.a', 'm.x'].map(at => `dead ${at}: fill one of its cells, say why they are empty, or leave it out`),
    ],
    [
      'band names',
      { a: { '9-3': 1, many: 1, '5': 1 } },
      { bandNames: 'columns', bandSpan: to(4, 5) },
      [
        'dead m.9-3: exchange its ends, or write null',
        'unreachable m.many: name it like 1-10, 7 or 401+',
        'gap m: lengthen a neighbour or add a band',
      ],
    ],
    [
      'ranges',
      { a: { x: to(1, 5) }, b: { x: to(2, 3) }, c: { x: to(5, 9) } },
      { ranges: 'down-columns', span: to(1, 8) },
      [
        'dead m.b.x: drop the cell or shorten those before it',
        'overlap m.b.x: let only one of them hold it',
        'unreachable m.c.x: shorten the range',
        'overlap m.c.x: let only one of them hold it',
      ],
    ],
    [
      'rising',
      { a: { x: 2, y: 1 } },
      { monotony: [{ along: 'columns', direction: 'rising' }] },
      ['monotony m.a.y: let it be no less than its neighbour'],
    ],
    [
      'falling',
      { a: { x: 1, y: 2 } },
      { monotony: [{ along: 'columns', direction: 'falling' }] },
      ['monotony m.a.y: let it be no more than its neighbour'],
    ],
    [
      'jumps',
      { a: { x: 1, y: 9 } },
      { jumps: [{ along: 'columns', factor: 2 }] },
      ['jump m.a.y: put a band between them, or bring them nearer'],
    ],
  ])('%s', (_, cells, reading, told) => {
    expect(mends(cells, reading)).toEqual(told);
  });
});
