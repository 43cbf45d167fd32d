/** Zones: the strip of ground straight ahead of an edge, and what lies in it how far off. */
import type { Vector } from './planar.js';
import type { Feature, Point, Quad, Table } from './types.js';

/** The strip straight ahead of an edge, as wide as the edge. */
export interface Zone {
  /** Left end of the edge, seen from behind. */
  readonly left: Point;
  /** Along the edge, to the right. */
  readonly aside: Vector;
  readonly ahead: Vector;
  readonly width: number;
  readonly depth: number;
}

/** The zone ahead of the edge from `left` to `right`, `depth` deep. */
export function stripAhead(left: Point, right: Point, depth: number): Zone {
  throw new Error('not yet');
}

/** The ground of a zone. */
export function groundOfZone(zone: Zone): Quad {
  throw new Error('not yet');
}

/**
 * How far ahead of the edge the nearest part of a body in the zone lies, on the grid; `undefined` when no part of it lies there. Touching
 * the zone from the side is not lying in it, nor is touching the edge from behind; its far end belongs to it.
 */
export function reachInto(zone: Zone, quad: Quad): number | undefined {
  throw new Error('not yet');
}

/** The same of a feature: how far ahead its nearest part in the zone lies; 0 when the edge itself lies on it. */
export function featureReach(zone: Zone, feature: Feature): number | undefined {
  throw new Error('not yet');
}

/** The features of a table that lie in a zone, nearest first, with how far ahead their nearest part in it lies. */
export function featuresAhead(
  zone: Zone,
  table: Table,
): readonly { readonly feature: Feature; readonly reach: number }[] {
  throw new Error('not yet');
}
