import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  angleOff,
  arcPolygon,
  bearingTo,
  destination,
  distance,
  inArc,
  pointInPolygon,
  quadOf,
  sidesTouching,
  sideToward,
} from '../../src/table/index.js';
import { company, placedBodies, put } from './ground.js';

const place = { at: { x: 50, y: 50 }, facing: 0 };

describe('an arc', () => {
  it('includes its bounds and the place itself', () => {
    expect(inArc(place, { x: 60, y: 60 }, 45)).toBe(true);
    expect(inArc(place, { x: 61, y: 60 }, 45)).toBe(false);
    expect(inArc(place, { x: 40, y: 60 }, 45)).toBe(true);
    expect(inArc(place, { x: 50, y: 40 }, 45)).toBe(false);
    expect(inArc(place, place.at, 45)).toBe(true);
    expect(angleOff(place, { x: 50, y: 40 })).toBe(180);
  });

  it('crosses north without a seam', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -180, max: 180 }), (facing, off) => {
        const point = destination(place.at, facing + off, 40);
        expect(inArc({ ...place, facing }, point, 45)).toBe(Math.abs(off) <= 45);
      }),
    );
  });

  it('has an outline that holds what lies in it', () => {
    const outline = arcPolygon({ place, halfAngle: 45, radius: 30, front: 20 });
    expect(pointInPolygon({ x: 50, y: 75 }, outline)).toBe(true);
    expect(pointInPolygon({ x: 59, y: 51 }, outline)).toBe(true);
    expect(pointInPolygon({ x: 75, y: 65 }, outline)).toBe(true);
    expect(pointInPolygon({ x: 50, y: 45 }, outline)).toBe(false);
    for (const corner of arcPolygon({ place, halfAngle: 45, radius: 30 }).slice(1)) {
      expect(distance(corner, place.at)).toBe(30);
      expect(inArc(place, corner, 45) || Math.abs(angleOff(place, corner) - 45) < 0.01).toBe(true);
      expect(bearingTo(place.at, corner)).not.toBe(180);
    }
  });
});

describe('the side of a body', () => {
  const line = quadOf(put(company(24, 12), 50, 50));
  it('toward a point', () => {
    expect(sideToward(line, { x: 50, y: 70 })).toBe('front');
    expect(sideToward(line, { x: 70, y: 60 })).toBe('front');
    expect(sideToward(line, { x: 80, y: 52 })).toBe('flank');
    expect(sideToward(line, { x: 20, y: 48 })).toBe('flank');
    expect(sideToward(line, { x: 50, y: 30 })).toBe('rear');
  });

  it('on which another touches it', () => {
    const touching = (x: number, y: number, facing: number) =>
      sidesTouching(quadOf(put(company(4, 2), x, y, facing)), line);
    expect(touching(50, 51, 180)).toEqual({ a: 'front', b: 'front' });
    expect(touching(63, 48, 270)).toEqual({ a: 'front', b: 'flank' });
    expect(touching(50, 45, 0)).toEqual({ a: 'front', b: 'rear' });
    expect(touching(55, 51, 200)).toEqual({ a: 'front', b: 'front' });
    expect(touching(53, 54, 90)).toEqual({ a: 'flank', b: 'front' });
    expect(touching(50, 55, 0)).toEqual({ a: 'rear', b: 'front' });
  });

  it('is the same seen from either body', () => {
    fc.assert(
      fc.property(placedBodies, placedBodies, (p, q) => {
        const there = sidesTouching(quadOf(p), quadOf(q));
        expect(sidesTouching(quadOf(q), quadOf(p))).toEqual({ a: there.b, b: there.a });
      }),
    );
  });
});
