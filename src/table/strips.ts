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
  /** What each of the parts covers, without the rounding of bends and ends; nothing where it has no length. */
  readonly grounds: readonly (Ground | undefined)[];
  /** Where it is rounded, as far as its radius. */
  readonly rounded: readonly Point[];
  /** How far each of the parts reaches, its banks included: a long line is looked at only where it may matter. */
  readonly reaches: readonly Box[];
  /** Of each slice of the strip, all of one width, from its left to its right: the parts and bends that reach into it. */
  readonly slices: readonly Slice[];
  /** Which slice a place across lies in: the first or last where it lies outside. */
  readonly sliceAt: (x: number) => number;
}

interface Slice {
  readonly parts: readonly Segment[];
  readonly bends: readonly Point[];
}

/** The least and the most of both axes. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** No less than what rounding takes. */
const hair = 1e-6;

function boxOf({ from, to }: Segment, radius: number): Box {
  const beyond = radius + hair;
  return {
    left: Math.min(from.x, to.x) - beyond,
    right: Math.max(from.x, to.x) + beyond,
    near: Math.min(from.y, to.y) - beyond,
    far: Math.max(from.y, to.y) + beyond,
  };
}

const meet = (a: Box, b: Box): boolean => a.left <= b.right && b.left <= a.right && a.near <= b.far && b.near <= a.far;

/** How a strip or crossing lies on the ground. */
export const courseOf: (strip: Strip | Crossing) => Course = oncePer((strip: Strip | Crossing): Course => {
  const radius = strip.width / 2;
  const parts = partsOf(strip.line);
  const reaches = parts.map(part => boxOf(part, radius));
  const rounded = roundedAt(strip);
  const grounds = parts.map(part => groundOf(part, radius));
  const across = sliceAt(reaches);
  return {
    radius,
    parts,
    grounds,
    rounded,
    reaches,
    slices: slicesOf({ parts, rounded, reaches, radius }, across),
    sliceAt: across,
  };
});

/** As many slices as the strip has parts. */
function slicesOf(
  { parts, rounded, reaches, radius }: Pick<Course, 'parts' | 'rounded' | 'reaches' | 'radius'>,
  at: Course['sliceAt'],
): readonly Slice[] {
  const slices = parts.map(() => ({ parts: [] as Segment[], bends: [] as Point[] }));
  const between = (left: number, right: number) => slices.slice(at(left), at(right) + 1);
  for (const [i, part] of parts.entries()) {
    const reach = reaches[i];
    if (reach !== undefined) for (const slice of between(reach.left, reach.right)) slice.parts.push(part);
  }
  for (const bend of rounded) {
    for (const slice of between(bend.x - radius - hair, bend.x + radius + hair)) slice.bends.push(bend);
  }
  return slices;
}

function sliceAt(reaches: readonly Box[]): Course['sliceAt'] {
  const last = reaches.length - 1;
  const left = Math.min(...reaches.map(reach => reach.left));
  const wide = (Math.max(...reaches.map(reach => reach.right)) - left) / reaches.length;
  return x => Math.min(last, Math.max(0, Math.floor((x - left) / wide)));
}

/** The points where a strip is rounded: strips at bends and ends; crossings at bends only, for they end square at the bank. */
function roundedAt(strip: Strip | Crossing): readonly Point[] {
  return strip.kind === 'ford' || strip.kind === 'bridge' ? strip.line.slice(1, -1) : strip.line;
}

/** Whether a point lies on a strip or crossing, its banks included. */
export function isOnStrip(point: Point, strip: Strip | Crossing): boolean {
  const course = courseOf(strip);
  const { radius } = course;
  const slice = course.slices[course.sliceAt(point.x)];
  if (slice === undefined) return false;
  if (slice.bends.some(bend => distance(point, bend) <= radius)) return true;
  return slice.parts.some(part => {
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
  const { radius, grounds, rounded, reaches } = courseOf(strip);
  const pieces: Piece[] = [];
  const way = boxOf(segment, 0);
  for (const [at, reach] of reaches.entries()) {
    const ground = grounds[at];
    if (ground !== undefined && meet(way, reach)) pieces.push(...piecesOn(segment, ground));
  }
  const about = boxOf(segment, radius);
  for (const bend of rounded) {
    const { x, y } = bend;
    if (x < about.left || x > about.right || y < about.near || y > about.far) continue;
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
