import { sheetAsItStands } from '../casualties/target.js';
import type { MeleeRow } from '../rules/fighting/melee.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { SorceryRulesPart } from '../sorcery/creatures.js';
import type { CrewArm, Training, TroopClass, TroopType, Weapon } from '../troops.js';

/** The part of the rules that hand-to-hand combat needs. */
export type MeleeRulesPart = Pick<WrgRules, 'fighting' | 'army' | 'factors'> & SorceryRulesPart;

/** Those who fight hand to hand, as far as it matters what they are. */
export interface MeleeTroops {
  readonly type: TroopType;
  readonly training: Training;
  readonly class: TroopClass;
  /** What each figure carries besides a side arm. */
  readonly weapons: readonly Weapon[];
  readonly fanatic?: boolean;
  /** Of elephants and chariots: the fighting men besides the driver, and the driver himself where he is armed. */
  readonly crew?: readonly CrewArm[];
  /** Cavalry that has dismounted. */
  readonly dismounted?: boolean;
  /** What they have of a two-handed axe is a hero’s magic sword, which counts as one on horseback too. */
  readonly magicSword?: boolean;
}

/**
 * The row of the weapon factors that troops fight by with a weapon. Elephants and chariots have rows of their own, with their crews;
 * the men of engines fight as artillerymen; lances and kontoi count as such in the first period of a melee alone; a magic sword is as good
 * on horseback as on foot.
 *
 * Source: Hand-to-hand Combat > Weapon Factors.
 *
 * @param period which of the melee, from 1.
 * @throws RuleViolation for a type that the rules do not have.
 * @clause wrg/melee/factors/table
 * @clause wrg/melee/factors/lance-first-period
 * @clause wrg/melee/factors/cavalry-other
 * @clause wrg/melee/crew-engines
 * @clause wrg/melee/crew-celts
 * @clause wrg/sorcery/hero
 */
export function meleeRow(
  troops: Pick<MeleeTroops, 'type' | 'dismounted' | 'magicSword'>,
  weapon: Weapon,
  period: number,
  rules: MeleeRulesPart = wrgRules(),
): MeleeRow {
  const { arm, like } = sheetAsItStands(troops, rules);
  switch (arm) {
    case 'elephant':
      return 'elephant-and-driver';
    case 'chariot':
      return 'chariot-and-driver';
    case 'cavalry':
      if (troops.magicSword === true && weapon === 'two-handed-axe') return footRow(weapon, rules);
      // Super heavy cavalry is hit on foot as if it rode; it fights on foot all the same.
      return troops.dismounted === true && like === 'shc' ? footRow(weapon, rules) : horseRow(weapon, period, rules);
    case 'infantry':
      return footRow(weapon, rules);
    default:
      return 'slinger-archer-crossbowman-artilleryman';
  }
}

function horseRow(weapon: Weapon, period: number, { fighting }: Pick<WrgRules, 'fighting'>): MeleeRow {
  switch (weapon) {
    case 'kontos':
    case 'lance':
      return period === 1 ? 'cavalry-lance-or-kontos' : fighting.melee.lanceLater;
    case 'short-spear':
    case 'javelins':
      return 'cavalry-short-spear-or-javelins';
    case 'bow':
      return 'cavalry-bow-and-sword';
    default:
      return fighting.melee.otherCavalry;
  }
}

function footRow(weapon: Weapon, { fighting }: Pick<WrgRules, 'fighting'>): MeleeRow {
  switch (weapon) {
    case 'pike':
      return 'infantry-pike';
    case 'short-spear':
    case 'long-spear':
      return 'infantry-thrusting-spear';
    case 'pilum':
    case 'heavy-throwing-spear':
    case 'francisca':
      return 'infantry-pilum-heavy-throwing-spear-francisca';
    case 'javelins':
    case 'darts':
      return 'infantry-darts-or-light-javelins';
    case 'two-handed-axe':
    case 'rhomphaia':
      return 'infantry-two-handed-axe-sword-rhomphaia';
    case 'two-handed-sword':
      return fighting.melee.twoHandedSword;
    case 'kontos':
    case 'lance':
      return fighting.melee.lanceOnFoot;
    case 'sword':
      return fighting.melee.sword;
    default:
      return 'slinger-archer-crossbowman-artilleryman';
  }
}

/**
 * How many ranks may fight with a weapon: of regulars as the table has it, of barbarians one.
 *
 * Source: Hand-to-hand Combat > Weapon Factors.
 *
 * @clause wrg/melee/ranks-by-weapon
 */
export function ranksThatFight(row: MeleeRow, training: Training, rules: Pick<WrgRules, 'fighting'> = wrgRules()) {
  return rules.fighting.melee.ranks[row][training];
}
