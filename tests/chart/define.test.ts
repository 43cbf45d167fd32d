import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Cell,
  type Chart,
  cell,
  chartJson,
  defineChart,
  patchChart,
  type Range,
  type TypedChart,
} from '../../src/chart/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';

const source = { document: 'toy', section: 'Guard', line: 7 };
const guard = defineChart({
  id: 'toy/guard',
  title: 'Guard',
  source,
  rows: ['young', 'old'],
  columns: ['faces', 'shock', 'word', 'range', 'flag'],
  cells: {
    young: { faces: [2, 1], shock: null, word: 'attacker', range: { from: 1, to: 10 }, flag: true },
    old: { faces: [3], shock: 2, word: 'defender', range: { from: 11, to: null }, flag: false },
  },
  absent: { young: 'lost' },
  reading: { die: 6 },
});

describe('a defined chart', () => {
  test('gives each column a type of its own', () => {
    const row: 'young' | 'old' = 'old';
    expectTypeOf(cell(guard, row, 'faces')).toEqualTypeOf<readonly number[]>();
    expectTypeOf(cell(guard, row, 'shock')).toEqualTypeOf<number | null>();
    expectTypeOf(cell(guard, row, 'word')).toEqualTypeOf<'attacker' | 'defender'>();
    expectTypeOf(cell(guard, row, 'range')).toEqualTypeOf<Range>();
    expectTypeOf(cell(guard, row, 'flag')).toEqualTypeOf<boolean>();
    const chart: Chart = guard;
    expect([chart.rows, cell(guard, row, 'shock')]).toEqual([['young', 'old'], 2]);
  });

  test('cannot be changed, not even a cell', () => {
    expect(() => Reflect.set(guard.cells.old, 'shock', 9)).not.toThrow();
    expect(guard.cells.old.shock).toBe(2);
    expect(Object.isFrozen(guard.cells.young.faces)).toBe(true);
    expect(Object.isFrozen(guard.cells)).toBe(true);
    expect(Object.isFrozen(guard)).toBe(true);
  });

  test('refuses missing and superfluous cells, all at once, with their paths', () => {
    const cells: Chart['cells'] = { one: { a: 1, c: 3 }, three: { a: 1, b: 2 } };
    const chart: Chart = { id: 'toy/torn', title: 'Torn', source, rows: ['one', 'two'], columns: ['a', 'b'], cells };
    expect.assertions(1);
    try {
      defineChart(chart);
    } catch (fault) {
      expect(fault instanceof RuleViolation && fault.violations.map(({ path }) => path)).toEqual([
        'toy/torn.three',
        'toy/torn.one.b',
        'toy/torn.one.c',
        'toy/torn.two',
      ]);
    }
  });

  test('refuses a line named twice', () => {
    const chart: Chart = {
      id: 'toy/twice',
      title: '',
      source,
      rows: ['a', 'a'],
      columns: ['b'],
      cells: { a: { b: 1 } },
    };
    expect(() => defineChart(chart)).toThrow('the row a is named twice');
  });

  test('has no cells but its own, whatever an object inherits', () => {
    const chart: Chart = guard;
    expect(() => cell(chart, 'constructor', 'shock')).toThrow('no such cell');
    expect(() => cell(chart, 'old', 'toString')).toThrow('no such cell');
  });
});

describe('a patched chart', () => {
  test('has the new cell and leaves the old chart alone', () => {
    const patched = patchChart(guard, { young: { shock: 1 } });
    expect(cell(patched, 'young', 'shock')).toBe(1);
    expect(cell(patched, 'young', 'word')).toBe('attacker');
    expect(cell(guard, 'young', 'shock')).toBeNull();
    expect(Object.isFrozen(patched.cells.young)).toBe(true);
  });

  test('refuses rows and columns the chart does not have', () => {
    const chart: TypedChart<string, { readonly [column: string]: Cell }> = guard;
    expect(() => patchChart(chart, { middle: { shock: 1 } })).toThrow('toy/guard.middle: the chart has no such row');
    expect(() => patchChart(chart, { old: { weight: 1 } })).toThrow('toy/guard.old.weight');
  });
});

test('chartJson prints rows, columns and cells in order, faces sorted, nothing as null', () => {
  expect(JSON.stringify(chartJson(guard))).toBe(
    JSON.stringify({
      id: 'toy/guard',
      title: 'Guard',
      source: 'toy',
      line: 7,
      rows: ['young', 'old'],
      columns: ['faces', 'shock', 'word', 'range', 'flag'],
      reading: { die: 6 },
      cells: {
        young: { faces: [1, 2], shock: null, word: 'attacker', range: { from: 1, to: 10 }, flag: true },
        old: { faces: [3], shock: 2, word: 'defender', range: { from: 11, to: null }, flag: false },
      },
      absent: { young: { shock: 'lost' } },
      taken: {},
    }),
  );
});
