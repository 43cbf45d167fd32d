import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance, distanceToSegment, partsOf, pointOn } from '../../src/table/geometry.js';
import { isOnStrip, piecesOnStrip } from '../../src/table/strips.js';
import type { Strip } from '../../src/table/types.js';

const inches = fc.integer({ min: 0, max: 60_000 }).map(thousandths => thousandths / 1000);
const point = fc.record({ x: inches, y: inches });

const strip: fc.Arbitrary<Strip> = fc.record({
  kind: fc.constantFrom('road', 'creek', 'river'),
  id: fc.constant('strip'),
  line: fc.uniqueArray(point, { minLength: 2, maxLength: 30, selector: ({ x, y }) => `${x} ${y}` }),
  width: fc.integer({ min: 1, max: 8000 }).map(thousandths => thousandths / 1000),
});

/** By the plain words: no farther from some part of its line than half its width. */
const apart = (of: Strip, { x, y }: { readonly x: number; readonly y: number }) =>
  Math.min(...partsOf(of.line).map(part => distanceToSegment({ x, y }, part)));

it('a strip reaches half its width to either side of every part of its line, however long it is', () => {
  fc.assert(
    fc.property(strip, fc.array(point, { minLength: 20, maxLength: 20 }), (road, points) => {
      for (const at of [...points, ...road.line]) {
        const gap = apart(road, at) - road.width / 2;
        if (Math.abs(gap) > 1e-6) expect([at, isOnStrip(at, road)]).toEqual([at, gap < 0]);
      }
    }),
  );
});

it('what of a way lies on it is what of its points do', () => {
  fc.assert(
    fc.property(strip, point, point, (road, from, to) => {
      fc.pre(distance(from, to) > 0);
      const pieces = piecesOnStrip({ from, to }, road);
      for (let at = 0.01; at < 1; at += 0.02) {
        const here = pointOn({ from, to }, at);
        if (Math.abs(apart(road, here) - road.width / 2) < 1e-4) continue;
        const covered = pieces.some(({ start, end }) => start <= at && at <= end);
        expect([at, covered]).toEqual([at, isOnStrip(here, road)]);
      }
    }),
  );
});
