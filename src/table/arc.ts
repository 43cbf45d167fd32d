import type { Place, Point, Quad } from './types.js';

/** A side of a body. */
export type Side = 'front' | 'flank' | 'rear';
/** The sides of two bodies that touch, or would touch first. */
export interface SidesTouching {
  readonly a: Side;
  readonly b: Side;
}
const soon = (): never => {
  throw new Error('not written yet');
};

/** The angle between the way a place faces and the direction to a point, 0 to 180, on the grid. */
export function angleOff(_place: Place, _point: Point): number {
  return soon();
}
/** Whether a point lies within `halfAngle` degrees to either side of the facing (the bound included). */
export function inArc(_place: Place, _point: Point, _halfAngle: number): boolean {
  return soon();
}
/** The outline of an arc of fire for pictures: `front` is the width of the front edge it starts from (0: one point). */
export function arcPolygon(_arc: {
  readonly place: Place;
  readonly halfAngle: number;
  readonly radius: number;
  readonly front?: number;
}): readonly Point[] {
  return soon();
}
/** The side of a body that is nearest to a point. */
export function sideToward(_quad: Quad, _point: Point): Side {
  return soon();
}
/** The sides on which two bodies touch, or would if they closed straight up. Swapping the bodies swaps the answer. */
export function sidesTouching(_a: Quad, _b: Quad): SidesTouching {
  return soon();
}
