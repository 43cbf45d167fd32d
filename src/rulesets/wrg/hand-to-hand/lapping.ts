import type { Fighter } from './factors.js';
import { meleeFactors } from './factors.js';
import type { MeleeRulesPart } from './weapons.js';

/** Who strikes: all of them as one, or those who have lapped round by themselves, where their blows count otherwise. */
export interface LappingApart {
  readonly figures: number;
  /** Figures that have lapped round, and how they fight. */
  readonly lapping?: { readonly fighter: Fighter; readonly figures: number };
}

/**
 * Of the figures that strike those who have lapped round, if they do not face the spears that the others of their body face
 * (`wrg/ruling/spears-and-lapping-round`).
 *
 * @param counts all who strike, of a body in disorder half of its nearest rank.
 * @clause wrg/melee/tactical/facing-long-weapons
 * @clause wrg/melee/lapping-round
 */
export function lappingApart(
  fighter: Fighter,
  { front, behind, lapped }: { readonly front: number; readonly behind: number; readonly lapped: number },
  { figures, disorganised = false }: { readonly figures: number; readonly disorganised?: boolean },
  rules: MeleeRulesPart,
): LappingApart {
  if (lapped === 0 || figures < 2 || rules.fighting.melee.lappedFaceSpears) return { figures };
  // No spear is levelled at those who stand beside him.
  const { weapons: _, crew: __, ...enemy } = fighter.enemy;
  const beside: Fighter = { ...fighter, enemy };
  const total = (who: Fighter) => meleeFactors(who, rules).total;
  if (total(beside) === total(fighter)) return { figures };
  const all = front + lapped + (disorganised ? 0 : behind);
  const there = Math.min(figures - 1, Math.round((figures * lapped) / all));
  return there === 0 ? { figures } : { figures: figures - there, lapping: { fighter: beside, figures: there } };
}
