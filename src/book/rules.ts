import { insist, RuleViolation, type Ruling, readingOf, type Violation } from '../rulebook/index.js';
import { type Book, type Layered, unlayered } from './book.js';
import { type Built, keepBuilt } from './built.js';
import { asPrinted } from './cells.js';
import { type Looks, type OpenBook, openBook } from './open.js';
import { plain } from './plain.js';
import { catalogueOf, unreadReason } from './print.js';

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
  build: (book: OpenBook) => Rules,
): RulesOf<Rules> {
  const byBook = new WeakMap<Book, BuiltRules<Rules>>();
  const byKey = new Map<string, BuiltRules<Rules>>();
  let printed: BuiltRules<Rules> | undefined;

  const make = (book: Layered): BuiltRules<Rules> => {
    const { open, ...built } = openBook(book);
    const rules = plain(build(open));
    keepBuilt(rules, built);
    return { rules, ...built };
  };
  const ofPrint = (): BuiltRules<Rules> => {
    printed ??= make(unlayered(edition));
    return printed;
  };
  const ofLayers = (book: Book): BuiltRules<Rules> => {
    const made = make(book);
    const written = played(made.rules);
    // Rules that cannot be built without a change do not leave it unread.
    const same = (without: Layered): boolean => {
      try {
        return played(plain(build(openBook(without).open))) === written;
      } catch (fault) {
        if (fault instanceof RuleViolation) return false;
        throw fault;
      }
    };
    const faults = idleFaults(book, made.looks, same);
    if (faults.length > 0) throw new RuleViolation(faults);
    return made;
  };
  const built = (book?: Book): BuiltRules<Rules> => {
    if (book === undefined) return ofPrint();
    const known = byBook.get(book);
    if (known !== undefined) return known;
    insist(book.print.id === ruleset, () => ({
      path: 'book',
      problem: `a book of ${book.print.id}, where one of ${ruleset} is asked for`,
      mend: `lay your house rules on the book of ${ruleset}`,
    }));
    const made = book.layers.length === 0 ? ofPrint() : (byKey.get(book.key) ?? ofLayers(book));
    byBook.set(book, made);
    if (book.layers.length > 0) keep(byKey, book.key, made);
    return made;
  };
  return Object.assign((book?: Book) => built(book).rules, { built });
}

/** Keeps what was made for a key, and forgets what was asked for longest ago. */
function keep<Made>(kept: Map<string, Made>, key: string, made: Made): void {
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

function saysAsDefault(ruling: Ruling, chosen: string): boolean {
  const [said, printed] = [readingOf(ruling, { [ruling.id]: chosen }), readingOf(ruling)].map(({ value }) =>
    JSON.stringify(asPrinted(value)),
  );
  return said === printed;
}

/** What the layers say but for the reading of one ruling. */
function withoutReading(book: Book, id: string): Layered {
  const { [id]: _, ...choices } = book.choices;
  return { ...book, choices, ruling: each => (each === id ? undefined : book.ruling(each)) };
}

/** Rules as text, without the record of the readings taken that rules keep: it tells what was chosen, and is played by nobody. */
function played(rules: object): string {
  return JSON.stringify({ ...rules, rulings: undefined });
}

/**
 * Changes of house rules that come to nothing, because no rule reads what they change. An edition may print what is not read.
 *
 * @param same whether the rules are the same without one of the changes: what nobody reads in the print may be read under
 *   another reading of a ruling
 */
function idleFaults(book: Book, looks: Looks, same: (without: Layered) => boolean): readonly Violation[] {
  const house = book.layers.filter(({ kind }) => kind === 'house-rules');
  const idle = (path: string, what: string, id: string, without: () => Layered): readonly Violation[] =>
    looks.has(id) && (unreadReason(book.print, id, book.edition) === undefined || !same(without()))
      ? []
      : [
          {
            path,
            problem: `${what} changes nothing: ${unreadReason(book.print, id, book.edition) ?? 'no rule reads it'}`,
            mend: 'leave it out',
          },
        ];
  const isPlayed = (id: string, chosen: string): boolean => {
    const ruling = catalogueOf(book.print).rulings.get(id);
    if (ruling === undefined || chosen === ruling.default) return true;
    if (!looks.has(id)) return false;
    // A reading that says what the default says is played as that one is.
    const asDefault = unreadReason(book.print, id) === undefined && saysAsDefault(ruling, chosen);
    return asDefault || !same(withoutReading(book, id));
  };
  return house.flatMap(layer => [
    ...Object.entries(layer.cells ?? {}).flatMap(([chart, rows]) =>
      Object.entries(rows).flatMap(([row, line]) =>
        Object.keys(line).flatMap(column =>
          idle(`cells.${chart}.${row}.${column}`, 'this cell', `${chart}/${row}/${column}`, () => ({
            ...book,
            cell: (...at) => (at.join('/') === `${chart}/${row}/${column}` ? undefined : book.cell(...at)),
          })),
        ),
      ),
    ),
    ...Object.keys(layer.numbers ?? {}).flatMap(id =>
      idle(`numbers.${id}`, 'this number', id, () => ({
        ...book,
        number: each => (each === id ? undefined : book.number(each)),
      })),
    ),
    ...Object.keys(layer.troops ?? {}).flatMap(type =>
      looks.has(`troops/${type}`)
        ? []
        : [{ path: `troops.${type}`, problem: 'these rules have no troops to change', mend: 'leave it out' }],
    ),
    ...Object.entries(layer.rulings ?? {}).flatMap(([id, reading]) =>
      isPlayed(id, reading)
        ? []
        : [
            {
              path: `rulings.${id}`,
              problem: `no code plays the reading "${reading}": ${unreadReason(book.print, id, book.edition) ?? 'no rule asks for it'}`,
              mend: 'leave it out',
            },
          ],
    ),
  ]);
}
