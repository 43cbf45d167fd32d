import type { Bearing, Body, FigurePlace, Place, Placed, Point, Quad, StandPlace } from './types.js';

const soon = (): never => {
  throw new Error('not written yet');
};

/** How many stands a body has. */
export function standsIn(_body: Body): number {
  return soon();
}
/** How many ranks deep a body is. */
export function ranksOf(_body: Body): number {
  return soon();
}
/** Stands in each rank, front rank first. */
export function rankStrengths(_body: Body): readonly number[] {
  return soon();
}
/** Frontage of a body in the table's unit. */
export function widthOf(_body: Body): number {
  return soon();
}
/** Depth of a body in the table's unit. */
export function depthOf(_body: Body): number {
  return soon();
}
/** The ground a body covers. */
export function quadOf(_placed: Placed): Quad {
  return soon();
}
/** Every stand of a body, front rank first, left to right. */
export function standsOf(_placed: Placed): readonly StandPlace[] {
  return soon();
}
/** The stands of the front rank, left to right. */
export function frontRank(_placed: Placed): readonly StandPlace[] {
  return soon();
}
/** Every figure of a body, front rank first, left to right. */
export function figuresOf(_placed: Placed): readonly FigurePlace[] {
  return soon();
}
/** The body after losing `lost` figures from its rear; keeps whatever else the object carries. */
export function withoutFigures<B extends Body>(_body: B, _lost: number): B {
  return soon();
}
/** The middle of the ground a body covers. */
export function bodyCentre(_placed: Placed): Point {
  return soon();
}
/** The place of a body whose middle is at `centre`. */
export function placeAround(_body: Body, _centre: Point, _facing: Bearing): Place {
  return soon();
}
/** Turned on the spot about the middle of the body, so that an about-face keeps the same ground. */
export function turned<P extends Placed>(_placed: P, _facing: Bearing): P {
  return soon();
}
/** The same figures in another number of files, the middle of the front kept. */
export function reformed<P extends Placed>(_placed: P, _files: number): P {
  return soon();
}
