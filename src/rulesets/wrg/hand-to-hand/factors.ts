import { defineFactors, type Reason, reasonFor, tally } from '../../../rulebook/index.js';
import { armedDriver } from '../army/weapons.js';
import { casualtiesPerFigure } from '../casualties/casualties.js';
import {
  columnText,
  meleeColumn,
  sheetAsItStands,
  shieldlessLine,
  type TargetSide,
  type TargetTroops,
  weaponText,
} from '../casualties/target.js';
import { type OtherFactor, withOthers } from '../others.js';
import type { TargetColumn } from '../rules/army/sheets.js';
import type { MeleeRow } from '../rules/fighting/melee.js';
import { wrgRules } from '../rules.js';
import { factorUnit } from '../shooting/factors.js';
import type { CrewArm, Weapon } from '../troops.js';
import { type MeleeRulesPart, type MeleeTroops, meleeRow } from './weapons.js';

/** The enemy that somebody fights. */
export interface MeleeEnemy extends TargetTroops {
  /** Which side of him is fought; his front unless said. */
  readonly side?: TargetSide;
  readonly shieldless?: boolean;
  readonly partialCover?: boolean;
  /** What his figures hold: pikes and long spears keep others off. */
  readonly weapons?: readonly Weapon[];
  readonly crew?: readonly CrewArm[];
  readonly disorganised?: boolean;
  /** He has been pushed back in this melee. */
  readonly pushedBack?: boolean;
}

/** Figures of one body that fight one enemy. */
export interface Fighter {
  readonly troops: MeleeTroops;
  /** Which of their weapons they use; the best unless said. */
  readonly weapon?: Weapon;
  readonly enemy: MeleeEnemy;
  /** Which period of the melee, from 1; the first unless said. */
  readonly period?: number;
  /** Periods of close combat that they have fought in the game before this one: fanatics tire. */
  readonly foughtBefore?: number;
  /** Charging, counter-charging or following up. */
  readonly charging?: boolean;
  /** Higher on a slope than the enemy, or come down one this period to engage him. */
  readonly slope?: 'higher' | 'came-down';
  /** Men lost by missiles this period, and figures at its start. */
  readonly shotAt?: { readonly casualties: number; readonly figures: number };
  /** Of elephants and chariots: nobody is to their front, so that only the crew fights. */
  readonly notFrontally?: boolean;
  /** What bases narrower than those of the book count, negative; nothing unless said. */
  readonly narrowBases?: number;
  /** What else counts: weather, ramparts, a spell. */
  readonly others?: readonly OtherFactor[];
}

/** A fighter who has chosen his weapon. */
interface Armed extends Fighter {
  readonly weapon: Weapon;
}

/** Factors of a fighter before the dice. */
export interface MeleeFactors {
  /** The weapon that is used. */
  readonly using: Weapon;
  readonly row: MeleeRow;
  readonly column: TargetColumn;
  /** The weapon's factor, with what the crew adds. */
  readonly weapon: number;
  readonly tactical: number;
  /** Weapon and tactical factors together. */
  readonly total: number;
  readonly because: readonly Reason[];
}

/**
 * What is added to or taken from the weapon factor of those who fight.
 *
 * Source: Hand-to-hand Combat > Tactical Factors.
 *
 * @clause wrg/melee/tactical/cover
 * @clause wrg/melee/tactical/facing-long-weapons
 * @clause wrg/melee/tactical/fanatics-later
 * @clause wrg/melee/tactical/missile-losses
 * @clause wrg/melee/tactical/shieldless-1
 * @clause wrg/melee/tactical/charging
 * @clause wrg/melee/tactical/slope
 * @clause wrg/melee/tactical/shieldless-2
 * @clause wrg/melee/tactical/shc-flank
 * @clause wrg/melee/tactical/fanatics-first
 * @clause wrg/basing/transition-penalty
 */
export const meleeTactics = defineFactors<Armed, MeleeRulesPart>({
  id: 'wrg/melee-tactics',
  unit: factorUnit,
  rows: [
    {
      id: 'enemy-behind-partial-cover',
      points: ({ fighting }) => fighting.melee.tactical['enemy-behind-partial-cover'],
      clause: 'wrg/melee/tactical/cover',
      says: 'enemy behind partial cover',
      when: ({ enemy }) => enemy.partialCover === true,
    },
    {
      id: 'facing-pikes-or-long-spears',
      points: ({ fighting }) => fighting.melee.tactical['facing-pikes-or-long-spears'],
      clause: 'wrg/melee/tactical/facing-long-weapons',
      says: 'faces pikes or long spears',
      when: facesLongWeapons,
    },
    {
      id: 'fanatics-second-and-later-periods',
      points: ({ fighting }) => fighting.melee.tactical['fanatics-second-and-later-periods'],
      clause: 'wrg/melee/tactical/fanatics-later',
      says: 'fanatics, who have fought before',
      when: ({ troops, foughtBefore = 0 }) => troops.fanatic === true && foughtBefore > 0,
    },
    {
      id: 'each-missile-casualty-per-figure',
      points: ({ fighting }) => fighting.melee.tactical['each-missile-casualty-per-figure'],
      clause: 'wrg/melee/tactical/missile-losses',
      says: 'missile casualties per figure',
      when: ({ shotAt }, { fighting }) =>
        shotAt === undefined || !fighting.melee.missileLosses
          ? 0
          : casualtiesPerFigure(shotAt.casualties, shotAt.figures),
    },
    {
      id: 'shieldless-cavalry-li-hi',
      points: ({ fighting }) => fighting.melee.tactical['shieldless-cavalry-li-hi'],
      clause: 'wrg/melee/tactical/shieldless-1',
      says: 'enemy cannot use shields',
      when: ({ enemy }, rules) =>
        enemy.shieldless === true && shieldlessLine(enemy, rules) === 'shieldless-cavalry-li-hi',
    },
    {
      id: 'charging-countercharging-following-up',
      points: ({ fighting }) => fighting.melee.tactical['charging-countercharging-following-up'],
      clause: 'wrg/melee/tactical/charging',
      says: 'charging or following up',
      when: ({ charging }) => charging === true,
    },
    {
      id: 'upslope-or-moved-down-slope',
      points: ({ fighting }) => fighting.melee.tactical['upslope-or-moved-down-slope'],
      clause: 'wrg/melee/tactical/slope',
      says: ({ slope }) => (slope === 'came-down' ? 'came down a slope' : 'higher on a slope'),
      when: ({ slope }, { fighting }) => slope === 'higher' || (slope === 'came-down' && fighting.melee.cameDown),
    },
    {
      id: 'shieldless-mi',
      points: ({ fighting }) => fighting.melee.tactical['shieldless-mi'],
      clause: 'wrg/melee/tactical/shieldless-2',
      says: 'enemy cannot use shields',
      when: ({ enemy }, rules) => enemy.shieldless === true && shieldlessLine(enemy, rules) === 'shieldless-mi',
    },
    {
      id: 'against-flank-or-rear-of-shc',
      points: ({ fighting }) => fighting.melee.tactical['against-flank-or-rear-of-shc'],
      clause: 'wrg/melee/tactical/shc-flank',
      says: 'in flank or rear of super heavy cavalry',
      when: ({ enemy }, rules) => (enemy.side ?? 'front') !== 'front' && isLikeSuperHeavies(enemy, rules),
    },
    {
      id: 'fanatics-first-period',
      points: ({ fighting }) => fighting.melee.tactical['fanatics-first-period'],
      clause: 'wrg/melee/tactical/fanatics-first',
      says: 'fanatics, who have not fought before',
      when: ({ troops, foughtBefore = 0 }) => troops.fanatic === true && foughtBefore === 0,
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
 * Whether an enemy suffers in flank and rear as super heavy cavalry, or is hit from all sides as it is
 * (`wrg/ruling/hit-as-super-heavy-cavalry`).
 */
function isLikeSuperHeavies(enemy: Armed['enemy'], rules: MeleeRulesPart): boolean {
  const { like, target } = sheetAsItStands(enemy, rules);
  const isHitSo = target.front === 'shc' && target.otherwise === 'shc';
  return like === 'shc' || (isHitSo && rules.fighting.targets.likeSuperHeavies);
}

/**
 * The factors of those who fight: their weapon against the enemy, what a crew adds, and what the situation adds or takes. Troops with
 * two weapons use the one that is named, or else the one that comes to most.
 *
 * Source: Hand-to-hand Combat > Weapon Factors; Hand-to-hand Combat > Tactical Factors.
 *
 * @throws RuleViolation for an enemy that no factor is for, and for types that the rules do not have.
 * @clause wrg/melee/factors/table
 * @clause wrg/melee/factors/two-weapons
 */
export function meleeFactors(fighter: Fighter, rules: MeleeRulesPart = wrgRules()): MeleeFactors {
  const { weapon, troops } = fighter;
  if (weapon !== undefined) return factorsWith({ ...fighter, weapon }, rules);
  // Whoever carries nothing else has a side arm; and it is always there to be drawn.
  const arms: readonly Weapon[] = troops.weapons.length === 0 ? ['sword'] : troops.weapons;
  const all = arms.map(arm => factorsWith({ ...fighter, weapon: arm }, rules));
  return all.reduce((best, each) => (each.total > best.total ? each : best));
}

function factorsWith(fighter: Armed, rules: MeleeRulesPart): MeleeFactors {
  const { enemy, period = 1, weapon: using, troops, notFrontally = false } = fighter;
  const row = meleeRow(troops, using, period, rules);
  const column = meleeColumn(enemy, { from: enemy.side ?? 'front', period }, rules);
  const crew = crewAddition(notFrontally ? withoutDriver(troops) : troops, rules);
  const { arm } = sheetAsItStands(troops, rules);
  const crewed = arm === 'elephant' || arm === 'chariot';
  const beast = crewed && notFrontally ? 0 : rules.fighting.melee.factors[row][column];
  const weapon = beast + crew;
  const { total: tactical, because } = withOthers(tally(meleeTactics, fighter, rules), fighter.others, factorUnit);
  const isLance = (using === 'kontos' || using === 'lance') && arm === 'cavalry' && troops.dismounted !== true;
  const isSpent = isLance && row !== 'cavalry-lance-or-kontos';
  const held = `${weaponText(using)}${isSpent ? ' after the first shock' : ''}`;
  const against = `${crewed ? arm : held} against ${columnText(column)}`;
  const reasons: Reason[] = [
    crewed && notFrontally
      ? reasonFor('wrg/melee/crew-flank-only', 'engaged in flank or rear alone', 'the crew fights alone')
      : reasonFor('wrg/melee/factors/table', against, `weapon factor ${beast}`),
  ];
  if (crew > 0) reasons.push(reasonFor('wrg/melee/factors/crew-additions', `crew of ${arm}`, `+${crew}`));
  return { using, row, column, weapon, tactical, total: weapon + tactical, because: [...reasons, ...because] };
}

/**
 * Those who fight an enemy to their flank or rear: all but an armed driver, who fights to his front alone.
 *
 * @clause wrg/weapons/indian-drivers-armed
 */
function withoutDriver(troops: MeleeTroops): MeleeTroops {
  const { crew = [] } = troops;
  return armedDriver(troops)?.onlyToFront === true ? { ...troops, crew: crew.filter(man => man !== 'driver') } : troops;
}

/**
 * What the fighting men on an elephant or in a chariot add to its factor; nothing of other troops.
 *
 * Source: Hand-to-hand Combat > Crew-served Weapons.
 *
 * @clause wrg/melee/factors/crew-additions
 * @clause wrg/melee/crew-beast-fights
 * @clause wrg/melee/crew-flank-only
 */
export function crewAddition(troops: Pick<MeleeTroops, 'type' | 'crew'>, rules: MeleeRulesPart = wrgRules()): number {
  const { arm } = sheetAsItStands({ type: troops.type }, rules);
  if (arm !== 'elephant' && arm !== 'chariot') return 0;
  return (troops.crew ?? []).reduce((sum, man) => sum + rules.fighting.melee.crew[man], 0);
}

/** Whether somebody without a pike faces a hedge of pikes or long spears that holds. */
function facesLongWeapons({ troops, weapon, enemy }: Armed, rules: MeleeRulesPart): boolean {
  const { steady } = rules.fighting.melee;
  if ((enemy.side ?? 'front') !== 'front') return false;
  if (sheetAsItStands(troops, rules).arm === 'infantry' && weapon === 'pike') return false;
  const { arm } = sheetAsItStands(enemy, rules);
  const holds = enemy.disorganised !== true && enemy.pushedBack !== true;
  const long = (held: readonly (Weapon | CrewArm)[] = []) =>
    held.some(each => each === 'pike' || each === 'long-spear');
  if (arm === 'infantry') return long(enemy.weapons) && (holds || steady === 'nobody');
  if (arm !== 'elephant' && arm !== 'chariot') return false;
  return long(enemy.crew) && (holds || steady !== 'all');
}
