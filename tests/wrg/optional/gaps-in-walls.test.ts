import { describe, expect, it } from 'vitest';
import { tableWith } from '../../../src/rulesets/wrg/siege/ground.js';
import type { Gap } from '../../../src/rulesets/wrg/siege/works.js';
import type { Table } from '../../../src/table/index.js';

const wall = {
  kind: 'wall',
  id: 'wall',
  line: [
    { x: 0, y: 100 },
    { x: 300, y: 100 },
  ],
} as const;
const gap = (id: string, x: number, paces: number, more: Partial<Gap> = {}): Gap => ({
  id,
  wall: 'wall',
  at: { x, y: 100 },
  paces,
  bearing: 90,
  rubble: false,
  ...more,
});
const left = (...gaps: Gap[]) =>
  tableWith({ width: 300, height: 200, features: [wall] } as Table, { gaps, down: [], built: [] });

/** Where stretches of the wall begin and end. */
const stretches = (...gaps: Gap[]) =>
  left(...gaps).features.flatMap(each => ('line' in each ? [each.line.map(({ x }) => Math.round(x))] : []));

describe('a wall that has been broken through', () => {
  it('stands beside its gaps, also where one lies within another', () => {
    expect(stretches(gap('a', 100, 40))).toEqual([
      [0, 80],
      [120, 300],
    ]);
    expect(stretches(gap('a', 100, 40), gap('b', 200, 20))).toEqual([
      [0, 80],
      [120, 190],
      [210, 300],
    ]);
    expect(stretches(gap('a', 100, 80), gap('b', 100, 20))).toEqual([
      [0, 60],
      [140, 300],
    ]);
    expect(stretches(gap('a', 100, 40), gap('b', 120, 40))).toEqual([
      [0, 80],
      [140, 300],
    ]);
    expect(stretches(gap('a', 0, 40))).toEqual([[20, 300]]);
  });

  it('leaves its stones along the gap, to both sides of it', () => {
    const [rubble] = left(gap('a', 100, 40, { rubble: true })).features.filter(({ kind }) => kind === 'rough');
    const outline = rubble !== undefined && 'outline' in rubble ? rubble.outline : [];
    const xs = outline.map(({ x }) => Math.round(x));
    expect(xs).toEqual([80, 120, 120, 80]);
    const ys = outline.map(({ y }) => y);
    expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(100, 6);
    expect(ys[0]).toBeCloseTo(ys[1] ?? 0, 6);
    expect(ys[2]).toBeCloseTo(ys[3] ?? 0, 6);
    expect(ys[0]).not.toBeCloseTo(ys[2] ?? 0, 1);
  });
});
