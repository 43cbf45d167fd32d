import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  destination,
  distanceBetweenQuads,
  isBeyond,
  passageNear,
  passageThrough,
  type Quad,
  quadsOverlap,
} from '../../src/table/index.js';

/** A rectangle by its middle, the way it faces, and its size. */
function block(x: number, y: number, facing = 0, width = 2, depth = 2): Quad {
  const at = (across: number, ahead: number) => destination(destination({ x, y }, facing, ahead), facing + 90, across);
  const [w, d] = [width / 2, depth / 2];
  return [at(-w, d), at(w, d), at(w, -d), at(-w, -d)];
}

const moved = (quad: Quad, bearing: number, length: number): Quad => {
  const [a, b, c, d] = quad;
  const to = (point: Quad[number]) => destination(point, bearing, length);
  return [to(a), to(b), to(c), to(d)];
};

describe('where on its way a body is on another one', () => {
  it('is known from the first touch to the last', () => {
    expect(passageThrough(block(0, 0), 0, block(0, 10), 20)).toEqual({ from: 8, to: 12 });
    expect(passageThrough(block(0, 0), 0, block(0, 10), 9)).toEqual({ from: 8, to: 9 });
    expect(passageThrough(block(0, 0), 0, block(0, 10), 7)).toBeUndefined();
  });

  it('counts only what is deeper than a tolerance, so that neighbours may pass side by side', () => {
    expect(passageThrough(block(0, 0), 0, block(2, 10), 20)).toBeUndefined();
    expect(passageThrough(block(0, 0), 0, block(1.9995, 10), 20, 0.001)).toBeUndefined();
    const deeper = passageThrough(block(0, 0), 0, block(0, 10), 20, 0.5);
    expect(deeper?.from).toBeCloseTo(8.5, 9);
    expect(deeper?.to).toBeCloseTo(11.5, 9);
  });

  it('begins at once for who stands on the other already', () => {
    expect(passageThrough(block(0, 0), 0, block(0, 1), 20)).toEqual({ from: 0, to: 3 });
  });
});

describe('where on its way a body is nearer to another one than a distance', () => {
  it('is found straight ahead', () => {
    expect(passageNear(block(0, 0), 0, block(0, 30), 40, 18)).toEqual({ from: 10, to: 40 });
    expect(passageNear(block(0, 0), 0, block(0, 30), 9, 18)).toBeUndefined();
  });

  it('is found past a corner, where only the corners come near', () => {
    const passage = passageNear(block(0, 0), 0, block(5, 20), 40, 5);
    // The nearest corners are 3 apart to the side, so that they are 5 apart when 4 are left to go.
    expect(passage?.from).toBeCloseTo(14, 9);
    expect(passage?.to).toBeCloseTo(26, 9);
  });
});

const placed = fc.record({
  x: fc.integer({ min: -20, max: 20 }),
  y: fc.integer({ min: -20, max: 20 }),
  facing: fc.integer({ min: 0, max: 359 }),
  width: fc.integer({ min: 1, max: 8 }),
  depth: fc.integer({ min: 1, max: 8 }),
});
type PlacedBlock = { x: number; y: number; facing: number; width: number; depth: number };
const quadOf = ({ x, y, facing, width, depth }: PlacedBlock): Quad => block(x, y, facing, width, depth);
const ways = fc.record({
  body: placed,
  other: placed,
  bearing: fc.integer({ min: 0, max: 359 }),
  part: fc.integer({ min: 0, max: 1000 }),
});
const length = 40;
const clear = 0.01;

describe('what lies wholly beyond another body', () => {
  it('is told along a bearing; touching it is beyond', () => {
    expect(isBeyond([block(0, 2)], [block(5, 0)], 0)).toBe(true);
    expect(isBeyond([block(0, 1.99)], [block(5, 0)], 0)).toBe(false);
    expect(isBeyond([block(0, 2)], [block(0, 0)], 180)).toBe(false);
    // One of its blocks is not.
    expect(isBeyond([block(0, 4), block(0, 1)], [block(5, 0)], 0)).toBe(false);
  });
});

describe('laws of passing', () => {
  it('a body is on the other exactly where it is said to be', () => {
    fc.assert(
      fc.property(ways, ({ body, other, bearing, part }) => {
        const at = (part / 1000) * length;
        const passage = passageThrough(quadOf(body), bearing, quadOf(other), length);
        const there = moved(quadOf(body), bearing, at);
        if (passage !== undefined && at > passage.from + clear && at < passage.to - clear) {
          expect(distanceBetweenQuads(there, quadOf(other))).toBe(0);
        }
        if (passage === undefined || at < passage.from - clear || at > passage.to + clear) {
          expect(quadsOverlap(there, quadOf(other), clear)).toBe(false);
        }
      }),
    );
  });

  it('a body is near the other exactly where it is said to be', () => {
    fc.assert(
      fc.property(ways, fc.integer({ min: 1, max: 12 }), ({ body, other, bearing, part }, near) => {
        const at = (part / 1000) * length;
        const passage = passageNear(quadOf(body), bearing, quadOf(other), length, near);
        const gap = distanceBetweenQuads(moved(quadOf(body), bearing, at), quadOf(other));
        const isIn = passage !== undefined && at > passage.from && at < passage.to;
        if (isIn) expect(gap).toBeLessThanOrEqual(near);
        else expect(gap).toBeGreaterThanOrEqual(near - 0.001);
      }),
    );
  });
});
