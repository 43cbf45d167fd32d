import { insist, RuleViolation, type Violation } from '../rulebook/index.js';
import { type Book, type Layered, unlayered } from './book.js';
import { type Built, keepBuilt } from './built.js';
import { type OpenBook, openBook, printedBook } from './open.js';
import { plain } from './plain.js';

/** Rules, and what they looked up in the book while they were built. */
export interface BuiltRules<Rules> extends Built {
  readonly rules: Rules;
}

/** The one function that makes the rules of a ruleset out of its book. */
export interface RulesOf<Rules> {
  /**
   * The rules of the printed book, or of a book with layers. Plain frozen data, made when somebody first asks and kept: two
   * books of the same content have the same rules.
   *
   * @throws RuleViolation for a book of another ruleset, and for layers that no rules can be made of: a troop type made of
   * nothing known, a changed datum that no rule reads, a reading that no code plays.
   */
  (book?: Book): Rules;
  /** The rules with what they looked up. */
  built(book?: Book): BuiltRules<Rules>;
}

/** So many books besides the print keep their rules. */
const mostKept = 32;

/**
 * Makes the function that builds the rules of a ruleset; `build` reads all its data from the book that it is given. Who plays
 * the print alone does not load the whole of the book, but what the rules read.
 */
export function rulesFrom<Rules extends object>(
  { ruleset, edition }: { readonly ruleset: string; readonly edition: string },
  build: Build<Rules>,
): RulesOf<Rules> {
  const byBook = new WeakMap<Book, BuiltRules<Rules>>();
  const byKey = new Map<string, BuiltRules<Rules>>();
  let printed: BuiltRules<Rules> | undefined;

  const ofPrint = (): BuiltRules<Rules> => {
    printed ??= make(build, unlayered(edition));
    return printed;
  };
  const built = (book?: Book): BuiltRules<Rules> => {
    if (book === undefined) return ofPrint();
    const known = byBook.get(book);
    if (known !== undefined) return known;
    const print: unknown = typeof book === 'object' && book !== null ? Reflect.get(book, 'print') : undefined;
    insist(typeof print === 'object' && print !== null, () => ({
      path: 'book',
      problem: 'this is no book',
      mend: 'give one that bookOf has made, or leave it out for the print',
    }));
    insist(book.print.id === ruleset, () => ({
      path: 'book',
      problem: `a book of ${book.print.id}, where one of ${ruleset} is asked for`,
      mend: `lay your house rules on the book of ${ruleset}`,
    }));
    const made = book.layers.length === 0 ? ofPrint() : (byKey.get(book.key) ?? makeAllRead(build, book));
    byBook.set(book, made);
    if (book.layers.length > 0) keep(byKey, book.key, made);
    return made;
  };
  return Object.assign((book?: Book) => built(book).rules, { built });
}

/** Makes the function that builds a part of the rules for whoever plays the print: once, when somebody first asks. */
export function partOfPrint<Rules extends object>(edition: string, build: Build<Rules>): () => Rules {
  let printed: Rules | undefined;
  return () => {
    printed ??= plain(build(printedBook(edition)));
    return printed;
  };
}

type Build<Rules> = (book: OpenBook) => Rules;

/** Makes rules that can be played. */
function make<Rules extends object>(build: Build<Rules>, book: Layered): BuiltRules<Rules> {
  const { open, ...built } = openBook(book);
  const rules = plain(build(open));
  const unplayable = book.checks?.unplayable(rules) ?? [];
  if (unplayable.length > 0) throw new RuleViolation(unplayable);
  keepBuilt(rules, built);
  return { rules, ...built };
}

/** Makes rules, and tells their faults where the house rules say what they come from. */
function makeTraced<Rules extends object>(build: Build<Rules>, book: Book): BuiltRules<Rules> {
  const attempt = (layers: Layered) => orViolation(() => make(build, layers));
  const made = attempt(book);
  if (!(made instanceof RuleViolation)) return made;
  const faultsOf = (without: Layered): readonly Violation[] => {
    const others = attempt(without);
    return others instanceof RuleViolation ? others.violations : [];
  };
  throw new RuleViolation(book.checks.traced(book, made.violations, faultsOf));
}

/** Makes rules that read all that the layers change. */
function makeAllRead<Rules extends object>(build: Build<Rules>, book: Book): BuiltRules<Rules> {
  const made = makeTraced(build, book);
  const written = played(made.rules);
  // Rules that cannot be built without a change do not leave it unread.
  const same = (without: Layered): boolean =>
    orViolation(() => played(plain(build(openBook(without).open)))) === written;
  const faults = book.checks.idle(book, made.looks, same);
  if (faults.length > 0) throw new RuleViolation(faults);
  return made;
}

function orViolation<Made>(making: () => Made): Made | RuleViolation {
  try {
    return making();
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault;
    throw fault;
  }
}

/** Keeps what was made for a key, and forgets what was asked for longest ago. */
function keep<Made>(kept: Map<string, Made>, key: string, made: Made): void {
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** Rules as text, without the record of the readings taken that rules keep: it tells what was chosen, and is played by nobody. */
function played(rules: object): string {
  return JSON.stringify({ ...rules, rulings: undefined });
}
