import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Area,
  type Feature,
  isClear,
  lineOfSight,
  type Point,
  quadOf,
  type Sighting,
} from '../../src/table/index.js';
import { box, company, plain, put, tableWith } from './ground.js';

const rules = { woodDepth: 3, hillEdge: 6 };
const see = (from: Point, to: Point, more: Partial<Sighting> = {}) => {
  const sight = lineOfSight({ from, to, table: plain, rules, ...more });
  return sight.clear ? 'clear' : `${sight.blockedBy.kind} ${sight.blockedBy.id}`;
};
const at = (x: number, y: number): Point => ({ x, y });
const hill = (id: string, level: number, ...where: [number, number, number, number]): Area => ({
  kind: 'hill',
  id,
  level,
  outline: box(...where),
});

describe('on open ground', () => {
  it('everything is seen, and how far it is', () => {
    expect(lineOfSight({ from: at(10, 10), to: at(40, 50), table: plain, rules })).toEqual({
      clear: true,
      distance: 50,
    });
  });
});

describe('hills', () => {
  const table = tableWith(hill('rise', 1, 50, 0, 40, 200), hill('tor', 2, 60, 0, 20, 200));
  it('between both block when higher than both', () => {
    expect(see(at(10, 50), at(150, 50), { table })).toBe('hill rise');
    expect(see(at(52, 50), at(88, 50), { table })).toBe('hill tor');
  });

  it('are seen up to and over from their edge, not from farther back', () => {
    const low = tableWith(hill('rise', 1, 50, 0, 40, 200));
    expect(see(at(55, 50), at(10, 50), { table: low })).toBe('clear');
    expect(see(at(56, 50), at(10, 50), { table: low })).toBe('hill edge rise');
    expect(see(at(10, 50), at(56, 50), { table: low })).toBe('hill edge rise');
    expect(see(at(10, 50), at(55.9, 50), { table: low })).toBe('clear');
    expect(see(at(55, 50), at(85, 50), { table: low })).toBe('clear');
  });

  it('do not hide from someone upstairs', () => {
    const low = tableWith(hill('rise', 1, 50, 0, 40, 200));
    expect(see(at(10, 50), at(70, 50), { table: low, fromStoreys: 1 })).toBe('clear');
    expect(see(at(10, 50), at(150, 50), { table: low, fromStoreys: 1 })).toBe('clear');
    expect(see(at(70, 50), at(10, 50), { table: low, fromStoreys: 1 })).toBe('clear');
  });
});

describe('woods', () => {
  const table = tableWith({ kind: 'wood', id: 'wood', outline: box(50, 0, 20, 200) });
  it('are not seen through, even from above', () => {
    expect(see(at(10, 50), at(100, 50), { table })).toBe('wood wood');
    expect(see(at(10, 50), at(100, 50), { table, fromStoreys: 3 })).toBe('wood wood');
  });
  it('are seen into and out of for a little way', () => {
    expect(see(at(10, 50), at(53, 50), { table })).toBe('clear');
    expect(see(at(53, 50), at(10, 50), { table })).toBe('clear');
    expect(see(at(10, 50), at(53.5, 50), { table })).toBe('wood wood');
    expect(see(at(10, 50), at(56, 50), { table, rules: { ...rules, woodDepth: 6 } })).toBe('clear');
  });
  it('let those inside see each other as far', () => {
    expect(see(at(60, 50), at(63, 50), { table })).toBe('clear');
    expect(see(at(60, 50), at(64, 50), { table })).toBe('wood wood');
  });
  it('are one wood where they overlap', () => {
    const both = tableWith(
      { kind: 'wood', id: 'a', outline: box(50, 0, 10, 200) },
      { kind: 'wood', id: 'b', outline: box(52, 0, 10, 200) },
    );
    expect(see(at(10, 50), at(54, 50), { table: both })).not.toBe('clear');
  });
});

describe('marsh', () => {
  const table = tableWith({ kind: 'marsh', id: 'fen', outline: box(50, 0, 40, 200) });
  it('hides who is deep inside, unless seen from above, and nobody when the rules say nothing', () => {
    const reeds = { ...rules, marshDepth: 6 };
    expect(see(at(10, 50), at(56, 50), { table, rules: reeds })).toBe('clear');
    expect(see(at(10, 50), at(57, 50), { table, rules: reeds })).toBe('marsh fen');
    expect(see(at(10, 50), at(57, 50), { table, rules: reeds, fromStoreys: 1 })).toBe('clear');
    expect(see(at(10, 50), at(110, 50), { table, rules: reeds })).toBe('clear');
    expect(see(at(10, 50), at(57, 50), { table })).toBe('clear');
  });
});

describe('buildings', () => {
  const table = tableWith({ kind: 'building', id: 'mill', level: 2, outline: box(50, 40, 10, 20) });
  it('block, except from inside or from the height of the roof', () => {
    expect(see(at(10, 50), at(100, 50), { table })).toBe('building mill');
    expect(see(at(10, 50), at(100, 50), { table, fromStoreys: 1 })).toBe('building mill');
    expect(see(at(10, 50), at(100, 50), { table, fromStoreys: 2 })).toBe('clear');
    expect(see(at(55, 50), at(100, 50), { table })).toBe('clear');
    expect(see(at(10, 50), at(55, 50), { table })).toBe('clear');
  });
});

describe('bridges', () => {
  const bridge: Feature = { kind: 'bridge', id: 'arch', width: 8, line: [at(50, 50), at(80, 50)] };
  it('count as a level at their crown when the rules say so', () => {
    const table = tableWith(bridge);
    const high = { ...rules, bridgeCrown: 10 };
    expect(see(at(65, 10), at(65, 90), { table })).toBe('clear');
    expect(see(at(65, 10), at(65, 90), { table, rules: high })).toBe('bridge arch');
    expect(see(at(55, 10), at(55, 90), { table, rules: high })).toBe('clear');
    const soldiers = [{ id: 'men', level: 0, quad: quadOf(put(company(20, 10), 65, 70)) }];
    expect(see(at(65, 50), at(65, 90), { table, rules: high, blockers: soldiers })).toBe('clear');
    expect(see(at(65, 50), at(65, 90), { table, blockers: soldiers })).toBe('troops men');
  });
});

describe('troops', () => {
  const blockers = [
    { id: 'far', level: 0, quad: quadOf(put(company(20, 10), 60, 50, 90)) },
    { id: 'near', level: 0, quad: quadOf(put(company(20, 10), 40, 50, 90)) },
  ];
  it('block on their own level, the nearest first', () => {
    expect(see(at(10, 50), at(100, 50), { blockers })).toBe('troops near');
    expect(see(at(100, 50), at(10, 50), { blockers })).toBe('troops far');
    expect(see(at(10, 50), at(100, 120), { blockers })).toBe('clear');
  });
  it('are overlooked from a level higher', () => {
    const table = tableWith(hill('rise', 1, 0, 0, 12, 200));
    expect(see(at(10, 50), at(100, 50), { blockers, table })).toBe('clear');
    expect(see(at(10, 50), at(100, 50), { blockers: blockers.map(b => ({ ...b, level: 1 })), table })).toBe(
      'troops near',
    );
  });
});

describe('sight', () => {
  const table = tableWith(
    hill('rise', 1, 50, 30, 60, 60),
    hill('tor', 2, 70, 40, 20, 20),
    { kind: 'wood', id: 'wood', outline: box(20, 80, 40, 30) },
    { kind: 'building', id: 'mill', outline: box(120, 60, 10, 10) },
  );
  it('goes both ways alike', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
    const blockers = [{ id: 'men', level: 0, quad: quadOf(put(company(20, 10), 100, 100, 30)) }];
    fc.assert(
      fc.property(place, place, (from, to) => {
        const there = lineOfSight({ from, to, table, rules, blockers });
        const back = lineOfSight({ from: to, to: from, table, rules, blockers });
        expect(there.clear).toBe(back.clear);
        expect(there.distance).toBe(back.distance);
        expect(isClear({ from, to, table, rules, blockers })).toBe(there.clear);
      }),
    );
  });
});
