import {
  type Bearing,
  barriersBetween,
  boxAround,
  destination,
  distance,
  distanceBetweenSegments,
  distanceToSegment,
  extentOf,
  inArc,
  levelAt,
  lineOfSight,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  quadsOverlap,
  ranksOf,
  type SightBlocker,
  type StandPlace,
  sideToward,
  standingLevel,
  standsIn,
  type Table,
  widthOf,
} from '../../../../table/index.js';
import { heightInLevels } from '../moving/ground.js';
import type { Field } from './field.js';
import type { TurnRules } from './rules.js';
import type { FieldState, FieldUnit, PathPoint } from './state.js';
import { placedOf, unitOf } from './units.js';
import { isHidden } from './unseen/markers.js';

/** The middle of a stand's front edge, from which it aims. */
export function frontMiddle({ corners: [left, right] }: StandPlace): Point {
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}

/** The nearest of some points; `undefined` of none. */
export function nearestTo(from: Point, points: readonly Point[]): Point | undefined {
  let best: { readonly point: Point; readonly away: number } | undefined;
  for (const point of points) {
    const away = distance(from, point);
    if (best === undefined || away < best.away) best = { point, away };
  }
  return best?.point;
}

/**
 * Bodies near enough to the lines between two units to hide one from the other. Enemies of the looker that stand behind
 * markers are none: nobody may learn of them by what they hide. A body is as high as a man on horseback.
 *
 * @clause cady/common/hills/section-height
 */
export function blockersBetween<Unit extends FieldUnit>(
  unit: Unit,
  target: Unit,
  { standing, table, rules }: Field<Unit>,
): SightBlocker[] {
  const height = heightInLevels({ sections: 0, mounted: true }, rules);
  const around = extentOf(placedOf(unit, rules)) + extentOf(placedOf(target, rules));
  return standing.near(boxAround([unit.at, target.at]), around).flatMap(({ unit: other, quad }) => {
    if (other.id === unit.id || other.id === target.id) return [];
    if (isHidden(other) && other.side !== unit.side) return [];
    // It is the building that hides what is behind, not who stands in it.
    if (other.house !== undefined) return [];
    return [{ id: other.id, quad, level: levelAt(table, other.at), height }];
  });
}

/** Whether a unit sees a point on another's way, troops and ground considered. */
export function seesPoint<Unit extends FieldUnit>(unit: Unit, mover: Unit, to: Point, field: Field<Unit>): boolean {
  const { table, rules } = field;
  const blockers = blockersBetween(unit, { ...mover, at: to }, field);
  return lineOfSight({ from: unit.at, to, table, rules: rules.table.fireSight, blockers }).clear;
}

/** What somebody stands behind as a shot comes: the last fence or wall before him, if he is close to it. */
export function coverBefore(
  from: Point,
  aim: Point,
  table: Table,
  rules: { readonly table: Pick<TurnRules['table'], 'behindBarrier'> },
): 'fence' | 'wall' | undefined {
  for (const { kind, line } of [...barriersBetween(table, from, aim)].reverse()) {
    if ((kind === 'fence' || kind === 'wall') && isNear(aim, line, rules.table.behindBarrier)) return kind;
  }
  return undefined;
}

/**
 * The side on which a unit's fire takes a body: one for its whole volley, or that of each stand (`cady/ruling/deep-target-volley`).
 *
 * @param from where the stand aims from
 */
export function firedOnFrom(
  body: Placed,
  { unit, from }: { readonly unit: { readonly at: Point }; readonly from: Point },
  { readings }: Pick<TurnRules, 'readings'>,
): ReturnType<typeof sideToward> {
  return sideToward(quadOf(body), readings.deepTargetVolley === 'whole-volley' ? unit.at : from);
}

/** The ranks of a body as a unit sees them that fires at it: from the flank, its files. */
export function ranksFiredOn(
  body: Placed,
  from: Parameters<typeof firedOnFrom>[1],
  rules: Pick<TurnRules, 'readings'>,
): number {
  return firedOnFrom(body, from, rules) === 'flank' ? Math.min(body.files, standsIn(body)) : ranksOf(body);
}

/**
 * The hill level from which, or at which, a shot at a point is fired: the crown of a bridge is one level high.
 *
 * @clause cady/common/bridges/center-height
 */
export function heightOf(
  point: Point,
  { table, rules }: Pick<Field, 'table'> & { readonly rules: Pick<TurnRules, 'table'> },
): number {
  return standingLevel(table, point, rules.table.sight);
}

/** The highest level among some points: a body that stands only partly on a hill has some of its men up there. */
export function highestOf(points: readonly Point[], ground: Parameters<typeof heightOf>[1]): number {
  return Math.max(...points.map(point => heightOf(point, ground)));
}

/** Whether a point lies so close to a line of several stretches. */
export function isNear(point: Point, line: readonly Point[], within: number): boolean {
  return line.some((from, i) => {
    const to = line[i + 1];
    return to !== undefined && distanceToSegment(point, { from, to }) <= within;
  });
}

/** Whether the ground of a body lies so close to a line of several stretches. */
export function isNearQuad(quad: Quad, line: readonly Point[], within: number): boolean {
  return line.some((from, i) => {
    const to = line[i + 1];
    if (to === undefined) return false;
    return quad.some((corner, n) => {
      const next = quad[(n + 1) % quad.length] ?? corner;
      return distanceBetweenSegments({ from: corner, to: next }, { from, to }) <= within;
    });
  });
}

/**
 * Whether a target stands directly in front of a body (`cady/ruling/directly-in-front`).
 *
 * @param arc `halfAngle`: how far to either side it fires, in degrees; `reach`: how far ahead, in cm
 */
export function inFrontOf(
  placed: Placed,
  target: Placed,
  arc: { readonly halfAngle: number; readonly reach: number },
  rules: TurnRules,
): boolean {
  if (rules.table.inFront === 'arc') return inArc(placed, target.at, arc.halfAngle);
  const ahead: Placed = {
    ...placed,
    stand: { front: widthOf(placed), depth: arc.reach, figures: 1 },
    figures: 1,
    files: 1,
    at: destination(placed.at, placed.facing, arc.reach),
  };
  return quadsOverlap(quadOf(ahead), quadOf(target));
}

/** Whether a unit is in melee with friends of a firer: other units of its side. */
export function inMeleeWithFriends<Unit extends FieldUnit>(target: Unit, unit: Unit, state: FieldState<Unit>): boolean {
  const friend = (id: string) => unitOf(state, id).side === unit.side;
  return state.contacts.some(({ a, b }) => (a === target.id && friend(b)) || (b === target.id && friend(a)));
}

/** The points of a path so many cm apart, with the times at which they are reached. */
export function alongPath(path: readonly PathPoint[], step: number): PathPoint[] {
  return path.flatMap((to, i): readonly PathPoint[] => {
    const from = path[i - 1];
    if (from === undefined) return [to];
    const steps = Math.max(1, Math.ceil(distance(from, to) / step));
    return Array.from({ length: steps }, (_, k) => between(from, to, (k + 1) / steps));
  });
}

/** The way that somebody on a path looks at a time, 0 to 1: on his way from one point to the next as he set out; `undefined` where nothing tells. */
export function facingAt(path: readonly PathPoint[], time: number): Bearing | undefined {
  const at = path.findIndex(point => point.time >= time);
  const [from, to] = at < 0 ? [path.at(-1), undefined] : [path[at - 1], path[at]];
  return (to?.time === time || from === undefined ? to : from)?.facing;
}

/** Where somebody on a path is at a time, 0 to 1; `undefined` on a path without points. */
export function placeAt(path: readonly PathPoint[], time: number): PathPoint | undefined {
  let last: PathPoint | undefined;
  for (const to of path) {
    if (to.time >= time) {
      if (last === undefined || to.time === last.time) return to;
      return between(last, to, (time - last.time) / (to.time - last.time));
    }
    last = to;
  }
  return last;
}

function between(from: PathPoint, to: PathPoint, part: number): PathPoint {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), time: mix(from.time, to.time) };
}
