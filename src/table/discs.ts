/** Round bases: men who stand one by one. What they turn by takes no room, so that only where they are matters. */

import { placeAround } from './formation.js';
import {
  along,
  between,
  distanceToSegment,
  dot,
  heading,
  lengthOf,
  type Segment,
  span,
  toFineGrid,
  toGrid,
} from './geometry.js';
import type { Bearing, Placed, Point } from './types.js';

/** A round base. */
export interface Disc {
  readonly centre: Point;
  readonly radius: number;
}

/** A part of a straight way, in the table's unit from its start. */
export interface Spell {
  readonly from: number;
  readonly to: number;
}

/** The gap between two round bases, on the grid: 0 where they touch, negative where one stands on the other. */
export function gapBetweenDiscs(a: Disc, b: Disc): number {
  return toGrid(span(a.centre, b.centre) - a.radius - b.radius);
}

/** The gap between a round base and a line, on the grid; 0 where it stands on it. */
export function gapToSegment({ centre, radius }: Disc, segment: Segment): number {
  return Math.max(0, toGrid(distanceToSegment(centre, segment) - radius));
}

/** The stretch of a straight way on which a round base is within `gap` of another one; `undefined` when it never is. */
export function spellNear(moving: Disc, bearing: Bearing, other: Disc, upTo: number, gap = 0): Spell | undefined {
  const reach = moving.radius + other.radius + gap;
  const way = heading(bearing);
  const to = between(moving.centre, other.centre);
  const abreast = dot(to, way);
  const aside = lengthOf(to) ** 2 - abreast ** 2;
  const half = reach ** 2 - aside;
  if (half <= 0) return undefined;
  const from = Math.max(0, abreast - Math.sqrt(half));
  const until = Math.min(upTo, abreast + Math.sqrt(half));
  return until > from ? { from, to: until } : undefined;
}

/** Where a way first comes up against one of several round bases. */
export interface DiscMet {
  /** How far along the way. */
  readonly at: number;
  /** Its place in the list. */
  readonly index: number;
}

/**
 * Which of several round bases a way comes up against first. One that it touches before it sets out counts only if the way leads into it.
 */
export function firstDisc(moving: Disc, bearing: Bearing, others: readonly Disc[], upTo: number): DiscMet | undefined {
  let first: DiscMet | undefined;
  for (const [index, other] of others.entries()) {
    const spell = spellNear(moving, bearing, other, upTo);
    // Whoever stands beside it brushes past by less than a step of the grid.
    if (spell === undefined || spell.to - spell.from < BRUSHED) continue;
    if (first === undefined || spell.from < first.at) first = { at: spell.from, index };
  }
  return first;
}

/**
 * How far a round base may go on a straight way, `upTo` at most, so that it ends on none of several others: it passes between or by them, but
 * stops only where there is room.
 */
export function lastRoom(moving: Disc, bearing: Bearing, others: readonly Disc[], upTo: number): number {
  const taken = others
    .flatMap(other => spellNear(moving, bearing, other, upTo + BRUSHED, -BRUSHED / 2) ?? [])
    .sort((a, b) => b.to - a.to);
  let room = upTo;
  for (const { from, to } of taken) if (room > from && room < to) room = Math.max(0, from - BRUSHED);
  return toFineGrid(room);
}

/** A point of a straight way. */
export function onTheWay(from: Point, bearing: Bearing, length: number): Point {
  const { x, y } = along(from, heading(bearing), length);
  return { x: toFineGrid(x), y: toFineGrid(y) };
}

/** How near a segment passes by the middle of a base, and how far along it that is; `undefined` where it is not beside the segment at all. */
export function besideWay(
  point: Point,
  { from, to }: Segment,
): { readonly aside: number; readonly at: number } | undefined {
  const way = between(from, to);
  const length = lengthOf(way);
  if (length === 0) return undefined;
  const off = between(from, point);
  const at = dot(off, way) / length;
  if (at <= 0 || at >= length) return undefined;
  return { aside: toGrid((off.x * way.y - off.y * way.x) / length), at: toGrid(at) };
}

/** A single base as a body of one stand: what pictures and quads are made of. */
export function bodyOfDisc({ centre, radius }: Disc, facing: Bearing): Placed {
  const body = { stand: { front: 2 * radius, depth: 2 * radius, figures: 1 }, figures: 1, files: 1 };
  return { ...body, ...placeAround(body, centre, facing) };
}

/** Less than this of a way inside another base is a touch in passing. */
const BRUSHED = 0.002;
