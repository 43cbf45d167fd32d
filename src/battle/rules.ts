import type { Book, HouseRules } from '../book/index.js';
import { RuleViolation } from '../rulebook/index.js';
import type { Json, Ruleset, Terms } from './types.js';

/** Books by the house rules that were laid on them: a battle asks for the same ones at every answer. */
const books = new WeakMap<Book, WeakMap<object, Book>>();

/**
 * The book of a ruleset with house rules laid on it: one set, or a list of sets, of which the later go before the earlier.
 * `null` or nothing is the print.
 *
 * @throws RuleViolation with every fault of the first set that has any; paths begin with `houseRules`.
 */
export function bookUnder<T extends Terms>(ruleset: Ruleset<T>, houseRules: unknown): Book {
  const print = ruleset.book;
  if (houseRules === undefined || houseRules === null) return print;
  if (typeof houseRules !== 'object') {
    throw new RuleViolation({
      path: 'houseRules',
      problem: 'not house rules',
      mend: 'give a set of house rules, or a list of sets',
    });
  }
  const known = books.get(print)?.get(houseRules);
  if (known !== undefined) return known;
  const made = Array.isArray(houseRules)
    ? houseRules.reduce<Book>((book, set, at) => within(`houseRules[${at}]`, () => book.with(set)), print)
    : within('houseRules', () => print.with(houseRules));
  const kept = books.get(print) ?? new WeakMap<object, Book>();
  // Only what can no longer change may stand for what was made of it.
  if (Object.isFrozen(houseRules)) kept.set(houseRules, made);
  books.set(print, kept);
  return made;
}

/**
 * The rules that a battle is played by: those of its ruleset under its house rules.
 *
 * @throws RuleViolation when the house rules do not fit the ruleset.
 */
export function rulesInForce<T extends Terms>(
  ruleset: Ruleset<T>,
  { houseRules }: { readonly houseRules: Json | HouseRules | readonly HouseRules[] },
): T['rules'] {
  const book = bookUnder(ruleset, houseRules);
  return within('houseRules', () => ruleset.rules(book));
}

/** What `make` gives; the paths of its faults are said to be within `path`. */
function within<Made>(path: string, make: () => Made): Made {
  try {
    return make();
  } catch (thrown) {
    if (!(thrown instanceof RuleViolation)) throw thrown;
    const inside = (own: string) => (own === '' ? path : `${path}.${own}`);
    throw new RuleViolation(thrown.violations.map(fault => ({ ...fault, path: inside(fault.path) })));
  }
}
