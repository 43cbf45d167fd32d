import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  bodyCentre,
  distance,
  distanceBetweenQuads,
  type March,
  normalBearing,
  type Placed,
  quadOf,
  toGrid,
  turnBetween,
} from '../../../../../table/index.js';
import { evadeDistance, spoiltBy } from '../../../moving/evade.js';
import { moveRate } from '../../../moving/rates.js';
import { type RoutMove, routDirection } from '../../../rout/running.js';
import type { Material } from '../../../siege/works.js';
import type { Unit } from '../../../state.js';
import { onTable, opponentsOf, ranksOfUnit, unitOf } from '../../../units.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { chargeMove } from '../../reacting/charge-reach.js';
import { runByGaps } from '../../routing/gap-turns.js';
import { type StraightWay, wayHome, wayToNearestEdge } from '../../routing/heading.js';
import { pastFriends } from '../../routing/past-friends.js';
import { breaksThrough } from '../../routing/through-lights.js';
import { behindItsUnit } from '../../routing/to-its-unit.js';
import { routMoveLeft } from '../../routing/upon-hidden.js';
import { isFreeManByMan, isFreeToTurnTo, isFreeWay, leadsOn, wayOut } from '../../routing/ways-out.js';
import { offTheWall } from '../../siege/off-the-wall.js';
import { orderedMarch } from '../by-order/ordered.js';
import { NO_STEP } from '../carrying-out.js';
import { firstInTheWay } from '../friends/barring.js';
import { NO_WAY } from '../friends/leave-to-pass.js';
import { mannerOf } from '../going.js';
import { homeward, type Marching, marchAlong, nearestEnemy, pushedReason, staying, type Way } from '../march.js';
import { busyMounting, leftByMounting } from '../mounting.js';
import { runByOpening } from './by-opening.js';
import { directlyAway } from './directly-away.js';
import { clearAlready, clearedByTurning, gainedByTurning, nearerNow, takenBy } from './from-contact.js';

/** Who comes round by fewer degrees has not turned. */
const NO_TURN = 1;

/** Ways round, in degrees off the straight one, that who flees tries where the ground bars it. */
export const waysRound = [0, 30, -30, 60, -60, 90, -90];

/**
 * A march along a bearing, or where ground that it cannot enter brings it up, along another on which neither ground nor enemies do; who goes back in
 * order takes another where enemies bar the straight way, too, or where it leads from one of them into the reach of others. Where there is no such bearing it
 * goes straight as far as the ground lets it.
 */
export function freeWay(
  unit: Unit,
  straight: Bearing,
  wayAt: (bearing: Bearing, turns: number) => Way,
  field: Field,
): Marching {
  // Who has no room to turn goes as he faces, or the way behind him, if that does not lead him back.
  const { facing } = unit.placed;
  const asHeStands = [facing, normalBearing(facing + 180)].filter(
    bearing => turnBetween(bearing, straight) < Math.max(...waysRound),
  );
  const bearings = [...waysRound.map(off => normalBearing(straight + off)), ...asHeStands];
  const ways = bearings.map((bearing, at) => awayAlong(unit, wayAt(bearing, at === 0 ? 0 : 1), field));
  const bears = ({ march: { stopped } }: Marching) =>
    stopped?.kind !== 'impassable' && stopped?.kind !== 'too wide' && !endsAtLadders(field.state, stopped);
  const [ahead] = ways;
  // Who goes back in order keeps out of the way of enemies where he can.
  if (ahead?.doing === 'retiring') {
    const clear = ways.flatMap((way, at) => {
      const bearing = bearings[at] ?? straight;
      return bears(way) && leadsOn(unit, bearing, way.march.moved, field) ? [{ way, bearing }] : [];
    });
    const [first] = clear;
    const goesAsFar = ({ way: { march }, bearing }: { readonly way: Marching; readonly bearing: Bearing }) =>
      march.moved >= (first?.way.march.moved ?? 0) - NO_STEP && !comesUponFriends(unit, bearing, march.moved, field);
    const aside = clear.find(each => keepsOutOfReach(unit, each.way.march.end, field) && goesAsFar(each));
    const kept = first !== undefined && keepsOutOfReach(unit, first.way.march.end, field) ? first : (aside ?? first);
    if (kept !== undefined) return kept.way;
  }
  const isOpen = (way: Marching, at: number) =>
    bears(way) && (at === 0 || isFreeWay(unit, bearings[at] ?? straight, way.march.allowance, field));
  return ways.find(isOpen) ?? longest(unit, ways, field) ?? staying(unit, 'routing', field);
}

/** Whether friends stand in the way of a body along a bearing. */
function comesUponFriends(unit: Unit, bearing: Bearing, paces: number, { state }: Field): boolean {
  const friends = onTable(state).filter(other => other.side === unit.side && other !== unit);
  return firstInTheWay(unit, { bearing, paces }, friends) !== undefined;
}

/**
 * Whether who goes back to a place comes into the reach of nobody's charge in whose reach he is not, and nearer to nobody in whose reach he is, of those whom he
 * sees. Who is hand to hand with others charges nobody.
 */
function keepsOutOfReach(unit: Unit, end: Placed, field: Field): boolean {
  const { placed } = unit;
  const gap = (from: Placed, to: Placed) => toGrid(distanceBetweenQuads(quadOf(from), quadOf(to)));
  return field.near
    .around(unit.id, { of: 'enemies', inView: true })
    .map(({ who }) => who.unit)
    .filter(other => other.rout === null && other.hidden === null)
    .filter(other => !fightsOthers(other, unit, field))
    .every(enemy => gap(end, enemy.placed) >= Math.min(gap(placed, enemy.placed), chargeMove(enemy, field)));
}

/** Whether enemies of a body who stand keep somebody hand to hand, and it is none of them. */
function fightsOthers(enemy: Unit, unit: Unit, { state }: Field): boolean {
  const opponents = opponentsOf(state, enemy).filter(({ rout }) => rout === null);
  return opponents.length > 0 && !opponents.includes(unit);
}

/** Of ways that all come to ground which cannot be entered the straight one, or where it leads nowhere at all the longest on which no enemy stands. */
function longest(unit: Unit, ways: readonly Marching[], field: Field): Marching | undefined {
  const [ahead] = ways;
  if (ahead === undefined || ahead.doing !== 'retiring' || ahead.march.moved > NO_WAY) return ahead;
  const towards = ({ march: { start, end, moved } }: Marching) =>
    moved > 0 && leadsOn(unit, bearingTo(start.at, end.at), moved, field);
  return ways.filter(towards).reduce((best, way) => (way.march.moved > best.march.moved ? way : best), ahead);
}

/** A march away, of who may have to come off a wall first. */
function awayAlong(unit: Unit, way: Way, field: Field): Marching {
  const off = offTheWall(unit.placed, way.legs[0], field);
  return marchAlong(unit, off === undefined ? way : { ...way, legs: [off.leg, ...way.legs] }, field);
}

/** Whether a march ends at a wall for which too little of it is left, because ladders lead over that: who does not get over it goes along it. */
function endsAtLadders({ works }: Field['state'], stopped: March['stopped']): boolean {
  const isUp = ({ against }: Material) => stopped?.kind === 'unpaid' && against === stopped.feature;
  return works?.material.some(isUp) === true;
}

/** Away from the enemy: with backs turned, or facing as they did. */
export function back(unit: Unit, allowance: number, facing?: Bearing): (bearing: Bearing) => Way {
  return bearing => ({
    doing: 'retiring',
    legs: [{ bearing, distance: 'all' }],
    facing: facing ?? bearing,
    allowance,
    freeTurns: true,
    because: unit.pushed > 0 ? [pushedReason(unit)] : [],
  });
}

/**
 * Broken troops run: away from those who broke them, then home.
 *
 * @clause wrg/rout/direction-backs
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/direction-later
 * @clause wrg/rout/move
 * @clause wrg/rout/turns
 * @clause wrg/rout/turn-cost
 * @clause wrg/rout/break-through-lights
 * @clause wrg/rout/friends-gap
 */
export function runAway(unit: Unit, field: Field): Marching {
  const { straight, wanted, paces: most, period, because: headed } = routWay(unit, field);
  const through = breaksThrough(unit, { straight, paces: most, period }, field);
  const runsOn = period > 1 && isFreeManByMan(unit, straight, most, field);
  const ahead = through || runsOn ? straight : (wayOut(unit, straight, most, field) ?? straight);
  const { legs, round: friends } = pastFriends(unit, { ahead, paces: most }, field);
  const aside = legs[0]?.bearing ?? ahead;
  const isOpen = (friends.length > 0 ? isFreeToTurnTo : isFreeWay)(unit, aside, most, field);
  const way = through || isOpen ? aside : ahead;
  const along = (bearing: Bearing, turns: number): Way => {
    const byGaps = bearing === normalBearing(aside) && turns === 0 && friends.length > 0;
    // Who begins to run turns as he likes, and who goes on as he stands turns for nobody.
    const asHeStands = turnBetween(bearing, unit.placed.facing) < NO_TURN;
    const turnsRound = ahead !== wanted || unit.period.ran !== undefined;
    const round = turnsRound && period > 1 ? 1 : 0;
    const cleared = clearedByTurning(unit, bearing, field);
    const paid = asHeStands ? 0 : Math.max(turns, round);
    const { paces, because } = routMoveLeft(unit, { period, turns: paid }, field.rules);
    const run = runByGaps(byGaps ? legs : [], { ahead, paces: Math.min(paces, most), period }, field);
    return {
      doing: 'routing',
      legs: byGaps ? [...legs, { bearing: ahead, distance: 'all' }] : [{ bearing, distance: 'all' }],
      // Whose move is all gone for a turn has not made it.
      facing: byGaps ? ahead : paces > 0 ? bearing : unit.placed.facing,
      allowance: Math.max(0, run.paces - cleared.paces),
      freeTurns: true,
      ...(paid + run.turns === 0 ? {} : { turnsPaid: paid + run.turns }),
      because: [...because, ...run.because, ...headed.filter(each => each === baseLineBarred), ...cleared.because],
      ...(byGaps ? { round: friends } : {}),
      ...(through || isOpen ? {} : { gapsBarred: friends }),
    };
  };
  // Who runs home knows of the walls before him, however far off they are; who runs from the enemy comes upon them.
  const { width, height } = field.table;
  const asFar = period > 1 ? { allowance: width + height } : {};
  const { march } = awayAlong(unit, { ...along(way, 0), ...asFar }, field);
  return runByOpening(unit, { straight: way, march }, along, field) ?? freeWay(unit, way, along, field);
}

/** Where broken troops would run, and how far: round the enemies who keep them from going as they want to. */
interface RoutWay extends StraightWay, RoutMove {
  readonly wanted: Bearing;
}

/**
 * Where broken troops would run if nobody stood in their way, and how far in this period.
 *
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/direction-later
 * @clause wrg/rout/move
 * @clause wrg/reaction/below-half-sub-unit-effect
 */
export function routWay(unit: Unit, field: Pick<Field, 'state' | 'scenario' | 'rules'>): RoutWay {
  const { rout, placed } = unit;
  const period = (rout?.periods ?? 0) + 1;
  const move = routMoveLeft(unit, { period }, field.rules);
  const behind = behindItsUnit(unit, field);
  if (behind !== undefined) {
    const centre = bodyCentre(placed);
    const paces = Math.min(move.paces, distance(centre, behind));
    const straight = bearingTo(centre, behind);
    return { ...move, period, paces, straight, wanted: straight };
  }
  const { paces } = move;
  const home = homeward(unit, field);
  const fromThem = rout === null ? home : bearingTo(rout.from, bodyCentre(placed));
  const way = period > 1 ? wayHome(unit, home, paces, field) : undefined;
  const where = routDirection({
    period,
    partlySurrounded: period === 1 && !isFreeWay(unit, fromThem, paces, field),
    baseLineBarred: period > 1 && way === undefined,
  });
  // The gap that the enemies leave is looked for around the way that leads away from them.
  if (where === 'own-base-line') return { ...move, period, straight: way ?? home, wanted: home };
  if (where !== 'nearest-table-edge') return { ...move, period, straight: fromThem, wanted: fromThem };
  const edge = wayToNearestEdge(unit, paces, field);
  if (edge === undefined) return { ...move, period, straight: home, wanted: home };
  return { ...move, period, straight: edge, wanted: edge, because: [...move.because, baseLineBarred] };
}

/** Why broken troops do not run home. */
export const baseLineBarred: Reason = {
  clause: 'wrg/rout/direction-later',
  because: 'enemies bar every way to the base line',
  effect: 'to the nearest edge',
};

/**
 * Skirmishers turn from the chargers and go.
 *
 * @clause wrg/evade/length
 * @clause wrg/evade/measured-from
 * @clause wrg/evade/deep-formation
 * @clause wrg/evade/turns-not-wheels
 * @clause wrg/movement/push-back-deduction
 */
export function evade(unit: Unit, charger: string, field: Field): Marching {
  const from = unitOf(field.state, charger);
  const whole = evadeDistance(
    { mover: unit.troops, manner: mannerOf(unit, false), ranks: ranksOfUnit(unit) },
    field.rules,
  );
  const most = Math.max(0, whole.distance * leftByMounting(unit, field) - unit.pushed);
  const busy = busyMounting(unit, whole.distance, field);
  const because = [...whole.because, ...busy, ...(unit.pushed > 0 ? [pushedReason(unit)] : [])];
  const away = directlyAway(unit.placed, from.placed, field);
  const straight = from.rout === null ? away : asideOf(from, away, field);
  const lost = spoiltBy(advanceAgainst(unit, away, field), field.rules);
  const told = lost < NO_STEP ? because : [...because, towardHim(lost)];
  return freeWay(
    unit,
    // A wide line has no room to come round before an enemy so near: it turns about.
    wayOut(unit, straight, most, field) ?? straight,
    bearing => {
      const gained = gainedByTurning(unit, bearing, from.placed, field);
      const taken = Math.abs(gained) < NO_STEP ? gained : takenBy(gained, unit, bearing, field);
      return {
        doing: 'evading',
        legs: [{ bearing, distance: 'all' }],
        facing: bearing,
        allowance: Math.max(0, most - lost - taken),
        freeTurns: true,
        because: Math.abs(gained) < NO_STEP ? told : [...told, fromNearestPoint(gained, taken)],
      };
    },
    field,
  );
}

/** Why evaders whose block comes round go less far than others, or farther, by what that takes on their ground: their move counts from their nearest man. */
function fromNearestPoint(gained: number, taken: number): Reason {
  const cost = counted(Math.round(Math.abs(taken)), 'pace');
  const how = gained > 0 ? clearAlready : nearerNow;
  return reasonFor('wrg/evade/measured-from', how, `${gained > 0 ? '−' : '+'}${cost}`);
}

/** Why evaders do not go their whole move. */
function towardHim(lost: number): Reason {
  const paces = counted(Math.round(lost), 'pace');
  return reasonFor(
    'wrg/evade/measured-from',
    `were to come ${paces} nearer to the enemy by their own move`,
    `−${paces}`,
  );
}

/** Out of the way of a rout, to the side on which the evaders are already. */
function asideOf(routers: Unit, away: Bearing, field: Field): Bearing {
  const { straight } = routWay(routers, field);
  const [right, left] = [normalBearing(straight + 90), normalBearing(straight - 90)];
  return turnBetween(away, right) <= turnBetween(away, left) ? right : left;
}

/** Paces that a unit would have come nearer to an enemy by its order, had he not charged: what it would have gone away counts for nothing. */
function advanceAgainst(unit: Unit, away: Bearing, field: Field): number {
  const { start, end } = orderedMarch(unit, field).march;
  const gone = distance(start.at, end.at);
  if (gone === 0) return 0;
  const off = turnBetween(bearingTo(start.at, end.at), normalBearing(away + 180));
  return toGrid(Math.max(0, gone * Math.cos((off * Math.PI) / 180)));
}

/**
 * Who has broken off a melee turns for nothing and goes.
 *
 * @clause wrg/after-melee/break-off
 */
export function breakAway(unit: Unit, field: Field): Marching {
  const { normal } = moveRate(unit.troops, mannerOf(unit, conditionOf(unit, field).disorganised), field.rules);
  const enemy = nearestEnemy(unit, field);
  const away = enemy === undefined ? homeward(unit, field) : directlyAway(unit.placed, enemy.placed, field);
  const most = normal - unit.pushed;
  return freeWay(
    unit,
    away,
    bearing => {
      const { paces, because } = clearedByTurning(unit, bearing, field);
      const way = back(unit, Math.max(0, most - paces))(bearing);
      return { ...way, because: [...(way.because ?? []), ...because] };
    },
    field,
  );
}
