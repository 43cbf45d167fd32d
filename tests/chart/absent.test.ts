import { describe, expect, test } from 'vitest';
import {
  type AbsentAsWritten,
  type Chart,
  checkChart,
  defineChart,
  patchChart,
  readChart,
} from '../../src/chart/index.js';

const source = { document: 'toy', section: 'Guns', line: 7 };
const shape = {
  id: 'toy/guns',
  title: 'Guns',
  source,
  rows: ['light', 'heavy'],
  columns: ['near', 'far'],
  cells: { light: { near: 2, far: null }, heavy: { near: null, far: null } },
} as const;
const guns = (absent?: AbsentAsWritten<'light' | 'heavy', 'near' | 'far'>) =>
  defineChart({ ...shape, ...(absent === undefined ? {} : { absent }) });

describe('why a cell is empty', () => {
  test.each<[string, AbsentAsWritten<'light' | 'heavy', 'near' | 'far'>, Chart['absent']]>([
    ['the whole chart', 'lost', { light: { far: 'lost' }, heavy: { near: 'lost', far: 'lost' } }],
    ['a row', { light: 'cannot', heavy: 'lost' }, { light: { far: 'cannot' }, heavy: { near: 'lost', far: 'lost' } }],
    [
      'a cell',
      { light: { far: 'cannot' }, heavy: { near: 'nothing', far: 'elsewhere' } },
      { light: { far: 'cannot' }, heavy: { near: 'nothing', far: 'elsewhere' } },
    ],
  ])('is written for %s', (_, written, absent) => {
    expect(guns(written).absent).toEqual(absent);
  });

  test.each<[string, AbsentAsWritten<'light' | 'heavy', 'near' | 'far'> | undefined, string]>([
    ['nothing at all', undefined, 'toy/guns.light.far: the cell is empty, and nothing says why'],
    ['one row', { heavy: 'lost' }, 'toy/guns.light.far: the cell is empty'],
    ['one cell of a row', { light: 'lost', heavy: { near: 'lost' } }, 'toy/guns.heavy.far: the cell is empty'],
    [
      'a printed cell',
      { light: { near: 'lost', far: 'lost' }, heavy: 'lost' },
      'toy/guns.light.near: a reason on a cell that is not empty',
    ],
  ])('is refused when it is written for %s', (_, written, message) => {
    expect(() => guns(written)).toThrow(message);
  });

  test.each([
    ['a whole chart', 'lost', 'toy/full: a reason on a chart without an empty cell'],
    ['a row', { light: 'lost' }, 'toy/full.light: a reason on a row without an empty cell'],
    ['a row that is none', { middle: 'lost' }, 'toy/full.middle: a reason for a row the chart does not have'],
  ] as const)('is refused on %s that is printed in full', (_, absent: AbsentAsWritten, message) => {
    const full: Chart = {
      id: 'toy/full',
      title: '',
      source,
      rows: ['light'],
      columns: ['near'],
      cells: { light: { near: 1 } },
    };
    expect(() => defineChart({ ...full, absent, reading: {} })).toThrow(message);
  });

  test('goes when a change fills the cell; a cell that a change empties cannot be had', () => {
    const { light, heavy } = patchChart(guns('lost'), { heavy: { near: 3 } }).absent;
    expect([light, heavy]).toEqual([{ far: 'lost' }, { far: 'lost' }]);
    const wide: Parameters<typeof patchChart<string, { readonly [column: string]: number | null }>>[0] = guns('lost');
    expect(patchChart(wide, { light: { near: null } }).absent.light).toEqual({ near: 'cannot', far: 'lost' });
  });
});

describe('in a file of one’s own', () => {
  const { id, rows, columns, cells } = shape;
  const file = { id, rows, columns, cells };

  test('may be left out, and then a line without a printed cell is at fault', () => {
    const read = readChart(file);
    expect('chart' in read && checkChart(read.chart).map(({ path }) => path)).toEqual([
      'toy/guns.heavy',
      'toy/guns.far',
    ]);
    const said = readChart({ ...file, absent: 'cannot' });
    expect('chart' in said && [said.chart.absent?.heavy?.far, checkChart(said.chart)]).toEqual(['cannot', []]);
  });

  test.each([
    ['a reason nobody knows', 'mislaid', 'toy/guns.absent'],
    ['a list', ['lost'], 'toy/guns.absent'],
    ['a strange reason on a row', { heavy: 'mislaid' }, 'toy/guns.heavy'],
    ['a strange reason on a cell', { heavy: { far: 7 } }, 'toy/guns.heavy.far'],
    ['a printed cell', { light: { near: 'lost' } }, 'toy/guns.light.near'],
    ['a strange row', { middle: 'lost' }, 'toy/guns.middle'],
  ])('%s is refused with its path', (_, absent, path) => {
    const read = readChart({ ...file, absent });
    expect('violations' in read && read.violations.map(each => each.path)).toEqual([path]);
  });
});
