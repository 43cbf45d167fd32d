import { counted, type Reason } from '../../../../rulebook/index.js';
import { type Bearing, type Leg, type March, type Placed, plan, stand, type Wheel } from '../../../../table/index.js';
import type { Doing, Unit } from '../../state.js';
import { isFighting, opponentsOf } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { writingBonusOf } from '../ordering/writing.js';
import { tableBetweenHulls } from '../ships/hulls.js';
import { leftByClimbing } from '../ships/landing.js';
import { paceWithMaterial, whySlowedByMaterial } from '../siege/carrying.js';
import { lostOnStairs } from '../siege/stairs.js';
import { keptOut, shareOfMove } from '../sorcery/limits.js';
import { tableUnderfoot } from '../sorcery/walking.js';
import { keepsToPavedRoad, spared, wayInWeather } from '../weather/marching.js';
import { isShownTo } from '../weather/sight.js';
import { type Going, goingOf, mannerOf } from './going.js';
import { climbedBack } from './going-back/half-over.js';

/** A unit about to move: its way over the ground as if nobody were in it, and what it is doing. */
export interface Marching {
  readonly unit: Unit;
  readonly march: March;
  readonly doing: Doing;
  readonly going: Going;
  readonly because: readonly Reason[];
  /** Of somebody who stands while others move: whether he moves earlier or later in the period, and so is not stationary. */
  readonly movesToo?: () => boolean;
  /** Friends whom broken troops go round by a gap, though their block may be wider than it. */
  readonly round?: readonly string[];
  /** Friends beside whom there is a gap that they cannot get to for the enemy. */
  readonly gapsBarred?: readonly string[];
  /** What lay under it as it turned back, and that it has had to climb back over. */
  readonly climbedOver?: readonly string[];
  /** Turns of broken troops that have cost them some of their move. */
  readonly turnsPaid?: number;
  /** Of who rallies back, or retires and fronts every period: where whoever threatens him most is to be seen from where he ends. */
  readonly frontsTo?: (from: Placed, at: (enemy: Unit) => Placed) => Bearing;
  /** What it gets out of because nobody can stay in that for the fire. */
  readonly outOfFire?: string;
  /** It would leave the table by its edge, and does not get there for an enemy, or does no more than turn at it. */
  readonly stays?: true;
}

/** A way to be marched. */
export interface Way {
  readonly doing: Doing;
  readonly legs: readonly (Leg | Wheel)[];
  /** Paces of move. */
  readonly allowance: number;
  readonly facing?: Bearing;
  /** The facing at its end costs what every turn does; who has no time for it and a way goes with his back turned. */
  readonly facingPaid?: true;
  readonly files?: number;
  /** Men who fall in one by one form that front without loss of time. */
  readonly formsFreely?: true;
  readonly freeTurns?: boolean;
  /** As those expect it to be who go: nothing keeps them back of which they do not know. */
  readonly asExpected?: true;
  readonly because?: readonly Reason[];
  /** Friends whom it leads round by gaps. */
  readonly round?: readonly string[];
  /** Friends beside whom there is a gap to which it does not lead. */
  readonly gapsBarred?: readonly string[];
  /** Turns of broken troops that cost them some of their move. */
  readonly turnsPaid?: number;
}

/** The march of a unit along a way, over the ground as it is to that unit. */
export function marchAlong(unit: Unit, planned: Way, field: Field): Marching {
  const way = wayInWeather(unit, planned, field);
  const more = spared(unit, field);
  if (more > 0) {
    const onRoad = marchBy(unit, wayInWeather(unit, { ...planned, allowance: planned.allowance + more }, field), field);
    if (keepsToPavedRoad(onRoad.march, field)) return onRoad;
  }
  return marchBy(unit, way, field);
}

function marchBy(unit: Unit, way: Way, field: Field): Marching {
  const { doing, legs, facing, files, freeTurns = false, formsFreely = false } = way;
  const bonus = way.allowance > 0 ? writingBonusOf(unit, field) : 0;
  const allowance = way.allowance + bonus;
  const because = [...(way.because ?? []), ...(bonus === 0 ? [] : [quickerWriters(bonus)])];
  const { disorganised } = conditionOf(unit, field);
  const manner = mannerOf(unit, disorganised);
  const going = goingOf(unit, manner, field, { freeTurns, ...(files === undefined || formsFreely ? {} : { files }) });
  const whole = Math.max(0, Math.min(allowance, paceWithMaterial(unit, field)));
  const climbed = whole * leftByClimbing(unit, disorganised, field.rules);
  if (climbed < whole) because.push(overTheSide(whole - climbed));
  const waded = Math.min(climbed, unit.period.waded ?? 0);
  if (waded > 0) because.push(wadedToItsPlace(waded));
  const ashore = climbed - waded;
  const marching = {
    placed: unit.placed,
    legs,
    allowance: ashore * shareOfMove(unit, field),
    costs: going.costs,
    table: tableUnderfoot(unit, tableBetweenHulls(unit, field), field.rules),
    ...(facing === undefined ? {} : { facing }),
    ...(way.facingPaid === undefined ? {} : { facingPaid: way.facingPaid }),
    // Who stands at a wall of a fort makes room there as his block comes round: his men turn where they stand.
    ...(facing !== undefined && legs.length === 0 && field.state.works !== undefined
      ? { facingClear: true as const }
      : {}),
    ...(files === undefined ? {} : { files }),
  };
  const most = way.asExpected === true ? marching.allowance : keptOut(unit, marching, field);
  const straight = plan({ ...marching, allowance: most });
  const back = climbedBack(unit, way, straight, going.costs, field);
  const stairs = lostOnStairs(unit, straight, manner, field);
  const lost = back.paces + stairs.paces;
  const march = lost === 0 ? straight : plan({ ...marching, allowance: Math.max(0, most - lost) });
  because.push(...back.because, ...stairs.because);
  if (march.stopped?.kind === 'allowance') because.push(...whySlowedByMaterial(unit, allowance, field));
  if (most < marching.allowance) because.push(holyGround);
  const { round, gapsBarred, turnsPaid } = way;
  const gaps = { ...(round === undefined ? {} : { round }), ...(gapsBarred === undefined ? {} : { gapsBarred }) };
  const over = back.over.length === 0 ? {} : { climbedOver: back.over };
  return { unit, march, doing, going, because, ...gaps, ...over, ...(turnsPaid === undefined ? {} : { turnsPaid }) };
}

/** Why an unnatural beast goes no farther, where nothing has stopped it before. */
export const holyGround: Reason = {
  clause: 'wrg/sorcery/saint',
  because: 'before a zone of sanctity',
  effect: 'no farther',
};

/** Why a move of the first period is longer. */
function quickerWriters(paces: number): Reason {
  const clause = 'wrg/orders/writing-time';
  return { clause, because: 'the enemy took too long to write his orders', effect: `+${counted(paces, 'pace')}` };
}

/** Why a move is shorter after a climb over the side of a ship. */
function overTheSide(paces: number): Reason {
  const effect = `−${counted(Math.round(paces), 'pace')}`;
  return { clause: 'wrg/ship/wading', because: 'climbed over the side', effect };
}

/** Why a move is shorter of who has formed in the water before the bow of a ship. */
function wadedToItsPlace(paces: number): Reason {
  const effect = `−${counted(Math.round(paces), 'pace')}`;
  return { clause: 'wrg/ship/wading', because: 'waded from the ship to where it forms', effect };
}

/** A unit that stays where it is. */
export function staying(unit: Unit, doing: Doing, field: Field, because: readonly Reason[] = []): Marching {
  const going = goingOf(unit, mannerOf(unit, false), field);
  return { unit, march: stand(unit.placed, 1), doing, going, because };
}

const tableEdges = { north: 0, east: 90, south: 180, west: 270 } as const;

/** The way home: to the table edge of its own side. */
export function homeward(unit: Unit, { scenario }: Pick<Field, 'scenario'>): Bearing {
  return tableEdges[scenario.sides[unit.side]?.baseline ?? 'south'];
}

/** The enemy nearest to a unit whom its side sees, of those that stand. */
export function nearestEnemy(unit: Unit, field: Field): Unit | undefined {
  return enemiesSeen(unit, field)[0];
}

/** The enemy nearest to a unit whom its side sees, one who runs where nobody stands any more. */
export function nearestOfAll(unit: Unit, field: Field): Unit | undefined {
  return nearestEnemy(unit, field) ?? allSeen(unit, field)[0];
}

/** The enemies whom a unit's side sees and who do not run, the nearest first. */
export function enemiesSeen(unit: Unit, field: Field): readonly Unit[] {
  return allSeen(unit, field).filter(({ rout }) => rout === null);
}

function allSeen(unit: Unit, field: Field): readonly Unit[] {
  return field.near
    .around(unit.id, { of: 'enemies' })
    .map(({ who }) => who.unit)
    .filter(enemy => enemy.gone === null && isShownTo(unit.side, enemy, field));
}

/**
 * From whom a unit goes that has lost heart: who charges it, or else the nearest enemy, or who shoots at it, as `wrg/ruling/threat-under-fire` has it. Who is hand
 * to hand with others falls upon nobody else, so that all others are feared before him.
 *
 * @param enemies those whom its side sees, the nearest first.
 */
export function threatTo(unit: Unit, field: Field, enemies = enemiesSeen(unit, field)): Unit | undefined {
  const opponents = opponentsOf(field.state, unit);
  const isFreeToCome = (enemy: Unit) => opponents.includes(enemy) || !isFighting(field.state, enemy);
  return comingAt(unit, field, enemies) ?? enemies.find(isFreeToCome) ?? enemies[0];
}

/** Who charges a unit, or shoots at it as `wrg/ruling/threat-under-fire` has it, the nearest first. */
export function comingAt(unit: Unit, field: Field, enemies: readonly Unit[]): Unit | undefined {
  const isCharging = ({ period: { charges, through } }: Unit) =>
    charges === unit.id || through?.includes(unit.id) === true;
  const shoots = ({ id }: Unit) =>
    field.rules.field.playing.threatUnderFire === 'who-shoots' && unit.period.shotBy.some(({ by }) => by === id);
  return enemies.find(isCharging) ?? enemies.find(shoots);
}

/** Why a move is shorter after a push-back. */
export function pushedReason({ pushed }: Unit): Reason {
  return {
    clause: 'wrg/movement/push-back-deduction',
    because: 'pushed back last period',
    effect: `−${counted(pushed, 'pace')}`,
  };
}

/**
 * Whether who goes back as a test has told him turns for nothing (`wrg/ruling/turning-to-go-back`).
 *
 * @clause wrg/manoeuvre/free-turns
 */
export const turnsFreely = ({ rules }: Pick<Field, 'rules'>): boolean => rules.field.playing.turnsToGoBack === 'free';

/** How near to an enemy a body goes that does not charge him. */
export const STANDOFF = 2;
