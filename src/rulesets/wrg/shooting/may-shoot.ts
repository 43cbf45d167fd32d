import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { wrgRules } from '../rules.js';
import {
  clauseOfArc,
  isHandHurled,
  type MissileWeapon,
  maximumRange,
  type Shooters,
  type ShootersPlace,
  type ShootingRulesPart,
  shootingArc,
} from './weapons.js';

/** Shooting over the heads of others. Lengths in paces. */
export interface Overhead {
  /** Down from or up at an elephant, a rampart, a hill or another elevation. */
  readonly elevated?: boolean;
  /** Ranks in front that are shot over, where they are of the same unit; not said where others stand in between. */
  readonly ranks?: number;
  /** A rank in front has been detached. */
  readonly detached?: boolean;
}

/** What somebody wants to shoot at, and how. Lengths in paces, angles in degrees. */
export interface WishedShot extends ShootersPlace {
  readonly shooters: Shooters & { readonly disorganised?: boolean };
  readonly weapon: MissileWeapon;
  readonly distance: number;
  /** Off straight ahead, to either side: 0 to 180. */
  readonly bearing: number;
  /** How the shooters move this period; not at all unless said. `retreating` is away from the target. */
  readonly moves?: 'forward' | 'sideways' | 'backward' | 'retreating';
  /** They have turned, wheeled or changed their formation in this period, if on no more ground than they stood on. */
  readonly turned?: boolean;
  /** They have moved through others, or others through them; `and-those-shoot` when those others shoot this period. */
  readonly interpenetrates?: 'alone' | 'and-those-shoot';
  /** Infantry that is still on its horses or camels. */
  readonly onMounts?: boolean;
  /** The shooters charge or pursue, and whether the enemy has got out of their reach. */
  readonly charges?: 'enemy-in-reach' | 'enemy-got-away';
  /** The target charges the shooters: from how far, and how far it may move. */
  readonly charged?: { readonly from: number; readonly normal: number; readonly charge: number };
  readonly overhead?: Overhead;
  /** The shooters fight hand to hand, with anybody. */
  readonly engaged?: boolean;
  /** The target fights hand to hand in its front rank, or pursues or is pursued and is still in contact. */
  readonly targetEngaged?: 'front-rank' | 'pursuit';
}

/** Whether they may. */
export interface MayShoot {
  readonly may: boolean;
  /** How far they reach, in paces. */
  readonly range: number;
  /** How far to each side they can shoot, in degrees. */
  readonly arc: number;
  /** Everything that forbids it. */
  readonly because: readonly Reason[];
}

/**
 * Whether troops may shoot at a target, and everything that forbids it: arc, range, their own movement, a charge, friends in the
 * way, a melee. No account is kept of ammunition.
 *
 * Source: Shooting.
 *
 * @clause wrg/shooting/ammunition
 * @clause wrg/shooting/arc-all-round
 * @clause wrg/shooting/arc-45
 * @clause wrg/shooting/arc-22-5
 * @clause wrg/shooting/range/base
 */
export function mayShoot(shot: WishedShot, rules: ShootingRulesPart = wrgRules()): MayShoot {
  const range = maximumRange(shot.shooters, shot.weapon, shot, rules);
  const arc = shootingArc(shot.shooters, rules);
  const because: Reason[] = [];
  const forbid = (clause: Reason['clause'], why: string) => because.push(reasonFor(clause, why, 'may not shoot'));
  if (shot.distance > range)
    forbid('wrg/shooting/range/base', `${counted(shot.distance, 'pace')} away, beyond ${range}`);
  // Light cavalry that shoots behind while it retreats shoots all round anyway.
  if (shot.bearing > arc)
    forbid(clauseOfArc(shot.shooters, rules), `${counted(shot.bearing, 'degree')} off straight ahead, beyond ${arc}`);
  because.push(
    ...movingFaults(shot, rules),
    ...chargeFaults(shot, rules),
    ...overheadFaults(shot, rules),
    ...engagedFaults(shot),
  );
  return { may: because.length === 0, range, arc, because };
}

/**
 * What the shooters' own movement forbids: whoever moves forward may shoot, but for engines, staff-slings and crossbows, which may
 * not when they have turned either (`wrg/ruling/turned-and-shoots`); light cavalry and camelry while it retreats too; of two bodies that pass through each other one; infantry only on its feet. Who retreats from an enemy
 * that charges him may have shot before he turned.
 *
 * Source: Shooting > Shooting on the Move.
 *
 * @clause wrg/shooting/moving/forward
 * @clause wrg/shooting/moving/backward
 * @clause wrg/shooting/moving/interpenetration
 * @clause wrg/shooting/moving/mounted-infantry
 * @clause wrg/shooting/charge/defensive
 */
export function movingFaults(
  { shooters, weapon, moves, turned = false, interpenetrates, onMounts = false, charged }: WishedShot,
  rules: ShootingRulesPart = wrgRules(),
): readonly Reason[] {
  const faults: Reason[] = [];
  const forbid = (clause: Reason['clause'], why: string) => faults.push(reasonFor(clause, why, 'may not shoot'));
  const { arm, light, like } = sheetOfType(shooters.type, rules);
  const { camelryAllRound, anyMove, turnedMayNotShoot } = rules.fighting.shooting;
  const halting = weapon === 'engine' || weapon === 'staff-sling' || weapon === 'crossbow';
  const skirmishers = arm === 'cavalry' && (shooters.camels === true ? camelryAllRound.includes(like) : light);
  // Who evades the enemy that charges him has shot before he turned.
  const before = charged !== undefined && moves === 'retreating';
  if (moves !== undefined && halting && !before) forbid('wrg/shooting/moving/forward', `moves with ${weapon}`);
  else if (turned && halting && !before && turnedMayNotShoot)
    forbid('wrg/shooting/moving/forward', `turns with ${weapon}`);
  else if (moves === 'retreating' && !skirmishers && !before) forbid('wrg/shooting/moving/backward', 'retreats');
  else if ((moves === 'sideways' || moves === 'backward') && !anyMove) {
    forbid('wrg/shooting/moving/forward', `moves ${moves}`);
  }
  if (interpenetrates === 'and-those-shoot') {
    forbid('wrg/shooting/moving/interpenetration', 'the other body that it passed through shoots');
  }
  if (onMounts) forbid('wrg/shooting/moving/mounted-infantry', 'infantry on its mounts');
  return faults;
}

/**
 * What a charge or pursuit forbids: at an enemy who charges from more than half his move away anything but hand-hurled weapons may
 * be shot; whoever charges or pursues shoots only at an enemy who has got away, at the end of the move, out of order himself and at
 * turned backs (`afterCharge` of a shot). What is hurled by hand in a melee is part of its blows.
 *
 * Source: Shooting > Shooting During a Charge or Pursuit.
 *
 * @clause wrg/shooting/charge/defensive
 * @clause wrg/shooting/charge/chargers-shoot-late
 * @clause wrg/shooting/charge/hand-hurled-included
 */
export function chargeFaults(
  { weapon, charges, charged, engaged = false }: Pick<WishedShot, 'weapon' | 'charges' | 'charged' | 'engaged'>,
  rules: ShootingRulesPart = wrgRules(),
): readonly Reason[] {
  const faults: Reason[] = [];
  const forbid = (clause: Reason['clause'], why: string) => faults.push(reasonFor(clause, why, 'may not shoot'));
  if (charges === 'enemy-in-reach') forbid('wrg/shooting/charge/chargers-shoot-late', 'the enemy has not got away');
  if (engaged && isHandHurled(weapon)) forbid('wrg/shooting/charge/hand-hurled-included', 'hurls by hand in a melee');
  if (charged === undefined) return faults;
  const { share, of } = rules.fighting.shooting.charge;
  const least = share * charged[of];
  if (isHandHurled(weapon)) forbid('wrg/shooting/charge/hand-hurled-included', 'hurls by hand at a charger');
  else if (charged.from <= least) {
    forbid('wrg/shooting/charge/defensive', `charged from ${counted(charged.from, 'pace')}, no more than ${least}`);
  }
  return faults;
}

/**
 * What friends in the way forbid. Over others only from above, or up; over ranks of the own unit with bows, one rank or three of
 * regular infantry; never of a unit that moves (`wrg/ruling/turned-and-shoots-overhead`), passes through others or is disorganised, or with a rank detached.
 *
 * Source: Shooting > Shooting Overhead.
 *
 * @clause wrg/shooting/overhead/allowed-height
 * @clause wrg/shooting/overhead/allowed-bows
 * @clause wrg/shooting/overhead/forbidden
 */
export function overheadFaults(
  { shooters, weapon, moves, turned = false, interpenetrates, overhead }: WishedShot,
  rules: ShootingRulesPart = wrgRules(),
): readonly Reason[] {
  if (overhead === undefined) return [];
  const faults: Reason[] = [];
  const forbid = (clause: Reason['clause'], why: string) => faults.push(reasonFor(clause, why, 'may not shoot'));
  const { ranks, ranksOfRegularInfantry, turningIsMoving } = rules.fighting.shooting.overhead;
  const foot = sheetOfType(shooters.type, rules).arm === 'infantry';
  const most = foot && shooters.training === 'regular' ? ranksOfRegularInfantry : ranks;
  if (overhead.elevated !== true) {
    if (overhead.ranks === undefined) forbid('wrg/shooting/overhead/allowed-height', 'others in between on the level');
    else if (weapon !== 'bow') forbid('wrg/shooting/overhead/allowed-bows', `no bow but ${weapon}`);
    else if (overhead.ranks > most) {
      forbid('wrg/shooting/overhead/allowed-bows', `${counted(overhead.ranks, 'rank')} in between, more than ${most}`);
    }
  }
  if (moves !== undefined) forbid('wrg/shooting/overhead/forbidden', 'moves, and shoots overhead');
  else if (turned && turningIsMoving) {
    forbid('wrg/shooting/overhead/forbidden', 'turns or changes formation, and shoots overhead');
  }
  if (interpenetrates !== undefined) {
    forbid('wrg/shooting/overhead/forbidden', 'passes through others, and shoots overhead');
  }
  if (shooters.disorganised === true) forbid('wrg/shooting/overhead/forbidden', 'disorganised, and shoots overhead');
  if (overhead.detached === true) forbid('wrg/shooting/overhead/forbidden', 'a rank in front is detached');
  return faults;
}

/**
 * What a melee forbids: those who fight in the front rank are no target, and nobody of a unit in a pursuit that is still in contact.
 *
 * Source: Shooting > Shooting into a Melee.
 *
 * @clause wrg/shooting/into-melee
 */
export function engagedFaults({ targetEngaged }: Pick<WishedShot, 'targetEngaged'>): readonly Reason[] {
  if (targetEngaged === undefined) return [];
  const why = targetEngaged === 'pursuit' ? 'pursuers and pursued in contact' : 'fights in the front rank';
  return [reasonFor('wrg/shooting/into-melee', why, 'may not be shot at')];
}
