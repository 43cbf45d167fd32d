/** Zones: the strip of ground straight ahead of an edge, and how far off what lies in it is. */
import { featuresNear, groundOf, isArea, isBarrier } from './features.js';
import { along, between, dot, lengthOf, partsOf, type Segment, toGrid, type Vector } from './geometry.js';
import { type Ground, piecesOn } from './ground.js';
import { courseOf } from './strips.js';
import { TOUCH_DEPTH } from './sweep.js';
import type { Barrier, Feature, Point, Quad, Table } from './types.js';

/** The strip straight ahead of an edge, as wide as the edge. */
export interface Zone {
  /** Ends of the edge, as seen from behind. */
  readonly left: Point;
  readonly right: Point;
  readonly depth: number;
}

/** A feature in a zone, and how far ahead of the edge its nearest part there is, on the grid. */
export interface FeatureAhead {
  readonly feature: Feature;
  readonly reach: number;
}

/** The zone ahead of the edge from `left` to `right`, `depth` deep. */
export function stripAhead(left: Point, right: Point, depth: number): Zone {
  return { left, right, depth };
}

/** The ground of a zone: its rear edge is the edge that it lies ahead of. */
export function groundOfZone(zone: Zone): Quad {
  const { ahead } = viewOf(zone);
  return [along(zone.left, ahead, zone.depth), along(zone.right, ahead, zone.depth), zone.right, zone.left];
}

/**
 * How far ahead of the edge the nearest part of a body in the zone lies, on the grid; `undefined` when no part of it lies there. Touching
 * the zone from the side is not lying in it, nor is touching the edge from behind; its far end belongs to it.
 */
export function reachInto(zone: Zone, quad: Quad): number | undefined {
  const view = viewOf(zone);
  let [nearest, farthest] = [Infinity, -Infinity];
  let from = seen(quad[3], view);
  for (const corner of quad) {
    const to = seen(corner, view);
    const part = abreast(from, to, view);
    if (part !== undefined) {
      nearest = Math.min(nearest, part.from, part.to);
      farthest = Math.max(farthest, part.from, part.to);
    }
    from = to;
  }
  if (farthest < TOUCH_DEPTH || toGrid(nearest) > zone.depth) return undefined;
  return toGrid(Math.max(0, nearest));
}

/**
 * How far ahead of the edge the nearest part of a feature in the zone lies, on the grid; 0 when the edge itself lies on it, `undefined`
 * when no part of it lies in the zone. Touching is as for bodies: a fence along the very edge does not lie ahead of it.
 */
export function featureReach(zone: Zone, feature: Feature): number | undefined {
  const view = viewOf(zone);
  const nearest = Math.min(...(isBarrier(feature) ? lineReaches(feature, view) : groundReaches(feature, view)));
  return toGrid(nearest) > zone.depth ? undefined : toGrid(nearest);
}

/** The features of a table that lie in a zone, nearest first. */
export function featuresAhead(zone: Zone, table: Table): readonly FeatureAhead[] {
  return featuresNear(table, groundOfZone(zone))
    .flatMap(feature => {
      const reach = featureReach(zone, feature);
      return reach === undefined ? [] : [{ feature, reach }];
    })
    .sort((a, b) => a.reach - b.reach);
}

/** A zone as seen from its edge: how its directions lie, and how wide it is. */
interface View {
  readonly left: Point;
  readonly aside: Vector;
  readonly ahead: Vector;
  readonly width: number;
}

/** A point as seen from an edge: how far from its left end along it, and how far ahead of it. */
interface Sighting {
  readonly side: number;
  readonly ahead: number;
}

function viewOf({ left, right }: Zone): View {
  const edge = between(left, right);
  const width = lengthOf(edge);
  const aside = width === 0 ? edge : { x: edge.x / width, y: edge.y / width };
  return { left, aside, ahead: { x: -aside.y, y: aside.x }, width };
}

function seen(point: Point, { left, aside, ahead }: View): Sighting {
  const off = between(left, point);
  return { side: dot(off, aside), ahead: dot(off, ahead) };
}

/** How far ahead, at its ends, the part of a line is that lies between the sides of a zone; `undefined` when it passes by. */
function abreast(
  a: Sighting,
  b: Sighting,
  { width }: View,
): { readonly from: number; readonly to: number } | undefined {
  const [low, high] = [TOUCH_DEPTH, width - TOUCH_DEPTH];
  if ((a.side < low && b.side < low) || (a.side > high && b.side > high)) return undefined;
  if (a.side === b.side) return { from: a.ahead, to: b.ahead };
  const slope = (b.ahead - a.ahead) / (b.side - a.side);
  const inside = ({ side, ahead }: Sighting): number => ahead + slope * (Math.min(high, Math.max(low, side)) - side);
  return { from: inside(a), to: inside(b) };
}

/** How far ahead the lines of a barrier, or the edges of ground, come into a zone. */
function edgeReaches(edges: readonly Segment[], view: View): number[] {
  return edges.flatMap(edge => {
    const part = abreast(seen(edge.from, view), seen(edge.to, view), view);
    if (part === undefined || Math.max(part.from, part.to) < TOUCH_DEPTH) return [];
    return [Math.max(0, Math.min(part.from, part.to))];
  });
}

function lineReaches(barrier: Barrier, view: View): number[] {
  return edgeReaches(partsOf(barrier.line), view);
}

function groundReaches(feature: Exclude<Feature, Barrier>, view: View): number[] {
  if (isArea(feature)) return reachesOn([groundOf(feature)], view);
  const { grounds, rounded, radius } = courseOf(feature);
  const covered = grounds.filter(ground => ground !== undefined);
  return [...reachesOn(covered, view), ...rounded.flatMap(bend => discReach(bend, radius, view) ?? [])];
}

/** How far ahead grounds come into a zone: at once if it begins on them, else where their edges do. */
function reachesOn(grounds: readonly Ground[], view: View): number[] {
  const right = along(view.left, view.aside, view.width - TOUCH_DEPTH);
  const edge = {
    from: along(along(view.left, view.aside, TOUCH_DEPTH), view.ahead, TOUCH_DEPTH),
    to: along(right, view.ahead, TOUCH_DEPTH),
  };
  return grounds.flatMap(ground => (piecesOn(edge, ground).length > 0 ? [0] : edgeReaches(ground.edges, view)));
}

function discReach(centre: Point, radius: number, view: View): number | undefined {
  const { side, ahead } = seen(centre, view);
  const beside = side - Math.min(view.width - TOUCH_DEPTH, Math.max(TOUCH_DEPTH, side));
  if (Math.abs(beside) >= radius) return undefined;
  const half = Math.sqrt(radius * radius - beside * beside);
  return ahead + half < TOUCH_DEPTH ? undefined : Math.max(0, ahead - half);
}
