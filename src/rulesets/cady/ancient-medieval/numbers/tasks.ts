import type { OpenBook } from '../../../../book/index.js';
import {
  barricadeCrossing,
  felledTree,
  horsesAtHand,
  mongolsUntested,
  treadsOnCaltrops,
  wagonGap,
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
  /** How much farther than they fear elephants horses go. */
  readonly shiesBeyond: number;
}

/**
 * How what units do is laid out on the table, under the readings that `choices` takes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 */
export function tasksUnder(book: OpenBook): TaskNumbers {
  return part(book, 'tasks', [], () => ({
    // Nothing of this is printed: works stand base to base with those behind them.
    works: { before: 0.1, covers: 1, gap: 0.05 },
    horsesAtHand: book.reading(horsesAtHand),
    wagonGap: book.reading(wagonGap),
    barricade: book.reading(barricadeCrossing),
    felledTree: book.reading(felledTree),
    mongolsUntested: book.reading(mongolsUntested),
    treadsOnCaltrops: book.reading(treadsOnCaltrops),
    shiesBeyond: 0.5,
  }));
}
