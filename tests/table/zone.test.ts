import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  destination,
  distanceToQuad,
  type Feature,
  featureReach,
  featuresAhead,
  groundOfZone,
  type Point,
  pointInPolygon,
  type Quad,
  quadOf,
  reachInto,
  stripAhead,
  type Zone,
} from '../../src/table/index.js';
import { box, company, placedBodies, put, tableWith } from './ground.js';

/** Ten wide, ahead of an edge from (50, 50) to (60, 50), twenty deep to the north. */
const zone = stripAhead({ x: 50, y: 50 }, { x: 60, y: 50 }, 20);
const square = (x: number, y: number, facing = 0): Quad => quadOf(put(company(1, 1), x, y, facing));

describe('a zone', () => {
  it('is the strip ahead of an edge', () => {
    expect(groundOfZone(zone)).toEqual([
      { x: 50, y: 70 },
      { x: 60, y: 70 },
      { x: 60, y: 50 },
      { x: 50, y: 50 },
    ]);
  });

  it.each([
    ['well inside', square(55, 62), 10],
    ['partly inside', square(60.5, 62), 10],
    ['right before the edge', square(55, 52), 0],
    ['on the edge', square(55, 51), 0],
    ['behind the edge', square(55, 50), undefined],
    ['beside the zone, touching it', square(61, 60), undefined],
    ['beside the zone by a millionth too much', square(60.999999, 60), undefined],
    ['at its far end', square(55, 72), 20],
    ['beyond its far end', square(55, 72.001), undefined],
    ['turned, a corner nearest', square(55, 60, 45), 7.879],
    ['wider than the zone', quadOf(put(company(20, 20), 55, 62)), 10],
  ])('sees how far ahead a body is: %s', (_, quad, reach) => {
    expect(reachInto(zone, quad)).toBe(reach);
  });

  const random = fc.record({
    left: fc.record({ x: fc.integer({ min: 80, max: 120 }), y: fc.integer({ min: 80, max: 120 }) }),
    bearing: fc.integer({ min: 0, max: 359 }),
    width: fc.integer({ min: 1, max: 12 }),
    depth: fc.integer({ min: 1, max: 60 }),
  });
  const laid = random.map(({ left, bearing, width, depth }) =>
    stripAhead(left, destination(left, bearing, width), depth),
  );

  it('reaches a body exactly where a shallower zone would not', () => {
    fc.assert(
      fc.property(laid, placedBodies, (some, body) => {
        const quad = quadOf(body);
        const reach = reachInto(some, quad);
        if (reach === undefined) {
          // Nothing of the body lies well within.
          expect(pointsOf(quad).filter(point => isWithin(point, some))).toEqual([]);
          return;
        }
        expect(reachInto({ ...some, depth: reach }, quad)).toBe(reach);
        if (reach > 0) expect(reachInto({ ...some, depth: reach - 0.001 }, quad)).toBeUndefined();
        expect(reach).toBeLessThanOrEqual(some.depth);
      }),
    );
  });

  it('reaches an area of ground as it reaches a body of the same shape', () => {
    fc.assert(
      fc.property(laid, placedBodies, (some, body) => {
        const quad = quadOf(body);
        const ofBody = reachInto(some, quad);
        const ofGround = featureReach(some, { kind: 'wood', id: 'w', outline: quad });
        expect(ofGround === undefined).toBe(ofBody === undefined);
        expect(Math.abs((ofGround ?? 0) - (ofBody ?? 0))).toBeLessThanOrEqual(0.002);
      }),
    );
  });
});

/** Some points all over a body. */
function pointsOf([a, b, , d]: Quad): readonly Point[] {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.flatMap(u =>
    steps.map(v => ({ x: a.x + (b.x - a.x) * u + (d.x - a.x) * v, y: a.y + (b.y - a.y) * u + (d.y - a.y) * v })),
  );
}

/** Whether a point lies in a zone and not just on its rim. */
function isWithin(point: Point, some: Zone): boolean {
  const ground = groundOfZone(some);
  const [a, b, c, d] = ground;
  const rim: readonly (readonly [Point, Point])[] = [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
  return pointInPolygon(point, ground) && rim.every(([from, to]) => distanceToQuad(point, [from, from, to, to]) > 0.01);
}

describe('ground in a zone', () => {
  const wood = (outline: readonly Point[]): Feature => ({ kind: 'wood', id: 'wood', outline });
  const fence = (...line: readonly Point[]): Feature => ({ kind: 'fence', id: 'fence', line });

  it.each([
    ['a wood ahead', wood(box(40, 55, 40, 5)), 5],
    ['a wood that the edge stands in', wood(box(40, 45, 40, 50)), 0],
    ['a wood right behind the edge', wood(box(40, 40, 40, 10)), undefined],
    ['a wood right beside the zone', wood(box(60, 40, 40, 40)), undefined],
    ['a wood at the far end', wood(box(40, 70, 40, 5)), 20],
    ['a wood beyond', wood(box(40, 70.001, 40, 5)), undefined],
    ['a small wood wholly inside', wood(box(55, 60, 1, 1)), 10],
    [
      'a wood whose two arms reach in, with a gap before the edge',
      wood([
        { x: 40, y: 30 },
        { x: 55, y: 30 },
        { x: 55, y: 40 },
        { x: 45, y: 40 },
        { x: 45, y: 58 },
        { x: 55, y: 58 },
        { x: 55, y: 65 },
        { x: 40, y: 65 },
      ]),
      8,
    ],
    ['a fence across', fence({ x: 0, y: 57 }, { x: 100, y: 57 }), 7],
    ['a slanting fence', fence({ x: 50, y: 60 }, { x: 60, y: 70 }), 10.001],
    ['a fence along the edge', fence({ x: 0, y: 50 }, { x: 100, y: 50 }), undefined],
    ['a fence through the edge', fence({ x: 55, y: 40 }, { x: 55, y: 60 }), 0],
    ['a fence along the side', fence({ x: 60, y: 0 }, { x: 60, y: 100 }), undefined],
    ['a stream across', { kind: 'creek', id: 'c', width: 4, line: [p(0, 60), p(100, 60)] } as const, 8],
    ['the rounded end of a stream', { kind: 'creek', id: 'c', width: 4, line: [p(55, 60), p(55, 90)] } as const, 8],
    ['a stream beside it', { kind: 'creek', id: 'c', width: 4, line: [p(62, 0), p(62, 90)] } as const, undefined],
    ['the square end of a bridge', { kind: 'bridge', id: 'b', width: 4, line: [p(55, 60), p(55, 90)] } as const, 10],
  ])('%s', (_, feature, reach) => {
    expect(featureReach(zone, feature)).toBe(reach);
  });

  it('comes nearest first', () => {
    const far = wood(box(50, 65, 5, 5));
    const close = fence({ x: 0, y: 57 }, { x: 100, y: 57 });
    const elsewhere = { kind: 'marsh', id: 'm', outline: box(150, 150, 5, 5) } as const;
    expect(featuresAhead(zone, tableWith(far, elsewhere, close))).toEqual([
      { feature: close, reach: 7 },
      { feature: far, reach: 15 },
    ]);
  });
});

function p(x: number, y: number): Point {
  return { x, y };
}
