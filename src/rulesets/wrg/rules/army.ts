import type { OpenBook } from '../../../book/index.js';

/** What the game knows about armies: types of troops, bases, organisation, generals, points, setting up, winning. Lengths in paces. */
export type ArmyRules = Record<never, never>;

/** The rules about armies: types of troops, bases, organisation, generals, points, setting up, winning that a book comes to. */
export function armyUnder(_book: OpenBook): ArmyRules {
  return {};
}
