import {
  bearingTo,
  destination,
  distance,
  nearestOn,
  type Point,
  pointInPolygon,
  type StandSize,
} from '../../../../table/index.js';

/** A place for one stand on a floor. */
export interface Spot {
  readonly centre: Point;
  readonly facing: number;
}

/** One floor of a building as its stands lie on it. */
export interface FloorPlan {
  readonly spots: readonly Spot[];
  /** Where a body that fills it stands, and how many stands abreast. */
  readonly at: Point;
  readonly facing: number;
  readonly files: number;
}

/**
 * How stands lie on the floor of a building: in rows along its first wall, as many as lie on it whole.
 *
 * Source: Musket Period Rules > Buildings; Occupied Building Sheet.
 *
 * @clause cady/musket/building/capacity
 * @clause cady/musket/sheet/building/steps
 */
export function floorPlan(outline: readonly Point[], stand: Pick<StandSize, 'front' | 'depth'>): FloorPlan {
  const [corner, next] = outline;
  if (corner === undefined || next === undefined) return { spots: [], at: { x: 0, y: 0 }, facing: 0, files: 1 };
  const along = bearingTo(corner, next);
  const facing = (along + 270) % 360;
  const flat = outline.map(point => inAxes(point, corner, along));
  const [left, right] = [Math.min(...flat.map(({ x }) => x)), Math.max(...flat.map(({ x }) => x))];
  const [low, high] = [Math.min(...flat.map(({ y }) => y)), Math.max(...flat.map(({ y }) => y))];
  const files = Math.floor((right - left) / stand.front + slack);
  const ranks = Math.floor((high - low) / stand.depth + slack);
  const start = { x: left + (right - left - files * stand.front) / 2, y: low + (high - low - ranks * stand.depth) / 2 };
  const spots: Spot[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--) {
    for (let file = 0; file < files; file++) {
      const [x, y] = [start.x + (file + 0.5) * stand.front, start.y + (rank + 0.5) * stand.depth];
      const reach = { x: stand.front / 2 - slack, y: stand.depth / 2 - slack };
      const corners = [-1, 1].flatMap(i => [-1, 1].map(j => ({ x: x + i * reach.x, y: y + j * reach.y })));
      if (corners.every(each => pointInPolygon(each, flat)))
        spots.push({ centre: outOfAxes({ x, y }, corner, along), facing });
    }
  }
  const top = { x: start.x + (files * stand.front) / 2, y: start.y + ranks * stand.depth };
  return { spots, at: outOfAxes(top, corner, along), facing, files: Math.max(1, files) };
}

/**
 * How many figures of a kind fit on a floor of a building.
 *
 * @clause cady/musket/building/capacity
 */
export function figuresOnFloor(outline: readonly Point[], stand: StandSize): number {
  return floorPlan(outline, stand).spots.length * stand.figures;
}

/** By so much less than its base a stand may be given room, so that what fits exactly fits. */
const slack = 0.01;

/** A point measured from a corner, along a wall and to the left of it. */
function inAxes(point: Point, corner: Point, along: number): Point {
  const [dx, dy] = [point.x - corner.x, point.y - corner.y];
  const turn = (along * Math.PI) / 180;
  return {
    x: dx * Math.sin(turn) + dy * Math.cos(turn),
    y: -dx * Math.cos(turn) + dy * Math.sin(turn),
  };
}

function outOfAxes({ x, y }: Point, corner: Point, along: number): Point {
  return destination(destination(corner, along, x), along + 270, y);
}

/** A stretch of the outside wall of a building. */
export interface WallSection {
  /** By the number of the corner at which it begins. */
  readonly wall: number;
  readonly from: Point;
  readonly to: Point;
  /** The way out of it. */
  readonly outward: number;
}

/** The walls of a building, corner by corner, and which way each looks. */
export function wallsOf(outline: readonly Point[]): readonly WallSection[] {
  return outline.map((from, wall) => {
    const to = outline[(wall + 1) % outline.length] ?? from;
    const along = bearingTo(from, to);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const outside = !pointInPolygon(destination(middle, along + 90, 0.1), outline);
    return { wall, from, to, outward: (along + (outside ? 90 : 270)) % 360 };
  });
}

/** The wall nearest to a point, and the point of it that is nearest. */
export function wallAt(point: Point, outline: readonly Point[]): { readonly section: WallSection; readonly at: Point } {
  const all = wallsOf(outline).map(section => ({ section, at: nearestOn(point, section) }));
  return all.reduce((best, each) => (distance(point, each.at) < distance(point, best.at) ? each : best));
}
