import { describe, expect, test } from 'vitest';
import {
  absenceOf,
  type Cell,
  type Chart,
  type ChartReading,
  chartJson,
  checkChart,
  defineChart,
  isChoice,
  isFaceBands,
  isFaces,
  isMeasure,
  isRange,
  isSequence,
  patchChart,
  rangeFaults,
  readChart,
  slipsOf,
} from '../../src/chart/index.js';

const to = (from: number, end: number | null) => ({ from, to: end });

function chartOf(cells: { [row: string]: { [column: string]: Cell } }): Chart {
  const rows = Object.keys(cells);
  const columns = Object.keys(cells[rows[0] ?? ''] ?? {});
  return { id: 'm', title: 'M', source: { document: 'toy', section: 'M', line: 3 }, rows, columns, cells };
}

function found(cells: { [row: string]: { [column: string]: Cell } }, reading: ChartReading): readonly string[] {
  return checkChart(chartOf(cells), reading).map(({ kind, path, problem }) => `${kind} ${path}: ${problem}`);
}

describe('what a cell is', () => {
  const bands = [{ from: 1, to: 2, faces: [1] }];
  test.each<[string, (value: unknown) => boolean, readonly unknown[], readonly unknown[]]>([
    ['faces', isFaces, [[], [1, 2]], [null, 1, { length: 0 }, [1, 'a'], ['a']]],
    ['a sequence', isSequence, [['a'], ['a', 'b']], [[], ['a', 1], 'a', null]],
    ['a choice', isChoice, [[['a'], ['b', 'c']]], [[], [[]], [['a'], 'b'], 'a']],
    [
      'a measure',
      isMeasure,
      [{ value: 6, unit: 'cm' }],
      [null, 6, undefined, { value: 6 }, { unit: 'cm' }, { value: '6', unit: 'cm' }, { value: 6, unit: 1 }],
    ],
    ['a range', isRange, [to(1, 2), to(1, null)], [null, 1, 'from to', { from: 1 }, { to: 1 }]],
    [
      'faces by bands',
      isFaceBands,
      [bands],
      [[], null, 'bands', [...bands, 1], [to(1, 2)], [{ faces: [1] }], [{ from: 1, to: 2, faces: ['a'] }]],
    ],
  ])('%s is told from all else', (_, is, those, others) => {
    expect(those.map(is)).toEqual(those.map(() => true));
    expect(others.map(is)).toEqual(others.map(() => false));
  });

  test('every kind of cell is read as it is written', () => {
    const a: Record<string, Cell> = {
      number: 1,
      word: 'w',
      flag: false,
      nothing: null,
      faces: [1, 2],
      range: to(1, null),
      words: ['a', 'b'],
      choice: [['a'], ['b']],
      measure: { value: 6, unit: 'cm' },
      bands: [{ from: 1, to: 2, faces: [1] }],
    };
    const read = readChart({
      id: 'm',
      title: 'T',
      source: 'S',
      line: 4,
      rows: ['a'],
      columns: Object.keys(a),
      cells: { a },
    });
    if ('violations' in read) throw new Error(JSON.stringify(read.violations));
    expect(read.chart.cells).toEqual({ a });
    expect([read.chart.title, read.chart.source]).toEqual(['T', { document: 'S', section: 'T', line: 4 }]);
    expect([Object.isFrozen(read.chart.cells.a?.bands), read.taken]).toEqual([true, {}]);
    const { title, source, line } = chartJson(read.chart);
    expect([title, source, line]).toEqual(['T', 'S', 4]);
  });

  test('a chart without names is called so', () => {
    const read = readChart({ rows: ['a'], columns: ['x'], cells: { a: { x: 1 } } });
    if ('violations' in read) throw new Error('it is a chart');
    const { id, title, source } = read.chart;
    expect([id, title, source]).toEqual([
      'chart',
      'chart',
      { document: 'a chart of your own', section: 'chart', line: 0 },
    ]);
  });

  test('what it is read from may change afterwards', () => {
    const faces = [1, 2];
    const words = ['a', 'b'];
    const orders = [['a'], ['b']];
    const bands = [{ from: 1, to: 2, faces: [1] }];
    const read = readChart({
      rows: ['a'],
      columns: ['f', 'w', 'o', 'b'],
      cells: { a: { f: faces, w: words, o: orders, b: bands } },
    });
    if ('violations' in read) throw new Error('it is a chart');
    faces.push(9);
    words.push('c');
    orders[0]?.push('c');
    bands[0]?.faces.push(9);
    expect(read.chart.cells.a).toEqual({
      f: [1, 2],
      w: ['a', 'b'],
      o: [['a'], ['b']],
      b: [{ from: 1, to: 2, faces: [1] }],
    });
  });
});

describe('cells in order', () => {
  const rising = { monotony: [{ along: 'columns', direction: 'rising' }] } as const;

  test.each<[string, Cell, Cell, boolean]>([
    ['a number that falls', 3, 2, true],
    ['equal numbers', 2, 2, false],
    ['a range whose start falls', to(3, 9), to(2, 9), true],
    ['a range whose end falls', to(1, 9), to(1, 8), true],
    ['a range that loses its end', to(1, 9), to(1, null), false],
    ['a range without an end that starts earlier', to(3, null), to(2, 9), true],
    ['a measure that falls', { value: 6, unit: 'cm' }, { value: 5, unit: 'cm' }, true],
    ['fewer faces', [1, 2], [6], true],
    ['words', 'z', 'a', false],
    ['yes and no', true, false, false],
    ['faces band by band', [{ from: 1, to: 2, faces: [1, 2] }], [{ from: 1, to: 2, faces: [] }], false],
  ])('%s', (_, x, y, broken) => {
    expect(found({ a: { x, y } }, rising).filter(each => each.startsWith('monotony'))).toHaveLength(broken ? 1 : 0);
  });

  test('what falls and what rises is told with the neighbour that it is held against', () => {
    const cells = { a: { x: to(3, 9), y: null, z: to(2, null) }, b: { x: 1, y: 2, z: 3 } };
    expect(found(cells, rising)).toEqual(['monotony m.a.z: falls from 3-9 (x) to 2+']);
    expect(found(cells, { monotony: [{ along: 'rows', direction: 'falling' }] })).toEqual([
      'monotony m.b.z: rises from 2+ (a) to 3',
    ]);
    expect(found({ a: { x: 1 }, b: { x: 2 } }, { monotony: [{ along: 'rows', direction: 'falling' }] })).toEqual([
      'monotony m.b.x: rises from 1 (a) to 2',
    ]);
  });

  test('a jump is as wide as the factor between the two, whichever comes first, and no wider', () => {
    const jumps = (x: Cell, y: Cell, factor: number) =>
      found({ a: { x, y } }, { jumps: [{ along: 'columns', factor }] }).length;
    expect([jumps(2, 6, 3), jumps(2, 6, 2.9), jumps(6, 2, 3), jumps(6, 2, 2.9)]).toEqual([0, 1, 0, 1]);
    expect([jumps(0, 3, 3), jumps(0, 4, 3), jumps(-2, 6, 3), jumps(-6, 2, 2.9)]).toEqual([0, 1, 0, 1]);
    const ends = [jumps(to(1, 2), to(1, 9), 3), jumps(to(1, 9), to(1, null), 3), jumps(to(1, null), to(4, 5), 3)];
    expect(ends).toEqual([1, 0, 1]);
  });
});

describe('what divides a line', () => {
  test('faces divide a die along rows and down columns, each line for itself', () => {
    const rows = { a: { x: [1, 2], y: [3, 4, 5] }, b: { x: [1, 2, 3], y: [3, 4, 5, 6] } };
    expect(found(rows, { die: 6, faces: 'along-rows' })).toEqual([
      'gap m.a: nothing holds 6',
      'overlap m.b.y: 3 is also held by x (3)',
    ]);
    const columns = { a: { x: [1, 2], y: [1] }, b: { x: [4, 5, 6], y: [2, 3, 4, 5, 6] } };
    expect(found(columns, { die: 6, faces: 'down-columns' })).toEqual(['gap m.x: nothing holds 3']);
    expect(found(columns, { die: 6 })).toEqual([]);
  });

  test('faces by bands divide the range between the bands, and are faces of the die', () => {
    const x = [
      { from: 0, to: 4, faces: [6] },
      { from: 4, to: 6, faces: [7] },
      { from: 9, to: null, faces: [5, 5] },
    ];
    expect(found({ a: { x } }, { die: 6 })).toEqual([
      'overlap m.a.x: 4 is also held by band 1 (0-4)',
      'gap m.a.x: nothing holds 7-8',
      'die-face m.a.x: no die shows 7 here',
      'die-face m.a.x: the face 5 stands twice',
    ]);
  });

  test('ranges without an end overlap whatever comes after their start', () => {
    const cells = { a: { x: to(5, null) }, b: { x: to(7, null) }, c: { x: to(1, 4) }, d: { x: to(4, 5) } };
    expect(found(cells, { ranges: 'down-columns' })).toEqual([
      'dead m.b.x: 7+ never counts: it is held before by a',
      'overlap m.b.x: 7+ is also held by a (5+)',
      'dead m.d.x: 4-5 never counts: it is held before by a, c',
      'overlap m.d.x: 5 is also held by a (5+)',
      'overlap m.d.x: 4 is also held by c (1-4)',
    ]);
  });

  test('only the columns that are named have to be divided, but none may end before it begins', () => {
    const cells = { a: { x: to(1, 2), y: to(1, 2) }, b: { x: to(5, 6), y: to(6, 5) } };
    expect(found(cells, { ranges: 'down-columns', rangeColumns: ['x'] })).toEqual([
      'gap m.x: nothing holds 3-4',
      'dead m.b.y: the range 6-5 ends before it begins',
    ]);
    expect(found(cells, { ranges: 'along-rows', rangeColumns: ['x'] })).toEqual([
      'dead m.b.y: the range 6-5 ends before it begins',
    ]);
    expect(rangeFaults(chartOf(cells), {}).map(({ path }) => path)).toEqual(['m.b.y']);
  });

  test('bands are named by rows, by columns or by both', () => {
    const cells = { '1-2': { '1': 0, '3': 0 }, '4': { '1': 0, '3': 0 } };
    const gaps = (bandNames: 'rows' | 'columns' | 'both') => found(cells, { bandNames });
    expect(gaps('rows')).toEqual(['gap m: nothing holds 3']);
    expect(gaps('columns')).toEqual(['gap m: nothing holds 2']);
    expect(gaps('both')).toEqual(['gap m: nothing holds 3', 'gap m: nothing holds 2']);
    expect(found(cells, {})).toEqual([]);
  });

  test('a span that begins or ends within a range leads to none of the rest of it', () => {
    const cells = { a: { x: to(1, 9) } };
    expect(found(cells, { ranges: 'down-columns', span: to(3, 5) })).toEqual([
      'unreachable m.a.x: no value leads to 1-2: they run from 3-5',
      'unreachable m.a.x: no value leads to 6-9: they run from 3-5',
    ]);
    expect(found({ a: { x: to(1, null) } }, { ranges: 'down-columns', span: to(1, 5) })).toEqual([
      'unreachable m.a.x: no value leads to 6+: they run from 1-5',
    ]);
    expect(found({ a: { x: 1 } }, { ranges: 'down-columns', span: to(1, 5) })).toEqual(['gap m.x: nothing holds 1-5']);
  });
});

describe('slips of the print', () => {
  const chart = chartOf({ a: { x: to(1, 2) }, b: { x: to(5, 6) }, c: { x: to(9, 9) } });
  const reading = { ranges: 'down-columns' } as const;
  const slip = { kind: 'gap', column: 'x', because: 'so printed' } as const;
  const left = (...slips: NonNullable<ChartReading['slips']>) => checkChart(chart, { ...reading, slips }).length;

  test('are left out where kind, place and values are theirs, and told on request', () => {
    expect(left()).toBe(2);
    expect(left(slip)).toBe(0);
    expect(left({ ...slip, values: to(3, 4) })).toBe(1);
    expect([left({ ...slip, values: to(3, 5) }), left({ ...slip, values: to(2, 4) })]).toEqual([2, 2]);
    expect([left({ ...slip, kind: 'dead' }), left({ ...slip, row: 'a' })]).toEqual([2, 2]);
    expect(left({ kind: 'gap', because: 'so printed' })).toBe(2);
    const only = { ...slip, values: to(3, 4) };
    expect(slipsOf(chart, { ...reading, slips: [only] }).map(({ fault, slip: told }) => [fault.path, told])).toEqual([
      ['m.x', only],
    ]);
    expect(slipsOf({ ...chart, reading: { ...reading, slips: [slip] } })).toHaveLength(2);
    expect(slipsOf(chart)).toEqual([]);
    expect(checkChart({ ...chart, reading })).toHaveLength(2);
  });

  test('a fault names its place and its values', () => {
    expect(checkChart(chart, reading)[0]).toEqual({
      kind: 'gap',
      path: 'm.x',
      column: 'x',
      values: to(3, 4),
      problem: 'nothing holds 3-4',
      mend: 'lengthen a neighbour or add a band',
    });
  });
});

describe('a chart that is defined', () => {
  const printed = {
    id: 'm',
    title: 'M',
    source: { document: 'toy', section: 'M', line: 3 },
    clauses: ['cady/musket/square/who'],
    rows: ['a', 'b'],
    columns: ['x', 'y'],
    cells: { a: { x: 1, y: null }, b: { x: [{ from: 1, to: 2, faces: [1] }], y: 2 } },
    absent: { a: 'lost' },
    reading: { monotony: [{ along: 'rows', direction: 'rising' }] },
  } as const;

  test('is frozen in all its parts', () => {
    const chart: Chart = defineChart(structuredClone(printed));
    const parts = [chart, chart.source, chart.clauses, chart.rows, chart.columns, chart.cells, chart.cells.b];
    const deep = [chart.absent?.a, chart.reading?.monotony, chart.reading?.monotony?.[0]];
    const bands = chart.cells.b?.x;
    const inner = Array.isArray(bands) ? [bands, bands[0]] : [];
    expect([...parts, ...deep, ...inner].map(each => Object.isFrozen(each))).toEqual(Array(12).fill(true));
  });

  test('says why a cell is empty, and nothing of one that is not or that it does not have', () => {
    const chart: Chart = defineChart(structuredClone(printed));
    expect([absenceOf(chart, 'a', 'y'), absenceOf(chart, 'a', 'x'), absenceOf(chart, 'b', 'x')]).toEqual([
      'lost',
      undefined,
      undefined,
    ]);
    const { absent: _, ...unsaid } = chart;
    expect(absenceOf(unsaid, 'a', 'y')).toBeUndefined();
    expect(chartJson(unsaid).absent).toEqual({});
  });

  test('takes no cells that changes inherit', () => {
    const chart = defineChart(structuredClone(printed));
    expect(patchChart(chart, Object.create({ a: { x: 9 } })).cells).toEqual(chart.cells);
  });
});
