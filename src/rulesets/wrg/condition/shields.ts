import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { isOneOf, type MovingRules } from '../moving/mover.js';
import type { ShieldRow } from '../rules/movement/condition.js';
import { wrgRules } from '../rules.js';
import type { Troops, Weapon } from '../troops.js';

/** From where figures are shot at or attacked. */
export const attackSides = ['front', 'shielded-flank', 'unshielded-flank', 'rear'] as const;
export type AttackSide = (typeof attackSides)[number];

/** A figure that is shot at or attacked, as far as its shield goes. */
export interface Shielded {
  readonly troops: Pick<Troops, 'type' | 'shield'>;
  readonly from: AttackSide;
  /** The weapon that it uses at this moment. */
  readonly using?: Weapon;
  /** What its hands are at. */
  readonly hands?: 'climbing' | 'carrying' | 'pushing';
  /** The enemy's line reaches beyond its own, and has not bent round it: that is no attack on a flank. */
  readonly overlapped?: boolean;
  /** Extra heavy cavalry where it counts as super heavy. */
  readonly asSuperHeavy?: boolean;
}

/** Whether a figure is shielded, and why. */
export interface ShieldUse {
  /** It has the use of its shield; `not-needed`: it is as good as shielded without one. */
  readonly shield: 'usable' | 'unusable' | 'not-needed';
  /** It counts as shieldless. */
  readonly shieldless: boolean;
  readonly because: readonly Reason[];
}

const clauses: { readonly [R in ShieldRow]?: Reason['clause'] } = {
  'super-heavy-cavalry': 'wrg/shields/shc-exempt',
  'extra-heavy-cavalry': 'wrg/shields/ehc-need-shields',
  'overlapped-only': 'wrg/shields/overlapped',
};

/**
 * Whether figures have the use of their shields against an attack: not from behind or on the side where they carry none, not without
 * one, not with both hands full. Super heavy cavalry needs none. Which weapons fill both hands is a ruling
 * (`wrg/ruling/two-handed-weapons`).
 *
 * Source: Use of Shields.
 *
 * @clause wrg/shields/when-unusable
 * @clause wrg/shields/shc-exempt
 * @clause wrg/shields/ehc-need-shields
 * @clause wrg/shields/overlapped
 * @clause wrg/square/no-flank-or-rear
 */
export function shieldUsable(figure: Shielded, rules: MovingRules = wrgRules()): ShieldUse {
  const { use } = rules.movement.condition.shields;
  const rows = rowsFor(figure, rules);
  const spared = rows.find(row => use[row] === 'not-needed');
  if (spared !== undefined) {
    const because = [reasonFor(clauseOf(spared), spared.replaceAll('-', ' '), 'needs no shield')];
    return { shield: 'not-needed', shieldless: false, because };
  }
  const against = rows.filter(row => use[row] === false);
  if (against.length > 0) {
    const because = against.map(row => reasonFor(clauseOf(row), row.replaceAll('-', ' '), 'shieldless'));
    return { shield: 'unusable', shieldless: true, because };
  }
  const told = rows.filter(row => row === 'overlapped-only');
  const because = told.map(row => reasonFor(clauseOf(row), 'overlapped, but not turned', 'still shielded'));
  return { shield: 'usable', shieldless: false, because };
}

/** The rows of the chart that apply to a figure. */
function rowsFor(figure: Shielded, rules: MovingRules): readonly ShieldRow[] {
  const { troops, from, using, hands, overlapped = false, asSuperHeavy = false } = figure;
  const rows: ShieldRow[] = [];
  if (isOneOf(troops.type, ['shc'], rules)) rows.push('super-heavy-cavalry');
  if (asSuperHeavy && isOneOf(troops.type, ['ehc'], rules)) rows.push('extra-heavy-cavalry');
  if (overlapped) rows.push('overlapped-only');
  else if (from === 'rear') rows.push('rear');
  else if (from === 'unshielded-flank') rows.push('unshielded-flank-behind');
  else rows.push('front');
  if (!troops.shield) rows.push('no-shield');
  if (using !== undefined && needsBothHands(using, rules)) rows.push('two-handed-weapon-in-use');
  if (hands !== undefined) rows.push('hands-climbing-carrying-pushing');
  return rows;
}

/**
 * Whether a weapon takes both hands while it is used.
 *
 * Source: Use of Shields.
 *
 * @clause wrg/shields/when-unusable
 */
export function needsBothHands(weapon: Weapon, { movement }: Pick<MovingRules, 'movement'> = wrgRules()): boolean {
  return movement.condition.shields.bothHands.includes(weapon);
}

function clauseOf(row: ShieldRow): Reason['clause'] {
  return clauses[row] ?? 'wrg/shields/when-unusable';
}
