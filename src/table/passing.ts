/** Bodies that move straight on: on which part of the way they overlap another body, or come nearer to it than a distance. */
import { gapsOnTheWay, whileWithin } from './gaps.js';
import { along, between, dot, heading, type Segment, toGrid, type Vector } from './geometry.js';
import type { Bearing, Point, Quad } from './types.js';

/** A part of a straight way, in the table's unit from where it starts: 0 ≤ from < to. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a way on which a body overlaps a standing one deeper than `tolerance` (default 0: touching is not overlapping); `undefined`
 * when it nowhere does.
 */
export function passageThrough(
  moving: Quad,
  bearing: Bearing,
  standing: Quad,
  upTo: number,
  tolerance = 0,
): Passage | undefined {
  const gaps = gapsOnTheWay(moving, standing, heading(bearing));
  if (gaps.some(({ gap, change }) => change === 0 && gap >= -tolerance)) return undefined;
  const passage = whileWithin(gaps, -tolerance, upTo);
  return passage !== undefined && passage.from < passage.to ? passage : undefined;
}

/**
 * The part of a way on which a body is nearer to a standing one than `distance`; `undefined` when it nowhere is. The distance of two convex
 * bodies first falls and then grows along a straight way, so that there is but one such part.
 */
export function passageNear(
  moving: Quad,
  bearing: Bearing,
  standing: Quad,
  upTo: number,
  distance: number,
): Passage | undefined {
  const ahead = heading(bearing);
  const back = { x: -ahead.x, y: -ahead.y };
  const passages = [passageThrough(moving, bearing, standing, upTo)];
  for (const corner of moving) {
    for (const side of edgesOf(standing)) passages.push(alongside(corner, ahead, side, upTo, distance));
  }
  for (const corner of standing) {
    for (const side of edgesOf(moving)) passages.push(alongside(corner, back, side, upTo, distance));
  }
  return passages.reduce(spanning, undefined);
}

/** The smallest passage that holds two. */
function spanning(a: Passage | undefined, b: Passage | undefined): Passage | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

function edgesOf(quad: Quad): readonly Segment[] {
  const [a, b, c, d] = quad;
  return [
    { from: a, to: b },
    { from: b, to: c },
    { from: c, to: d },
    { from: d, to: a },
  ];
}

/** The part of a point's way on which it is nearer to a segment than `distance`. */
function alongside(
  point: Point,
  ahead: Vector,
  { from, to }: Segment,
  upTo: number,
  distance: number,
): Passage | undefined {
  const passage = [
    pastPoint(point, ahead, from, distance),
    pastPoint(point, ahead, to, distance),
    pastMiddle(point, ahead, { from, to }, distance),
  ].reduce(spanning, undefined);
  if (passage === undefined) return undefined;
  const cut = { from: Math.max(0, passage.from), to: Math.min(upTo, passage.to) };
  return cut.from < cut.to ? cut : undefined;
}

function pastPoint(point: Point, ahead: Vector, other: Point, distance: number): Passage | undefined {
  const to = between(point, other);
  const nearest = dot(to, ahead);
  const off = between(along(point, ahead, nearest), other);
  const half = distance * distance - dot(off, off);
  if (half <= 0) return undefined;
  const root = Math.sqrt(half);
  return { from: nearest - root, to: nearest + root };
}

/** The part of a way on which a point is beside a segment, not beyond its ends, and nearer than `distance`. */
function pastMiddle(point: Point, ahead: Vector, { from, to }: Segment, distance: number): Passage | undefined {
  const side = between(from, to);
  const length = Math.sqrt(dot(side, side));
  if (length === 0) return undefined;
  const lengthwise = { x: side.x / length, y: side.y / length };
  const across = { x: -lengthwise.y, y: lengthwise.x };
  const start = between(from, point);
  const beside = within(dot(start, lengthwise), dot(ahead, lengthwise), 0, length);
  const near = within(dot(start, across), dot(ahead, across), -distance, distance);
  if (beside === undefined || near === undefined) return undefined;
  const passage = { from: Math.max(beside.from, near.from), to: Math.min(beside.to, near.to) };
  return passage.from < passage.to ? passage : undefined;
}

/** Where `start + rate × way` lies between two limits. */
function within(start: number, rate: number, low: number, high: number): Passage | undefined {
  if (rate === 0) return start > low && start < high ? { from: -Infinity, to: Infinity } : undefined;
  const [a, b] = [(low - start) / rate, (high - start) / rate];
  return { from: Math.min(a, b), to: Math.max(a, b) };
}

/** Whether a body lies wholly beyond another one, as seen along a bearing; it may touch it. */
export function isBeyond(body: readonly Quad[], other: readonly Quad[], bearing: Bearing): boolean {
  const ahead = heading(bearing);
  const reaches = (quads: readonly Quad[]) => quads.flatMap(quad => quad.map(corner => dot(corner, ahead)));
  return toGrid(Math.min(...reaches(body)) - Math.max(...reaches(other))) >= 0;
}
