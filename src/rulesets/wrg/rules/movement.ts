import type { OpenBook } from '../../../book/index.js';

/** What the game knows about movement, disorganisation, shields, rout and pursuit. Lengths in paces. */
export type MovementRules = Record<never, never>;

/** The rules about movement, disorganisation, shields, rout and pursuit that a book comes to. */
export function movementUnder(_book: OpenBook): MovementRules {
  return {};
}
