import { bodyCentre, distance as distanceBetween, quadOf, sideToward } from '../../../../table/index.js';
import { countingFigures } from '../../casualties/casualties.js';
import { isVulnerable } from '../../casualties/target.js';
import { fireRange } from '../../fire/fire.js';
import { mayShoot, type WishedShot } from '../../shooting/may-shoot.js';
import type { PossibleTarget } from '../../shooting/targets.js';
import { type MissileWeapon, maximumRange } from '../../shooting/weapons.js';
import type { Unit } from '../../state.js';
import { isFighting, isOnTable, meleesOf, onTable, ranksOfUnit } from '../../units.js';
import { conditionOf } from '../condition.js';
import { isAmongCover, isBehindBarrierFrom } from '../cover.js';
import { isPreferred, reachOf } from '../declaring/reach.js';
import { type Field, type Near, storeysUnder } from '../field.js';
import { ranksShooting } from '../figure-scale.js';
import { isBusy } from '../fire/busy.js';
import { groundBetween, levelsWithDecks } from '../height.js';
import { hasComeNearer } from '../moving/toward.js';
import { shootsAtMen } from '../siege/at-men.js';
import { isBehindWall } from '../siege/crossing.js';
import { isTooFarFlown, seesFromTheAir, spellsLetShoot } from '../sorcery/shooting.js';
import { isKeptFromShooting } from '../weather/camp.js';
import { asTheyStood } from './as-they-stood.js';
import { asHeCame, bearingOff, partLeft } from './bearing.js';
import { chargedBy, chargesOf, engagedIn, evadedFrom, shotBeforeEvading, stoodBefore } from './charged.js';
import { ALL_ROUND } from './figures.js';
import { shootsInWood } from './in-wood.js';
import { movesOf } from './moves.js';
import { atScale, figuresShooting, type Shooters, type Shooting } from './numbers.js';
import { isElevated } from './overhead.js';
import { seesOverUnit } from './own-ranks.js';
import { supportedBy } from './supported.js';
import { choosesWeapon, type Missiles, missilesOf, shootersOf } from './weapons.js';

/** A unit that shoots at an enemy with one of its weapons, and those of it who do. */
export interface Aim extends Shooting {
  readonly shooters: Shooters;
  /** Arrows that have turned round, back on those who shot: at whom they were shot. */
  readonly turnedFrom?: Unit;
}

/** How many missile men of an enemy shoot at somebody. */
export type ShootingAt = (enemy: Unit, at: Unit) => number;

/**
 * An enemy as the priorities of a unit that shoots look at him: who has no ladders up at the wall between them cannot charge it.
 *
 * @param shootingAt who shoots at whom, as far as that is known
 * @clause wrg/shooting/priority/1-chargers
 * @clause wrg/shooting/priority/3-supported-friends
 * @clause wrg/shooting/priority/5-advancing
 */
export function possibleTarget(
  unit: Unit,
  { who, distance }: Near,
  field: Field,
  shootingAt: ShootingAt = (enemy, at) => missileMenAt(enemy, at, field),
): PossibleTarget {
  const { counter } = unit.period;
  const fledFrom = counter?.what === 'evade' && counter.charger === who.id;
  const goes = goesForward(who.unit, unit) && !isHeld(who.unit, unit, field);
  const comes = goes && isComing(who.unit, unit, field);
  return {
    id: who.id,
    distance,
    advances: comes,
    advancesElsewhere: goes && !comes,
    canCharge: fledFrom || (distance <= reachOf(who.unit, field) && !isBehindWall(who.unit, unit, field)),
    shootingAtUs: shootingAt(who.unit, unit),
    harmsSupported: harmsSupported(unit, who.unit, field, shootingAt),
    ordered: isPreferred(unit, who.unit, field),
  };
}

/**
 * Whether a unit has been told to shoot at nobody: to shoot is free to missile troops, and no duty.
 *
 * @clause wrg/orders/missile-troops-free-to-shoot
 */
export function holdsFire({ period }: Unit): boolean {
  return period.conduct.shoots === 'at-nobody';
}

/** The shots that a unit may make with one of its weapons, at the nearest enemies first. */
export function shotsOf(unit: Unit, missiles: Missiles, field: Field): readonly Aim[] {
  if (unit.rout !== null || isKeptFromShooting(unit, field) || isBusy(unit) || holdsFire(unit)) return [];
  return field.near
    .around(unit.id, { of: 'enemies' })
    .filter(
      each =>
        each.inView ||
        evadedFrom(unit, each.who.unit) !== undefined ||
        seesOverUnit(unit, each.who.unit, field) ||
        seesFromTheAir(unit, each, field),
    )
    .filter(({ who }) => who.unit.hidden === null && isVulnerable(who.unit.troops, field.rules))
    .flatMap((target): readonly Aim[] => {
      const shot = shotAt(unit, missiles.weapon, target, field);
      if (!spellsLetShoot(unit, target.who.unit, field) || isTooFarFlown(unit, shot.distance, field)) return [];
      if (!mayShoot(shot, field.rules).may || isBeyondFire(unit, missiles.weapon, shot, field)) return [];
      const shooting = { unit, missiles, target, shot, ranksBehind: ranksBehind(unit, target, shot, field) };
      const shooters = figuresShooting(shooting, field);
      return isAnybody(shooters, shooting, field) ? [{ ...shooting, shooters }] : [];
    });
}

/**
 * Whether anybody shoots: half of the nearest rank of those in disorder may be nobody.
 *
 * @clause wrg/disorganisation/half-figures
 */
export function isAnybody(shooters: Shooters, { shot }: Shooting, field: Field): boolean {
  const disorganised = shot.charges === 'enemy-got-away' || shot.shooters.disorganised === true;
  return countingFigures({ ...atScale(shooters, field), disorganised }, field.rules) > 0;
}

/** Missiles that burn fly half as far, unless they are hurled by hand. */
function isBeyondFire(unit: Unit, weapon: MissileWeapon, { distance, height }: WishedShot, { rules }: Field): boolean {
  if (unit.period.conduct.fireMissiles !== true) return false;
  const usual = maximumRange(shootersOf(unit, rules), weapon, height === undefined ? {} : { height }, rules);
  return distance > fireRange(usual, weapon, rules);
}

function shotAt(unit: Unit, weapon: MissileWeapon, target: Near, field: Field): WishedShot {
  const enemy = target.who.unit;
  const early = shotBeforeEvading(unit, weapon, enemy, field);
  const charged = early?.charged ?? chargedBy(unit, enemy, field);
  const engaged = engagedIn(enemy, unit, early !== undefined ? 'before-evading' : charged !== undefined, field);
  const moves = movesOf(unit);
  // What befell it as it ran, it had not met with when it shot.
  const shooting: Unit =
    early === undefined && stoodBefore(unit, charged) === undefined
      ? unit
      : { ...unit, period: { ...unit.period, interpenetrated: false, caught: null } };
  const then = asTheyStood({ unit, target, shot: charged === undefined ? {} : { charged } }, field);
  const height = heightOf(then.unit, then.target, field);
  return {
    shooters: { ...shootersOf(unit, field.rules), disorganised: conditionOf(shooting, field).disorganised },
    weapon,
    distance: charged === undefined ? target.distance : charged.from * partLeft(field),
    bearing:
      early?.bearing ?? bearingOff(then.unit, charged === undefined ? enemy : asHeCame(enemy, charged.from, field)),
    ...(height === undefined ? {} : { height }),
    ...(shootsInWood(then.unit, then.target.who.unit, field) ? { inWood: true } : {}),
    ...(moves === undefined ? {} : { moves }),
    ...(unit.period.turned === true ? { turned: true } : {}),
    ...(hasInterpenetrated(unit, field) ? { interpenetrates: 'alone' as const } : {}),
    ...(unit.troops.mounts === true && !unit.dismounted ? { onMounts: true } : {}),
    ...chargesOf(unit, enemy, field),
    ...(isFighting(field.state, unit) ? { engaged: true } : {}),
    ...(charged === undefined ? {} : { charged }),
    ...(engaged === undefined ? {} : { targetEngaged: engaged }),
  };
}

/**
 * Ranks that shoot over those before them: with bows, one rank, or three of regular infantry, of a unit that stands in good order; from a
 * height, or up at one, all.
 *
 * @clause wrg/shooting/overhead/allowed-height
 * @clause wrg/shooting/overhead/allowed-bows
 * @clause wrg/shooting/overhead/forbidden
 * @clause wrg/15mm/mm-ranks
 */
function ranksBehind(unit: Unit, target: Near, shot: WishedShot, field: Field): number {
  // Chargers and pursuers have not rallied yet: none but their nearest rank shoots.
  if (shot.charges !== undefined || unit.period.conduct.shoots === 'front-rank') return 0;
  const then = asTheyStood({ unit, target, shot }, field);
  const elevated = isElevated(then.unit, then.target, field);
  // Who shoots to his side has files one behind the other.
  const deep = mayShoot(shot, field.rules).arc >= ALL_ROUND ? unit.placed.files : 0;
  for (let ranks = ranksShooting(Math.max(ranksOfUnit(unit), deep) - 1, field); ranks > 0; ranks--) {
    if (mayShoot({ ...shot, overhead: { ranks, elevated } }, field.rules).may) return ranks;
  }
  return 0;
}

/** Whether a unit has gone through friends in this period, or these through it, in disorder or not. */
function hasInterpenetrated({ id, period }: Unit, { state }: Field): boolean {
  if (period.interpenetrated || (period.wentThrough ?? []).length > 0) return true;
  return onTable(state).some(other => other.period.wentThrough?.includes(id) === true);
}

/**
 * How much higher or lower a unit stands than a target: by the slope before everything else, then by a rampart under one of them, which riders of elephants
 * do not mind, then by a deck.
 *
 * @clause wrg/shooting/range/height-bonus
 * @clause wrg/shooting/range/height-penalty
 * @clause wrg/shooting/range/slope-beats-elephant
 */
function heightOf(unit: Unit, target: Near, field: Field): WishedShot['height'] {
  const ground = groundBetween(unit, target, field);
  if (ground !== 0) return ground < 0 ? 'uphill' : 'downhill';
  const built = storeysUnder(target.who.unit, field) - storeysUnder(unit, field);
  if (built !== 0) return built < 0 ? 'on-rampart' : 'at-rampart';
  const decks = levelsWithDecks(unit, target, field);
  if (decks === 0) return undefined;
  return decks < 0 ? 'uphill' : 'downhill';
}

/**
 * How far the missiles of a unit reach at an enemy, each on the ground where he stands; 0 for one that has none.
 *
 * @clause wrg/shooting/range/height-bonus
 * @clause wrg/shooting/range/height-penalty
 */
export function missileRangeAt(unit: Unit, target: Near, field: Field): number {
  const height = heightOf(unit, target, field);
  const place = {
    ...(height === undefined ? {} : { height }),
    ...(shootsInWood(unit, target.who.unit, field) ? { inWood: true } : {}),
  };
  const shooters = shootersOf(unit, field.rules);
  const ranges = missilesOf(unit, field.rules).map(({ weapon }) => maximumRange(shooters, weapon, place, field.rules));
  return Math.max(0, ...ranges);
}

/**
 * Whether an enemy is hand to hand, and comes on no more. Who charges those who shoot is shot at as he comes, before he has met anybody.
 *
 * @clause wrg/shooting/priority/1-chargers
 * @clause wrg/shooting/charge/defensive
 */
function isHeld(enemy: Unit, shooters: Unit, field: Field): boolean {
  const comesAtThem = evadedFrom(shooters, enemy) !== undefined || chargedBy(shooters, enemy, field) !== undefined;
  return meleesOf(field.state, enemy).some(
    ({ since, chargers }) => !(comesAtThem && since === field.state.period && chargers.includes(enemy.id)),
  );
}

/** Whether an enemy goes forward: at those who shoot, or at others. */
function goesForward(enemy: Unit, shooters: Unit): boolean {
  const { doing } = enemy.period;
  if (doing === 'marching') return hasComeNearer(enemy, shooters);
  return doing === 'advancing' || doing === 'charging' || doing === 'countercharging' || doing === 'pursuing';
}

/**
 * Whether an enemy who goes forward comes toward those who shoot: figures of his have come nearer to theirs, or his middle is no farther from theirs; or he has
 * them before his front (`wrg/ruling/advancing-toward-shooters`).
 */
function isComing(enemy: Unit, shooters: Unit, { rules }: Field): boolean {
  const { period, placed } = enemy;
  const middle = bodyCentre(shooters.placed);
  if (rules.fighting.shooting.toward === 'before-his-front') return sideToward(quadOf(placed), middle) === 'front';
  return hasComeNearer(enemy, shooters) || distanceBetween(placed.at, middle) <= distanceBetween(period.from, middle);
}

/**
 * Missile men of an enemy who could shoot at a unit as both stand; who has to choose between two weapons is one of them, whichever he takes.
 *
 * @clause wrg/shooting/priority/2-equal-shooters
 */
export function missileMenAt(enemy: Unit, unit: Unit, field: Field): number {
  // Engines that throw their stones at walls shoot at nobody, nor does who is at work.
  if (field.state.works !== undefined && !shootsAtMen(enemy)) return 0;
  if (holdsFire(enemy)) return 0;
  const target = field.near.around(enemy.id, { of: 'enemies' }).find(({ who }) => who.id === unit.id);
  if (target === undefined) return 0;
  const men = missilesOf(enemy, field.rules)
    .map(missiles => ({ missiles, shot: shotAt(enemy, missiles.weapon, target, field) }))
    .filter(({ shot }) => mayShoot(shot, field.rules).may)
    .map(({ missiles, shot }) => ({
      unit: enemy,
      missiles,
      target,
      shot,
      ranksBehind: ranksBehind(enemy, target, shot, field),
    }))
    .map(volley => figuresShooting(volley, field).figures);
  return choosesWeapon(enemy, field.rules) ? Math.max(0, ...men) : men.reduce((sum, figures) => sum + figures, 0);
}

/**
 * Whether an enemy fights, charges or shoots at one whom a unit is ordered to support, or who is of its own unit.
 *
 * @clause wrg/shooting/priority/3-supported-friends
 */
function harmsSupported(unit: Unit, enemy: Unit, field: Field, shootingAt: ShootingAt): boolean {
  const friends = supportedBy(unit, field);
  if (friends.length === 0) return false;
  const fought = meleesOf(field.state, enemy).some(({ a, b }) => friends.some(({ id }) => id === a || id === b));
  if (fought || friends.some(({ id }) => enemy.period.charges === id)) return true;
  return friends.some(friend => isOnTable(friend) && shootingAt(enemy, friend) > 0);
}

/**
 * Whether a target stands behind something that covers it in part: in a wood or among houses that have not burnt down, or close behind a wall,
 * a fence, a bank, a palisade or an abatis that lies between it and those who shoot.
 *
 * @clause wrg/shooting/tactical/cover
 * @clause wrg/ship/aboard
 */
export function isCovered({ who: { unit } }: Near, { placed: { at } }: Unit, field: Field): boolean {
  return unit.aboard !== undefined || isAmongCover(unit, field) || isBehindBarrierFrom(unit, at, field);
}
