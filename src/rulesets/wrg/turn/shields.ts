import type { Side } from '../../../table/index.js';
import { type AttackSide, shieldUsable } from '../condition/shields.js';
import type { WrgRules } from '../rules.js';
import type { Unit } from '../state.js';
import type { Weapon } from '../troops.js';
import { isToTheLeft } from './frontage.js';

/** Shields are carried on the left. */
export function attackSide(unit: Unit, from: Unit, side: Side): AttackSide {
  if (side === 'rear') return 'rear';
  if (side === 'front' || unit.square) return 'front';
  return isToTheLeft(unit.placed, from.placed) ? 'shielded-flank' : 'unshielded-flank';
}

/** Whether a unit counts as shieldless against an attack that comes at one of its sides while it uses a weapon. */
export function isShieldless(
  unit: Unit,
  { from, side, using }: { readonly from: Unit; readonly side: Side; readonly using?: Weapon },
  rules: WrgRules,
): boolean {
  return shieldUsable(
    { troops: unit.troops, from: attackSide(unit, from, side), ...(using === undefined ? {} : { using }) },
    rules,
  ).shieldless;
}
