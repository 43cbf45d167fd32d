import * as fc from 'fast-check';
import type { Body, Feature, MarchCosts, Placed, Point, Table } from '../../src/table/index.js';

/** An empty table of 200 by 200. */
export const plain: Table = { width: 200, height: 200, features: [] };

export const tableWith = (...features: Feature[]): Table => ({ ...plain, features });

/** A rectangle of ground. */
export const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Stands of one figure, 2 by 2. */
export const company = (figures: number, files: number): Body => ({
  stand: { front: 2, depth: 2, figures: 1 },
  figures,
  files,
});

export const put = (body: Body, x: number, y: number, facing = 0): Placed => ({ ...body, at: { x, y }, facing });

/** Everything costs ten, of an allowance of thirty in most tests. */
export const tens: MarchCosts = {
  turn: { over: 45, cost: 10 },
  areas: { wood: 10, rough: 10, marsh: 10 },
  level: 10,
  creek: 10,
  river: { ford: 10 },
  barriers: { fence: 10, wall: 10 },
  formation: 10,
  roadRate: 0.75,
};

export const bodies: fc.Arbitrary<Body> = fc
  .record({
    front: fc.integer({ min: 1, max: 6 }),
    depth: fc.integer({ min: 1, max: 6 }),
    perStand: fc.integer({ min: 1, max: 4 }),
    figures: fc.integer({ min: 1, max: 36 }),
    files: fc.integer({ min: 1, max: 12 }),
    gap: fc.constantFrom(0, 2),
  })
  .map(({ front, depth, perStand, figures, files, gap }) => ({
    stand: { front, depth, figures: perStand },
    figures,
    files,
    gap,
  }));

/** Bodies somewhere in the middle of the plain, facing anywhere. */
export const placedBodies: fc.Arbitrary<Placed> = fc
  .record({
    body: bodies,
    x: fc.integer({ min: 60, max: 140 }),
    y: fc.integer({ min: 60, max: 140 }),
    facing: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ body, x, y, facing }) => ({ ...body, at: { x, y }, facing }));
