import { type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Area,
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distanceBetweenQuads,
  type Placed,
  type Point,
  pointInPolygon,
  quadOf,
  turnBetween,
} from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { isFighting, mainBodyOf } from '../../../units.js';
import type { Field } from '../../field.js';
import { isHeldByEnemies } from '../../reacting/cover-known.js';
import { coversToBeIn, distanceToArea } from '../../reacting/covers.js';
import { isBetween } from '../../routing/screen.js';
import { isHelpless } from '../../sorcery/enchanted.js';
import { isOutOfBounds } from '../../sorcery/limits.js';
import { NO_WAY } from '../friends/leave-to-pass.js';
import { middleOfPlace } from '../goals.js';
import { freeWay } from '../going-back/fleeing.js';
import {
  enemiesSeen,
  homeward,
  type Marching,
  marchAlong,
  STANDOFF,
  staying,
  turnsFreely,
  type Way,
} from '../march.js';
import { legsToward } from '../ways.js';

/** Whom a body has more than so many degrees off straight ahead stands behind it. */
const RIGHT_ANGLE = 90;

/** Where a body may go that is told to go to friends. */
interface WayTo {
  readonly point: Point;
  readonly paces: number;
}

/**
 * A unit that a test has told to go to friends, or to cover or a hill behind it: whichever its player has said, or is nearer
 * (`wrg/ruling/friends-cover-or-hill`); where it has no friends to go to, the cover or hill, and without any the way home, no farther than the edge. Who stands
 * behind friends stays there, as `wrg/ruling/behind-friends` has it.
 *
 * @clause wrg/reaction/result-no-order-move-to-friends
 */
export function toFriends(unit: Unit, allowance: number, field: Field): Marching {
  const { friendsOrCover, behindFriends } = field.rules.field.playing;
  const friends = wayToFriends(unit, allowance, field);
  const shelter = refugeOf(unit, field);
  const isNearer = shelter !== undefined && (friends === undefined || distanceToArea(unit, shelter) < friends.paces);
  const goesToShelter = friendsOrCover === 'player' ? unit.bound?.refuge !== undefined : isNearer;
  const {
    field: { contact },
  } = field.rules;
  if (friends !== undefined && friends.paces <= contact && !goesToShelter)
    return staying(unit, 'halted', field, [there]);
  if (shelter !== undefined && goesToShelter) return toShelter(unit, shelter, allowance, field);
  if (friends === undefined && behindFriends !== 'goes-on' && isBehindFriends(unit, field))
    return staying(unit, 'halted', field, [behind]);
  if (friends === undefined && shelter !== undefined) return toShelter(unit, shelter, allowance, field);
  const home = {
    point: destination(unit.placed.at, homeward(unit, field), allowance),
    paces: Math.max(0, allowance - STANDOFF),
  };
  return goesTo(unit, friends ?? home, allowance, field);
}

const clause = 'wrg/reaction/result-no-order-move-to-friends';
/** Why who is told to go to friends stays where he is. */
const there: Reason = reasonFor(clause, 'with friends', 'stays');
const behind: Reason = reasonFor(clause, 'behind friends', 'stays');
const sheltered: Reason = reasonFor(clause, 'in cover or on a hill', 'stays');

function goesTo(unit: Unit, { point, paces }: WayTo, allowance: number, field: Field): Marching {
  const legs = legsToward(unit.placed, point, paces);
  const way: Way = { doing: 'retiring', legs, allowance, freeTurns: turnsFreely(field) };
  const march = marchAlong(unit, way, field);
  if (!isWalledIn(march)) return march;
  // Where ground keeps it from turning, or from going that way, it goes round as who retires does, if that brings it farther.
  const most = Math.min(paces, allowance);
  const along = (bearing: Bearing): Way => ({ ...way, legs: [{ bearing, distance: most }] });
  const round = freeWay(unit, bearingTo(bodyCentre(unit.placed), point), along, field);
  return round.march.moved > march.march.moved + NO_WAY ? round : march;
}

/** Whether ground that cannot be entered has stopped a body. */
const isWalledIn = ({ march: { stopped } }: Marching): boolean =>
  stopped?.kind === 'impassable' || stopped?.kind === 'too wide';

/** Into the cover or up the hill, to its middle; there it stays. */
function toShelter(unit: Unit, { id, outline }: Area, allowance: number, field: Field): Marching {
  const middle = bodyCentre(unit.placed);
  const point = middleOfPlace(id, field.table);
  if (point === undefined || pointInPolygon(middle, outline)) return staying(unit, 'halted', field, [sheltered]);
  return goesTo(unit, { point, paces: Math.hypot(point.x - middle.x, point.y - middle.y) }, allowance, field);
}

/**
 * The way to the nearest friends with whom a body is no nearer to any enemy than it was to the nearest, a beast to none whom holy ground keeps it from; who is
 * with some already goes nowhere.
 */
function wayToFriends(unit: Unit, allowance: number, field: Field): WayTo | undefined {
  const enemies = enemiesSeen(unit, field);
  const gapAt = (placed: Placed) => Math.min(...enemies.map(enemy => gap(placed, enemy.placed)));
  const now = gapAt(unit.placed);
  // A line that has turned to go there reaches nearer to the enemy than it did.
  const isAway = (way: WayTo) => gapAt(goesTo(unit, way, allowance, field).march.end) >= now;
  return friendsOf(unit, field)
    .filter(friend => !isOutOfBounds(unit, friend, field))
    .map(friend => ({
      point: bodyCentre(friend.placed),
      paces: Math.max(0, gap(unit.placed, friend.placed) - STANDOFF),
    }))
    .find(way => way.paces <= field.rules.field.contact || isAway(way));
}

/** Friends who do not run, the nearest first: bodies of its own unit go with it, and are no friends to go to. */
function friendsOf(unit: Unit, field: Field): readonly Unit[] {
  const main = mainBodyOf(field.state, unit);
  const near = field.near.around(unit.id, { of: 'friends' });
  return near.flatMap(({ who }) =>
    who.unit.rout === null && mainBodyOf(field.state, who.unit) !== main ? [who.unit] : [],
  );
}

/** Whether friends stand between a body and the nearest enemy. */
function isBehindFriends(unit: Unit, field: Field): boolean {
  const [enemy] = enemiesSeen(unit, field);
  return enemy !== undefined && friendsOf(unit, field).some(friend => isBetween(friend, enemy, unit));
}

/**
 * Whether a unit that was told to go to friends has come to them, or stands behind them: it is free again then, if `wrg/ruling/behind-friends` has it so.
 *
 * @clause wrg/reaction/result-no-order-move-to-friends
 */
export function isWithFriends(unit: Unit, field: Field): boolean {
  const [nearest] = friendsOf(unit, field);
  if (nearest === undefined) return false;
  return gap(unit.placed, nearest.placed) <= STANDOFF + field.rules.field.contact || isBehindFriends(unit, field);
}

/** The cover or hill to which a unit may say that it goes instead of friends; nothing where it has none, or is there already on its way. */
export function refugeOpen(unit: Unit, field: Field): string | undefined {
  const { state, rules } = field;
  if (unit.bound?.instruction !== 'move-to-friends' || unit.bound.refuge !== undefined) return undefined;
  if (rules.field.playing.friendsOrCover !== 'player' || unit.rout !== null) return undefined;
  if (unit.recovering !== null || isFighting(state, unit) || isHelpless(unit, field)) return undefined;
  return refugeOf(unit, field)?.id;
}

function isHill(feature: Field['table']['features'][number]): feature is Area {
  return feature.kind === 'hill';
}

/** The cover or hill to which a unit has said that it goes; else the nearest that lies behind it, or on which it stands, and where no enemy is seen. */
function refugeOf(unit: Unit, field: Field): Area | undefined {
  const { table } = field;
  const places = [...coversToBeIn(field), ...table.features.filter(isHill)];
  const chosen = places.find(({ id }) => id === unit.bound?.refuge);
  if (chosen !== undefined) return chosen;
  const middle = bodyCentre(unit.placed);
  const isBehind = ({ id, outline }: Area) => {
    const point = middleOfPlace(id, table);
    if (pointInPolygon(middle, outline)) return true;
    return point !== undefined && turnBetween(unit.placed.facing, bearingTo(middle, point)) > RIGHT_ANGLE;
  };
  return places
    .filter(place => isBehind(place) && !isHeldByEnemies(place, unit.side, field))
    .map(place => ({ place, far: distanceToArea(unit, place) }))
    .sort((a, b) => a.far - b.far)[0]?.place;
}

/** Paces between the ground of two bodies. */
function gap(a: Placed, b: Placed): number {
  return distanceBetweenQuads(quadOf(a), quadOf(b));
}
