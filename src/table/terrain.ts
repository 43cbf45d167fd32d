import {
  featuresNear,
  groundOf,
  isArea,
  isCastleWall,
  isCrossing,
  isHeight,
  isLowBarrier,
  isStrip,
} from './features.js';
import {
  distanceToSegment,
  joined,
  meetingOf,
  type Piece,
  partsOf,
  pointOn,
  type Segment,
  span,
  toFineGridPoint,
  toGrid,
} from './geometry.js';
import { liesOn, piecesOn } from './ground.js';
import { isOnStrip, piecesOnStrip } from './strips.js';
import type {
  Area,
  AreaKind,
  CastleWall,
  Crossing,
  Feature,
  LowBarrier,
  Point,
  Strip,
  StripKind,
  Table,
} from './types.js';

export { isArea, isBarrier, isCastleWall, isCrossing, isLowBarrier, isStrip } from './features.js';
export { piecesOnStrip } from './strips.js';

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

/** Whether a point is on the table, its edges included. */
export function onTable(table: Table, point: Point): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= table.width && point.y <= table.height;
}

/** Hill level of the ground at a point: that of the highest hill or ridge over it, 0 on the plain. An area that names no level has level 1. */
export function levelAt(table: Table, point: Point): number {
  let level = 0;
  for (const feature of featuresNear(table, [point])) {
    if (isHeight(feature) && (feature.level ?? 1) > level && liesOn(point, groundOf(feature))) {
      level = feature.level ?? 1;
    }
  }
  return level;
}

/** The areas over a point, their edges included; optionally of one kind. */
export function areasAt(table: Table, point: Point, kind?: AreaKind): readonly Area[] {
  return featuresNear(table, [point])
    .filter(isArea)
    .filter(area => (kind === undefined || area.kind === kind) && liesOn(point, groundOf(area)));
}

/** How far inside an area a point is, from the nearest edge, in the table's unit, on the grid; 0 outside or on the edge. */
export function depthInside(area: Area, point: Point): number {
  const ground = groundOf(area);
  if (!liesOn(point, ground)) return 0;
  return Math.min(...ground.edges.map(edge => distanceToSegment(point, edge)));
}

/** The strips (river, creek, road) over a point; optionally of one kind. A strip reaches half its width to either side of its line. */
export function stripsAt(table: Table, point: Point, kind?: StripKind): readonly Strip[] {
  return featuresNear(table, [point])
    .filter(isStrip)
    .filter(strip => (kind === undefined || strip.kind === kind) && isOnStrip(point, strip));
}

/** The fords and bridges over a point. */
export function crossingsAt(table: Table, point: Point): readonly Crossing[] {
  return featuresNear(table, [point])
    .filter(isCrossing)
    .filter(crossing => isOnStrip(point, crossing));
}

/** The pieces of a segment on a feature; a barrier is a piece without length. */
function piecesOver(segment: Segment, feature: Feature): readonly Piece[] {
  if (isArea(feature)) return piecesOn(segment, groundOf(feature));
  if (isStrip(feature) || isCrossing(feature)) return piecesOnStrip(segment, feature);
  const met: Piece[] = [];
  for (const part of partsOf(feature.line)) {
    const t = meetingOf(segment, part);
    if (t !== undefined) met.push({ start: t, end: t });
  }
  return joined(met);
}

/**
 * Everything that a segment meets, of some kinds only if they are named, in the order it is met, ties by id. A feature met twice is listed
 * twice.
 */
export function metBetween(
  table: Table,
  from: Point,
  to: Point,
  kinds?: readonly Feature['kind'][],
): readonly Meeting[] {
  const segment = { from, to };
  return featuresNear(table, [from, to])
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .flatMap(feature =>
      piecesOver(segment, feature).map(piece => ({
        ...piece,
        feature,
        point: toFineGridPoint(pointOn(segment, piece.start)),
      })),
    )
    .sort((a, b) => a.start - b.start || (a.feature.id < b.feature.id ? -1 : 1));
}

/** How much of the way between two points lies on ground of one kind, in the table's unit: on the grid for each area, overlaps counted twice. */
export function lengthOver(table: Table, from: Point, to: Point, kind: AreaKind): number {
  const segment = { from, to };
  const whole = span(from, to);
  return featuresNear(table, [from, to])
    .filter(isArea)
    .filter(area => area.kind === kind)
    .map(area => piecesOn(segment, groundOf(area)).reduce((sum, { start, end }) => sum + (end - start) * whole, 0))
    .reduce((sum, length) => sum + toGrid(length), 0);
}

/** The fences and stone walls between two points, nearest to `from` first. One that a point stands on counts as between. */
export function barriersBetween(table: Table, from: Point, to: Point): readonly LowBarrier[] {
  const barriers = metBetween(table, from, to, ['fence', 'wall'])
    .map(met => met.feature)
    .filter(isLowBarrier);
  return barriers.filter((barrier, index) => barriers.indexOf(barrier) === index);
}

/** The walls and gates of castles between two points, nearest to `from` first. One that a point stands on counts as between. */
export function castleWallsBetween(table: Table, from: Point, to: Point): readonly CastleWall[] {
  const walls = metBetween(table, from, to, ['rampart', 'gate'])
    .map(met => met.feature)
    .filter(isCastleWall);
  return walls.filter((wall, index) => walls.indexOf(wall) === index);
}

/** The hill levels under a segment, in order, from its start to its end without a gap. */
export function levelsAlong(table: Table, from: Point, to: Point): readonly LevelPiece[] {
  const segment = { from, to };
  const heights = featuresNear(table, [from, to])
    .filter(isHeight)
    .flatMap(area => piecesOn(segment, groundOf(area)).map(piece => ({ ...piece, level: area.level ?? 1 })));
  const cuts = [0, 1, ...heights.flatMap(height => [height.start, height.end])].sort((a, b) => a - b);
  const pieces: LevelPiece[] = [];
  let start = 0;
  for (const end of cuts) {
    if (end <= start) continue;
    const middle = (start + end) / 2;
    const level = Math.max(0, ...heights.filter(h => h.start < middle && middle < h.end).map(h => h.level));
    const last = pieces.at(-1);
    if (last?.level === level) pieces[pieces.length - 1] = { ...last, end };
    else pieces.push({ start, end, level });
    start = end;
  }
  return pieces;
}
