/**
 * Plane geometry. What a rule compares is on the grid: the functions that `index.ts` hands out. The others work at full precision, for this
 * folder only.
 *
 * Rectangles that turn freely are all this game asks for: a separating-axis test and thirty-two point-to-edge distances. The collision
 * libraries that know them bring bodies, worlds and tolerances of their own, and would still need the rates of approach computed here.
 */
import type { Bearing, Point, Quad } from './types.js';

/** A direction or a velocity. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}
/** A straight line between two points. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}
/** A piece of a segment, as fractions of its length: 0 ≤ start ≤ end ≤ 1. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}
/** A rectangle along the axes. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const RADIANS = Math.PI / 180;

// Halves go away from zero, so that a mirrored table decides alike; the last `+ 0` turns −0 into 0.
function rounded(x: number, steps: number): number {
  return (x < 0 ? -Math.round(-x * steps) : Math.round(x * steps)) / steps + 0;
}
/**
 * Rounds to a thousandth of the table's unit (or of a degree), halves away from zero, so that mirrored tables and all machines decide alike.
 * Every length and angle that a rule compares goes through this.
 */
export function toGrid(x: number): number {
  return rounded(x, 1e3);
}

/** To a millionth: where things are put. Fine enough that turning to and fro does not wander, coarse enough for machines to agree. */
export const toFineGrid = (x: number): number => rounded(x, 1e6);
/** A point to a millionth. */
export const toFineGridPoint = (p: Point): Point => ({ x: toFineGrid(p.x), y: toFineGrid(p.y) });

/**
 * The unit vector of a bearing. Engines differ in the last bits of sine and cosine, so both are cut to twelve places.
 */
export function heading(bearing: Bearing): Vector {
  return { x: rounded(Math.sin(bearing * RADIANS), 1e12), y: rounded(Math.cos(bearing * RADIANS), 1e12) };
}

export const along = (p: Point, v: Vector, length: number): Point => ({ x: p.x + v.x * length, y: p.y + v.y * length });
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;
export const between = (from: Point, to: Point): Vector => ({ x: to.x - from.x, y: to.y - from.y });
// Not Math.hypot, whose last bit is the engine's own; a square root is exact everywhere.
export const lengthOf = (v: Vector): number => Math.sqrt(v.x * v.x + v.y * v.y);
export const span = (a: Point, b: Point): number => lengthOf(between(a, b));
export const pointOn = (s: Segment, t: number): Point => ({
  x: s.from.x + (s.to.x - s.from.x) * t,
  y: s.from.y + (s.to.y - s.from.y) * t,
});

/** The edges of an open line. */
export function partsOf(line: readonly Point[]): readonly Segment[] {
  const parts: Segment[] = [];
  let from: Point | undefined;
  for (const to of line) {
    if (from !== undefined) parts.push({ from, to });
    from = to;
  }
  return parts;
}

/** The edges of a closed outline. */
export function edgesOf(outline: readonly Point[]): readonly Segment[] {
  const [first] = outline;
  return first === undefined ? [] : partsOf([...outline, first]);
}

/** The smallest box around some points, widened by `margin` on all sides. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points) {
    if (p.x < minX) minX = p.x;
    if (p.x > maxX) maxX = p.x;
    if (p.y < minY) minY = p.y;
    if (p.y > maxY) maxY = p.y;
  }
  return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin };
}
export const boxesMeet = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

/** The point of a segment nearest to `p`. */
export function nearestOn(p: Point, s: Segment): Point {
  const d = between(s.from, s.to);
  const square = dot(d, d);
  if (square === 0) return s.from;
  return pointOn(s, Math.min(1, Math.max(0, dot(between(s.from, p), d) / square)));
}

/** Where on `s` (0 to 1) it meets `other`; `undefined` when it doesn't, or when they are parallel. */
export function meetingOf(s: Segment, other: Segment): number | undefined {
  const d = between(s.from, s.to);
  const e = between(other.from, other.to);
  const cross = d.x * e.y - d.y * e.x;
  if (cross === 0) return undefined;
  const w = between(s.from, other.from);
  const t = (w.x * e.y - w.y * e.x) / cross;
  const u = (w.x * d.y - w.y * d.x) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : undefined;
}

/** Pieces in order, overlapping and touching ones joined. */
export function joined(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length < 2) return pieces;
  const result: Piece[] = [];
  for (const piece of [...pieces].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last !== undefined && piece.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, piece.end) };
    } else result.push(piece);
  }
  return result;
}

/** How two convex bodies lie to each other: the gap (negative: how deep they overlap) and the direction from the first to the second. */
export interface Approach {
  readonly gap: number;
  readonly toward: Vector;
}

// The two loops below run for every pair of units at every change of course. They make no objects but their result: written with vectors they
// took half of a battle's time.

/**
 * The gap along the axis that separates two convex bodies best. Never more than their distance, exact where they overlap, and while they move
 * straight each axis' gap changes linearly.
 */
export function axisGap(a: Quad, b: Quad): Approach {
  return widestGap(a, b, Infinity);
}

/** The same, or the first gap found that is at least `enough`. */
function widestGap(a: Quad, b: Quad, enough: number): Approach {
  let best = -Infinity;
  let x = 0;
  let y = 0;
  for (let sign = 1; sign >= -1 && best < enough; sign -= 2) {
    const own = sign === 1 ? a : b;
    const other = sign === 1 ? b : a;
    let from = own[3];
    for (const to of own) {
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0) {
        // Corners run clockwise, so the outside is on the left of each edge.
        const nx = -dy / length;
        const ny = dx / length;
        const gap = leastAlong(other, from, nx, ny);
        if (gap > best) {
          best = gap;
          x = nx * sign;
          y = ny * sign;
        }
      }
      from = to;
    }
  }
  return { gap: best, toward: { x, y } };
}

/** How far the corner of a body that is least far in a direction lies in it from a point. */
function leastAlong([a, b, c, d]: Quad, from: Point, nx: number, ny: number): number {
  const { x, y } = from;
  return Math.min(
    (a.x - x) * nx + (a.y - y) * ny,
    (b.x - x) * nx + (b.y - y) * ny,
    (c.x - x) * nx + (c.y - y) * ny,
    (d.x - x) * nx + (d.y - y) * ny,
  );
}

/** The distance of two convex bodies when they are apart; how deep they overlap, as a negative gap, when not. */
export function approachOf(a: Quad, b: Quad): Approach {
  const axis = axisGap(a, b);
  if (axis.gap <= 0 && axis.gap !== -Infinity) return axis;
  let nearest = Infinity;
  let x = 0;
  let y = 0;
  for (let sign = 1; sign >= -1; sign -= 2) {
    const own = sign === 1 ? a : b;
    const other = sign === 1 ? b : a;
    let from = other[3];
    for (const to of other) {
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const square = dx * dx + dy * dy;
      for (const corner of own) {
        const t = square === 0 ? 0 : ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / square;
        const part = Math.min(1, Math.max(0, t));
        const vx = from.x + dx * part - corner.x;
        const vy = from.y + dy * part - corner.y;
        const away = vx * vx + vy * vy;
        if (away < nearest) {
          nearest = away;
          x = vx * sign;
          y = vy * sign;
        }
      }
      from = to;
    }
  }
  const gap = Math.sqrt(nearest);
  return { gap, toward: gap > 0 ? { x: x / gap, y: y / gap } : axis.toward };
}

/** A body moved without turning. */
export function shifted(quad: Quad, by: Vector): Quad {
  const [a, b, c, d] = quad;
  const move = (p: Point): Point => ({ x: p.x + by.x, y: p.y + by.y });
  return [move(a), move(b), move(c), move(d)];
}

// On the grid.

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
  return toFineGridPoint({ x: from.x + x * length, y: from.y + y * length });
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
  // Wherever any axis tells them apart, the best one does.
  return toGrid(-widestGap(a, b, 0).gap) > tolerance;
}
