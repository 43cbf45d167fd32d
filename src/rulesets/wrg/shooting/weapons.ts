import type { ClauseId } from '../../../rulebook/index.js';
import { sheetOfType, type TroopSheet } from '../rules/army/sheets.js';
import type { RangeRow } from '../rules/fighting/shooting.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { SorceryRulesPart } from '../sorcery/creatures.js';
import type { Creature, EngineKind, Training, TroopType } from '../troops.js';

/** What is shot with. Pila, heavy throwing spears and franciscas are not among them: they are thrown in hand-to-hand combat. */
export const missileWeapons = ['bow', 'crossbow', 'sling', 'staff-sling', 'javelins', 'darts', 'engine'] as const;
export type MissileWeapon = (typeof missileWeapons)[number];

/** Those who shoot, as far as it matters what they are. */
export interface Shooters {
  readonly type: TroopType;
  readonly training: Training;
  readonly camels?: boolean;
  /** Of engines: which. */
  readonly engine?: EngineKind;
  /** Cavalry that has dismounted. */
  readonly dismounted?: boolean;
  /** Of sword and sorcery: what they are, and how far they reach where that is not as far as their weapon. */
  readonly creature?: Creature;
  readonly reach?: number;
}

/** The part of the rules that shooting needs. */
export type ShootingRulesPart = Pick<WrgRules, 'fighting' | 'army' | 'factors'> & SorceryRulesPart;

/** Engines that throw stones; the others throw bolts. */
export function throwsStones(engine: EngineKind | undefined): boolean {
  return engine?.endsWith('stone-thrower') ?? false;
}

/**
 * Whether a weapon is hurled by hand: it keeps to no priorities, reaches forty paces and is no defence against a charge.
 *
 * Source: Shooting > Target Priorities.
 *
 * @clause wrg/shooting/priority/applies
 */
export function isHandHurled(weapon: MissileWeapon): boolean {
  return weapon === 'javelins' || weapon === 'darts';
}

/** Whether shooters ride or are carried: on horse or camel, on an elephant or in a chariot. */
export function isMounted({ type, dismounted = false }: Shooters, rules: ShootingRulesPart): boolean {
  const { arm } = sheetOfType(type, rules);
  return arm === 'elephant' || arm === 'chariot' || (arm === 'cavalry' && !dismounted);
}

/** Where the shooters stand, and how. Lengths in paces. */
export interface ShootersPlace {
  /**
   * Higher or lower than the target on a slope, on a rampart, or shooting up at a rampart or the like; level unless said. A slope goes
   * before everything else: whoever is higher on it is higher than an elephant or a rampart.
   */
  readonly height?: 'uphill' | 'downhill' | 'on-rampart' | 'at-rampart';
  /** Inside a wood; whoever shoots out of it from its edge is not. */
  readonly inWood?: boolean;
}

/**
 * How far a weapon reaches, in paces: its range, more from above and less from below, and next to nothing inside a wood. Whoever is
 * carried by an elephant is above as on a rampart, unless the target is uphill; nothing is lost by shooting up at an elephant, nor from one at a rampart
 * unless `wrg/ruling/elephants-at-ramparts` has it so.
 *
 * Source: Shooting > Ranges.
 *
 * @clause wrg/shooting/range/base
 * @clause wrg/shooting/range/mounted-archers
 * @clause wrg/shooting/range/height-bonus
 * @clause wrg/shooting/range/slope-beats-elephant
 * @clause wrg/shooting/range/height-penalty
 * @clause wrg/shooting/range/wood
 * @clause wrg/shooting/range/melee-only-missiles
 * @clause wrg/shooting/crew/engine
 */
export function maximumRange(
  shooters: Shooters,
  weapon: MissileWeapon,
  { height, inWood = false }: ShootersPlace = {},
  rules: ShootingRulesPart = wrgRules(),
): number {
  const { height: by, inAWood } = rules.fighting.shooting;
  const changed = by.ofHandHurled || !isHandHurled(weapon) ? heightOf(shooters, height, rules) : 0;
  const range = rangeOfTable(shooters, weapon, rules);
  return inWood ? Math.min(range, inAWood) + (by.inAWood ? changed : 0) : range + changed;
}

/** The range that the table has for a weapon, whatever the ground. */
export function rangeOfTable(shooters: Shooters, weapon: MissileWeapon, rules: ShootingRulesPart): number {
  return shooters.reach ?? rules.fighting.shooting.ranges[rangeRow(weapon, isMounted(shooters, rules))];
}

function rangeRow(weapon: MissileWeapon, mounted: boolean): RangeRow {
  switch (weapon) {
    case 'javelins':
    case 'darts':
      return 'hand-hurled';
    case 'bow':
      return mounted ? 'archers-mounted-on-horse-camel-elephant-or-in-chariot' : 'foot-archers';
    case 'sling':
      return 'slings';
    case 'staff-sling':
      return 'staff-slings';
    case 'crossbow':
      return 'crossbows';
    case 'engine':
      return 'projectile-throwing-engines';
  }
}

function heightOf({ type }: Shooters, height: ShootersPlace['height'], rules: ShootingRulesPart): number {
  const { adds, takes, elephantsAtRamparts } = rules.fighting.shooting.height;
  if (height === 'downhill') return -takes;
  const carried = sheetOfType(type, rules).arm === 'elephant';
  if (carried && height === 'at-rampart' && elephantsAtRamparts === 'both') return adds - takes;
  if (height === 'uphill' || height === 'on-rampart' || carried) return adds;
  return height === 'at-rampart' ? -takes : 0;
}

/**
 * How far to each side of straight ahead troops can shoot, in degrees: 180 is all round.
 *
 * Source: Shooting > Shooting Arcs.
 *
 * @clause wrg/shooting/arc-all-round
 * @clause wrg/shooting/arc-45
 * @clause wrg/shooting/arc-22-5
 */
export function shootingArc(shooters: Shooters, rules: ShootingRulesPart = wrgRules()): number {
  const { arcs } = rules.fighting.shooting;
  return arcs[arcRow(shooters, sheetOfType(shooters.type, rules), rules)];
}

/** The clause that gives troops their arc. */
export function clauseOfArc(shooters: Shooters, rules: ShootingRulesPart): ClauseId {
  switch (arcRow(shooters, sheetOfType(shooters.type, rules), rules)) {
    case 'other-light-troops':
    case 'light-dart-throwing-engines':
      return 'wrg/shooting/arc-45';
    case 'all-other-troops':
    case 'all-other-engines':
      return 'wrg/shooting/arc-22-5';
    default:
      return 'wrg/shooting/arc-all-round';
  }
}

function arcRow(
  { camels = false, dismounted = false, engine }: Shooters,
  { arm, like, light }: TroopSheet,
  { fighting }: ShootingRulesPart,
): keyof WrgRules['fighting']['shooting']['arcs'] {
  const { camelryAllRound, lightFoot } = fighting.shooting;
  switch (arm) {
    case 'elephant':
      return 'elephant-riders';
    case 'chariot':
      return 'chariot-crews';
    case 'engine':
      return engine === 'light-bolt-thrower' ? 'light-dart-throwing-engines' : 'all-other-engines';
    case 'cavalry':
      if (dismounted) return light ? 'other-light-troops' : 'all-other-troops';
      if (camels) return camelryAllRound.includes(like) ? 'light-camelry' : 'all-other-troops';
      return light ? 'light-cavalry' : 'all-other-troops';
    default:
      return lightFoot.includes(like) ? 'other-light-troops' : 'all-other-troops';
  }
}
