import type { OpenBook } from '../../../book/index.js';
import type { SightRules } from '../../../table/index.js';
import { baseInPaces, sightInWoods } from '../book/rulings/field.js';

/** What the game is laid out and measured with on a table. Lengths in paces. */
export interface FieldRules {
  readonly sight: SightRules;
  /** How long a millimetre of a base is on the table. */
  readonly pacesPerMillimetre: number;
  /** Enemies this close are base to base. */
  readonly contact: number;
  /** How deep friends may press into each other before one must wait. */
  readonly crowding: number;
}

/** No hill is so wide that one stands this far back from its edge: the book hides nobody on a hill. */
const NEVER = 1_000_000;

/** How the table is measured. */
export function fieldUnder(book: OpenBook): FieldRules {
  return {
    sight: book.part({ name: 'sight', clauses: ['wrg/reaction/within-needs-view'] }, open => ({
      woodDepth: open.reading(sightInWoods),
      hillEdge: NEVER,
    })),
    pacesPerMillimetre: book.part({ name: 'pacesPerMillimetre', clauses: ['wrg/scale/ground-inch'] }, open =>
      open.reading(baseInPaces),
    ),
    // Bases touch. On a table of paces a hair more is as good as contact, and so much less of a push is no crowd.
    contact: 0.5,
    crowding: 1,
  };
}
