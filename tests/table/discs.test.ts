import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besideWay,
  bodyOfDisc,
  type Disc,
  distance,
  firstDisc,
  gapBetweenDiscs,
  gapToSegment,
  lastRoom,
  onTheWay,
  quadOf,
  spellNear,
} from '../../src/table/index.js';

const disc = (x: number, y: number, radius = 0.5): Disc => ({ centre: { x, y }, radius });

describe('round bases', () => {
  it('touch where their rims do, on the grid', () => {
    expect(gapBetweenDiscs(disc(0, 0), disc(1, 0))).toBe(0);
    expect(gapBetweenDiscs(disc(0, 0), disc(3, 4))).toBe(4);
    expect(gapBetweenDiscs(disc(0, 0), disc(0.5, 0))).toBe(-0.5);
    expect(gapToSegment(disc(0, 2), { from: { x: -1, y: 0 }, to: { x: 1, y: 0 } })).toBe(1.5);
    expect(gapToSegment(disc(0, 0.2), { from: { x: -1, y: 0 }, to: { x: 1, y: 0 } })).toBe(0);
  });

  it('come up against the first base in their way, and against none that they brush past', () => {
    expect(firstDisc(disc(0, 0), 0, [disc(0, 9), disc(0, 5)], 20)).toEqual({ at: 4, index: 1 });
    expect(firstDisc(disc(0, 0), 0, [disc(1, 5)], 20)).toBeUndefined();
    expect(firstDisc(disc(0, 0), 0, [disc(1, 0)], 20)).toBeUndefined();
    expect(firstDisc(disc(0, 0), 90, [disc(1, 0)], 20)).toEqual({ at: 0, index: 0 });
    expect(spellNear(disc(0, 0), 0, disc(0, 5), 20)).toEqual({ from: 4, to: 6 });
  });

  it('end where there is room, and nowhere farther than they meant to go', () => {
    expect(lastRoom(disc(0, 0), 0, [disc(0, 5)], 5.5)).toBeCloseTo(4, 2);
    expect(lastRoom(disc(0, 0), 0, [disc(0, 5)], 7)).toBe(7);
    const spots = fc.record({
      x: fc.double({ min: -6, max: 6, noNaN: true }),
      y: fc.double({ min: 1.1, max: 12, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spots, { maxLength: 8 }), fc.double({ min: 0, max: 12, noNaN: true }), (others, upTo) => {
        const taken = others.map(({ x, y }) => disc(x, y));
        const room = lastRoom(disc(0, 0), 0, taken, upTo);
        expect(room).toBeLessThanOrEqual(upTo + 1e-6);
        const there = { centre: onTheWay({ x: 0, y: 0 }, 0, room), radius: 0.5 };
        for (const other of taken) expect(gapBetweenDiscs(there, other)).toBeGreaterThanOrEqual(-0.005);
      }),
    );
  });

  it('stand beside a way, to its left or right, or not at all', () => {
    const way = { from: { x: 0, y: 0 }, to: { x: 0, y: 10 } };
    expect(besideWay({ x: 2, y: 4 }, way)).toEqual({ aside: 2, at: 4 });
    expect(besideWay({ x: -2, y: 4 }, way)).toEqual({ aside: -2, at: 4 });
    expect(besideWay({ x: 0, y: 12 }, way)).toBeUndefined();
  });

  it('are drawn as squares about their middles', () => {
    const [a, , c] = quadOf(bodyOfDisc(disc(3, 4), 30));
    expect({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }.x).toBeCloseTo(3, 5);
    expect(distance(a, c)).toBeCloseTo(Math.SQRT2, 2);
  });
});
