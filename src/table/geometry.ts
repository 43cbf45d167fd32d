import { RuleViolation } from '../rulebook/index.js';
import { groundWithin, liesOn, piecesOn } from './ground.js';
import {
  approachOf,
  axisGap,
  between,
  heading,
  lengthOf,
  meetingOf,
  nearestOn,
  type Piece,
  type Segment,
  settledPoint,
  span,
  toThousandth,
} from './planar.js';
import type { Bearing, Point, Quad } from './types.js';

export { type Box, boxAround, nearestOn, type Piece, type Segment } from './planar.js';

const COMPASS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
const POINT_WIDTH = 360 / COMPASS.length;

/** The sixteen points of the compass. */
export type CompassPoint = (typeof COMPASS)[number];

/**
 * Rounds to a thousandth of the table's unit (or of a degree), halves away from zero, so that mirrored tables and all machines decide alike.
 * Every length and angle that a rule compares goes through this.
 */
export function toGrid(x: number): number {
  return toThousandth(x);
}

/** Distance between two points, on the grid. */
export function distance(a: Point, b: Point): number {
  return toGrid(span(a, b));
}

/** The bearing on which `to` lies from `from`, on the grid; 0 when they are the same point. */
export function bearingTo(from: Point, to: Point): Bearing {
  const { x, y } = between(from, to);
  return normalBearing((Math.atan2(x, y) * 180) / Math.PI);
}

/** The point reached from `from` after `length` on `bearing`, to a millionth of the unit. A negative length goes backwards. */
export function destination(from: Point, bearing: Bearing, length: number): Point {
  const { x, y } = heading(bearing);
  return settledPoint({ x: from.x + x * length, y: from.y + y * length });
}

/** The smaller angle between two bearings, 0 to 180, on the grid. */
export function turnBetween(a: Bearing, b: Bearing): number {
  const off = Math.abs(a - b) % 360;
  return toGrid(off > 180 ? 360 - off : off);
}

/** The same direction as 0 ≤ bearing < 360, on the grid. */
export function normalBearing(degrees: number): Bearing {
  return toGrid(((degrees % 360) + 360) % 360) % 360;
}

/** The bearing of a compass point: `bearingOf('NE')` is 45, `bearingOf('NNE')` is 22.5. */
export function bearingOf(name: CompassPoint): Bearing {
  return COMPASS.indexOf(name) * POINT_WIDTH;
}

/**
 * The compass point nearest to a bearing.
 * @throws RuleViolation when the bearing is not a finite number.
 */
export function compassOf(bearing: Bearing): CompassPoint {
  const name = COMPASS[Math.round(normalBearing(bearing) / POINT_WIDTH) % COMPASS.length];
  if (name === undefined) {
    throw new RuleViolation({
      path: 'bearing',
      problem: `${bearing} is not a direction`,
      mend: 'give degrees clockwise from north, 0 to 360',
    });
  }
  return name;
}

/** Reads a compass point in upper or lower case, spaces around it allowed; `undefined` when there is no such point. */
export function readCompass(text: string): CompassPoint | undefined {
  const wanted = text.trim().toUpperCase();
  return COMPASS.find(name => name === wanted);
}

/** Whether two segments have a point in common; lying on one another counts. */
export function segmentsCross(a: Segment, b: Segment): boolean {
  return meetingOf(a, b) !== undefined || distanceBetweenSegments(a, b) === 0;
}

/** Shortest distance from a point to a segment, on the grid. */
export function distanceToSegment(point: Point, segment: Segment): number {
  return distance(point, nearestOn(point, segment));
}

/** Shortest distance between two segments, on the grid. */
export function distanceBetweenSegments(a: Segment, b: Segment): number {
  if (meetingOf(a, b) !== undefined) return 0;
  return Math.min(
    distanceToSegment(a.from, b),
    distanceToSegment(a.to, b),
    distanceToSegment(b.from, a),
    distanceToSegment(b.to, a),
  );
}

/** Shortest distance from a point to the ground a body covers, on the grid; 0 inside. */
export function distanceToQuad(point: Point, quad: Quad): number {
  return distanceBetweenQuads([point, point, point, point], quad);
}

/** Shortest distance between the ground of two bodies, on the grid; 0 when they overlap. */
export function distanceBetweenQuads(a: Quad, b: Quad): number {
  return toGrid(Math.max(0, approachOf(a, b).gap));
}

/** Whether the ground of two bodies overlaps deeper than `tolerance` (default 0: touching is not overlapping). */
export function quadsOverlap(a: Quad, b: Quad, tolerance = 0): boolean {
  return toGrid(-axisGap(a, b).gap) > tolerance;
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
