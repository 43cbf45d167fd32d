import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceUntilBlocked,
  advanceUntilGround,
  advanceUntilTouch,
  barredUnder,
  destination,
  distanceBetweenQuads,
  type Feature,
  type Placed,
  type Point,
  quadOf,
  quadsOverlap,
  TOUCH_DEPTH,
} from '../../src/table/index.js';
import { box, company, placedBodies, put, tableWith } from './ground.js';

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

describe('a straight advance over ground', () => {
  const all = () => true;
  const wood: Feature = { kind: 'wood', id: 'wood', outline: box(40, 60, 20, 10) };
  const river: Feature = { kind: 'river', id: 'river', width: 4, line: [p(0, 60), p(200, 60)] };
  const bridge: Feature = { kind: 'bridge', id: 'bridge', width: 2, line: [p(50, 58), p(50, 62)] };
  const water = ({ kind }: Feature) => kind === 'river';

  it('ends before ground that is barred', () => {
    const { distance, feature } = advanceUntilGround([at(50, 50)], 0, tableWith(wood), all, 30);
    expect(feature).toBe(wood);
    expect(distance).toBeCloseTo(10, 2);
    expect(barredUnder([at(50, 50 + distance)], tableWith(wood), all)).toEqual([]);
  });

  it('heeds nothing else', () => {
    const open = { distance: 30, feature: undefined };
    expect(advanceUntilGround([at(50, 50)], 0, tableWith(wood), () => false, 30)).toEqual(open);
    expect(advanceUntilGround([at(50, 50)], 180, tableWith(wood), all, 30)).toEqual(open);
    expect(advanceUntilGround([at(39, 50)], 0, tableWith(wood), all, 30)).toEqual(open);
  });

  it('may go along what is barred, unless touching it counts', () => {
    expect(advanceUntilGround([at(39, 50)], 0, tableWith(wood), all, 30, 0.0005).feature).toBe(wood);
    expect(barredUnder([at(39, 70)], tableWith(wood), all)).toEqual([]);
    expect(barredUnder([at(39, 70)], tableWith(wood), all, 0.0005)).toEqual([wood]);
    expect(barredUnder([at(39.1, 70)], tableWith(wood), all)).toEqual([wood]);
  });

  it('is stopped by a fence that only its flank would cross', () => {
    const fence: Feature = { kind: 'fence', id: 'fence', line: [p(50.9, 60), p(80, 60)] };
    expect(advanceUntilGround([at(50, 50)], 0, tableWith(fence), all, 30).distance).toBeCloseTo(10, 2);
    expect(advanceUntilGround([at(49, 50)], 0, tableWith(fence), all, 30).feature).toBeUndefined();
  });

  it('crosses a river by a bridge as wide as the body, and not by a narrower one', () => {
    const table = tableWith(river, bridge);
    expect(advanceUntilGround([at(50, 50)], 0, table, water, 30).feature).toBeUndefined();
    expect(advanceUntilGround([at(50.1, 50)], 0, table, water, 30).distance).toBeCloseTo(8, 2);
    expect(advanceUntilGround([quadOf(put(company(2, 2), 50, 50))], 0, table, water, 30).feature).toBe(river);
    expect(barredUnder([at(50, 61)], table, water)).toEqual([]);
    expect(barredUnder([at(50, 61)], table, () => true)).toEqual([river, bridge]);
  });

  it('ends just where any farther would be on the ground', () => {
    const grounds = fc.constantFrom<Feature>(
      { kind: 'marsh', id: 'marsh', outline: [p(80, 80), p(120, 85), p(100, 100), p(118, 130), p(75, 110)] },
      { kind: 'creek', id: 'creek', width: 5, line: [p(60, 70), p(100, 100), p(90, 140)] },
      { kind: 'wall', id: 'wall', line: [p(60, 130), p(100, 100), p(140, 135)] },
    );
    const bearings = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(placedBodies, grounds, bearings, (body, ground, bearing) => {
        const table = tableWith(ground);
        fc.pre(barredUnder([quadOf(body)], table, all, 0.01).length === 0);
        const { distance, feature } = advanceUntilGround([quadOf(body)], bearing, table, all, 60);
        expect(barredUnder([gone(body, bearing, distance)], table, all)).toEqual([]);
        if (feature === undefined) expect(distance).toBe(60);
        else expect(barredUnder([gone(body, bearing, distance + 0.01)], table, all)).toEqual([ground]);
        for (const part of [0.25, 0.5, 0.75]) {
          expect(barredUnder([gone(body, bearing, distance * part)], table, all)).toEqual([]);
        }
      }),
    );
  });
});

function p(x: number, y: number): Point {
  return { x, y };
}
