import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyCentre,
  depthOf,
  distance,
  distanceToQuad,
  figuresOf,
  frontRank,
  placeAround,
  quadOf,
  quadsOverlap,
  rankStrengths,
  ranksOf,
  reformed,
  standsIn,
  standsOf,
  turned,
  widthOf,
  withoutFigures,
} from '../../src/table/index.js';
import { bodies, company, placedBodies, put } from './ground.js';

describe('a body in ranks and files', () => {
  it('has a width and a depth', () => {
    const body = { ...company(10, 4), gap: 2 };
    expect(standsIn(body)).toBe(10);
    expect(ranksOf(body)).toBe(3);
    expect(rankStrengths(body)).toEqual([4, 4, 2]);
    expect(widthOf(body)).toBe(14);
    expect(depthOf(body)).toBe(10);
  });

  it('is placed by the middle of its front edge and reaches to the rear', () => {
    expect(quadOf(put(company(8, 4), 50, 50, 0))).toEqual([
      { x: 46, y: 50 },
      { x: 54, y: 50 },
      { x: 54, y: 46 },
      { x: 46, y: 46 },
    ]);
    expect(quadOf(put(company(8, 4), 50, 50, 90))[0]).toEqual({ x: 50, y: 54 });
  });

  it('puts figures evenly on a stand, and files from the left', () => {
    const guns = { stand: { front: 4, depth: 2, figures: 2 }, figures: 3, files: 2 };
    expect(figuresOf(put(guns, 50, 50)).map(f => [f.rank, f.file, f.point.x, f.point.y])).toEqual([
      [0, 0, 47, 49],
      [0, 1, 49, 49],
      [0, 2, 51, 49],
    ]);
    expect(standsOf(put(guns, 50, 50)).map(s => s.figures)).toEqual([2, 1]);
    expect(frontRank(put(company(9, 4), 50, 50))).toHaveLength(4);
  });

  it('has no figure or stand in two places, all of them on its ground, none lost', () => {
    fc.assert(
      fc.property(placedBodies, placed => {
        const figures = figuresOf(placed);
        expect(figures).toHaveLength(placed.figures);
        expect(new Set(figures.map(f => `${f.point.x} ${f.point.y}`)).size).toBe(placed.figures);
        expect(new Set(figures.map(f => `${f.rank} ${f.file}`)).size).toBe(placed.figures);
        const stands = standsOf(placed);
        expect(stands.reduce((sum, stand) => sum + stand.figures, 0)).toBe(placed.figures);
        for (const [index, stand] of stands.entries()) {
          for (const corner of stand.corners) expect(distanceToQuad(corner, quadOf(placed))).toBe(0);
          for (const other of stands.slice(index + 1)) {
            expect(quadsOverlap(stand.corners, other.corners)).toBe(false);
          }
        }
      }),
    );
  });
});

describe('losses', () => {
  it('come off the rear, and a half stand keeps standing', () => {
    const pairs = { stand: { front: 4, depth: 2, figures: 2 }, figures: 12, files: 3 };
    const after = withoutFigures(pairs, 3);
    expect(after.figures).toBe(9);
    expect(rankStrengths(after)).toEqual([3, 2]);
    expect(standsOf({ ...after, at: { x: 0, y: 0 }, facing: 0 }).map(s => s.figures)).toEqual([2, 2, 2, 2, 1]);
  });

  it('leave the front full as long as there is a second rank, and never less than nothing', () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 0, max: 40 }), (body, lost) => {
        const after = withoutFigures(body, lost);
        expect(after.figures).toBe(Math.max(0, body.figures - lost));
        const strengths = rankStrengths(after);
        for (const strength of strengths.slice(0, -1)) expect(strength).toBe(body.files);
      }),
    );
    expect(() => withoutFigures(company(4, 2), 1.5)).toThrow(/whole number/);
    expect(() => withoutFigures(company(4, 2), -1)).toThrow(/cannot be lost/);
  });

  it('keep what else the object carries', () => {
    expect(withoutFigures({ ...company(4, 2), name: 'Guard' }, 1).name).toBe('Guard');
  });
});

describe('turning on the spot', () => {
  it('about keeps the same ground', () => {
    fc.assert(
      fc.property(placedBodies, placed => {
        const about = turned(placed, (placed.facing + 180) % 360);
        const [before, after] = [quadOf(placed), quadOf(about)];
        expect(distance(after[0], before[2])).toBeLessThanOrEqual(0.001);
        expect(distance(after[1], before[3])).toBeLessThanOrEqual(0.001);
      }),
    );
  });

  it('keeps the middle of the body, as often as one likes', () => {
    fc.assert(
      fc.property(placedBodies, fc.array(fc.integer({ min: 0, max: 359 }), { maxLength: 20 }), (placed, facings) => {
        const after = facings.reduce((p, facing) => turned(p, facing), placed);
        expect(distance(bodyCentre(after), bodyCentre(placed))).toBe(0);
        expect(after.facing).toBe(facings.at(-1) ?? placed.facing);
      }),
    );
  });

  it('can be undone by placing around the middle', () => {
    const placed = put(company(12, 3), 50, 50, 30);
    expect(distance(placeAround(placed, bodyCentre(placed), 30).at, placed.at)).toBe(0);
  });
});

describe('a change of formation', () => {
  it('keeps the figures and the middle of the front', () => {
    const column = reformed(put(company(12, 12), 50, 50), 3);
    expect(ranksOf(column)).toBe(4);
    expect(column.at).toEqual({ x: 50, y: 50 });
    expect(column.figures).toBe(12);
    expect(() => reformed(put(company(12, 12), 50, 50), 0)).toThrow(/0 files/);
  });
});
