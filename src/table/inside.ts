/// <reference path="./libraries.d.ts" />
/** The polygon library, in a file of its own so that nobody loads it who asks nothing of polygons. For this folder only. */
import inPolygon from 'point-in-polygon-hao';
import type { Point } from './types.js';

/** Whether a point lies within a ring of corners, of which the last repeats the first, or on its edge. */
export function isInside({ x, y }: Point, ring: readonly (readonly [number, number])[]): boolean {
  return inPolygon([x, y], [ring]) !== false;
}
