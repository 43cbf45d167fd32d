import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf, bandsOf, defineChart, ladder, rowOf, step } from '../../src/chart/index.js';

describe('bands', () => {
  const bands = bandsOf(['1-10', '11-20', '21+']);

  test('are read from their labels', () => {
    expect(bandsOf(['7', '401+'])).toEqual([
      { label: '7', from: 7, to: 7 },
      { label: '401+', from: 401, to: null },
    ]);
    expect(() => bandsOf(['ten'])).toThrow('not a band');
  });

  test('hold both their ends', () => {
    expect([1, 10, 11, 20, 21, 99999].map(value => bandOf(bands, value)?.label)).toEqual([
      '1-10',
      '1-10',
      '11-20',
      '11-20',
      '21+',
      '21+',
    ]);
    expect(bandOf(bands, 0)).toBeUndefined();
  });

  test('a value is in the band whose ends it lies between', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(widths, fc.integer({ min: -5, max: 700 }), (sizes, value) => {
        let from = 1;
        const labels = sizes.map(size => {
          const label = `${from}-${from + size - 1}`;
          from += size;
          return label;
        });
        const band = bandOf(bandsOf(labels), value);
        if (value < 1 || value >= from) expect(band).toBeUndefined();
        else expect(band !== undefined && band.from <= value && value <= (band.to ?? value)).toBe(true);
      }),
    );
  });

  test('rowOf finds the row whose range holds the value', () => {
    const chart = defineChart({
      id: 'toy/nerve',
      title: 'Nerve',
      source: { document: 'toy', section: 'Nerve', line: 1 },
      rows: ['stands', 'runs'],
      columns: ['few', 'many'],
      cells: {
        stands: { few: { from: 0, to: 0 }, many: { from: 0, to: 4 } },
        runs: { few: { from: 1, to: null }, many: { from: 6, to: null } },
      },
    });
    expect(rowOf(chart, 'few', 1)).toBe('runs');
    expect(rowOf(chart, 'many', 4)).toBe('stands');
    expect(rowOf(chart, 'many', 5)).toBeUndefined();
  });
});

describe('step ladders', () => {
  const odds = ladder(['none', 'poor', 'even', 'good']);

  test('climb and come down', () => {
    expect(step(odds, 1, 2)).toEqual({ rung: 'good', at: 3, lost: 0 });
    expect(step(odds, 1, -1)).toEqual({ rung: 'none', at: 0, lost: 0 });
  });

  test('stop at their ends and say how many steps were lost', () => {
    expect(step(odds, 2, 4)).toEqual({ rung: 'good', at: 3, lost: 3 });
    expect(step(odds, 2, -5)).toEqual({ rung: 'none', at: 0, lost: 3 });
  });

  test('never leave the ladder, and lose just what they do not climb', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -20, max: 20 }), (start, by) => {
        const { at, lost, rung } = step(odds, start, by);
        expect(odds.rungs[at]).toBe(rung);
        expect(Math.abs(at - start) + lost).toBe(Math.abs(by));
      }),
    );
  });

  test('refuse a start off the ladder and half a step', () => {
    expect(() => step(odds, 4, 0)).toThrow('the ladder has no rung 4');
    expect(() => step(odds, 0, 0.5)).toThrow('not a number of steps');
    expect(() => ladder([])).toThrow('without rungs');
  });
});
