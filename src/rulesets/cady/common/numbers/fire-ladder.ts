import type { OpenBook } from '../../../../book/index.js';
import { ladder } from '../../../../chart/index.js';
import { killShots } from '../book/charts/fire.js';
import { stepsSummed } from '../book/rulings/combat.js';
import type { FireLadder } from '../fire/steps.js';

/**
 * The rungs of hit faces on the missile die, from "nothing hits" upward.
 *
 * @clause cady/common/fire/hit-faces
 */
export function killShotLadder(book: OpenBook): FireLadder {
  return climbedUnder(
    book,
    ladder([...killShots.rows].reverse().map(row => book.of(killShots)[row]['hit-faces'] ?? [])),
  );
}

/** A ladder as steps are gone on it. */
export function climbedUnder(book: OpenBook, rungs: FireLadder): FireLadder {
  const clauses = ['cady/common/fire/steps-add-up'] as const;
  return book.part({ name: 'steps', clauses }, b =>
    b.reading(stepsSummed) === 'sum-first' ? rungs : { ...rungs, oneByOne: true },
  );
}
