import type { Violation } from '../rulebook/index.js';
import type { Piece, Segment } from './geometry.js';
import type { Area, AreaKind, Barrier, Crossing, Feature, Point, Strip, StripKind, Table } from './types.js';

/** A feature that a segment meets: where it enters and leaves, as fractions of the segment. */
export interface Meeting extends Piece {
  readonly feature: Feature;
  /** Where it is met first. */
  readonly point: Point;
}
/** A piece of a segment over ground of one hill level. */
export interface LevelPiece extends Piece {
  readonly level: number;
}

const soon = (): never => {
  throw new Error('not written yet');
};

/** Whether a point is on the table, its edges included. */
export function onTable(_table: Table, _point: Point): boolean {
  return soon();
}
/** Hill level of the ground at a point: that of the highest hill or ridge over it, 0 on the plain. */
export function levelAt(_table: Table, _point: Point): number {
  return soon();
}
/** The areas over a point, optionally of one kind. */
export function areasAt(_table: Table, _point: Point, _kind?: AreaKind): readonly Area[] {
  return soon();
}
/** How far inside an area a point is, from the nearest edge, on the grid; 0 outside or on the edge. */
export function depthInside(_area: Area, _point: Point): number {
  return soon();
}
/** The strips over a point, optionally of one kind. */
export function stripsAt(_table: Table, _point: Point, _kind?: StripKind): readonly Strip[] {
  return soon();
}
/** The crossings over a point. */
export function crossingsAt(_table: Table, _point: Point): readonly Crossing[] {
  return soon();
}
/** The pieces of a segment that lie on a strip or crossing, in order. */
export function piecesOnStrip(_segment: Segment, _strip: Strip | Crossing): readonly Piece[] {
  return soon();
}
/** Everything a segment meets, in the order it is met (ties by id). */
export function metBetween(_table: Table, _from: Point, _to: Point): readonly Meeting[] {
  return soon();
}
/** The fences and walls between two points, nearest to `from` first. */
export function barriersBetween(_table: Table, _from: Point, _to: Point): readonly Barrier[] {
  return soon();
}
/** The hill levels under a segment, in order. */
export function levelsAlong(_table: Table, _from: Point, _to: Point): readonly LevelPiece[] {
  return soon();
}
/** Everything wrong with a table, all at once. Paths are relative to the table: `features[2].outline[0]`. */
export function tableFaults(_table: Table): readonly Violation[] {
  return soon();
}
