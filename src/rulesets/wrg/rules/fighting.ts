import type { OpenBook } from '../../../book/index.js';

/** What the game knows about shooting, hand-to-hand combat, casualties and what they come to. Lengths in paces. */
export type FightingRules = Record<never, never>;

/** The rules about shooting, hand-to-hand combat, casualties and what they come to that a book comes to. */
export function fightingUnder(_book: OpenBook): FightingRules {
  return {};
}
