import {
  bearingTo,
  distance as between,
  bodyCentre,
  depthOf,
  destination,
  type Flank,
  onTable as isOnTable,
  type Leg,
  measuredFrom,
  type Placed,
  type Point,
  passageThrough,
  quadOf,
  quadsOverlap,
  type Table,
  turned,
  type Wheel,
  wheeled,
  widthOf,
} from '../../../../table/index.js';
import { isToTheLeft, SLIVER, straightAhead } from '../frontage.js';
import { isUpon, legsAlone, legsToward, offAhead, RIGHT_ANGLE, WIDEST_WHEEL } from './ways.js';

/** How a body comes at an enemy, alone or beside friends who are at him. Degrees, paces. */

/** Degrees between one look and the next at where a wheel leads. */
const LOOK = 10;
/** Friends press into each other no deeper. */
const PRESSED = 1;
/** So much room a body leaves beside friends. */
const ROOM = 1;
/** Who is no farther from his place beside them has come up. */
const THERE = 1;

/** The way of a body once it has come round: straight on from there for so many paces, which are none for who stays where he is. */
export interface Lane {
  readonly from: Placed;
  readonly paces: number;
}

/** Where a way ends. */
const endOf = ({ from, paces }: Lane): Placed => ({ ...from, at: destination(from.at, from.facing, paces) });

/** The way of a body that goes by some legs until it comes upon an enemy; as far as to abreast of him, where it goes past him. */
export function laneAt(own: Placed, [first]: Legs, enemy: Placed): Lane {
  const from = roundBy(own, first);
  const far = between(from.at, bodyCentre(enemy)) + widthOf(enemy) + depthOf(enemy);
  const met = passageThrough(quadOf(from), from.facing, quadOf(enemy), far);
  return { from, paces: met?.from ?? Math.max(0, aheadTo(from, bodyCentre(enemy))) };
}

/** A body that has come round as the first of its legs has it. */
export function roundBy(own: Placed, first: Leg | Wheel | undefined): Placed {
  if (first === undefined) return own;
  if ('wheel' in first) return wheeled(own, first.wheel, first.degrees);
  return first.bearing === own.facing ? own : turned(own, first.bearing);
}

/** How far ahead of a front a point is, as that faces. */
function aheadTo({ at, facing }: Placed, point: Point): number {
  const ahead = destination({ x: 0, y: 0 }, facing, 1);
  return (point.x - at.x) * ahead.x + (point.y - at.y) * ahead.y;
}

/** Whether two ways cross: one of them leads over the ground on which the other ends. */
function cross(a: Lane, b: Lane): boolean {
  return sweeps(a, quadOf(endOf(b))) || sweeps(b, quadOf(endOf(a)));
}

function sweeps({ from, paces }: Lane, ground: ReturnType<typeof quadOf>): boolean {
  const quad = quadOf(from);
  return quadsOverlap(quad, ground, PRESSED) || passageThrough(quad, from.facing, ground, paces, PRESSED) !== undefined;
}

/** The ways of friends who go at the same enemy. */
export interface Friends {
  /** Of those who come before a body: who stands there, and who goes first. */
  readonly before: readonly Lane[];
  /** Of those after it: straight on, where that brings them before him. */
  readonly after: readonly Lane[];
}

/** How a body comes at an enemy. */
interface Coming {
  readonly own: Placed;
  readonly enemy: Placed;
  readonly distance: Leg['distance'];
  readonly widestWheel: number;
  readonly friends: readonly Lane[];
}

type Legs = readonly (Leg | Wheel)[];

/** How a body goes at an enemy: beside whom, worked out where it matters, and how far it wheels. */
interface Company {
  readonly friends?: () => Friends;
  readonly widestWheel?: number;
}

/**
 * Legs at an enemy body: as if it were alone, or where friends are at him or go at him, so that their ways do not cross: straight on where that brings any of
 * its front before him, or round to a part of him that they leave; else up beside them (`wrg/ruling/beside-friends-at-one-enemy`).
 *
 * @clause wrg/orders/direct-route
 * @clause wrg/melee/eligible-front
 */
export function legsAt(own: Placed, enemy: Placed, distance: Leg['distance'], company: Company = {}): Legs {
  const { widestWheel = WIDEST_WHEEL, friends } = company;
  const alone = legsAlone(own, enemy, distance, widestWheel);
  if (friends === undefined) return alone;
  const { before, after } = friends();
  const coming: Coming = { own, enemy, distance, widestWheel, friends: before };
  const ahead = [{ bearing: own.facing, distance }];
  // Who has any of him before its front leaves those their way who have too.
  const open = [alone, ahead].find(legs => isFree(legs, { ...coming, friends: [...before, ...after] }));
  if (open !== undefined) return open;
  const lane = laneAt(own, alone, enemy);
  const bars = before.find(friend => cross(lane, friend));
  // Who comes up behind them waits there.
  const isStraight = alone.length === 1 && lane.from.facing === own.facing;
  if (bars === undefined || (isStraight && isBehind(own, endOf(bars)))) return alone;
  const free = [ahead, ...waysPast(coming)].find(legs => isFree(legs, coming));
  if (free !== undefined) return free;
  return isStraight ? alone : beside(bars, coming);
}

/** Whether the middle of a front has a friend straight before it. */
function isBehind(own: Placed, friend: Placed): boolean {
  const off = quadOf(friend).map(corner => aheadTo({ ...own, facing: own.facing + RIGHT_ANGLE }, corner));
  return Math.min(...off) < 0 && Math.max(...off) > 0;
}

/** The ways by which a body may wheel round to an enemy past friends, those first that lead least far to either side of his middle. */
function waysPast({ own, enemy, distance, widestWheel }: Coming): readonly Legs[] {
  const middle = bodyCentre(enemy);
  const aside = bearingTo(own.at, middle) + RIGHT_ANGLE;
  const most = (widthOf(own) + Math.max(widthOf(enemy), depthOf(enemy))) / 2;
  const steps = Array.from({ length: Math.floor(most / own.stand.front) }, (_, i) => (i + 1) * own.stand.front);
  return steps
    .flatMap(far => [far, -far])
    .map(off => legsToward(own, destination(middle, aside, off), distance, widestWheel))
    .filter(([first]) => first !== undefined && ('wheel' in first || widestWheel === 0));
}

/** Whether a way leads upon the enemy, and across nobody's. */
function isFree(legs: Legs, { own, enemy, friends }: Coming): boolean {
  const lane = laneAt(own, legs, enemy);
  if (straightAhead(lane.from, enemy) <= SLIVER * own.stand.front) return false;
  return friends.every(friend => !cross(lane, friend));
}

/** Up beside friends, into the line: straight on where that leads there, or round to the place next to them. */
function beside(friend: Lane, coming: Coming): Legs {
  const { own, enemy, distance, widestWheel, friends } = coming;
  const place = placeBeside(endOf(friend), coming);
  const most = (far: number) => (distance === 'all' ? far : Math.min(far, distance));
  const ahead = aheadTo(own, place);
  const aside = Math.abs(aheadTo({ ...own, facing: own.facing + RIGHT_ANGLE }, place));
  const lane: Lane = { from: own, paces: Math.max(0, ahead) };
  if (aside <= widthOf(own) && friends.every(other => !cross(lane, other))) {
    return ahead <= THERE ? [] : [{ bearing: own.facing, distance: most(ahead) }];
  }
  const far = between(own.at, place);
  const round = legsToward(own, place, most(far), widestWheel);
  // Who would have to turn from the enemy to get there stays where he is.
  const turnsAway = round.length === 1 && offBy(own, place) > offBy(own, bodyCentre(enemy)) + RIGHT_ANGLE / 2;
  return far <= THERE || turnsAway ? [] : round;
}

/** How many degrees off straight ahead a point is. */
const offBy = ({ at, facing }: Placed, point: Point): number => Math.abs(offAhead(facing, bearingTo(at, point)));

/** Where the middle of a front comes to stand beside a friend, on the side on which it is: or beside whoever stands there already. */
function placeBeside(friend: Placed, { own, friends }: Coming): Point {
  const side = isToTheLeft(friend, own) ? -1 : 1;
  const next = (to: Placed): Placed => ({
    ...own,
    facing: to.facing,
    at: measuredFrom(to)(side * ((widthOf(to) + widthOf(own)) / 2 + ROOM), 0),
  });
  let place = next(friend);
  for (const _ of friends) {
    const taken = friends.map(endOf).find(end => quadsOverlap(quadOf(end), quadOf(place), PRESSED));
    if (taken === undefined) break;
    place = next({ ...taken, facing: friend.facing });
  }
  return place.at;
}

/** What a charge has around it, and how it comes round. */
interface Charge {
  /** The bodies of the enemies that it might turn into. */
  readonly standing: readonly Placed[];
  readonly table: Table;
  /** Degrees up to which it wheels where it has room to turn. */
  readonly widestWheel?: number;
  /** Paces of move of who does not leave the direction of his advance as long as he comes upon any of the enemy by it. */
  readonly keepsItsWay?: number;
  readonly friends?: () => Friends;
}

/**
 * Legs of a charge at an enemy body: as `legsAt`, but who stands so close to enemies that it has no room to turn wheels, and meets whoever is there.
 */
export function chargeAt(
  own: Placed,
  enemy: Placed,
  { standing, table, widestWheel = WIDEST_WHEEL, keepsItsWay = 0, friends }: Charge,
): Legs {
  if (keepsItsWay > 0 && isUpon(own, enemy, keepsItsWay)) return [{ bearing: own.facing, distance: 'all' }];
  const legs = legsAt(own, enemy, 'all', { widestWheel, ...(friends === undefined ? {} : { friends }) });
  const [first] = legs;
  if (first === undefined || !('bearing' in first) || first.bearing === own.facing) return legs;
  const now = quadOf(own);
  const then = quadOf(turned(own, first.bearing));
  const hasRoom = standing.every(other => quadsOverlap(now, quadOf(other)) || !quadsOverlap(then, quadOf(other)));
  const wheel = offAhead(own.facing, bearingTo(own.at, bodyCentre(enemy))) < 0 ? 'left' : 'right';
  if (hasRoom || !staysOn(table, own, wheel)) return legs;
  return [
    { wheel, degrees: RIGHT_ANGLE },
    { bearing: wheeled(own, wheel, RIGHT_ANGLE).facing, distance: 'all' },
  ];
}

/** Whether a body that wheels by a right angle does not come over the edge of the table. */
function staysOn(table: Table, own: Placed, wheel: Flank): boolean {
  const places = Array.from({ length: RIGHT_ANGLE / LOOK }, (_, at) => wheeled(own, wheel, (at + 1) * LOOK));
  return places.every(placed => quadOf(placed).every(corner => isOnTable(table, corner)));
}
