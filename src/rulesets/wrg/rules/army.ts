import type { OpenBook } from '../../../book/index.js';
import { type TroopSheets, troopSheetsUnder } from './army/sheets.js';

/** What the game knows about armies: types of troops, bases, organisation, generals, points, setting up, winning. Lengths in paces. */
export interface ArmyRules {
  /** What each type of troops is. */
  readonly troops: TroopSheets;
}

/** The rules about armies: types of troops, bases, organisation, generals, points, setting up, winning that a book comes to. */
export function armyUnder(book: OpenBook): ArmyRules {
  return {
    troops: book.part({ name: 'troops', clauses: ['wrg/troops/second-classification'] }, troopSheetsUnder),
  };
}
