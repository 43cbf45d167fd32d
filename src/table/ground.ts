/** Polygons, and the same made ready to be asked many times (which is for this folder only). */

import {
  type Box,
  between,
  boxAround,
  edgesOf,
  joined,
  lengthOf,
  meetingOf,
  type Piece,
  pointOn,
  type Segment,
  toGrid,
} from './geometry.js';
import { isInside } from './inside.js';
import type { Point } from './types.js';

/** A polygon with all that is asked of it again and again. */
export interface Ground {
  readonly box: Box;
  readonly edges: readonly Segment[];
  /** Its corners as the polygon library wants them, the first repeated at the end. */
  readonly ring: readonly (readonly [number, number])[];
}

/** The ground within an outline. */
export function groundWithin(outline: readonly Point[]): Ground {
  const [first] = outline;
  const closed = first === undefined ? [] : [...outline, first];
  return { box: boxAround(outline), edges: edgesOf(outline), ring: closed.map(({ x, y }) => [x, y] as const) };
}

/** Whether a point lies on ground, its edge included. */
export function liesOn(point: Point, { box, ring }: Ground): boolean {
  const { x, y } = point;
  if (x < box.minX || x > box.maxX || y < box.minY || y > box.maxY || ring.length === 0) return false;
  return isInside(point, ring);
}

/** The pieces of a segment that lie on ground, in order. A mere touch is no piece. */
export function piecesOn(segment: Segment, ground: Ground): readonly Piece[] {
  if (passesBy(segment, ground.box)) return [];
  const cuts = [0, 1];
  for (const edge of ground.edges) {
    const t = meetingOf(segment, edge);
    if (t !== undefined) cuts.push(t);
  }
  cuts.sort((a, b) => a - b);
  const pieces: Piece[] = [];
  let start = 0;
  for (const end of cuts) {
    if (end > start && liesOn(pointOn(segment, (start + end) / 2), ground)) pieces.push({ start, end });
    start = end;
  }
  return joined(pieces);
}

/** Whether a segment surely lies outside a box: a quick no for most. */
function passesBy({ from, to }: Segment, box: Box): boolean {
  return (
    (from.x < box.minX && to.x < box.minX) ||
    (from.x > box.maxX && to.x > box.maxX) ||
    (from.y < box.minY && to.y < box.minY) ||
    (from.y > box.maxY && to.y > box.maxY)
  );
}

/** Whether a point lies in a polygon; its edge counts as inside. */
export function pointInPolygon(point: Point, outline: readonly Point[]): boolean {
  return liesOn(point, groundWithin(outline));
}

/** The pieces of a segment that lie inside a polygon, in order. A mere touch is no piece. */
export function piecesInside(segment: Segment, outline: readonly Point[]): readonly Piece[] {
  return piecesOn(segment, groundWithin(outline));
}

/** How much of a segment lies inside a polygon, in the table's unit, on the grid. */
export function lengthInside(segment: Segment, outline: readonly Point[]): number {
  const whole = lengthOf(between(segment.from, segment.to));
  let inside = 0;
  for (const { start, end } of piecesInside(segment, outline)) inside += (end - start) * whole;
  return toGrid(inside);
}
