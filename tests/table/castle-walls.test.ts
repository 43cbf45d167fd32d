import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walledOff } from '../../src/rulesets/cady/common/turn/moving/walled-off.js';
import {
  barriersBetween,
  type CastleWallKind,
  castleWallsBetween,
  type Feature,
  lengthInside,
  lineOfSight,
  plan,
  quadOf,
} from '../../src/table/index.js';
import { company, placedBodies, plain, put, tableWith, tens } from './ground.js';

const wall = (kind: CastleWallKind = 'rampart', from = 0, to = 200): Feature => ({
  kind,
  id: kind,
  line: [
    { x: from, y: 100 },
    { x: to, y: 100 },
  ],
});
const walled = tableWith(wall());
const sight = { woodDepth: 3, hillEdge: 5 };

describe('the wall of a castle', () => {
  it('ends every march, whatever the rules charge for fences', () => {
    const march = plan({
      placed: put(company(12, 6), 100, 90),
      legs: [{ bearing: 0, distance: 'all' }],
      allowance: 30,
      costs: tens,
      table: walled,
    });
    expect(march.end.at.y).toBeCloseTo(100, 1);
    expect(march.end.at.y).toBeLessThan(100);
    expect(march.stopped).toMatchObject({ kind: 'impassable', by: 'rampart' });
  });

  it.each([
    ['end on', { x: 102, y: 140 }],
    ['going off to the right', { x: 190, y: 100 }],
    ['going off aslant', { x: 150, y: 101 }],
  ])('ends a march that comes upon its end between one file and the next: a wall %s', (_, to) => {
    const end = { x: 102, y: 100 };
    const march = plan({
      placed: put(company(24, 12), 100, 90),
      legs: [{ bearing: 0, distance: 'all' }],
      allowance: 30,
      costs: tens,
      table: tableWith({ kind: 'rampart', id: 'rampart', line: [end, to] }),
    });
    expect(march.stopped).toMatchObject({ kind: 'impassable', by: 'rampart' });
    expect(march.end.at.y).toBeCloseTo(100, 1);
    expect(lengthInside({ from: end, to }, quadOf(march.end))).toBe(0);
  });

  it('may be crossed where the rules give it a price', () => {
    const march = plan({
      placed: put(company(12, 6), 100, 95),
      legs: [{ bearing: 0, distance: 'all' }],
      allowance: 30,
      costs: { barriers: { rampart: 10 } },
      table: walled,
    });
    expect(march.end.at.y).toBeCloseTo(115);
  });

  it('is not turned across by a body that stands along it', () => {
    // A line 12 wide, 2 behind the wall and along it: turned aside, its wing would stand beyond.
    const march = plan({
      placed: put(company(12, 6), 100, 98, 90),
      legs: [{ bearing: 0, distance: 'all' }],
      allowance: 30,
      costs: {},
      table: tableWith({
        ...wall(),
        line: [
          { x: 95.5, y: 0 },
          { x: 95.5, y: 200 },
        ],
      } as Feature),
    });
    expect(march.moved).toBe(0);
    expect(march.stopped).toMatchObject({ kind: 'impassable', by: 'rampart' });
  });

  it('is no fence to shelter behind', () => {
    expect(barriersBetween(walled, { x: 100, y: 90 }, { x: 100, y: 110 })).toEqual([]);
    expect(castleWallsBetween(walled, { x: 100, y: 90 }, { x: 100, y: 110 }).map(({ id }) => id)).toEqual(['rampart']);
  });

  it('hides what is behind it from everybody below its top, and nobody who stands at it', () => {
    const look = (fromStoreys: number, y = 120) =>
      lineOfSight({
        from: { x: 100, y: 80 },
        to: { x: 100, y },
        table: walled,
        rules: { ...sight, castleWalls: 2 },
        fromStoreys,
      });
    expect(look(0)).toMatchObject({ clear: false, blockedBy: { kind: 'castle wall', id: 'rampart' } });
    expect(look(1).clear).toBe(false);
    expect(look(2).clear).toBe(true);
    expect(look(0, 100).clear).toBe(true);
    const low = lineOfSight({
      from: { x: 100, y: 80 },
      to: { x: 100, y: 120 },
      table: walled,
      rules: sight,
      fromStoreys: 1,
    });
    expect(low.clear).toBe(true);
  });

  it('keeps bodies apart that touch through it, but not through a gap in it', () => {
    const outside = quadOf(put(company(12, 6), 100, 99.9));
    const inside = quadOf(put(company(12, 6), 100, 100.1, 180));
    expect(walledOff(walled, outside, inside, 1)).toBe(true);
    expect(walledOff(tableWith(wall('rampart', 0, 96), wall('gate', 96, 200)), outside, inside, 1)).toBe(true);
    expect(walledOff(tableWith(wall('rampart', 0, 96), wall('rampart', 104, 200)), outside, inside, 1)).toBe(false);
    expect(walledOff(plain, outside, inside, 1)).toBe(false);
  });

  it('is never crossed by any march from one side', () => {
    fc.assert(
      fc.property(
        placedBodies,
        fc.array(fc.record({ bearing: fc.integer({ min: 0, max: 359 }), distance: fc.integer({ min: 1, max: 40 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        (placed, legs) => {
          const south = quadOf(placed).every(({ y }) => y < 100) && placed.at.y < 100;
          if (!south) return;
          const march = plan({ placed, legs, allowance: 60, costs: tens, table: walled });
          for (const { at } of march.nodes) expect(at.y).toBeLessThan(100.001);
        },
      ),
      { numRuns: 300 },
    );
  });
});
