import type { OpenBook } from '../../../../book/index.js';
import type { CommanderRules } from '../army/commanders.js';
import type { DispatchRules } from '../army/dispatch.js';
import type { RosterRules } from '../army/roster.js';
import { leaderMorale } from '../rulings/tests.js';
import { dispatchCapture } from '../rulings/unseen.js';

/** What armies, their commanders and their orders are resolved with. */
export interface ArmyRules extends RosterRules, DispatchRules {
  readonly commanders: CommanderRules['commanders'];
}

/** The numbers of rosters, commanders, dispatch riders and fire by ranks under the readings of `choices`. */
export function armyUnder(book: OpenBook): ArmyRules {
  return {
    roster: {
      // Lines 394 and 2938 of the book.
      unitSize: { from: 6, to: 36 },
      // Line 382 of the book.
      missileShare: 1 / 3,
      // Line 2826 of the book.
      imperials: { costTimes: 2, units: 1 },
      // Line 2842 of the book.
      mercenaryShareBelow: 1,
    },
    commanders: { moralePoints: book.reading(leaderMorale) },
    dispatch: book.reading(dispatchCapture),
  };
}
