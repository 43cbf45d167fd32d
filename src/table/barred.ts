/** Ground that is barred to a body: whether it stands on any, and how far it gets straight on until it would. */
import { featuresNear, groundOf, isArea, isBarrier, isCrossing } from './features.js';
import {
  along,
  between,
  heading,
  joined,
  lengthOf,
  type Piece,
  partsOf,
  type Segment,
  toFineGrid,
  type Vector,
} from './geometry.js';
import { type Ground, groundWithin, piecesOn } from './ground.js';
import { piecesOnStrip, withApproaches } from './strips.js';
import { TOUCH_DEPTH } from './sweep.js';
import type { Bearing, Crossing, Feature, Point, Quad, Table } from './types.js';

/** How far a body got, and the ground that stopped it; `undefined` when none did. */
export interface SweptGround {
  readonly distance: number;
  readonly feature: Feature | undefined;
}

// A little more than places are rounded by when they are kept: what is clear by this much stays clear.
const STEP = 2e-6;

/**
 * The features barred to a body that it stands on, in the table's order. Water under a ford or bridge that is not barred does not count.
 * `margin`: how far around the body counts too; without it, a body may stand right beside what is barred to it.
 */
export function barredUnder(
  body: readonly Quad[],
  table: Table,
  barred: (feature: Feature) => boolean,
  margin = -TOUCH_DEPTH,
): readonly Feature[] {
  const grounds = body.map(quad => widened(quad, margin));
  return barredOn(grounds, featuresNear(table, grounds.flat()), barred);
}

/**
 * How far a body gets on a bearing until it comes on ground barred to it, `upTo` at most. Water under a ford or bridge that is not barred is
 * open as far as the body keeps to it. `margin` as for `barredUnder`.
 */
export function advanceUntilGround(
  moving: readonly Quad[],
  bearing: Bearing,
  table: Table,
  barred: (feature: Feature) => boolean,
  upTo: number,
  margin = -TOUCH_DEPTH,
): SweptGround {
  const way = heading(bearing);
  const bodies = moving.map(quad => widened(quad, margin + STEP));
  const sweptAfter = (length: number): readonly (readonly Point[])[] =>
    bodies.map(quad => hullOf([...quad, ...quad.map(corner => along(corner, way, length))]));
  const whole = sweptAfter(upTo);
  const near = featuresNear(table, whole.flat());
  const found = barredOn(whole, near, barred);
  let [first] = found;
  // Ground once swept stays swept, so that the first place where anything bars the way can be found by halving.
  const onTheWay = near.filter(feature => isCrossing(feature) || found.includes(feature));
  let [clear, stopped] = [0, upTo];
  while (first !== undefined && stopped - clear > STEP) {
    const middle = (clear + stopped) / 2;
    const [feature] = barredOn(sweptAfter(middle), onTheWay, barred);
    if (feature === undefined) clear = middle;
    else [stopped, first] = [middle, feature];
  }
  return { distance: first === undefined ? upTo : toFineGrid(clear), feature: first };
}

/** Those of some features that are barred and lie, even partly, on convex pieces of ground. */
function barredOn(
  grounds: readonly (readonly Point[])[],
  features: readonly Feature[],
  barred: (feature: Feature) => boolean,
): readonly Feature[] {
  const crossings = features
    .filter(isCrossing)
    .filter(crossing => !barred(crossing))
    .map(withApproaches);
  const covered = grounds.map(groundWithin);
  return features.filter(feature => barred(feature) && covered.some(ground => liesUnder(ground, feature, crossings)));
}

/** Whether a feature lies, even partly, on a convex piece of ground, crossings over it apart. */
function liesUnder(ground: Ground, feature: Feature, crossings: readonly Crossing[]): boolean {
  const spanned = feature.kind === 'river' || feature.kind === 'creek' ? crossings : [];
  const bare = (line: Segment, pieces: readonly Piece[]): boolean => {
    if (pieces.length === 0) return false;
    const dry = joined(spanned.flatMap(crossing => piecesOnStrip(line, crossing)));
    return pieces.some(piece => !dry.some(part => part.start <= piece.start && part.end >= piece.end));
  };
  // Two grounds overlap where an edge of the one lies on the other; of a strip, its middle line stands for its edges.
  const lines = isArea(feature) ? groundOf(feature).edges : partsOf(feature.line);
  return (
    lines.some(line => bare(line, piecesOn(line, ground))) ||
    ground.edges.some(edge => bare(edge, piecesOfFeature(edge, feature)))
  );
}

function piecesOfFeature(line: Segment, feature: Feature): readonly Piece[] {
  if (isBarrier(feature)) return [];
  return isArea(feature) ? piecesOn(line, groundOf(feature)) : piecesOnStrip(line, feature);
}

/** A rectangle with its sides moved outwards (inwards, if negative). */
function widened([a, b, c, d]: Quad, margin: number): Quad {
  const aside = unit(between(a, b));
  const back = unit(between(b, c));
  const corner = (p: Point, right: number, behind: number): Point =>
    along(along(p, aside, right * margin), back, behind * margin);
  return [corner(a, -1, -1), corner(b, 1, -1), corner(c, 1, 1), corner(d, -1, 1)];
}

function unit(v: Vector): Vector {
  const length = lengthOf(v);
  return length === 0 ? v : { x: v.x / length, y: v.y / length };
}

/** The outline around some points. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** One side of the outline around points in order, its last point left out. */
function chain(points: readonly Point[]): readonly Point[] {
  const side: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [side.at(-2), side.at(-1)];
      if (before === undefined || last === undefined) break;
      const [one, other] = [between(before, last), between(last, point)];
      if (one.x * other.y - one.y * other.x > 0) break;
      side.pop();
    }
    side.push(point);
  }
  return side.slice(0, -1);
}
