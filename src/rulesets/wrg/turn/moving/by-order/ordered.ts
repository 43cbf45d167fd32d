import {
  type Bearing,
  bearingTo,
  bodyCentre,
  distanceBetweenQuads,
  distanceToQuad,
  type Placed,
  type Point,
  quadOf,
  sideToward,
} from '../../../../../table/index.js';
import { isAstray } from '../../../army/sub-units.js';
import { moveRate } from '../../../moving/rates.js';
import { obliges } from '../../../orders/conduct.js';
import type { OrderStep } from '../../../orders/order.js';
import type { Unit } from '../../../state.js';
import { isFighting, isFree, mainBodyOf } from '../../../units.js';
import { conditionOf } from '../../condition.js';
import { isThreatened } from '../../declaring/reach.js';
import type { Field } from '../../field.js';
import { filesOrdered, leftByFormingSquare } from '../../ordering/formed.js';
import { stepOf } from '../../ordering/standing.js';
import { alongTheWall, filesOffTheWall, offTheWall } from '../../siege/off-the-wall.js';
import { isPointBlank } from '../../sorcery/shooting.js';
import { leftByFallingIn } from '../../weather/camp.js';
import { NO_STEP } from '../carrying-out.js';
import { enemyMeant, shortOf } from '../friends/several-at-one.js';
import { type Aimed, aimOf, distanceTo, leftOf } from '../goals.js';
import { mannerOf } from '../going.js';
import { backward } from '../going-back/backward.js';
import { type Marching, marchAlong, pushedReason, STANDOFF, staying, type Way } from '../march.js';
import { busyMounting, leftByMounting } from '../mounting.js';
import { legsAlone, legsToward } from '../ways.js';
import { filesInTime } from './forming.js';
import { facingThreat } from './halting.js';
import { inColumn } from './in-column.js';
import { frontWithRoom, type Leaving, marchWithRoom, nobodyLeaves } from './room-to-turn.js';
import { comingRound, pacesIntoRange, rangeAt, straightIntoRange } from './skirmishing.js';
import { behind } from './supporting.js';

/**
 * The march of a unit that is free to carry out its order: it goes straight to what the order bids, at full speed unless it is told
 * otherwise; a sub-unit helps its unit in what that is about.
 *
 * @clause wrg/orders/direct-route
 * @clause wrg/orders/formation-and-speed-free
 * @clause wrg/orders/defensive-halt
 * @clause wrg/orders/skirmish-action
 * @clause wrg/orders/skirmish-return
 * @clause wrg/orders/support
 * @clause wrg/organisation/sub-unit-no-own-orders
 * @clause wrg/organisation/sub-unit-distance
 * @param friendAt where the friend will stand whom it follows or supports, if not where he does.
 */
export function orderedMarch(unit: Unit, field: Field, friendAt?: Placed): Marching {
  const leaving = leavingOn(field);
  const way = wayByOrder(unit, leaving, field, friendAt);
  return way === undefined ? staying(unit, 'halted', field) : marchWithRoom(unit, way, leaving, field);
}

/** Who of the friends of a body goes away from where he stands in this period, if he has the room to turn. */
export const leavingOn =
  (field: Field): Leaving =>
  friend =>
    leaves(friend, field);

function leaves(friend: Unit, field: Field): boolean {
  const { rout, pursuit, recovering, bound, period, aboard } = friend;
  if (aboard !== undefined) return false;
  if (rout !== null || pursuit !== null || recovering === 'rallying-back') return true;
  if (isFighting(field.state, friend)) return false;
  if (period.charges !== null || period.counter?.what === 'evade') return true;
  if (bound !== null) return !['halt', 'halt-disorganised'].includes(bound.instruction);
  if (period.counter !== null || !isFree(friend)) return false;
  const way = wayByOrder(friend, nobodyLeaves, field);
  return way !== undefined && marchAlong(friend, way, field).march.moved >= NO_STEP;
}

/** The way of a unit that is free to carry out its order; `undefined` where it goes nowhere. */
function wayByOrder(unit: Unit, leaving: Leaving, field: Field, friendAt?: Placed): Way | undefined {
  const { state, scenario, rules } = field;
  const { conduct } = unit.period;
  const step = asArchers(unit, stepOf(unit, state, scenario), field);
  const forms = conduct.files ?? filesOrdered(unit, step?.formation, field);
  const files =
    forms === undefined || forms === unit.placed.files
      ? {}
      : { files: formedNow(unit, Math.min(forms, unit.figures), field) };
  if (conduct.halt === true || step === undefined) {
    const { facing, because = [] } = (conduct.halt === true ? facingThreat(unit, leaving, field) : undefined) ?? {};
    const forming = { ...files, ...(facing === undefined ? {} : { facing, facingPaid: true as const }) };
    if (Object.keys(forming).length === 0 && because.length === 0) return undefined;
    return { doing: 'halted', legs: [], allowance: normalMove(unit, field), because, ...forming };
  }
  const { moves } = obliges(
    conduct.pace === undefined ? step : { ...step, pace: conduct.pace },
    {
      normalMove: normalMove(unit, field),
      ...enemyFor(unit, step, field),
    },
    rules,
  );
  const way =
    wayBack(unit, normalMove(unit, field), field) ??
    (friendAt === undefined
      ? wayOf(unit, step, moves.most * shareLeft(unit, field), leaving, field)
      : goingAlong(unit, step, { paces: moves.most * shareLeft(unit, field), friendAt, leaving }, field));
  if (way === undefined) return undefined;
  const because = [...busyMounting(unit, moves.most, field), ...(unit.pushed > 0 ? [pushedReason(unit)] : [])];
  return { ...way, ...narrower(files, way), allowance: Math.max(0, way.allowance - unit.pushed), because };
}

/** The way of a unit that follows or supports a friend to where he goes. */
function goingAlong(
  unit: Unit,
  { goal }: OrderStep,
  { paces, friendAt, leaving }: { readonly paces: number; readonly friendAt: Placed; readonly leaving: Leaving },
  field: Field,
): Way | undefined {
  const aim = goal === undefined ? undefined : aimOf(goal, unit.side, field);
  if (aim === undefined || !('unit' in aim)) return undefined;
  return behind(unit, { ...aim.unit, placed: friendAt }, paces, leaving, field);
}

/** Who comes down on his enemy as archers do attacks him from as far as he strikes, and hovers in nobody's way before him (`wrg/ruling/how-far-crows-strike`). */
function asArchers(unit: Unit, step: OrderStep | undefined, { rules }: Field): OrderStep | undefined {
  return step?.verb === 'attack' && isPointBlank(unit, rules) ? { ...step, verb: 'skirmish' } : step;
}

/** The front that a body forms on its way: as it is told, and no broader than there is room. */
function narrower({ files }: { readonly files?: number }, way: Way): { readonly files?: number } {
  if (files === undefined) return {};
  return { files: Math.min(files, way.files ?? files) };
}

/** A way forward to a point, of who may have to come off a wall first. */
function advancing(unit: Unit, to: Point, legsFrom: (unit: Unit) => Way['legs'], paces: number, field: Field): Way {
  const wayFrom = (from: Unit) =>
    inColumn(from, to, { doing: 'advancing', legs: legsFrom(from), allowance: paces }, field);
  const way = wayFrom(unit);
  const off = offTheWall(unit.placed, way.legs[0], field);
  if (off === undefined) return way;
  const room = filesOffTheWall(unit, way.legs[0], field);
  const along = room === undefined ? alongTheWall(unit, { first: way.legs[0], to }, field) : undefined;
  if (along !== undefined) {
    const then = wayFrom({ ...unit, placed: along.after });
    return { ...then, legs: [along.leg, ...then.legs] };
  }
  const files = room ?? unit.placed.files;
  const narrow = { ...unit, placed: { ...unit.placed, files } };
  const { leg, after } = offTheWall(narrow.placed, wayFrom(narrow).legs[0], field) ?? off;
  const then = wayFrom({ ...narrow, placed: after });
  const formed = files === unit.placed.files ? {} : { files: Math.min(files, then.files ?? files) };
  return { ...then, legs: [leg, ...then.legs], ...formed };
}

/** The part of its move that is left to a unit which mounts or dismounts, forms square, or falls in, roused from its sleep. */
function shareLeft(unit: Unit, field: Field): number {
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const forming = leftByFormingSquare(unit, manner, field);
  return leftByMounting(unit, field) * forming * leftByFallingIn(unit);
}

/** What a body forms in this period of the front that it is to have. */
function formedNow(unit: Unit, files: number, field: Field): number {
  return filesInTime(unit, files, normalMove(unit, field) * shareLeft(unit, field) - unit.pushed, field);
}

function normalMove(unit: Unit, field: Field): number {
  return moveRate(unit.troops, mannerOf(unit, conditionOf(unit, field).disorganised), field.rules).normal;
}

/**
 * How far off the enemy is whom an order is about, and how far the unit shoots at him; skirmishers, from where enough of them do.
 *
 * @clause wrg/orders/skirmish-action
 */
function enemyFor(
  unit: Unit,
  step: OrderStep,
  field: Field,
): { readonly enemyAt?: number; readonly missileRange?: number } {
  const enemy = enemyMeant(unit, step, field);
  if (enemy === undefined) return {};
  if (step.verb !== 'skirmish') return { enemyAt: gapTo(unit, enemy), missileRange: rangeAt(unit, enemy, field) };
  const enemyAt = distanceToQuad(unit.placed.at, quadOf(enemy.placed));
  return { enemyAt, missileRange: enemyAt - pacesIntoRange(unit, enemy, field) };
}

export const gapTo = (unit: Unit, other: Unit): number =>
  distanceBetweenQuads(quadOf(unit.placed), quadOf(other.placed));

/**
 * How a body comes round that is to attack an enemy at whom it stands with its flank or its back: toward him, or about, where others leave its line no room
 * for more.
 *
 * @clause wrg/manoeuvre/wheel-or-turn
 */
function facingAtHand(unit: Unit, enemy: Unit, leaving: Leaving, field: Field): Bearing | undefined {
  const { placed } = unit;
  const to = bodyCentre(enemy.placed);
  if (gapTo(unit, enemy) > STANDOFF || sideToward(quadOf(placed), to) === 'front') return undefined;
  const wanted = bearingTo(bodyCentre(placed), to);
  const facing = frontWithRoom(unit, wanted, leaving, field);
  return facing === placed.facing ? undefined : facing;
}

/** Where a step of an order leads; `undefined` where it keeps the unit where it is. */
function wayOf(unit: Unit, step: OrderStep, paces: number, leaving: Leaving, field: Field): Way | undefined {
  const aim = step.goal === undefined ? undefined : aimOf(step.goal, unit.side, field);
  if (aim !== undefined && 'unseen' in aim) return undefined;
  switch (step.verb) {
    case 'charge':
    case 'attack':
    case 'skirmish': {
      // Who is to charge whoever comes near waits for him.
      if (step.verb === 'charge' && step.goal === undefined) return undefined;
      // He is out of sight, and sought where he was seen.
      if (aim !== undefined && 'point' in aim && 'unit' in (step.goal ?? {})) return toward(unit, aim, paces, field);
      const enemy = enemyMeant(unit, step, field);
      if (enemy === undefined) return undefined;
      if (step.verb === 'skirmish') return skirmishing(unit, enemy, paces, leaving, field);
      const round = facingAtHand(unit, enemy, leaving, field);
      if (round !== undefined)
        return { doing: 'advancing', legs: [], facing: round, facingPaid: true, allowance: paces };
      return advancing(unit, bodyCentre(enemy.placed), from => shortOf(from, enemy, field), paces, field);
    }
    case 'probe':
      if (field.rules.field.playing.probersFallBack && isThreatened(unit, field)) {
        return backward(unit, undefined, normalMove(unit, field), field);
      }
      return aim === undefined ? undefined : toward(unit, aim, paces, field);
    case 'support':
    case 'follow':
      return aim === undefined || !('unit' in aim) ? undefined : behind(unit, aim.unit, paces, leaving, field);
    case 'retire':
      return backward(unit, aim, paces, field);
    default:
      return aim === undefined ? undefined : toward(unit, aim, paces, field);
  }
}

/**
 * Skirmishers go no farther toward an enemy than to where they shoot at him; how they come round costs them time, and none of that way. Who is as near
 * comes round on the spot.
 *
 * @clause wrg/orders/skirmish-action
 */
function skirmishing(unit: Unit, enemy: Unit, paces: number, leaving: Leaving, field: Field): Way | undefined {
  const allowance = normalMove(unit, field) * shareLeft(unit, field);
  const straight = straightIntoRange(unit, enemy, field);
  const legs =
    straight === undefined
      ? legsAlone(unit.placed, enemy.placed, Math.max(0, gapTo(unit, enemy) - STANDOFF))
      : [{ bearing: unit.placed.facing, distance: straight }];
  const left = Math.min(paces, straight ?? pacesIntoRange(unit, enemy, field));
  if (left <= 0 || gapTo(unit, enemy) <= STANDOFF) return comingRound(unit, enemy, allowance, leaving, field);
  const noFarther = (leg: Way['legs'][number]) =>
    'wheel' in leg || leg.distance === 'all' ? leg : { ...leg, distance: Math.min(leg.distance, left) };
  return at(unit, enemy, { legs: legs.map(noFarther), allowance }, field);
}

/** A way to an enemy, be it through a breach or a gate. */
function at(unit: Unit, enemy: Unit, way: Pick<Way, 'legs' | 'allowance'>, field: Field): Way {
  return inColumn(unit, bodyCentre(enemy.placed), { doing: 'advancing', ...way }, field);
}

function toward(unit: Unit, aim: Aimed, paces: number, field: Field): Way {
  if ('unit' in aim) {
    return advancing(unit, bodyCentre(aim.unit.placed), from => shortOf(from, aim.unit, field), paces, field);
  }
  if ('point' in aim) {
    const legsFrom = (from: Unit) => legsToward(from.placed, aim.point, Math.max(0, distanceTo(from, aim.point)));
    return advancing(unit, aim.point, legsFrom, paces, field);
  }
  const legs = [{ bearing: aim.bearing, distance: leftOf(unit, aim) }];
  return { doing: 'advancing', legs, allowance: paces };
}

/**
 * Back to its unit, where a sub-unit has strayed from it farther than its normal move, or out of its sight.
 *
 * @clause wrg/organisation/sub-unit-distance
 */
function wayBack(unit: Unit, paces: number, field: Field): Way | undefined {
  const main = mainBodyOf(field.state, unit);
  if (main === unit || main.gone !== null || main.away !== null || main.rout !== null) return undefined;
  const known = field.near.around(unit.id).find(({ who }) => who.id === main.id);
  const place = { distance: gapTo(unit, main), normalMove: normalMove(unit, field), inSight: known?.inView ?? false };
  if (!isAstray(place)) return undefined;
  return { doing: 'advancing', legs: shortOf(unit, main, field), allowance: paces };
}
