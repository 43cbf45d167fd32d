import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  distanceBetweenQuads,
  normalBearing,
  type Placed,
  type Point,
  quadOf,
  toGrid,
  turnBetween,
} from '../../../../table/index.js';
import { evadeDistance, spoiltBy } from '../../moving/evade.js';
import { moveRate } from '../../moving/rates.js';
import { rallyBack, uncontrolledAdvance } from '../../moving/uncontrolled.js';
import { pursuitMove, type RoutMove, routDirection, routMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable, ranksOfUnit, unitOf } from '../../units.js';
import { conditionOf } from '../condition.js';
import { evaderOutOfControl, periodOfPursuit } from '../declaring/followers.js';
import type { Field } from '../field.js';
import { isBusy } from '../fire/asked.js';
import { wayOutOfTheFire } from '../fire/driven-out.js';
import { gapAhead } from '../routing/gaps.js';
import { barredBy, isBaseLineBarred, nearestEdge, type StraightWay } from '../routing/heading.js';
import { isFreeWay, wayOut } from '../routing/ways-out.js';
import { siegeAdvance } from '../siege/reacting.js';
import { onlyWalks } from '../sorcery/limits.js';
import { lureOf } from '../sorcery/luring.js';
import { compelled, normalMoveOf } from '../sorcery/moving.js';
import { isAsleep } from '../weather/camp.js';
import { goingOf, mannerOf } from './going.js';
import { isHindered, straightTo } from './hindrance.js';
import {
  enemiesSeen,
  homeward,
  type Marching,
  marchAlong,
  nearestEnemy,
  pushedReason,
  STANDOFF,
  shortOf,
  staying,
  type Way,
} from './march.js';
import { orderedMarch } from './ordered.js';
import { chargeAt, legsAt, legsToward } from './ways.js';
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
  const outOfTheFire = isFighting(state, unit) ? undefined : wayOutOfTheFire(unit, field);
  if (outOfTheFire !== undefined) return marchAlong(unit, outOfTheFire, field);
  if (recovering === 'rallying-back') return fallBack(unit, field);
  if (recovering !== null) return staying(unit, 'reorganising', field);
  if (isAsleep(unit)) return staying(unit, 'halted', field);
  if (pursuit !== null) return pursue(unit, pursuit, field);
  if (isFighting(state, unit)) return staying(unit, 'halted', field);
  if (period.conduct.breakOff === true) return breakAway(unit, field);
  if (period.counter?.what === 'evade') return evade(unit, period.counter.charger, field);
  if (period.charges !== null) return chargeOf(unit, period.charges, field);
  if (bound !== null) return obeying(unit, field);
  // Who has said that he stands to receive a charge does not go to meet it.
  if (period.counter?.what === 'stand') return staying(unit, 'halted', field);
  if (isBusy(unit)) return staying(unit, 'halted', field);
  return orderedMarch(unit, field);
}

/** The march of somebody whom sword and sorcery compels. */
function asCompelled(unit: Unit, must: NonNullable<ReturnType<typeof compelled>>, field: Field): Marching {
  if ('stays' in must) return staying(unit, unit.period.conduct.fly === undefined ? 'halted' : 'advancing', field);
  const allowance = normalMoveOf(unit, field.rules);
  if ('away' in must) return freeWay(unit, must.away, back(unit, allowance), field);
  const legs = legsAt(unit.placed, must.toward.placed, 'all');
  return marchAlong(unit, { doing: 'charging', legs, allowance, freeTurns: true }, field);
}

/** Ways round, in degrees off the straight one, that who flees tries where the ground bars it. */
const waysRound = [0, 30, -30, 60, -60, 90, -90];

/**
 * A march along a bearing, or where ground that it cannot enter brings it up, along another on which neither ground nor enemies do. Where there is no
 * such bearing it goes straight as far as the ground lets it.
 */
function freeWay(
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
  const ways = bearings.map((bearing, at) => marchAlong(unit, wayAt(bearing, at === 0 ? 0 : 1), field));
  const isOpen = ({ march: { stopped, allowance } }: Marching, at: number) =>
    stopped?.kind !== 'impassable' &&
    stopped?.kind !== 'too wide' &&
    (at === 0 || isFreeWay(unit, bearings[at] ?? straight, allowance, field));
  return ways.find(isOpen) ?? ways[0] ?? staying(unit, 'routing', field);
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
function runAway(unit: Unit, field: Field): Marching {
  const { straight, paces: most, period } = routWay(unit, field);
  const breaksThrough = barredBy(unit, { straight, paces: most, period }, field)?.does === 'may-break-through';
  const ahead = breaksThrough ? straight : (wayOut(unit, straight, most, field) ?? straight);
  const gap = gapAhead(unit, ahead, most, field);
  const aside = gap === undefined ? ahead : bearingTo(bodyCentre(unit.placed), gap);
  const way = breaksThrough || isFreeWay(unit, aside, most, field) ? aside : ahead;
  return freeWay(
    unit,
    way,
    (bearing, turns) => {
      // Who begins to run turns as he likes.
      const round = turns + (ahead === straight || period === 1 ? 0 : 1);
      const { paces, because } = routMove(
        { mover: unit.troops, manner: mannerOf(unit, false), period, turns: round },
        field.rules,
      );
      return {
        doing: 'routing',
        legs: bearing === aside && gap !== undefined ? throughGap(unit, gap, ahead) : [{ bearing, distance: 'all' }],
        facing: bearing === aside && gap !== undefined ? ahead : bearing,
        allowance: paces,
        freeTurns: true,
        because,
      };
    },
    field,
  );
}

/** To a gap beside friends, and on through it the way that one was going. */
function throughGap({ placed }: Unit, gap: Point, ahead: Bearing): Way['legs'] {
  const from = bodyCentre(placed);
  return [
    { bearing: bearingTo(from, gap), distance: distance(from, gap) },
    { bearing: ahead, distance: 'all' },
  ];
}

/**
 * Where broken troops would run if nobody stood in their way, and how far in this period.
 *
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/direction-later
 * @clause wrg/rout/move
 */
export function routWay(unit: Unit, field: Pick<Field, 'state' | 'scenario' | 'rules'>): StraightWay & RoutMove {
  const { rout, placed } = unit;
  const period = (rout?.periods ?? 0) + 1;
  const move = routMove({ mover: unit.troops, manner: mannerOf(unit, false), period }, field.rules);
  const { paces } = move;
  const home = homeward(unit, field);
  const fromThem = rout === null ? home : bearingTo(rout.from, bodyCentre(placed));
  const where = routDirection({
    period,
    partlySurrounded: period === 1 && !isFreeWay(unit, fromThem, paces, field),
    baseLineBarred: period > 1 && isBaseLineBarred(unit, home, paces, field),
  });
  // The gap that the enemies leave is looked for around the way that leads away from them.
  const away = where === 'own-base-line' ? home : fromThem;
  const straight = where === 'nearest-table-edge' ? (nearestEdge(unit, paces, field) ?? home) : away;
  return { straight, period, ...move };
}

/**
 * Pursuers follow their quarry.
 *
 * @clause wrg/pursuit/move
 * @clause wrg/pursuit/turns
 */
function pursue(unit: Unit, pursuit: NonNullable<Unit['pursuit']>, field: Field): Marching {
  const target = unitOf(field.state, pursuit.quarry);
  const { paces, because } = pursuitMove(
    { mover: unit.troops, manner: mannerOf(unit, false), period: periodOfPursuit(pursuit, field.rules) },
    field.rules,
  );
  const bearing = bearingTo(bodyCentre(unit.placed), bodyCentre(target.placed));
  return marchAlong(
    unit,
    {
      doing: 'pursuing',
      legs: [{ bearing, distance: 'all' }],
      allowance: paces,
      freeTurns: true,
      because,
    },
    field,
  );
}

/**
 * Troops that rally back go straight to their rear, and front toward who threatens them most.
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/rally-back/end
 */
function fallBack(unit: Unit, field: Field): Marching {
  const { distance, because } = rallyBack(unit.troops, mannerOf(unit, false), field.rules);
  const threat = nearestEnemy(unit, field);
  const facing =
    threat === undefined ? unit.placed.facing : bearingTo(bodyCentre(unit.placed), bodyCentre(threat.placed));
  return freeWay(
    unit,
    normalBearing(unit.placed.facing + 180),
    bearing => ({
      doing: 'rallying-back',
      legs: [{ bearing, distance: 'all' }],
      facing,
      allowance: distance,
      freeTurns: true,
      because,
    }),
    field,
  );
}

/**
 * Skirmishers turn from the chargers and go.
 *
 * @clause wrg/evade/length
 * @clause wrg/evade/measured-from
 * @clause wrg/evade/deep-formation
 * @clause wrg/evade/turns-not-wheels
 */
function evade(unit: Unit, charger: string, field: Field): Marching {
  const from = unitOf(field.state, charger);
  const { distance: most, because } = evadeDistance(
    { mover: unit.troops, manner: mannerOf(unit, false), ranks: ranksOfUnit(unit) },
    field.rules,
  );
  const away = bearingTo(bodyCentre(from.placed), bodyCentre(unit.placed));
  const straight = from.rout === null ? away : asideOf(from, away, field);
  const lost = spoiltBy(advanceAgainst(unit, away, field), field.rules);
  return freeWay(
    unit,
    // A wide line has no room to come round before an enemy so near: it turns about.
    wayOut(unit, straight, most, field) ?? straight,
    bearing => ({
      doing: 'evading',
      legs: [{ bearing, distance: 'all' }],
      facing: bearing,
      allowance: most - lost,
      freeTurns: true,
      because,
    }),
    field,
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
 * Chargers go for their enemy: they come round within their normal move, then straight on; ground on which they keep to a walk is no
 * place to gallop.
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/turn-before-normal-distance
 * @clause wrg/terrain/difficult-cavalry
 */
export function chargeOf(unit: Unit, target: string, field: Field): Marching {
  const enemy = unitOf(field.state, target);
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const { normal, charge: full, because } = moveRate(unit.troops, manner, field.rules);
  const way = straightTo(unit.placed, bodyCentre(enemy.placed));
  const { normalOnly } = goingOf(unit, manner, field);
  const paces = isHindered(way, normalOnly, field) || onlyWalks(unit, field) ? normal : (full ?? normal);
  return marchAlong(
    unit,
    {
      doing: unit.period.counter?.what === 'countercharge' ? 'countercharging' : 'charging',
      legs: chargeAt(unit.placed, enemy.placed, enemiesStanding(unit, field), field.table),
      allowance: paces - unit.pushed,
      because,
    },
    field,
  );
}

/** The bodies of the enemies of a unit that stand on the table. */
function enemiesStanding({ side }: Unit, { state }: Field): readonly Placed[] {
  return onTable(state)
    .filter(other => other.side !== side && other.rout === null && other.hidden === null)
    .map(({ placed }) => placed);
}

/** What a reaction test has told a unit to do. */
function obeying(unit: Unit, field: Field): Marching {
  const { bound, placed } = unit;
  const manner = mannerOf(unit, false);
  const { normal } = moveRate(unit.troops, manner, field.rules);
  const enemy = nearestEnemy(unit, field);
  const away = enemy === undefined ? homeward(unit, field) : bearingTo(bodyCentre(enemy.placed), bodyCentre(placed));
  switch (bound?.instruction) {
    case 'retreat':
      return freeWay(unit, away, back(unit, normal - unit.pushed), field);
    case 'retire':
      return freeWay(unit, away, back(unit, normal - unit.pushed, placed.facing), field);
    case 'move-to-enemy':
      if (enemy === undefined) return staying(unit, 'halted', field);
      return marchAlong(
        unit,
        { doing: 'advancing', legs: shortOf(unit, enemy), allowance: normal - unit.pushed },
        field,
      );
    case 'move-to-friends':
      return toFriends(unit, normal - unit.pushed, field);
    case 'uncontrolled-advance': {
      const quarry = lureOf(unit, field)?.enemy ?? evaderOutOfControl(unit, field) ?? enemy;
      const siege = siegeAdvance(unit, field);
      if (quarry === undefined || siege === 'stays') return staying(unit, 'halted', field);
      const legs =
        siege === undefined
          ? chargeAt(placed, quarry.placed, enemiesStanding(unit, field), field.table)
          : legsToward(placed, siege.to, 'all');
      const { paces, because } = uncontrolledAdvance(
        {
          mover: unit.troops,
          manner,
          period: Math.max(1, bound.kept),
          changesDirection: !isStraight(legs, placed.facing),
          // Whether it meets nobody is seen when it has gone.
          contact: true,
        },
        field.rules,
      );
      return marchAlong(
        unit,
        { doing: 'charging', legs, allowance: paces - unit.pushed, freeTurns: true, because },
        field,
      );
    }
    default:
      return staying(unit, 'halted', field);
  }
}

/** Whether a way leads straight ahead. */
function isStraight([first, ...others]: Way['legs'], facing: Bearing): boolean {
  return first !== undefined && 'bearing' in first && first.bearing === facing && others.length === 0;
}

/**
 * Who has broken off a melee turns for nothing and goes.
 *
 * @clause wrg/after-melee/break-off
 */
function breakAway(unit: Unit, field: Field): Marching {
  const { normal } = moveRate(unit.troops, mannerOf(unit, conditionOf(unit, field).disorganised), field.rules);
  const enemy = nearestEnemy(unit, field);
  const away =
    enemy === undefined ? homeward(unit, field) : bearingTo(bodyCentre(enemy.placed), bodyCentre(unit.placed));
  return freeWay(unit, away, back(unit, normal - unit.pushed), field);
}

/** Away from the enemy: with backs turned, or facing as they did. */
function back(unit: Unit, allowance: number, facing?: Bearing): (bearing: Bearing) => Way {
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
 * Toward the nearest friends with whom it is no nearer to any enemy than it was to the nearest; where there are none, home.
 *
 * @clause wrg/reaction/result-no-order-move-to-friends
 */
function toFriends(unit: Unit, allowance: number, field: Field): Marching {
  const enemies = enemiesSeen(unit, field);
  const gapAt = (placed: Placed) =>
    Math.min(...enemies.map(enemy => distanceBetweenQuads(quadOf(placed), quadOf(enemy.placed))));
  const wayTo = (friend: Unit) => {
    const point = bodyCentre(friend.placed);
    const paces = Math.max(0, distanceBetweenQuads(quadOf(unit.placed), quadOf(friend.placed)) - STANDOFF);
    return { point, paces };
  };
  const now = gapAt(unit.placed);
  const isAway = ({ point, paces }: ReturnType<typeof wayTo>) => {
    const bearing = bearingTo(bodyCentre(unit.placed), point);
    const at = destination(unit.placed.at, bearing, Math.min(paces, allowance));
    return gapAt({ ...unit.placed, at }) >= now;
  };
  const way = field.near
    .around(unit.id, { of: 'friends' })
    .flatMap(({ who }) => (who.unit.rout === null ? [wayTo(who.unit)] : []))
    .find(isAway);
  const { point, paces } = way ?? {
    point: destination(unit.placed.at, homeward(unit, field), allowance),
    paces: Math.max(0, allowance - STANDOFF),
  };
  return marchAlong(
    unit,
    { doing: 'retiring', legs: legsToward(unit.placed, point, paces), allowance, freeTurns: true },
    field,
  );
}
