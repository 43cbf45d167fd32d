import type { OpenBook } from '../../../../book/index.js';
import type { SightRules } from '../../../../table/index.js';
import { hillEdgeSight } from '../book/rulings/army.js';
import { forestDepth, marshHidden } from '../book/rulings/unseen.js';

/**
 * What hides troops on the table, for `lineOfSight`: woods that nobody sees over, and into which sight goes only a little way;
 * marshes; and the ground below a hill for whoever stands back from its edge. A period may have numbers of its own.
 *
 * Source: Common Rules > Hidden Troop Movement; Geography > Forest; Hills; Marsh or Swamp.
 *
 * @param own what the period prints itself: it takes the place of the common number
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/common/forest/no-see-over
 * @clause cady/common/forest/fire-sight-3cm
 * @clause cady/common/hidden/hill-edge-dead-ground
 * @clause cady/common/hills/edge-sighting
 * @clause cady/common/marsh/deep-hidden
 */
export function sightUnder(book: OpenBook, own: Partial<SightRules> = {}): SightRules {
  return {
    woodDepth: own.woodDepth ?? book.reading(forestDepth),
    marshDepth: own.marshDepth ?? book.reading(marshHidden),
    hillEdge: book.reading(hillEdgeSight),
  };
}
