import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearingOf,
  bearingTo,
  compassOf,
  destination,
  distance,
  distanceBetweenQuads,
  distanceBetweenSegments,
  distanceToQuad,
  distanceToSegment,
  lengthInside,
  normalBearing,
  piecesInside,
  pointInPolygon,
  quadOf,
  quadsOverlap,
  readCompass,
  segmentsCross,
  toGrid,
  turnBetween,
} from '../../src/table/index.js';
import { bodies, box, company, placedBodies, put } from './ground.js';

const coordinate = fc.integer({ min: -1000, max: 1000 });
const point = fc.record({ x: coordinate, y: coordinate });
const bearing = fc.integer({ min: 0, max: 359 });

describe('the grid', () => {
  it('is a thousandth, and the same on both sides of zero', () => {
    expect(toGrid(0.1 + 0.2)).toBe(0.3);
    expect(toGrid(1.0004)).toBe(1);
    expect(toGrid(-0.0005)).toBe(-0.001);
    expect(toGrid(0.0005)).toBe(0.001);
    expect(Object.is(toGrid(-0.0001), 0)).toBe(true);
  });
});

describe('bearings', () => {
  it('run clockwise from north', () => {
    const origin = { x: 0, y: 0 };
    expect(bearingTo(origin, { x: 0, y: 5 })).toBe(0);
    expect(bearingTo(origin, { x: 5, y: 0 })).toBe(90);
    expect(bearingTo(origin, { x: 0, y: -5 })).toBe(180);
    expect(bearingTo(origin, { x: -5, y: 5 })).toBe(315);
    expect(bearingTo(origin, origin)).toBe(0);
  });

  it('lead there and can be read back', () => {
    fc.assert(
      fc.property(point, bearing, fc.integer({ min: 1, max: 500 }), (from, way, length) => {
        const to = destination(from, way, length);
        expect(distance(from, to)).toBeCloseTo(length, 3);
        expect(turnBetween(bearingTo(from, to), way)).toBeLessThanOrEqual(0.001);
      }),
    );
  });

  it('differ by at most half a circle, in either direction alike', () => {
    expect(turnBetween(350, 10)).toBe(20);
    expect(turnBetween(0, 180)).toBe(180);
    expect(turnBetween(-90, 270)).toBe(0);
    fc.assert(
      fc.property(bearing, bearing, (a, b) => {
        expect(turnBetween(a, b)).toBe(turnBetween(b, a));
        expect(turnBetween(a, b)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('are brought into the circle', () => {
    expect(normalBearing(-90)).toBe(270);
    expect(normalBearing(720)).toBe(0);
    expect(normalBearing(359.9999)).toBe(0);
  });

  it('have the names of the compass, both ways', () => {
    expect(bearingOf('NE')).toBe(45);
    expect(bearingOf('NNW')).toBe(337.5);
    expect(compassOf(350)).toBe('N');
    expect(compassOf(100)).toBe('E');
    expect(readCompass(' sse ')).toBe('SSE');
    expect(readCompass('NORTH')).toBeUndefined();
    fc.assert(fc.property(fc.integer({ min: 0, max: 15 }), n => bearingOf(compassOf(n * 22.5)) === n * 22.5));
    expect(() => compassOf(Number.NaN)).toThrow(/not a direction/);
  });
});

describe('segments', () => {
  const across = { from: { x: 0, y: 5 }, to: { x: 10, y: 5 } };
  it('cross, touch or miss', () => {
    expect(segmentsCross(across, { from: { x: 5, y: 0 }, to: { x: 5, y: 10 } })).toBe(true);
    expect(segmentsCross(across, { from: { x: 5, y: 5 }, to: { x: 5, y: 10 } })).toBe(true);
    expect(segmentsCross(across, { from: { x: 4, y: 5 }, to: { x: 20, y: 5 } })).toBe(true);
    expect(segmentsCross(across, { from: { x: 5, y: 6 }, to: { x: 5, y: 10 } })).toBe(false);
  });

  it('have a distance to points and to each other', () => {
    expect(distanceToSegment({ x: 5, y: 9 }, across)).toBe(4);
    expect(distanceToSegment({ x: 13, y: 9 }, across)).toBe(5);
    expect(distanceBetweenSegments(across, { from: { x: 13, y: 9 }, to: { x: 20, y: 30 } })).toBe(5);
    expect(distanceBetweenSegments(across, { from: { x: 5, y: 0 }, to: { x: 5, y: 10 } })).toBe(0);
  });
});

describe('the ground of bodies', () => {
  it('has a distance, 0 when it overlaps', () => {
    const still = quadOf(put(company(6, 6), 50, 50));
    expect(distanceBetweenQuads(still, quadOf(put(company(6, 6), 50, 60)))).toBe(8);
    expect(distanceBetweenQuads(still, quadOf(put(company(6, 6), 65, 56)))).toBe(5);
    expect(distanceBetweenQuads(still, quadOf(put(company(6, 6), 53, 51)))).toBe(0);
    expect(distanceToQuad({ x: 50, y: 49 }, still)).toBe(0);
    expect(distanceToQuad({ x: 50, y: 53 }, still)).toBe(3);
  });

  it('overlaps only deeper than the tolerance', () => {
    const still = quadOf(put(company(6, 6), 50, 50));
    expect(quadsOverlap(still, quadOf(put(company(6, 6), 50, 52)))).toBe(false);
    expect(quadsOverlap(still, quadOf(put(company(6, 6), 50, 51.6)))).toBe(true);
    expect(quadsOverlap(still, quadOf(put(company(6, 6), 50, 51.6)), 0.5)).toBe(false);
  });

  it('is as far from another as the other from it; bodies that overlap are not apart', () => {
    fc.assert(
      fc.property(placedBodies, placedBodies, (p, q) => {
        const [a, b] = [quadOf(p), quadOf(q)];
        expect(distanceBetweenQuads(a, b)).toBe(distanceBetweenQuads(b, a));
        expect(quadsOverlap(a, b)).toBe(quadsOverlap(b, a));
        if (quadsOverlap(a, b)) expect(distanceBetweenQuads(a, b)).toBe(0);
      }),
    );
  });

  it('keeps its distance from another when both are moved alike', () => {
    fc.assert(
      fc.property(placedBodies, bodies, fc.integer({ min: 0, max: 359 }), (p, body, facing) => {
        const q = { ...body, at: { x: 20, y: 30 }, facing };
        const move = <T extends { at: { x: number; y: number } }>(x: T): T => ({
          ...x,
          at: { x: x.at.x + 40, y: x.at.y - 15 },
        });
        const before = distanceBetweenQuads(quadOf(p), quadOf(q));
        expect(distanceBetweenQuads(quadOf(move(p)), quadOf(move(q)))).toBeCloseTo(before, 2);
      }),
    );
  });
});

describe('polygons', () => {
  const horseshoe = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 20 },
    { x: 20, y: 20 },
    { x: 20, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 20 },
    { x: 0, y: 20 },
  ];

  it('hold points, their edge included', () => {
    expect(pointInPolygon({ x: 5, y: 15 }, horseshoe)).toBe(true);
    expect(pointInPolygon({ x: 15, y: 15 }, horseshoe)).toBe(false);
    expect(pointInPolygon({ x: 0, y: 7 }, horseshoe)).toBe(true);
    expect(pointInPolygon({ x: 0, y: 7 }, [])).toBe(false);
  });

  it('hold pieces of a segment', () => {
    const through = { from: { x: -10, y: 15 }, to: { x: 40, y: 15 } };
    expect(piecesInside(through, horseshoe)).toEqual([
      { start: 0.2, end: 0.4 },
      { start: 0.6, end: 0.8 },
    ]);
    expect(lengthInside(through, horseshoe)).toBe(20);
    expect(lengthInside({ from: { x: 2, y: 2 }, to: { x: 8, y: 2 } }, horseshoe)).toBe(6);
    expect(piecesInside({ from: { x: -5, y: 5 }, to: { x: 5, y: -5 } }, box(0, 0, 10, 10))).toEqual([]);
  });
});
