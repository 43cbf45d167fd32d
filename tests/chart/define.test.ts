import { expect, expectTypeOf, test } from 'vitest';
import { type Chart, cell, defineChart, type Range } from '../../src/chart/index.js';

const ages = defineChart({
  id: 'toy/ages',
  title: 'Ages',
  source: { document: 'toy', section: 'Ages', line: 1 },
  rows: ['young', 'old'],
  columns: ['faces', 'shock', 'word', 'range', 'flag'],
  cells: {
    young: { faces: [1, 2], shock: null, word: 'attacker', range: { from: 1, to: 10 }, flag: true },
    old: { faces: [3], shock: 2, word: 'defender', range: { from: 11, to: null }, flag: false },
  },
});

test('each column has a type of its own', () => {
  const row: 'young' | 'old' = 'young';
  expectTypeOf(cell(ages, row, 'faces')).toEqualTypeOf<readonly number[]>();
  expectTypeOf(cell(ages, row, 'shock')).toEqualTypeOf<number | null>();
  expectTypeOf(cell(ages, row, 'word')).toEqualTypeOf<'attacker' | 'defender'>();
  expectTypeOf(cell(ages, row, 'range')).toEqualTypeOf<Range>();
  expectTypeOf(cell(ages, row, 'flag')).toEqualTypeOf<boolean>();
  const chart: Chart = ages;
  expect(cell(ages, 'old', 'shock')).toBe(2);
  expect(chart.rows).toEqual(['young', 'old']);
});
