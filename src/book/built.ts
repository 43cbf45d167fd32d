import type { Cell } from '../chart/index.js';
import type { Looks } from './open.js';

/** What a ruling puts in the place of a printed cell. */
export interface Settled {
  readonly value: Cell;
  /** The ruling; who chose its reading, the book knows. */
  readonly ruling: string;
}

/** What was noted while rules were built. */
export interface Built {
  /** What was looked up, by which part of the rules. */
  readonly looks: Looks;
  /** Cells in whose place a ruling's reading is played, by chart, row and column. */
  readonly settled: ReadonlyMap<string, Settled>;
}

const byRules = new WeakMap<object, Built>();

/** What was noted while these rules were built; nothing is known of rules that somebody made by hand. */
export function builtFor(rules: object): Built | undefined {
  return byRules.get(rules);
}

/** Keeps what was noted while rules were built. */
export function keepBuilt(rules: object, built: Built): void {
  byRules.set(rules, built);
}
