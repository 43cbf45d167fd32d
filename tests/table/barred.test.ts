import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceUntilGround,
  barredUnder,
  destination,
  type Feature,
  type Placed,
  type Point,
  quadOf,
} from '../../src/table/index.js';
import { box, company, placedBodies, put, tableWith } from './ground.js';

const at = (x: number, y: number, facing = 0) => quadOf(put(company(1, 1), x, y, facing));
const gone = (placed: Placed, bearing: number, length: number) =>
  quadOf({ ...placed, at: destination(placed.at, bearing, length) });

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
