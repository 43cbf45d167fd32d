import { counted, defineFactors, type FactorUnit, type Reason, reasonFor, tally } from '../../../rulebook/index.js';
import {
  columnText,
  missileColumn,
  shieldlessLine,
  type TargetSide,
  type TargetTroops,
  weaponText,
} from '../casualties/target.js';
import { type OtherFactor, withOthers } from '../others.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { isHinderedOverhead } from './hindered.js';
import {
  isMounted,
  type MissileWeapon,
  maximumRange,
  rangeOfTable,
  type Shooters,
  type ShootersPlace,
  type ShootingRulesPart,
  throwsStones,
} from './weapons.js';

/** What the points of factors are. */
export const factorUnit: FactorUnit = { one: 'factor', many: 'factors' };

/** Shooting over the heads of friends: from where, and how near friends in between are to target or shooters, in paces. */
export interface OverheadShot {
  /** On the flat, down from a slope, or from an elephant, a rampart or the like. */
  readonly from: 'flat' | 'slope' | 'elevation';
  readonly nearestFriend?: number;
}

/** Those who are shot at. */
export interface ShotTarget extends TargetTroops {
  /** Which side of them the shooters are on; the front unless said. */
  readonly side?: TargetSide;
  readonly shieldless?: boolean;
  readonly partialCover?: boolean;
  /** Paces that they move this period. */
  readonly moved?: number;
}

/** Figures of one body that shoot at one target with one weapon. Lengths in paces. */
export interface Shot extends ShootersPlace {
  readonly shooters: Shooters;
  readonly weapon: MissileWeapon;
  readonly target: ShotTarget;
  /** How far the farthest of them shoots. */
  readonly distance: number;
  readonly overhead?: OverheadShot;
  /** At the end of a charge or pursuit, at an enemy who got away: his back is turned. */
  readonly afterCharge?: boolean;
  /** What bases narrower than those of the book count, negative; nothing unless said. */
  readonly narrowBases?: number;
  /** What else counts: weather, merlons, a spell. */
  readonly others?: readonly OtherFactor[];
}

/** Factors of a shot before the dice. */
export interface ShootingFactors {
  readonly weapon: number;
  readonly tactical: number;
  /** Weapon and tactical factors together. */
  readonly total: number;
  readonly because: readonly Reason[];
}

/**
 * What is added to or taken from the weapon factor of a shot.
 *
 * Source: Shooting > Tactical Factors; Shooting > Shooting Overhead; Setting Up the Basic Game > Transition Period.
 *
 * @clause wrg/shooting/overhead/penalty
 * @clause wrg/shooting/tactical/overhead-variant
 * @clause wrg/shooting/tactical/cover
 * @clause wrg/shooting/tactical/moving-target
 * @clause wrg/shooting/tactical/long-range
 * @clause wrg/shooting/tactical/shieldless-1
 * @clause wrg/shooting/tactical/shieldless-2
 * @clause wrg/basing/transition-penalty
 */
export const shootingTactics = defineFactors<Shot, ShootingRulesPart>({
  id: 'wrg/shooting-tactics',
  unit: factorUnit,
  rows: [
    {
      id: 'overhead',
      points: ({ fighting }) => fighting.shooting.tactical.overhead,
      clause: 'wrg/shooting/overhead/penalty',
      says: 'shoots overhead',
      when: isHinderedOverhead,
    },
    {
      id: 'partial-cover',
      points: ({ fighting }) => fighting.shooting.tactical['partial-cover'],
      clause: 'wrg/shooting/tactical/cover',
      says: 'target in partial cover',
      when: ({ target, shooters }, { fighting }) =>
        target.partialCover === true && !(fighting.shooting.machinesApart && throwsStones(shooters.engine)),
    },
    {
      id: 'target-moved-60',
      points: ({ fighting }) => fighting.shooting.tactical['target-moved-60'],
      clause: 'wrg/shooting/tactical/moving-target',
      says: ({ target }) => `target moves ${counted(target.moved ?? 0, 'pace')}`,
      when: ({ target }, { fighting }) => (target.moved ?? 0) >= fighting.shooting.targetMoves,
    },
    {
      id: 'over-half-range',
      points: ({ fighting }) => fighting.shooting.tactical['over-half-range'],
      clause: 'wrg/shooting/tactical/long-range',
      says: ({ distance }) => `long range, ${counted(distance, 'pace')} at the farthest`,
      when: isFar,
    },
    {
      id: 'shieldless-cavalry-li-hi',
      points: ({ fighting }) => fighting.shooting.tactical['shieldless-cavalry-li-hi'],
      clause: 'wrg/shooting/tactical/shieldless-1',
      says: 'target cannot use shields',
      when: (shot, rules) => isUnshielded(shot, rules, 'shieldless-cavalry-li-hi'),
    },
    {
      id: 'shieldless-mi',
      points: ({ fighting }) => fighting.shooting.tactical['shieldless-mi'],
      clause: 'wrg/shooting/tactical/shieldless-2',
      says: 'target cannot use shields',
      when: (shot, rules) => isUnshielded(shot, rules, 'shieldless-mi'),
    },
    {
      id: 'narrow-bases',
      clause: 'wrg/basing/transition-penalty',
      says: 'narrow bases',
      when: ({ narrowBases = 0 }) => narrowBases,
    },
  ],
});

/**
 * The factors of a shot: weapon against target, and what the situation adds or takes. Crews of elephants and chariots shoot as
 * mounted archers or with javelins, each man of an engine as a crossbowman.
 *
 * Source: Shooting > Weapon Factors; Shooting > Tactical Factors.
 *
 * @throws RuleViolation for a target that nothing hurts, and for types that the rules do not have.
 * @clause wrg/shooting/factors/use
 * @clause wrg/shooting/factors/table
 * @clause wrg/shooting/factors/staff-slings
 * @clause wrg/shooting/charge/chargers-disorganised
 * @clause wrg/shooting/crew/elephant-chariot
 * @clause wrg/shooting/crew/engine
 */
export function shootingFactors(shot: Shot, rules: ShootingRulesPart = wrgRules()): ShootingFactors {
  const { target, weapon } = shot;
  // Whoever is shot at from behind is not met to his front, and fugitives show their backs.
  const side = shot.afterCharge === true ? 'rear' : (target.side ?? 'front');
  const column = missileColumn(target, side, rules);
  const points = weaponRow(weapon, rules)[column];
  const { total: tactical, because } = withOthers(tally(shootingTactics, shot, rules), shot.others, factorUnit);
  const reason = reasonFor(
    'wrg/shooting/factors/table',
    `${weaponText(weapon)} at ${columnText(column)}`,
    `weapon factor ${points}`,
  );
  return { weapon: points, tactical, total: points + tactical, because: [reason, ...because] };
}

function weaponRow(weapon: MissileWeapon, { fighting }: Pick<WrgRules, 'fighting'>) {
  const { crossbows, others, staffSlings } = fighting.shooting.weapons;
  if (weapon === 'crossbow' || weapon === 'engine') return crossbows;
  return weapon === 'staff-sling' ? staffSlings : others;
}

/** Whether archers or crossbows shoot far. */
function isFar(shot: Shot, rules: ShootingRulesPart): boolean {
  const { weapon, shooters, distance } = shot;
  const { long } = rules.fighting.shooting;
  if (weapon !== 'bow' && !(weapon === 'crossbow' && long.crossbows)) return false;
  if (long.beyond !== null) return distance > long.beyond[isMounted(shooters, rules) ? 'mounted' : 'foot'];
  const range =
    long.of === 'table' ? rangeOfTable(shooters, weapon, rules) : maximumRange(shooters, weapon, shot, rules);
  return distance > range * long.share;
}

function isUnshielded(
  { target, weapon, afterCharge = false }: Shot,
  rules: ShootingRulesPart,
  line: ReturnType<typeof shieldlessLine>,
): boolean {
  if (weapon === 'engine' && rules.fighting.shooting.machinesApart) return false;
  return (target.shieldless === true || afterCharge) && shieldlessLine(target, rules) === line;
}
