/** Bodies that go straight on without turning: how far they get until they touch other bodies, or come on ground they may not enter. */
import { featuresNear, groundOf, isArea, isBarrier, isCrossing } from './features.js';
import { distanceBetweenQuads } from './geometry.js';
import { groundWithin, piecesOn } from './ground.js';
import {
  along,
  approachOf,
  between,
  boxAround,
  boxesMeet,
  heading,
  joined,
  type Piece,
  partsOf,
  type Segment,
  settled,
  shifted,
  type Vector,
} from './planar.js';
import { piecesOnStrip, withApproaches } from './strips.js';
import type { Bearing, Crossing, Feature, Point, Quad, Table } from './types.js';

/** How far a body got, and what it came up against there, by place in the list of obstacles. */
export interface Swept {
  readonly distance: number;
  readonly met: readonly number[];
}

/** How far a body got, and the ground that stopped it; `undefined` when none did. */
export interface SweptGround {
  readonly distance: number;
  readonly feature: Feature | undefined;
}

/** How deep bodies may overlap and still only touch: one step of the grid, in the table's unit. */
export const TOUCH_DEPTH = 0.001;

// Gaps up to this are 0 on the grid wherever a body is put, to a millionth; overlaps from this on are deeper than touch on it.
const CLOSED = 0.000497;
const PRESSED = -0.0015;

// A little more than places are rounded by when they are kept: what is clear by this much stays clear.
const STEP = 2e-6;

/**
 * How far a body gets on a bearing until it first touches an obstacle, `upTo` at most; there it lies at a distance of 0 on the grid, and no
 * deeper than touch. An obstacle that it touches before it moves counts only if it presses into it on the way.
 */
export function advanceUntilTouch(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
): Swept {
  return advance(moving, bearing, obstacles, upTo, touchTime);
}

/**
 * How far a body gets on a bearing until an obstacle leaves it no room, `upTo` at most: it may brush past an obstacle or come to stand
 * beside it, but not press into it.
 */
export function advanceUntilBlocked(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
): Swept {
  return advance(moving, bearing, obstacles, upTo, blockedTime);
}

type Timing = (moving: Quad, obstacle: Quad, way: Vector, upTo: number) => number | undefined;

function advance(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
  timeOf: Timing,
): Swept {
  const way = heading(bearing);
  const after = (quad: Quad, length: number): Quad => shifted(quad, { x: way.x * length, y: way.y * length });
  const bodies = moving.map(quad => ({ quad, box: boxAround([...quad, ...after(quad, upTo)], TOUCH_DEPTH) }));
  let distance = upTo;
  const candidates: number[] = [];
  for (const [index, obstacle] of obstacles.entries()) {
    const box = boxAround(obstacle);
    const times = bodies.flatMap(body =>
      boxesMeet(body.box, box) ? (timeOf(body.quad, obstacle, way, upTo) ?? []) : [],
    );
    if (times.length === 0) continue;
    candidates.push(index);
    distance = Math.min(distance, ...times);
  }
  distance = settled(distance);
  const there = moving.map(quad => after(quad, distance));
  const met = candidates.filter(index => {
    const obstacle = obstacles[index];
    return obstacle !== undefined && there.some(quad => distanceBetweenQuads(quad, obstacle) === 0);
  });
  return { distance, met };
}

function touchTime(moving: Quad, obstacle: Quad, way: Vector, upTo: number): number | undefined {
  const gaps = gapsOnTheWay(moving, obstacle, way);
  const close = whileWithin(gaps, CLOSED, upTo);
  if (close === undefined) return undefined;
  if (close.from === 0 && distanceBetweenQuads(moving, obstacle) === 0) {
    return blockedTime(moving, obstacle, way, upTo);
  }
  const inside = whileWithin(gaps, 0, upTo);
  if (inside !== undefined) return inside.from;
  // It passes by within a hair, or comes to a stop just before the obstacle: where they are closest decides.
  const gapAfter = (length: number): number =>
    approachOf(shifted(moving, { x: way.x * length, y: way.y * length }), obstacle).gap;
  const nearest = lowest(gapAfter, close.from, close.to);
  return gapAfter(nearest) <= CLOSED ? nearest : undefined;
}

function blockedTime(moving: Quad, obstacle: Quad, way: Vector, upTo: number): number | undefined {
  const gaps = gapsOnTheWay(moving, obstacle, way);
  if (whileWithin(gaps, PRESSED, upTo) === undefined) return undefined;
  return whileWithin(gaps, 0, upTo)?.from;
}

/** The gap along one axis between a moving body and an obstacle: now, and by how much it changes with each unit moved. */
interface AxisOnTheWay {
  readonly gap: number;
  readonly change: number;
}

/** The gaps along all axes that can separate two convex bodies. They overlap while all of these are below 0. */
function gapsOnTheWay(moving: Quad, obstacle: Quad, way: Vector): readonly AxisOnTheWay[] {
  const gaps: AxisOnTheWay[] = [];
  for (const sign of [1, -1]) {
    const own = sign === 1 ? moving : obstacle;
    const other = sign === 1 ? obstacle : moving;
    let from = own[3];
    for (const to of own) {
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0) {
        // Corners run clockwise, so the outside is on the left of each edge.
        const nx = -dy / length;
        const ny = dx / length;
        let gap = Infinity;
        for (const corner of other) gap = Math.min(gap, (corner.x - from.x) * nx + (corner.y - from.y) * ny);
        gaps.push({ gap, change: -sign * (nx * way.x + ny * way.y) });
      }
      from = to;
    }
  }
  return gaps;
}

/** From where to where on the way no axis has a gap above `limit`; `undefined` when that is nowhere. */
function whileWithin(
  gaps: readonly AxisOnTheWay[],
  limit: number,
  upTo: number,
): { readonly from: number; readonly to: number } | undefined {
  let [from, to] = [0, upTo];
  for (const { gap, change } of gaps) {
    if (change === 0) {
      if (gap > limit) return undefined;
    } else if (change < 0) from = Math.max(from, (limit - gap) / change);
    else to = Math.min(to, (limit - gap) / change);
  }
  return from <= to ? { from, to } : undefined;
}

/** Where a function that first falls and then rises is lowest, near enough. */
function lowest(value: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 50; i++) {
    const third = (high - low) / 3;
    if (value(low + third) <= value(high - third)) high -= third;
    else low += third;
  }
  return value(from) <= value((low + high) / 2) ? from : (low + high) / 2;
}

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
  return barredOn(
    body.map(quad => widened(quad, margin)),
    table,
    barred,
  );
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
  const barredBy = (length: number): readonly Feature[] =>
    barredOn(
      bodies.map(quad => hullOf([...quad, ...quad.map(corner => along(corner, way, length))])),
      table,
      barred,
    );
  let [first] = barredBy(upTo);
  if (first === undefined) return { distance: upTo, feature: undefined };
  // Ground once swept stays swept, so that the first place where anything bars the way can be found by halving.
  let [clear, stopped] = [0, upTo];
  while (stopped - clear > STEP) {
    const middle = (clear + stopped) / 2;
    const [feature] = barredBy(middle);
    if (feature === undefined) clear = middle;
    else [stopped, first] = [middle, feature];
  }
  return { distance: settled(clear), feature: first };
}

/** The features barred that lie, even partly, on convex pieces of ground. */
function barredOn(
  grounds: readonly (readonly Point[])[],
  table: Table,
  barred: (feature: Feature) => boolean,
): readonly Feature[] {
  const near = featuresNear(table, grounds.flat());
  const crossings = near
    .filter(isCrossing)
    .filter(crossing => !barred(crossing))
    .map(withApproaches);
  return near.filter(feature => barred(feature) && grounds.some(ground => liesUnder(ground, feature, crossings)));
}

/** Whether a feature lies, even partly, on a convex piece of ground, crossings over it apart. */
function liesUnder(outline: readonly Point[], feature: Feature, crossings: readonly Crossing[]): boolean {
  const ground = groundWithin(outline);
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
  const length = Math.sqrt(v.x * v.x + v.y * v.y);
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
