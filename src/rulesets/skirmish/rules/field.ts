import type { OpenBook } from '../../../book/index.js';
import { frontAndFlank, sizeOfBases, turningToFlee } from '../book/rulings/units.js';

/** What the game knows about figures on a table. Lengths in inches, degrees to each side of where a figure faces. */
export interface FieldRules {
  /** Radius of the base of a man on foot, and of one in the saddle. */
  readonly radius: { readonly foot: number; readonly horse: number };
  /** As far as this an enemy is in front, and from this on behind. */
  readonly front: number;
  readonly rear: number;
  /** Whether who breaks turns about at once, and runs with his next move. */
  readonly turnsToFlee: boolean;
}

/** The rules about figures on a table that a book comes to. */
export function fieldUnder(book: OpenBook): FieldRules {
  return {
    radius: book.reading(sizeOfBases),
    ...book.reading(frontAndFlank),
    turnsToFlee: book.reading(turningToFlee),
  };
}
