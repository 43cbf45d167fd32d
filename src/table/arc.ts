import {
  bearingTo,
  between,
  destination,
  distanceBetweenSegments,
  dot,
  edgesOf,
  lengthOf,
  type Segment,
  span,
  toGrid,
  turnBetween,
  type Vector,
} from './geometry.js';
import type { Place, Point, Quad } from './types.js';

/** A side of a body. */
export type Side = 'front' | 'flank' | 'rear';

/** The sides of two bodies that touch, or would touch first. */
export interface SidesTouching {
  readonly a: Side;
  readonly b: Side;
}

/** The angle between the way a place faces and the direction to a point, 0 to 180 degrees, on the grid. */
export function angleOff(place: Place, point: Point): number {
  return turnBetween(place.facing, bearingTo(place.at, point));
}

/** Whether a point lies within `halfAngle` degrees to either side of the facing; the bound and the place itself are inside. */
export function inArc(place: Place, point: Point, halfAngle: number): boolean {
  return span(place.at, point) === 0 || angleOff(place, point) <= toGrid(halfAngle);
}

/** An arc of fire. */
export interface Arc {
  readonly place: Place;
  /** Degrees to either side of the facing, 0 to 180. */
  readonly halfAngle: number;
  readonly radius: number;
  /** Width of the front edge that it starts from; absent or 0: a single point. */
  readonly front?: number;
}

// One corner every five degrees at most: round enough in print.
const ARC_STEP = 5;

/** The outline of an arc of fire, for pictures: along the front from left to right, then back along the far side. */
export function arcPolygon({ place, halfAngle, radius, front = 0 }: Arc): readonly Point[] {
  const left = destination(place.at, place.facing - 90, front / 2);
  const right = destination(place.at, place.facing + 90, front / 2);
  const steps = Math.max(1, Math.ceil(halfAngle / ARC_STEP));
  const far = (from: Point, first: number, last: number): readonly Point[] =>
    Array.from({ length: steps + 1 }, (_, step) =>
      destination(from, place.facing + first + ((last - first) * step) / steps, radius),
    );
  const base = front > 0 ? [left, right] : [place.at];
  return [...base, ...far(right, halfAngle, 0), ...far(left, 0, -halfAngle).slice(front > 0 ? 0 : 1)];
}

const SIDES = ['front', 'flank', 'rear', 'flank'] as const;
// Between equals the side that a body guards best decides: doubt favours whoever is touched.
const GUARDED = ['front', 'flank', 'rear'] as const;

interface Edge extends Segment {
  readonly side: Side;
  /** Unit vector pointing away from the body. */
  readonly outward: Vector;
}

function edges(quad: Quad): readonly Edge[] {
  return edgesOf(quad).map((edge, index) => {
    const d = between(edge.from, edge.to);
    const length = lengthOf(d) || 1;
    return { ...edge, side: SIDES[index] ?? 'flank', outward: { x: -d.y / length, y: d.x / length } };
  });
}

/** The side of a body nearest to a point. Off a corner it is the side that the point lies farther out from; in doubt the front, then the flank. */
export function sideToward(quad: Quad, point: Point): Side {
  const [best] = edges(quad)
    .map(edge => ({ side: edge.side, out: toGrid(dot(between(edge.from, point), edge.outward)) }))
    .sort((a, b) => b.out - a.out || GUARDED.indexOf(a.side) - GUARDED.indexOf(b.side));
  return best?.side ?? 'front';
}

/**
 * The sides on which two bodies touch, or would if they closed straight up: of the edges nearest to each other those that face each other
 * most squarely; in doubt the front, then the flank. Swapping the bodies swaps the answer.
 */
export function sidesTouching(a: Quad, b: Quad): SidesTouching {
  const pairs = edges(a).flatMap(own =>
    edges(b).map(other => ({
      a: own.side,
      b: other.side,
      gap: distanceBetweenSegments(own, other),
      facing: toGrid(dot(own.outward, other.outward)),
    })),
  );
  const nearest = Math.min(...pairs.map(pair => pair.gap));
  const touching = pairs.filter(pair => pair.gap === nearest);
  const squarest = Math.min(...touching.map(pair => pair.facing));
  const facing = touching.filter(pair => pair.facing === squarest);
  return { a: bestGuarded(facing.map(pair => pair.a)), b: bestGuarded(facing.map(pair => pair.b)) };
}

function bestGuarded(sides: readonly Side[]): Side {
  return GUARDED.find(side => sides.includes(side)) ?? 'front';
}
