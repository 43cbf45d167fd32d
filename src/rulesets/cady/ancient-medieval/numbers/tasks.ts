import type { OpenBook } from '../../../../book/index.js';
import { horsesAtHand, mongolsUntested, treadsOnCaltrops, wagonGap, worksLaid } from '../book/rulings/tasks.js';
import { part } from '../part.js';
import type { TroopClass } from '../troops.js';

/** What units make and do on the table besides moving and fighting, as it is laid out there. Lengths in cm. */
export interface TaskNumbers {
  /** How far before its front a unit makes works, how near to its front a line of them covers it, and a gap too short to fill. */
  readonly works: { readonly before: number; readonly covers: number; readonly gap: number };
  /** How near its horses must be to infantry that has them with it. */
  readonly horsesAtHand: number;
  /** The widest gap between war wagons of one position. */
  readonly wagonGap: number;
  readonly mongolsUntested: 'stays' | 'routs';
  readonly treadsOnCaltrops: readonly TroopClass[];
}

/**
 * How what units do is laid out on the table, under the readings that `choices` takes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 */
export function tasksUnder(book: OpenBook): TaskNumbers {
  const of = <Read>(name: string, clause: string, read: () => Read): Read =>
    part(book, `tasks/${name}`, [clause], read);
  return {
    works: of('works', 'stakes/setup', () => book.reading(worksLaid)),
    horsesAtHand: of('horsesAtHand', 'mounted-infantry/return-to-mounts', () => book.reading(horsesAtHand)),
    wagonGap: of('wagonGap', 'hussite/pike-gaps', () => book.reading(wagonGap)),
    mongolsUntested: of('mongolsUntested', 'mongol/cavalry-fear', () => book.reading(mongolsUntested)),
    treadsOnCaltrops: of('treadsOnCaltrops', 'caltrops/losses', () => book.reading(treadsOnCaltrops)),
  };
}
