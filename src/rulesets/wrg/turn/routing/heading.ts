import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  normalBearing,
  type Point,
  turnBetween,
} from '../../../../table/index.js';
import { barredRout } from '../../rout/meeting.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/friends/barring.js';
import { mannerOf } from '../moving/going.js';
import { filesOfCrowd } from './crowd.js';
import { leftBehind } from './left-behind.js';
import { isFreeManByMan, isFreeWay, isSurrounded } from './ways-out.js';

/** The straight way of broken troops: in which period of their rout, where it leads, and how many paces of it they run. */
export interface StraightWay {
  readonly period: number;
  readonly straight: Bearing;
  readonly paces: number;
}

/** Ways on which a run may begin, to get round an enemy, in degrees off the straight one. */
const waysRound: readonly number[] = [0, 30, -30, 60, -60, 90, -90];
/** Between two of them, degrees. */
const NEXT_WAY = 30;

/** After so many moves along one of them a crowd may turn to where it wants to come. */
const bends: readonly number[] = [1, 2, 4, 8];

type Ground = Pick<Field, 'state' | 'scenario' | 'rules'>;

/** Where a run is to end: the way straight to it, and how far off it is, from any point. */
interface Goal {
  readonly bearing: (from: Point) => Bearing;
  readonly far: (from: Point) => number;
}

/** Whether enemies bar every way of a body to a place, were it to run so many paces every period. */
export function isKeptFrom(unit: Unit, place: Point, paces: number, field: Ground): boolean {
  const goal: Goal = { bearing: from => bearingTo(from, place), far: from => distance(from, place) };
  return wayTo(goal, unit, paces, field) === undefined;
}

/**
 * The way on which broken troops get home the soonest, were they to run so far every period; `undefined` where enemies bar every one to their base line.
 *
 * @clause wrg/rout/direction-later
 */
export function wayHome(unit: Unit, home: Bearing, paces: number, field: Ground): Bearing | undefined {
  return wayTo(edgeAlong(home, field), unit, paces, field);
}

/**
 * The way to the nearest edge of the table that enemies leave accessible; `undefined` where they bar every way to all.
 *
 * @clause wrg/rout/direction-later
 */
export function wayToNearestEdge(unit: Unit, paces: number, field: Ground): Bearing | undefined {
  const from = bodyCentre(unit.placed);
  const edges = [0, 90, 180, 270].map(bearing => edgeAlong(bearing, field)).sort((a, b) => a.far(from) - b.far(from));
  for (const edge of edges) {
    const way = wayTo(edge, unit, paces, field);
    if (way !== undefined) return way;
  }
  return undefined;
}

/** The edge of the table that lies in a direction: north, east, south or west. */
function edgeAlong(bearing: Bearing, { scenario }: Ground): Goal {
  const { width, height } = scenario.table;
  const far = ({ x, y }: Point) => ({ 0: height - y, 90: width - x, 180: y })[bearing] ?? x;
  return { bearing: () => bearing, far };
}

/**
 * The way on which a crowd that runs gets to its goal the soonest, straight or with one turn on the way. In this period it is the whole body that needs
 * room, or where it has none to come round on any way its ground as it stands, each man turning where he is; later whoever of the enemy stands there bars
 * it, where he leaves less than the gap that a crowd gets through.
 */
function wayTo(goal: Goal, unit: Unit, paces: number, field: Ground): Bearing | undefined {
  const manByMan = (bearing: Bearing, far: number) => isFreeManByMan(unit, bearing, far, field);
  const straight = goal.bearing(bodyCentre(unit.placed));
  const asABody = (bearing: Bearing, far: number) =>
    isFreeWay(unit, bearing, far, field) || (bearing === straight && manByMan(bearing, far));
  return (
    soonestWay(goal, unit, { paces, isOpen: asABody }, field) ??
    soonestWay(goal, unit, { paces, isOpen: manByMan }, field)
  );
}

/** How far a crowd runs every period, and which ways are open to it in this one. */
interface Running {
  readonly paces: number;
  readonly isOpen: (bearing: Bearing, far: number) => boolean;
}

function soonestWay(goal: Goal, unit: Unit, { paces, isOpen }: Running, field: Ground): Bearing | undefined {
  const from = bodyCentre(unit.placed);
  const { width, height } = field.scenario.table;
  const crowd = frontOf(unit, field);
  const standing = standingEnemies(unit, field);
  const isFree = (at: Point, bearing: Bearing, far: number, others = standing) =>
    firstInTheWay({ ...crowd, placed: { ...crowd.placed, at, facing: bearing } }, { bearing, paces: far }, others) ===
    undefined;
  const isOn = ({ x, y }: Point) => x >= 0 && x <= width && y >= 0 && y <= height;
  const straight = goal.far(from);
  let best: { readonly bearing: Bearing; readonly length: number } | undefined;
  const wanted = goal.bearing(from);
  // Who runs very nearly there already may go on as he faces: he needs no room to turn.
  const { facing } = unit.placed;
  const [first = wanted, ...others] = waysRound.map(off => normalBearing(wanted + off));
  const asHeFaces = facing !== first && turnBetween(wanted, facing) < NEXT_WAY ? [facing] : [];
  for (const bearing of [first, ...asHeFaces, ...others]) {
    const isStraight = bearing === first;
    if (!isOpen(bearing, Math.min(paces, straight))) continue;
    const behind = leftBehind(unit, bearing, standing, field);
    const ahead = standing.filter(other => !behind.includes(other));
    if (isStraight && isFree(from, bearing, straight, ahead)) return bearing;
    for (const moves of bends) {
      const gone = moves * paces;
      const there = destination(from, bearing, gone);
      const left = goal.far(there);
      if (isStraight || !isOn(there) || !isFree(from, bearing, gone, ahead)) break;
      if (best !== undefined && best.length <= gone + left) break;
      if (isFree(there, goal.bearing(there), left)) best = { bearing, length: gone + left };
    }
  }
  return best?.bearing;
}

/** The front of broken troops who run as a crowd: as narrow as the gap through which it gets, unless the whole body wants room (`wrg/ruling/gap-between-enemies`). */
function frontOf({ id, placed }: Unit, { rules }: Ground): Pick<Unit, 'id' | 'placed'> {
  if (rules.field.playing.enemyGap === 'body') return { id, placed };
  const files = filesOfCrowd(placed, { rules });
  return { id, placed: { ...placed, files, figures: files } };
}

function standingEnemies(unit: Unit, { state }: Pick<Field, 'state'>): readonly Unit[] {
  return onTable(state).filter(other => other.side !== unit.side && other.rout === null && other.hidden === null);
}

/**
 * The enemies who bar the straight way of broken troops, and what these may do about them; `undefined` where nobody does. A crowd turns each man
 * for himself: whom nothing but the end of its line would strike, were it to turn as one body, is not in its way.
 *
 * @clause wrg/rout/break-through-lights
 * @clause wrg/rout/break-through-fail
 */
export function barredBy(
  unit: Unit,
  { period, straight, paces }: StraightWay,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
) {
  if (isFreeWay(unit, straight, paces, { state, rules })) return undefined;
  const standing = standingEnemies(unit, { state });
  const way = { bearing: straight, paces };
  const enemy = firstInTheWay(unit, way, standing)?.unit;
  const isMet = (other: Unit) => firstInTheWay(unit, { ...way, facing: unit.placed.facing }, [other]) !== undefined;
  if (enemy === undefined || !isMet(enemy)) return undefined;
  const canTurnAside = !isSurrounded(unit, straight, paces, { state, rules });
  const barred = { period, barredBy: enemy.troops, barredByManner: mannerOf(enemy, false), canTurnAside };
  return { enemy, ...barredRout(barred, rules) };
}
