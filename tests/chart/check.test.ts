import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, type Chart, type ChartReading, checkChart, readChart } from '../../src/chart/index.js';

function chartOf(cells: { [row: string]: { [column: string]: Cell } }, id = 'mine'): Chart {
  const rows = Object.keys(cells);
  const columns = Object.keys(Object.values(cells)[0]!);
  return { id, title: id, source: { document: 'mine', section: id, line: 0 }, rows, columns, cells };
}

function found(chart: Chart, reading: ChartReading): string[] {
  return checkChart(chart, reading).map(({ kind, path, problem }) => `${kind} ${path}: ${problem}`);
}

const to = (from: number, end: number | null) => ({ from, to: end });

describe('ranges that divide a column', () => {
  test('the morale chart as the book prints it: 25 stands twice in 91-100, 0 three times in 1-10', () => {
    const printed: readonly [column: string, noEffect: Cell, back: Cell, backAndTurn: Cell, rout: Cell][] = [
      ['1-10', to(0, 0), to(0, 0), to(0, 0), to(1, null)],
      ['11-20', to(0, 0), to(1, 1), to(2, 2), to(3, null)],
      ['21-30', to(1, 1), to(2, 2), to(3, 4), to(5, null)],
      ['31-40', to(1, 2), to(3, 4), to(5, 6), to(7, null)],
      ['41-50', to(1, 3), to(4, 5), to(6, 8), to(9, null)],
      ['51-60', to(1, 5), to(6, 8), to(9, 11), to(12, null)],
      ['61-70', to(1, 7), to(8, 10), to(11, 14), to(15, null)],
      ['71-80', to(1, 8), to(9, 12), to(13, 17), to(18, null)],
      ['81-90', to(1, 10), to(11, 16), to(17, 21), to(22, null)],
      ['91-100', to(0, 20), to(21, 25), to(25, 32), to(33, null)],
      ['101-120', to(0, 25), to(26, 30), to(31, 39), to(40, null)],
      ['121-150', to(0, 35), to(36, 55), to(56, 59), to(60, null)],
      ['151-180', to(0, 49), to(50, 65), to(66, 89), to(90, null)],
      ['181-220', to(0, 59), to(60, 79), to(80, 109), to(110, null)],
      ['221-300', to(0, 72), to(73, 99), to(100, 149), to(150, null)],
      ['301-400', to(0, 100), to(101, 150), to(151, 199), to(200, null)],
    ];
    const row = (at: 1 | 2 | 3 | 4) => Object.fromEntries(printed.map(column => [column[0], column[at]]));
    const chart = chartOf({ 'no-effect': row(1), back: row(2), 'back-and-turn': row(3), rout: row(4) }, 'printed');
    expect(found(chart, { ranges: 'down-columns', bandNames: 'columns', bandSpan: to(1, 400) })).toEqual([
      'dead printed.back.1-10: 0 never counts: it is held before by no-effect',
      'overlap printed.back.1-10: 0 is also held by no-effect (0)',
      'dead printed.back-and-turn.1-10: 0 never counts: it is held before by no-effect, back',
      'overlap printed.back-and-turn.1-10: 0 is also held by no-effect (0)',
      'overlap printed.back-and-turn.1-10: 0 is also held by back (0)',
      'overlap printed.back-and-turn.91-100: 25 is also held by back (21-25)',
    ]);
    const widest = { along: 'columns', factor: 1.8, only: ['rout'] } as const;
    expect(found(chart, { jumps: [widest] })).toEqual([
      'jump printed.rout.11-20: jumps from 1+ (1-10) to 3+, more than 1.8 times',
    ]);
  });

  test('a gap inside, and gaps to the ends of a span', () => {
    const chart = chartOf({ a: { x: to(2, 4) }, b: { x: to(7, 9) } });
    expect(found(chart, { ranges: 'down-columns' })).toEqual(['gap mine.x: nothing holds 5-6']);
    expect(found(chart, { ranges: 'down-columns', span: to(1, null) })).toEqual([
      'gap mine.x: nothing holds 1',
      'gap mine.x: nothing holds 5-6',
      'gap mine.x: nothing holds 10+',
    ]);
  });

  test('what no value leads to, and what ends before it begins', () => {
    const chart = chartOf({ a: { x: to(1, 6) }, b: { x: to(7, 8) }, c: { x: to(6, 5) } });
    expect(found(chart, { ranges: 'down-columns', span: to(1, 6) })).toEqual([
      'unreachable mine.b.x: no value leads to 7-8: they run from 1-6',
      'dead mine.c.x: the range 6-5 ends before it begins',
    ]);
  });

  test('rows are divided just as columns are', () => {
    const chart = chartOf({ a: { x: to(1, 3), y: to(3, 6) } });
    expect(found(chart, { ranges: 'along-rows' })).toEqual(['overlap mine.a.y: 3 is also held by x (1-3)']);
  });

  test('cutting a span anywhere leaves nothing to complain of; moving one cut leaves a gap or an overlap', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 2, max: 200 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(cuts, fc.nat(), fc.boolean(), (unsorted, pick, longer) => {
        const ends = [...unsorted].sort((a, b) => a - b);
        const ranges = [...ends.map((end, at) => to(at === 0 ? 1 : ends[at - 1]!, end - 1)), to(ends.at(-1)!, 201)];
        const cells = (line: readonly Cell[]) => Object.fromEntries(line.map((cell, at) => [`r${at}`, { x: cell }]));
        const reading = { ranges: 'down-columns', span: to(1, 201) } as const;
        expect(found(chartOf(cells(ranges)), reading)).toEqual([]);
        const moved = pick % (ranges.length - 1);
        const torn = ranges.map((range, at) => (at === moved ? to(range.from, range.to! + (longer ? 1 : -1)) : range));
        expect(found(chartOf(cells(torn)), reading).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('rows and columns named as bands', () => {
  test('gaps, overlaps and names that are no bands', () => {
    const chart = chartOf({ a: { '1-10': 1, '10-20': 2, '23-30': 3, many: 4 } });
    expect(found(chart, { bandNames: 'columns' })).toEqual([
      'unreachable mine.many: "many" is not a band, so no value leads to it',
      'overlap mine.10-20: 10 is also held by 1-10 (1-10)',
      'gap mine: nothing holds 21-22',
    ]);
  });

  test('a die has no seventh row', () => {
    const chart = chartOf(Object.fromEntries(['1', '2-3', '4-6', '7'].map(row => [row, { hit: row }])));
    expect(found(chart, { bandNames: 'rows', bandSpan: to(1, 6) })).toEqual([
      'unreachable mine.7: no value leads to 7: they run from 1-6',
    ]);
  });
});

describe('cells in order', () => {
  const chart = chartOf({ near: { a: 8, b: [1, 2, 3] }, mid: { a: null, b: [1, 2] }, far: { a: 9, b: [2, 4, 6] } });

  test('broken monotony, over what is empty, faces by their number', () => {
    expect(found(chart, { monotony: [{ along: 'rows', direction: 'falling' }] })).toEqual([
      'monotony mine.far.a: rises from 8 (near) to 9',
      'monotony mine.far.b: rises from 1,2 (mid) to 2,4,6',
    ]);
  });

  test('only the lines that were named', () => {
    expect(found(chart, { monotony: [{ along: 'rows', direction: 'falling', only: ['a'] }] })).toHaveLength(1);
  });

  test('jumps between neighbours', () => {
    const losses = chartOf({ rout: { '1-10': 2, '11-20': 4, '21-30': 13, '31-40': 0 } });
    expect(found(losses, { jumps: [{ along: 'columns', factor: 3 }] })).toEqual([
      'jump mine.rout.21-30: jumps from 4 (11-20) to 13, more than 3 times',
      'jump mine.rout.31-40: jumps from 13 (21-30) to 0, more than 3 times',
    ]);
  });

  test('a sorted line keeps its order; the same line reversed does not unless all are equal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 12 }), numbers => {
        const rising = [...numbers].sort((a, b) => a - b);
        const line = (cells: readonly number[]) =>
          chartOf({ a: Object.fromEntries(cells.map((cell, at) => [`c${at}`, cell])) });
        const reading = { monotony: [{ along: 'columns', direction: 'rising' }] } as const;
        expect(found(line(rising), reading)).toEqual([]);
        expect(found(line([...rising].reverse()), reading).length > 0).toBe(rising[0] !== rising.at(-1));
      }),
    );
  });
});

describe('die faces and empty lines', () => {
  test('faces off the die, twice, or none', () => {
    const chart = chartOf({ a: { x: [0, 2, 2, 7], y: [] } });
    expect(found(chart, { die: 6 })).toEqual([
      'die-face mine.a.x: no die shows 0 here',
      'die-face mine.a.x: the face 2 stands twice',
      'die-face mine.a.x: no die shows 7 here',
      'dead mine.a.y: a list of faces without a face',
    ]);
  });

  test('a row or column without a word in it', () => {
    expect(found(chartOf({ a: { x: null, y: null }, b: { x: null, y: 1 } }), {})).toEqual([
      'dead mine.a: every cell of the row is empty',
      'dead mine.x: every cell of the column is empty',
    ]);
  });
});

describe('a chart of one’s own, as plain data', () => {
  const plain = { id: 'mine', rows: ['a'], columns: ['x'], cells: { a: { x: { from: 1, to: 2 } } } };

  test('is read, with how it wants to be read', () => {
    const read = readChart({ ...plain, reading: { ranges: 'along-rows', span: { from: 1, to: 3 } } });
    expect('chart' in read && checkChart(read.chart).map(({ kind }) => kind)).toEqual(['gap']);
  });

  test.each([
    ['nothing', null, ''],
    ['no rows', { ...plain, rows: [] }, 'rows'],
    ['a name that is none', { ...plain, columns: ['x', 7] }, 'columns[1]'],
    ['a cell that is none', { ...plain, cells: { a: { x: { from: 1 } } } }, 'cells.a.x'],
    ['a missing cell', { ...plain, columns: ['x', 'y'] }, 'mine.a.y'],
    ['a strange reading', { ...plain, reading: { dices: 6 } }, 'reading.dices'],
    ['what is taken for no cell', { ...plain, taken: { a: { y: { value: 1, by: 'me' } } } }, 'taken.a.y'],
    ['what is taken by nobody', { ...plain, taken: { a: { x: { value: 1 } } } }, 'taken.a.x'],
    ['half a die', { ...plain, reading: { die: 2.5 } }, 'reading.die'],
    ['no such line', { ...plain, reading: { jumps: [{ along: 'rows', factor: 2, only: ['z'] }] } }, 'reading'],
    [
      'a prototype',
      JSON.parse('{"id":"p","rows":["__proto__"],"columns":["x"],"cells":{"__proto__":{"x":1}}}'),
      'rows[0]',
    ],
  ])('%s is refused with its path', (_, input, path) => {
    const read = readChart(input);
    expect('violations' in read && read.violations[0]?.path).toBe(path);
    expect('violations' in read && read.violations.every(({ problem, mend }) => problem !== '' && mend !== '')).toBe(
      true,
    );
  });

  test('anything at all is either read or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.anything(), input => {
        const read = readChart(input);
        expect('chart' in read || read.violations.length > 0).toBe(true);
      }),
    );
  });
});
