import type { Violation } from '../rulebook/index.js';
import type { Book, Layered } from './book.js';
import { idleFaults } from './idle.js';
import type { Looks } from './open.js';
import type { Print } from './print.js';
import { tracedFaults } from './traced.js';
import { changedTroops } from './troop-changes.js';

/**
 * What rules need of a book only where layers lie on it. The book brings it along, so that who plays the print alone, and bundles
 * it for a browser, does not load it.
 */
export interface Checks {
  /** The troops of the print, changed; see `withTroops`. */
  readonly troops: typeof changedTroops;
  /** What layers change and no rule reads. */
  readonly idle: (book: Book, looks: Looks, same: (without: Layered) => boolean) => readonly Violation[];
  /** Faults of rules where the house rules say what they come from; see `tracedFaults`. */
  readonly traced: typeof tracedFaults;
  /** What layers have made of rules and nobody can play. */
  readonly unplayable: (rules: object) => readonly Violation[];
}

/** The checks of the layers over a print. */
export function checksOf(print: Print): Checks {
  return {
    troops: changedTroops,
    idle: idleFaults,
    traced: tracedFaults,
    unplayable: rules => print.unplayable?.(rules) ?? [],
  };
}
