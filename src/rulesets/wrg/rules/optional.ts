import type { OpenBook } from '../../../book/index.js';

/** What the game knows about sieges, fire, ships, weather, and sword and sorcery. Lengths in paces. */
export type OptionalRules = Record<never, never>;

/** The rules about sieges, fire, ships, weather, and sword and sorcery that a book comes to. */
export function optionalUnder(_book: OpenBook): OptionalRules {
  return {};
}
