import { type Reason, reasonFor } from '../../../rulebook/index.js';
import type { OtherFactor } from '../others.js';
import type { Influence } from '../reaction/situation.js';
import { wrgRules } from '../rules.js';
import type { Troops, Weapon } from '../troops.js';
import { isCreature, type SorceryRulesPart } from './creatures.js';

/** A hero who may draw his sword. */
export interface SwordDrawn {
  readonly troops: Pick<Troops, 'creature' | 'traits'>;
  /** The nearest saint of either kind. */
  readonly saint?: { readonly distance: number; readonly seen: boolean };
}

/**
 * Whether a hero’s magic sword works, by which he may fight as with a two-handed axe: not near a saint (`wrg/ruling/near-a-saint`).
 *
 * @clause wrg/sorcery/hero
 */
export function swordWorks({ troops, saint }: SwordDrawn, { optional }: SorceryRulesPart = wrgRules()): boolean {
  if (!isCreature(troops, 'hero') || troops.traits?.includes('magic-sword') !== true) return false;
  if (saint === undefined) return true;
  const { nearSword, zone } = optional.sorcery.saints;
  return nearSword === 'sight' ? !saint.seen : saint.distance > zone;
}

/** What a magic sword counts as. */
export const magicSword = 'two-handed-axe' as const satisfies Weapon;

/**
 * Whether a hero is disorganised by vanity: another of his side is near who is no blood brother of his.
 *
 * @param rivals paces to heroes of his own side who are not.
 * @clause wrg/sorcery/hero
 */
export function vainlyDisorganised(
  rivals: readonly number[],
  { optional }: SorceryRulesPart = wrgRules(),
): Reason | undefined {
  const { rivalWithin } = optional.sorcery.heroes;
  return rivals.some(distance => distance <= rivalWithin)
    ? reasonFor('wrg/sorcery/hero', 'another hero is near', 'disorganised')
    : undefined;
}

/**
 * What a hero adds to his own reaction when he operates alone.
 *
 * @clause wrg/sorcery/hero-influence
 */
export function heroReaction(
  troops: Pick<Troops, 'creature'>,
  { optional }: SorceryRulesPart = wrgRules(),
): readonly OtherFactor[] {
  if (!isCreature(troops, 'hero')) return [];
  const { alone } = optional.sorcery.heroes;
  return [{ points: alone, clause: 'wrg/sorcery/hero-influence', because: 'alone' }];
}

/**
 * How somebody who is with a unit influences it, and others near: a hero the unit alone, a warrior saint both, as rash generals do.
 *
 * @clause wrg/sorcery/hero-influence
 * @clause wrg/sorcery/warrior-saint
 */
export function influenceOfLone(troops: Pick<Troops, 'creature'>): {
  readonly own: Influence | null;
  readonly others: Influence | null;
} {
  if (isCreature(troops, 'hero')) return { own: 'rash', others: null };
  return isCreature(troops, 'warrior-saint') ? { own: 'rash', others: 'rash' } : { own: null, others: null };
}
