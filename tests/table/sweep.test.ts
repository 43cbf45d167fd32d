import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceUntilBlocked,
  advanceUntilTouch,
  destination,
  distanceBetweenQuads,
  type Placed,
  quadOf,
  quadsOverlap,
  TOUCH_DEPTH,
} from '../../src/table/index.js';
import { company, placedBodies, put } from './ground.js';

const at = (x: number, y: number, facing = 0) => quadOf(put(company(1, 1), x, y, facing));
const gone = (placed: Placed, bearing: number, length: number) =>
  quadOf({ ...placed, at: destination(placed.at, bearing, length) });

describe('a straight advance onto bodies', () => {
  it('ends where the first of them is touched', () => {
    const swept = advanceUntilTouch([at(50, 50)], 0, [at(50, 70), at(51, 60), at(50, 60)], 30);
    expect(swept).toEqual({ distance: 8, met: [1, 2] });
  });

  it('goes on to the end where nobody is in the way', () => {
    expect(advanceUntilTouch([at(50, 50)], 0, [at(50, 70), at(60, 60)], 15)).toEqual({ distance: 15, met: [] });
    expect(advanceUntilTouch([at(50, 50)], 0, [at(50, 67)], 15)).toEqual({ distance: 15, met: [0] });
    expect(advanceUntilTouch([at(50, 50)], 0, [at(50, 67.001)], 15)).toEqual({ distance: 15, met: [] });
  });

  it('passes a neighbour whom it touched from the start, but not one into whom it would press', () => {
    expect(advanceUntilTouch([at(50, 50)], 0, [at(52, 51)], 15)).toEqual({ distance: 15, met: [] });
    expect(advanceUntilTouch([at(50, 50)], 0, [at(50, 52)], 15)).toEqual({ distance: 0, met: [0] });
    expect(advanceUntilTouch([at(50, 50)], 180, [at(50, 52)], 15)).toEqual({ distance: 15, met: [] });
  });

  it('touches whom it comes to brush past; that leaves it room all the same', () => {
    expect(advanceUntilTouch([at(50, 50)], 0, [at(52, 60)], 15)).toEqual({ distance: 8, met: [0] });
    expect(advanceUntilBlocked([at(50, 50)], 0, [at(52, 60)], 15)).toEqual({ distance: 15, met: [] });
    expect(advanceUntilBlocked([at(50, 50)], 0, [at(51, 60)], 15)).toEqual({ distance: 8, met: [0] });
  });

  it('a corner that passes within a hair touches', () => {
    const turned = at(50, 60 + Math.SQRT2, 45);
    const { distance, met } = advanceUntilTouch([at(47.5858 - Math.SQRT2 / 2, 50)], 0, [turned], 30);
    expect(met).toEqual([0]);
    expect(distance).toBeGreaterThan(0);
    expect(advanceUntilTouch([at(47 - Math.SQRT2 / 2, 50)], 0, [turned], 30).met).toEqual([]);
  });

  const way = fc.record({ bearing: fc.integer({ min: 0, max: 3599 }), upTo: fc.integer({ min: 0, max: 80 }) });

  it('ends at a distance of 0 and no deeper than touch, and was farther away all along', () => {
    fc.assert(
      fc.property(placedBodies, placedBodies, way, (body, other, { bearing: tenths, upTo }) => {
        const bearing = tenths / 10;
        const obstacle = quadOf(other);
        fc.pre(distanceBetweenQuads(quadOf(body), obstacle) > 0);
        const { distance, met } = advanceUntilTouch([quadOf(body)], bearing, [obstacle], upTo);
        const there = gone(body, bearing, distance);
        expect(quadsOverlap(there, obstacle, TOUCH_DEPTH)).toBe(false);
        expect(distanceBetweenQuads(there, obstacle) === 0).toBe(met.length === 1);
        if (met.length === 0) expect(distance).toBe(upTo);
        for (const part of [0.2, 0.4, 0.6, 0.8, 0.95]) {
          const before = gone(body, bearing, distance * part);
          expect(quadsOverlap(before, obstacle)).toBe(false);
        }
      }),
    );
  });

  it('is blocked only where going on would press into the obstacle', () => {
    fc.assert(
      fc.property(placedBodies, placedBodies, way, (body, other, { bearing: tenths, upTo }) => {
        const bearing = tenths / 10;
        const obstacle = quadOf(other);
        fc.pre(distanceBetweenQuads(quadOf(body), obstacle) > 0);
        const { distance, met } = advanceUntilBlocked([quadOf(body)], bearing, [obstacle], upTo);
        expect(quadsOverlap(gone(body, bearing, distance), obstacle, TOUCH_DEPTH)).toBe(false);
        const samples = Array.from({ length: 40 }, (_, i) => (upTo * (i + 1)) / 40);
        const pressed = samples.some(length => quadsOverlap(gone(body, bearing, length), obstacle, 0.01));
        if (pressed) expect(met).toEqual([0]);
        if (met.length === 0) expect(distance).toBe(upTo);
      }),
    );
  });
});
