import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areasAt,
  boxAround,
  distance,
  distanceBetweenQuads,
  extentOf,
  type Feature,
  levelAt,
  metBetween,
  type Placed,
  type Point,
  placesOf,
  pointInPolygon,
  quadOf,
} from '../../src/table/index.js';
import { box, placedBodies, tableWith } from './ground.js';

const spot: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: 0, max: 200 }),
  y: fc.integer({ min: 0, max: 200 }),
});

const features: fc.Arbitrary<Feature[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('hill' as const, 'wood' as const, 'building' as const),
      at: spot,
      width: fc.integer({ min: 1, max: 60 }),
      height: fc.integer({ min: 1, max: 60 }),
      level: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map(all =>
    all.map(({ kind, at, width, height, level }, i) => ({
      kind,
      id: `area-${i}`,
      level,
      outline: box(at.x, at.y, width, height),
    })),
  );

describe('things found by place', () => {
  it('are all that are within reach, in the order given', () => {
    fc.assert(
      fc.property(fc.array(placedBodies, { maxLength: 40 }), placedBodies, fc.nat(40), (bodies, body, reach) => {
        const places = placesOf(bodies, other => boxAround(quadOf(other)));
        const found = places.near(boxAround(quadOf(body)), reach);
        const within = bodies.filter(other => distanceBetweenQuads(quadOf(other), quadOf(body)) <= reach);
        expect(within.filter(other => !found.includes(other))).toEqual([]);
        expect(found).toEqual(bodies.filter(other => found.includes(other)));
      }),
    );
  });

  it('include the nearest, the first given of equals', () => {
    fc.assert(
      fc.property(fc.array(placedBodies, { maxLength: 40 }), placedBodies, fc.nat(360), (bodies, body, facing) => {
        const places = placesOf(bodies, other => boxAround(quadOf(other)));
        const gapOf = (other: Placed) => distanceBetweenQuads(quadOf(other), quadOf(body));
        const asked = bodies.filter(other => other.facing >= facing);
        const gaps = asked.map(gapOf);
        expect(
          places.nearest(boxAround(quadOf(body)), other => (other.facing >= facing ? gapOf(other) : undefined)),
        ).toBe(asked[gaps.indexOf(Math.min(...gaps))]);
      }),
    );
  });

  it('leave out what is far away', () => {
    const corners = box(0, 0, 10, 10);
    const places = placesOf([corners, box(100, 0, 10, 10)], boxAround);
    expect(places.near(boxAround(box(12, 0, 5, 5)))).toEqual([]);
    expect(places.near(boxAround(box(12, 0, 5, 5)), 2)).toEqual([corners]);
  });
});

describe('the features of a table, however many', () => {
  it('are found under a point as by asking each', () => {
    fc.assert(
      fc.property(features, spot, (all, point) => {
        const table = tableWith(...all);
        const over = all.filter(feature => 'outline' in feature && pointInPolygon(point, feature.outline));
        expect(areasAt(table, point)).toEqual(over);
        const hills = over.flatMap(feature => (feature.kind === 'hill' ? (feature.level ?? 1) : []));
        expect(levelAt(table, point)).toBe(Math.max(0, ...hills));
      }),
    );
  });

  it('are met on a way as by asking each alone', () => {
    fc.assert(
      fc.property(features, spot, spot, (all, from, to) => {
        const alone = all.flatMap(feature => metBetween(tableWith(feature), from, to));
        const together = metBetween(tableWith(...all), from, to);
        expect(together).toHaveLength(alone.length);
        expect(together).toEqual(expect.arrayContaining(alone));
        expect(metBetween(tableWith(...all), from, to, ['wood'])).toEqual(
          together.filter(({ feature }) => feature.kind === 'wood'),
        );
      }),
    );
  });
});

describe('the extent of a body', () => {
  it('reaches over every corner of it', () => {
    fc.assert(
      fc.property(placedBodies, body => {
        for (const corner of quadOf(body)) expect(distance(body.at, corner)).toBeLessThanOrEqual(extentOf(body));
      }),
    );
  });
});
