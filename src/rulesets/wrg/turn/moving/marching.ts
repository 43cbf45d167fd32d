import { type Bearing, bearingTo, bodyCentre, normalBearing, turnBetween } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { Unit } from '../../state.js';
import { isFighting, isOnTable, opponentsOf, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { isBusy } from '../fire/busy.js';
import { getsOutOfTheFire, isOutOfTheFire, wayOutOfTheFire } from '../fire/driven-out.js';
import { compelled, normalMoveOf } from '../sorcery/moving.js';
import { isAsleep } from '../weather/camp.js';
import { facingCharge, facingToldToHalt, type Turning } from './by-order/halting.js';
import { leavingOn, orderedMarch } from './by-order/ordered.js';
import { toFriends } from './by-order/to-friends.js';
import { chargeOf, uncontrolledMarch } from './charges/charging.js';
import { shortOf } from './friends/several-at-one.js';
import { mannerOf } from './going.js';
import { directlyAway } from './going-back/directly-away.js';
import { fallBack } from './going-back/falling-back.js';
import { back, breakAway, evade, freeWay, runAway } from './going-back/fleeing.js';
import { greatestThreat, type Looking } from './going-back/greatest-threat.js';
import { homeward, type Marching, marchAlong, nearestEnemy, staying, threatTo, turnsFreely } from './march.js';
import { leftByMounting } from './mounting.js';
import { pursue } from './pursuing.js';
import { whomItGoesFor } from './quarry.js';
import { legsAlone, RIGHT_ANGLE } from './ways.js';

/**
 * What a unit does in the movement of a period: who runs, pursues, recovers, evades or obeys a reaction does that; who charges goes for
 * his enemy; everybody else carries out his order.
 *
 * @clause wrg/movement/push-back-deduction
 * @clause wrg/charge/counter-actions
 */
export function marchOf(unit: Unit, field: Field): Marching {
  const { state } = field;
  const { rout, recovering, pursuit, bound, period } = unit;
  const must = compelled(unit, field);
  if (must !== undefined) return asCompelled(unit, must, field);
  // Who is aboard goes where his ship is rowed.
  if (unit.aboard !== undefined) return staying(unit, rout === null ? 'halted' : 'routing', field);
  if (rout !== null) return runAway(unit, field);
  const outOfTheFire = isFighting(state, unit) || leavesAnyway(unit) ? undefined : wayOutOfTheFire(unit, field);
  if (outOfTheFire !== undefined) return asTold(outOfTheFire, unit, field) ?? outOfTheFire;
  if (recovering === 'rallying-back') return fallBack(unit, field);
  if (recovering !== null && period.counter?.what !== 'evade') return staying(unit, 'reorganising', field);
  if (isAsleep(unit)) return staying(unit, 'halted', field);
  if (pursuit !== null) return pursue(unit, pursuit, field);
  if (isHeldInMelee(unit, field)) return staying(unit, 'halted', field);
  if (period.conduct.breakOff === true) return breakAway(unit, field);
  if (period.counter?.what === 'evade') return evade(unit, period.counter.charger, field);
  if (period.charges !== null) return chargeDeclared(unit, period.charges, field);
  if (bound !== null) return obeying(unit, field);
  // Who has said that he stands to receive a charge does not go to meet it.
  if (period.counter?.what === 'stand') return receiving(unit, field);
  if (isBusy(unit)) return staying(unit, 'halted', field);
  return orderedMarch(unit, field);
}

/** Whether a unit is about to go so far that it does not stay in what burns: from an enemy or at one. */
function leavesAnyway({ pursuit, period: { conduct, counter, charges } }: Unit): boolean {
  return pursuit !== null || conduct.breakOff === true || counter?.what === 'evade' || charges !== null;
}

/**
 * What a unit is to do anyway that leads it out of the fire: rally back, what a test has told it, or its order, if nobody stands in the way. A move that a test has
 * told it, or back, it makes too where no other gets it out in this period.
 *
 * @clause wrg/fire/untenable
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/orders/direct-route
 */
function asTold(out: Marching, unit: Unit, field: Field): Marching | undefined {
  const { recovering, bound, period } = unit;
  const isOut = ({ march }: Marching) => isOutOfTheFire(march.end, field);
  const told =
    recovering === 'rallying-back' ? fallBack(unit, field) : bound === null ? undefined : obeying(unit, field);
  if (told !== undefined) return isOut(told) || (told.march.moved > 0 && !isOut(out)) ? told : undefined;
  if (recovering !== null || isAsleep(unit) || period.counter !== null || isBusy(unit)) return undefined;
  const ordered = orderedMarch(unit, field);
  return getsOutOfTheFire(ordered, field) ? ordered : undefined;
}

/** Whether enemies who stand keep a unit hand to hand: of those who have broken, and whom it does not pursue any more, none does. */
function isHeldInMelee(unit: Unit, { state }: Field): boolean {
  return opponentsOf(state, unit).some(({ rout }) => rout === null);
}

/** A declared charge: where its test has let it out of control, as `wrg/ruling/charge-out-of-control` has it. */
function chargeDeclared(unit: Unit, target: string, field: Field): Marching {
  const isWild = unit.bound?.instruction === 'uncontrolled-advance';
  if (!isWild || field.rules.field.playing.chargeOutOfControl === 'charge') return chargeOf(unit, target, field);
  return uncontrolledMarch(unit, unitOf(field.state, target), field);
}

/** The march of somebody whom sword and sorcery compels. */
function asCompelled(unit: Unit, must: NonNullable<ReturnType<typeof compelled>>, field: Field): Marching {
  if ('stays' in must) return staying(unit, unit.period.conduct.fly === undefined ? 'halted' : 'advancing', field);
  const allowance = normalMoveOf(unit, field.rules);
  if ('away' in must) return freeWay(unit, must.away, back(unit, allowance), field);
  const legs = legsAlone(unit.placed, must.toward.placed, 'all');
  return marchAlong(unit, { doing: 'charging', legs, allowance, freeTurns: true }, field);
}

/** What a reaction test has told a unit to do. */
function obeying(unit: Unit, field: Field): Marching {
  const { bound } = unit;
  const manner = mannerOf(unit, false);
  const most = moveRate(unit.troops, manner, field.rules).normal * leftByMounting(unit, field) - unit.pushed;
  const enemy = nearestEnemy(unit, field);
  switch (bound?.instruction) {
    case 'retreat':
    case 'retire':
      return goingBack(unit, bound.instruction, most, field);
    case 'move-to-enemy':
      if (enemy === undefined) return staying(unit, 'halted', field);
      return marchAlong(unit, { doing: 'advancing', legs: shortOf(unit, enemy, field), allowance: most }, field);
    case 'move-to-friends':
      return toFriends(unit, most, field);
    case 'uncontrolled-advance': {
      const quarry = whomItGoesFor(unit, field);
      return quarry === undefined ? staying(unit, 'halted', field) : uncontrolledMarch(unit, quarry, field);
    }
    case 'halt':
    case 'halt-disorganised':
      return turningAtMost(unit, facingToldToHalt(unit, leavingOn(field), field), field);
    default:
      return staying(unit, 'halted', field);
  }
}

/**
 * A body that stands to receive a charge: it turns to that, and forms the front that it has been told, which may not be done when the charge
 * comes (`wrg/ruling/forming-when-charged`).
 *
 * @clause wrg/charge/counter-actions
 * @clause wrg/disorganisation/contacted-unready
 */
function receiving(unit: Unit, field: Field): Marching {
  const turning = facingCharge(unit, leavingOn(field), field);
  const { files } = unit.period.conduct;
  if (files === undefined || field.rules.field.playing.chargedForms === 'stands')
    return turningAtMost(unit, turning, field);
  return turningAtMost(unit, turning, field, Math.min(files, unit.figures));
}

/** A body that goes nowhere, and turns or forms where it stands at most: that takes the time that it always does. */
function turningAtMost(
  unit: Unit,
  turning: Turning | undefined,
  field: Field,
  files: number = unit.placed.files,
): Marching {
  const { facing, because = [] } = turning ?? {};
  const forms = files !== unit.placed.files;
  if (facing === undefined && !forms) return { ...staying(unit, 'halted', field), because };
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), field.rules);
  const turns = facing === undefined ? {} : { facing, facingPaid: true as const };
  const way = { doing: 'halted', legs: [], allowance: normal, because, ...turns, ...(forms ? { files } : {}) } as const;
  return marchAlong(unit, way, field);
}

/** Away from whoever threatens them, or home: with their backs turned, or facing as they did. */
function goingBack(unit: Unit, told: 'retreat' | 'retire', allowance: number, field: Field): Marching {
  const { placed } = unit;
  const threat = threatTo(unit, field);
  const away = threat === undefined ? homeward(unit, field) : directlyAway(placed, threat.placed, field);
  const way = back(unit, allowance, told === 'retire' ? frontOf(unit, away, field) : undefined);
  const march = freeWay(unit, away, bearing => ({ ...way(bearing), freeTurns: turnsFreely(field) }), field);
  const fronts = told === 'retire' && field.rules.field.playing.retiringFronts === 'each-period';
  return fronts ? { ...march, frontsTo: (from, at) => toThreat(unit, { from, at }, away, field) } : march;
}

/** Where whoever threatens a body most is to be seen from there; where it went away from, if nobody does. */
function toThreat(unit: Unit, looking: Looking, away: Bearing, field: Field): Bearing {
  const threat = greatestThreat(unit, looking, field);
  if (threat === undefined) return normalBearing(away + 180);
  return bearingTo(bodyCentre(looking.from), bodyCentre(looking.at(threat)));
}

/**
 * How a body faces that retires as a test has told it: as it did, or turned about if its back was to the enemy; or with its back turned until it is attacked or
 * has retired for the last time (`wrg/ruling/retiring-fronts`).
 */
function frontOf({ placed: { facing }, bound }: Unit, away: Bearing, { rules }: Field): Bearing | undefined {
  const toEnemy = normalBearing(away + 180);
  if (rules.field.playing.retiringFronts !== 'each-period') return (bound?.left ?? 0) > 0 ? undefined : toEnemy;
  return turnBetween(facing, toEnemy) > RIGHT_ANGLE ? normalBearing(facing + 180) : facing;
}

/**
 * Whether what a test has told a unit leads it over the edge of the table in the periods for which it is still bound, as everybody stands now.
 *
 * @clause wrg/victory/exclude
 */
export function isSentOffTheTable(unit: Unit, field: Field): boolean {
  const { bound, rout, aboard } = unit;
  if (bound === null || bound.left === 0 || rout !== null || aboard !== undefined || !isOnTable(unit)) return false;
  if ((bound.instruction !== 'retreat' && bound.instruction !== 'retire') || isFighting(field.state, unit))
    return false;
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), field.rules);
  const { march } = goingBack(unit, bound.instruction, normal * bound.left - unit.pushed, field);
  return march.stopped?.kind === 'edge';
}
