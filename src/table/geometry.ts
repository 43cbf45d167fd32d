import type { Bearing, Point, Quad } from './types.js';

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
/** The sixteen points of the compass. */
export type CompassPoint =
  | 'N'
  | 'NNE'
  | 'NE'
  | 'ENE'
  | 'E'
  | 'ESE'
  | 'SE'
  | 'SSE'
  | 'S'
  | 'SSW'
  | 'SW'
  | 'WSW'
  | 'W'
  | 'WNW'
  | 'NW'
  | 'NNW';

const soon = (): never => {
  throw new Error('not written yet');
};

/** Rounds to a thousandth, halves away from zero (so that mirrored tables decide alike). What a rule compares goes through this. */
export function toGrid(_x: number): number {
  return soon();
}
/** Distance between two points, on the grid. */
export function distance(_a: Point, _b: Point): number {
  return soon();
}
/** The bearing on which `to` lies from `from`, on the grid; 0 when they are the same point. */
export function bearingTo(_from: Point, _to: Point): Bearing {
  return soon();
}
/** The point reached from `from` after `length` on `bearing`. */
export function destination(_from: Point, _bearing: Bearing, _length: number): Point {
  return soon();
}
/** The smaller angle between two bearings, 0 to 180, on the grid. */
export function turnBetween(_a: Bearing, _b: Bearing): number {
  return soon();
}
/** The same direction as 0 ≤ bearing < 360, on the grid. */
export function normalBearing(_degrees: number): Bearing {
  return soon();
}
/** The bearing of a compass point: `bearingOf('NE')` is 45. */
export function bearingOf(_name: CompassPoint): Bearing {
  return soon();
}
/** The compass point nearest to a bearing. */
export function compassOf(_bearing: Bearing): CompassPoint {
  return soon();
}
/** Reads a compass point in upper or lower case; `undefined` when there is no such point. */
export function readCompass(_text: string): CompassPoint | undefined {
  return soon();
}
/** Whether two segments have a point in common. */
export function segmentsCross(_a: Segment, _b: Segment): boolean {
  return soon();
}
/** Shortest distance from a point to a segment, on the grid. */
export function distanceToSegment(_point: Point, _segment: Segment): number {
  return soon();
}
/** Shortest distance between two segments, on the grid. */
export function distanceBetweenSegments(_a: Segment, _b: Segment): number {
  return soon();
}
/** Shortest distance from a point to a quad, on the grid; 0 inside. */
export function distanceToQuad(_point: Point, _quad: Quad): number {
  return soon();
}
/** Shortest distance between two quads, on the grid; 0 when they overlap. */
export function distanceBetweenQuads(_a: Quad, _b: Quad): number {
  return soon();
}
/** Whether two quads overlap deeper than `tolerance`. */
export function quadsOverlap(_a: Quad, _b: Quad, _tolerance?: number): boolean {
  return soon();
}
/** Whether a point lies in a polygon; its edge counts as inside. */
export function pointInPolygon(_point: Point, _outline: readonly Point[]): boolean {
  return soon();
}
/** The pieces of a segment that lie inside a polygon, in order. */
export function piecesInside(_segment: Segment, _outline: readonly Point[]): readonly Piece[] {
  return soon();
}
/** How much of a segment lies inside a polygon, on the grid. */
export function lengthInside(_segment: Segment, _outline: readonly Point[]): number {
  return soon();
}
