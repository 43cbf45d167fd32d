/** The ground of rivers, creeks, roads and crossings: what lies within half their width of their line. */
import {
  along,
  between,
  distance,
  dot,
  joined,
  lengthOf,
  type Piece,
  partsOf,
  pointOn,
  type Segment,
} from './geometry.js';
import { type Ground, groundWithin, piecesOn } from './ground.js';
import { oncePer } from './once.js';
import type { Crossing, Point, Strip } from './types.js';

/** A strip or crossing laid out on the ground. */
export interface Course {
  readonly radius: number;
  readonly parts: readonly Segment[];
  /** What the parts cover, without the rounding of bends and ends. */
  readonly grounds: readonly Ground[];
  /** Where it is rounded, as far as its radius. */
  readonly rounded: readonly Point[];
}

/** How a strip or crossing lies on the ground. */
export const courseOf: (strip: Strip | Crossing) => Course = oncePer((strip: Strip | Crossing): Course => {
  const radius = strip.width / 2;
  const parts = partsOf(strip.line);
  return { radius, parts, grounds: parts.flatMap(part => groundOf(part, radius) ?? []), rounded: roundedAt(strip) };
});

/** The points where a strip is rounded: strips at bends and ends; crossings at bends only, for they end square at the bank. */
function roundedAt(strip: Strip | Crossing): readonly Point[] {
  return strip.kind === 'ford' || strip.kind === 'bridge' ? strip.line.slice(1, -1) : strip.line;
}

/** Whether a point lies on a strip or crossing, its banks included. */
export function isOnStrip(point: Point, strip: Strip | Crossing): boolean {
  const { radius, parts, rounded } = courseOf(strip);
  if (rounded.some(bend => distance(point, bend) <= radius)) return true;
  return parts.some(part => {
    const d = between(part.from, part.to);
    const t = dot(between(part.from, point), d) / dot(d, d);
    return t >= 0 && t <= 1 && distance(point, pointOn(part, t)) <= radius;
  });
}

function groundOf(part: Segment, radius: number): Ground | undefined {
  const d = between(part.from, part.to);
  const length = lengthOf(d);
  if (length === 0) return undefined;
  const aside = { x: -d.y / length, y: d.x / length };
  return groundWithin([
    along(part.from, aside, radius),
    along(part.from, aside, -radius),
    along(part.to, aside, -radius),
    along(part.to, aside, radius),
  ]);
}

function pieceInDisc(segment: Segment, centre: Point, radius: number): Piece | undefined {
  const d = between(segment.from, segment.to);
  const w = between(centre, segment.from);
  const [a, b, c] = [dot(d, d), dot(d, w), dot(w, w) - radius * radius];
  const under = b * b - a * c;
  if (a === 0 || under <= 0) return undefined;
  const root = Math.sqrt(under);
  const [start, end] = [Math.max(0, (-b - root) / a), Math.min(1, (-b + root) / a)];
  return start < end ? { start, end } : undefined;
}

/**
 * The pieces of a segment that lie on a strip or crossing, in order. Strips are rounded at bends and ends; crossings end square at the bank.
 */
export function piecesOnStrip(segment: Segment, strip: Strip | Crossing): readonly Piece[] {
  const { radius, grounds, rounded } = courseOf(strip);
  const pieces: Piece[] = [];
  for (const ground of grounds) pieces.push(...piecesOn(segment, ground));
  for (const bend of rounded) {
    const piece = pieceInDisc(segment, bend, radius);
    if (piece !== undefined) pieces.push(piece);
  }
  return joined(pieces);
}

/**
 * A crossing with its approaches: its line made longer by its own width at both ends. Banks are seldom square to the way across, and a body
 * that keeps to the crossing should not be stopped by the corner of water beside it.
 */
export const withApproaches: (crossing: Crossing) => Crossing = oncePer((crossing: Crossing) => {
  const [first, second] = crossing.line;
  const [last, beforeLast] = [...crossing.line].reverse();
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) return crossing;
  return {
    ...crossing,
    line: [beyond(second, first, crossing.width), ...crossing.line, beyond(beforeLast, last, crossing.width)],
  };
});

function beyond(from: Point, to: Point, length: number): Point {
  const d = between(from, to);
  const whole = lengthOf(d);
  return whole === 0 ? to : along(to, d, length / whole);
}
