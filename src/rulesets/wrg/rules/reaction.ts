import type { OpenBook } from '../../../book/index.js';

/** What the game knows about reaction tests and orders. Lengths in paces. */
export type ReactionRules = Record<never, never>;

/** The rules about reaction tests and orders that a book comes to. */
export function reactionUnder(_book: OpenBook): ReactionRules {
  return {};
}
