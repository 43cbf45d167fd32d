import type { SideId } from '../../../../battle/index.js';
import {
  bearingTo,
  type CastleWall,
  castleWallsBetween,
  depthOf,
  destination,
  distance,
  distanceToQuad,
  edgesOf,
  isCastleWall,
  measuredFrom,
  meetingOf,
  nearestOn,
  type Point,
  partsOf,
  pointOn,
  quadOf,
  type Segment,
  widthOf,
} from '../../../../table/index.js';
import { isUnder } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { onTable, opponentsOf } from '../../units.js';
import type { Field } from '../field.js';
import { openingsFor } from '../siege/openings.js';
import { isShownTo } from '../weather/sight.js';
import { catcherOf } from './patrol.js';

/** The way of riders to a unit: where they come by, to where they are with it, and how long it is in paces. */
export interface RidersWay {
  readonly points: readonly Point[];
  readonly paces: number;
  /** Walls stand in the way, and none leads round them or through: it ends before the first. */
  readonly walledOff?: true;
}

type Ground = Pick<Field, 'state' | 'scenario' | 'table' | 'rules'>;

/** So far beyond the end of a wall, or the corner of an enemy, riders come round it, and so far before a wall they halt, in paces. */
const CLEAR = 2;

/**
 * How riders of a side get from a point to a unit: straight, or where castle walls stand between, by the shortest way through breaches, gates that are down or
 * their own, and round the ends of walls. Who stands on a wall is come to from both sides of it. Enemies whom their side sees, and who would catch them, they
 * ride round as well where there is a way (`wrg/ruling/riders-past-enemies`).
 *
 * @clause wrg/orders/messenger-speed
 * @clause wrg/orders/messengers-as-patrol
 */
export function wayOfRiders(from: Point, unit: Unit, side: SideId, field: Ground): RidersWay {
  const { table, state, rules } = field;
  const straight = placeAt(unit, from, field);
  const openings = openingsFor({ side, mustered: side }, field);
  const open = openings.map(({ wall }) => wall);
  const wallsOn = (a: Point, b: Point) =>
    castleWallsBetween(table, a, b).filter(({ id, line }) => !open.includes(id) && !isUnder(line, unit.placed));
  const goesRound = rules.field.playing.ridersPast === 'round';
  const seen = onTable(state).filter(each => goesRound && each.side !== side && isShownTo(side, each, field));
  const isCaught = (a: Point, b: Point) => catcherOf({ side, from: a, to: b }, field, seen) !== undefined;
  const [wall] = wallsOn(from, straight);
  const direct: RidersWay = { points: [straight], paces: distance(from, straight) };
  if (wall === undefined && !isCaught(from, straight)) return direct;
  const stops = [...openings.map(({ at }) => at), ...table.features.filter(isCastleWall).flatMap(beyondItsEnds)];
  const isOn = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= table.width && y <= table.height;
  const isClear = (a: Point, b: Point) => wallsOn(a, b).length === 0;
  const goal = (at: Point) => placeAt(unit, at, field);
  const roundThem = [...stops, ...seen.flatMap(beyondHisCorners)].filter(isOn);
  return (
    shortest(from, roundThem, goal, (a, b) => isClear(a, b) && !isCaught(a, b)) ??
    (wall === undefined
      ? direct
      : (shortest(from, stops.filter(isOn), goal, isClear) ?? upTo(wall, { from, to: straight })))
  );
}

/** Where riders come round the corners of a body. */
function beyondHisCorners({ placed }: Unit): readonly Point[] {
  const from = measuredFrom(placed);
  const half = widthOf(placed) / 2 + CLEAR;
  return [-half, half].flatMap(right => [from(right, -CLEAR), from(right, depthOf(placed) + CLEAR)]);
}

/** The straight pieces of a way on which riders get so many paces on. */
export function ridden(from: Point, { points }: RidersWay, paces: number): readonly Segment[] {
  const pieces: Segment[] = [];
  let [at, left] = [from, paces];
  for (const next of points) {
    const far = distance(at, next);
    const to = far <= left ? next : destination(at, bearingTo(at, next), left);
    pieces.push({ from: at, to });
    [at, left] = [to, left - far];
    if (left <= 0) break;
  }
  return pieces;
}

/** Where riders from a point come to a body: to its nearest men, of whom no enemy is at grips with them if there are any. */
function placeAt(unit: Unit, from: Point, { state, rules }: Ground): Point {
  const quad = quadOf(unit.placed);
  if (distanceToQuad(from, quad) === 0) return from;
  const enemies = opponentsOf(state, unit).map(({ placed }) => quadOf(placed));
  const isFree = (at: Point) => enemies.every(enemy => distanceToQuad(at, enemy) > 2 * rules.field.contact);
  const places = edgesOf(quad).flatMap(edge => [nearestOn(from, edge), pointOn(edge, 1 / 2)]);
  const near = places.sort((a, b) => distance(from, a) - distance(from, b));
  return near.find(isFree) ?? near[0] ?? unit.placed.at;
}

/** Where riders come round the ends of a wall. */
function beyondItsEnds({ line }: CastleWall): readonly Point[] {
  const parts = partsOf(line);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    destination(first.from, bearingTo(first.to, first.from), CLEAR),
    destination(last.to, bearingTo(last.from, last.to), CLEAR),
  ];
}

/** Straight on, to before a wall. */
function upTo({ line }: CastleWall, way: Segment): RidersWay {
  const { from, to } = way;
  const whole = distance(from, to);
  const met = partsOf(line).flatMap(part => meetingOf(way, part) ?? []);
  const paces = Math.max(0, Math.min(...met, 1) * whole - CLEAR);
  return { points: [destination(from, bearingTo(from, to), paces)], paces, walledOff: true };
}

/** The shortest way by any of some stops of which nothing bars a leg; `undefined` where there is none. */
function shortest(
  from: Point,
  stops: readonly Point[],
  goal: (at: Point) => Point,
  isClear: (a: Point, b: Point) => boolean,
): RidersWay | undefined {
  const found = new Map<Point, RidersWay>([[from, { points: [], paces: 0 }]]);
  const done = new Set<Point>();
  let best: RidersWay | undefined;
  for (;;) {
    const [next] = [...found].filter(([at]) => !done.has(at)).sort(([, a], [, b]) => a.paces - b.paces);
    if (next === undefined || (best !== undefined && best.paces <= next[1].paces)) return best;
    const [at, { points, paces }] = next;
    done.add(at);
    const end = goal(at);
    const whole = paces + distance(at, end);
    if (whole < (best?.paces ?? Number.POSITIVE_INFINITY) && isClear(at, end))
      best = { points: [...points, end], paces: whole };
    for (const stop of stops) {
      const far = paces + distance(at, stop);
      const isNearer = !done.has(stop) && far < (found.get(stop)?.paces ?? Number.POSITIVE_INFINITY);
      if (isNearer && isClear(at, stop)) found.set(stop, { points: [...points, stop], paces: far });
    }
  }
}
