import { insist } from '../../../rulebook/index.js';
import { sheetOfType, type TargetColumn, type TroopSheet } from '../rules/army/sheets.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { TroopType } from '../troops.js';

/** The part of the rules that says as what troops are hit. */
export type TargetRulesPart = Pick<WrgRules, 'fighting' | 'army'>;

/** Troops that are shot at or fought, as far as it matters what they are. */
export interface TargetTroops {
  /** A type of the book, or one that house rules have made. */
  readonly type: TroopType;
  /** They have dismounted; while they are about it they still count as mounted. */
  readonly dismounted?: boolean;
  /** Their riders are gone. */
  readonly riderless?: boolean;
  /** In how many ranks the deepest of them stand. */
  readonly ranks?: number;
}

/** Where they are hit from: whatever is behind their flank is not their front. */
export type TargetSide = 'front' | 'flank' | 'rear';

/**
 * The column that missiles hit troops in. Engines are as light infantry, light-medium and light-heavy infantry as medium and
 * heavy; extra heavy cavalry is super heavy from its front; dismounted cavalry is the foot that it equals, but super heavy
 * cavalry stays what it is; riderless animals are as the ink has it.
 *
 * Source: Shooting > Special Target Vulnerabilities.
 *
 * @throws RuleViolation for wagons, which no missile hurts, and for types that the rules do not have.
 * @clause wrg/shooting/target/engines
 * @clause wrg/shooting/target/deep-lights-variant
 * @clause wrg/shooting/target/lmi
 * @clause wrg/troops/type-lmi
 * @clause wrg/troops/chariot-elephant-crew-protection
 * @clause wrg/shooting/target/lhi
 * @clause wrg/shooting/target/ehc
 * @clause wrg/shooting/target/mounting
 * @clause wrg/shooting/target/dismounted
 * @clause wrg/shooting/target/riderless-animals
 */
export function missileColumn(target: TargetTroops, from: TargetSide = 'front', rules: TargetRulesPart = wrgRules()) {
  return columnOf(target, from === 'front', rules);
}

/**
 * The column that troops are fought in: as missiles hit them, but extra heavy cavalry is super heavy only in the first period and
 * where it is fought to its front.
 *
 * Source: Hand-to-hand Combat > Weapon Factors; Setting Up the Basic Game > Types of Figure.
 *
 * @param period which of the melee, from 1.
 * @throws RuleViolation as `missileColumn`.
 * @clause wrg/troops/ehc-vulnerability
 */
export function meleeColumn(
  target: TargetTroops,
  { from = 'front', period }: { readonly from?: TargetSide; readonly period: number },
  rules: TargetRulesPart = wrgRules(),
): TargetColumn {
  return columnOf(target, from === 'front' && period === 1, rules);
}

/**
 * The line of the tactical factors that troops stand in when they cannot use their shields; none of super heavy cavalry, which
 * needs none, of elephants, chariots and engines, and of riderless animals. Extra heavy cavalry needs its shields even where
 * it counts as super heavy.
 *
 * Source: Shooting > Tactical Factors; Use of Shields.
 *
 * @clause wrg/shooting/tactical/shieldless-1
 * @clause wrg/shooting/tactical/shieldless-2
 * @clause wrg/sheet/shieldless-lmi
 * @clause wrg/shields/ehc-need-shields
 */
export function shieldlessLine(
  target: TargetTroops,
  rules: TargetRulesPart = wrgRules(),
): 'shieldless-cavalry-li-hi' | 'shieldless-mi' | undefined {
  const sheet = sheetAsItStands(target, rules);
  if (!sheet.needsShield || target.riderless === true) return undefined;
  const { lightInfantryShieldless } = rules.fighting.targets;
  if (sheet.arm === 'infantry' && sheet.target.front === 'mi') return 'shieldless-mi';
  return sheet.arm === 'infantry' && sheet.light ? lightInfantryShieldless : 'shieldless-cavalry-li-hi';
}

/** Whether any weapon hurts troops at all: none has factors against wagons. */
export function isVulnerable({ type }: Pick<TargetTroops, 'type'>, rules: TargetRulesPart = wrgRules()): boolean {
  const { front, otherwise } = sheetOfType(type, rules).target;
  return front !== null && otherwise !== null;
}

/** A column of the tables as one says it: troops by their letters. */
export function columnText(column: TargetColumn): string {
  return column === 'el' ? 'elephants' : column === 'ch' ? 'chariots' : column.toUpperCase();
}

/** A weapon as one says it: `long spear`, `two-handed axe`. */
export function weaponText(weapon: string): string {
  return weapon.replaceAll('-', ' ').replace(/^two handed/, 'two-handed');
}

function columnOf(target: TargetTroops, front: boolean, rules: TargetRulesPart): TargetColumn {
  const { deepLight, riderless } = rules.fighting.targets;
  const sheet = sheetAsItStands(target, rules);
  const unridden = target.riderless === true && riderless === 'heavy-cavalry' && sheet.arm === 'cavalry';
  // Armoured animals keep the factors that they have with riders.
  const like = unridden && !isArmoured(sheet) ? sheetOfType('hc', rules) : sheet;
  const column = front ? like.target.front : like.target.otherwise;
  insist(column !== null, () => ({
    path: 'type',
    clause: 'wrg/shooting/factors/table',
    problem: `no weapon factor is for ${sheet.title}`,
    mend: 'aim at troops, elephants, chariots or engines',
  }));
  if (deepLight === null || !like.light || (target.ranks ?? 1) <= deepLight) return column;
  return like.arm === 'cavalry' ? 'mc' : 'mi';
}

function isArmoured({ target }: TroopSheet): boolean {
  return target.front === 'shc';
}

/**
 * The sheet that troops go by as they stand: of cavalry that has dismounted that of its infantry equivalent, but of super heavy
 * cavalry its own.
 *
 * Source: Shooting > Special Target Vulnerabilities.
 *
 * @clause wrg/shooting/target/dismounted
 */
export function sheetAsItStands(
  { type, dismounted = false }: Pick<TargetTroops, 'type' | 'dismounted'>,
  rules: TargetRulesPart = wrgRules(),
): TroopSheet {
  const sheet = sheetOfType(type, rules);
  if (!dismounted) return sheet;
  switch (sheet.like) {
    case 'lc':
      return sheetOfType('li', rules);
    case 'mc':
      return sheetOfType('mi', rules);
    case 'hc':
      return sheetOfType('hi', rules);
    case 'ehc':
      return sheetOfType(rules.fighting.targets.dismountedExtraHeavy, rules);
    default:
      return sheet;
  }
}
