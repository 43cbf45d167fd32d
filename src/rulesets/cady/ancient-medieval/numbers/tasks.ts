import type { OpenBook } from '../../../../book/index.js';
import {
  barricadeCrossing,
  felledTree,
  horsesAtHand,
  mongolsUntested,
  treadsOnCaltrops,
  wagonGap,
  worksLaid,
} from '../book/rulings/tasks.js';
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
  readonly barricade: 'fence' | 'never';
  readonly felledTree: 'corner' | 'nothing';
  readonly mongolsUntested: 'stays' | 'routs';
  readonly treadsOnCaltrops: readonly TroopClass[];
}

/**
 * How what units do is laid out on the table, under the readings that `choices` takes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 */
export function tasksUnder(book: OpenBook): TaskNumbers {
  return part(book, 'tasks', [], () => ({
    works: book.reading(worksLaid),
    horsesAtHand: book.reading(horsesAtHand),
    wagonGap: book.reading(wagonGap),
    barricade: book.reading(barricadeCrossing),
    felledTree: book.reading(felledTree),
    mongolsUntested: book.reading(mongolsUntested),
    treadsOnCaltrops: book.reading(treadsOnCaltrops),
  }));
}
