import type { Cell } from '../chart/index.js';
import { type Choices, frozen, RuleViolation, type Violation } from '../rulebook/index.js';
import { type Checks, checksOf } from './checks.js';
import { dividedFaults } from './divided.js';
import { changesFaults } from './faults.js';
import { type HouseRules, houseRulesFormat, houseRulesVersion, type Layer, type TroopChanges } from './layers.js';
import type { Print } from './print.js';
import type { NumberValue } from './values.js';

/** A value that a layer has put in the place of the printed one. */
export interface Taken<Value> {
  readonly value: Value;
  /** The title of the layer that set it. */
  readonly by: string;
}

/** What layers put in the place of the print. */
export interface Layered {
  /** The edition played. */
  readonly edition: string;
  /** What the layers put in the place of a printed cell; `undefined` where the print stands. */
  cell(chart: string, row: string, column: string): Taken<Cell> | undefined;
  /** The same of a number. */
  number(id: string): Taken<NumberValue> | undefined;
  /** The same of a ruling: the reading taken. */
  ruling(id: string): Taken<string> | undefined;
  /** What the layers change of troops, or add, in order. */
  readonly troops: readonly (Taken<TroopChanges> & { readonly type: string })[];
  /** The readings that layers take, by ruling; a ruling that is not named keeps its default. */
  readonly choices: Choices;
  /** What layers are held to when rules are made; the print alone needs none. */
  readonly checks?: Checks;
}

/**
 * A rulebook as data in layers: the print; an edition, if another than the print is played; any number of house-rule sets, of
 * which the later go before the earlier. Frozen; what is laid on makes another book.
 */
export interface Book extends Layered {
  readonly print: Print;
  readonly layers: readonly Layer[];
  readonly checks: Checks;
  /** What the layers come to, as text: two books with the same key are the same book. */
  readonly key: string;
  /**
   * The same book with a set of house rules laid on top, given as untrusted data. The edition that it names takes the place of
   * the print; the sets of a book may not name several.
   *
   * @throws RuleViolation with every fault of the set: what it names and the book does not have, values of the wrong kind.
   */
  with(houseRules: HouseRules): Book;
}

/** The print of an edition, with nothing laid over it. */
export function unlayered(edition: string): Layered {
  return Object.freeze({
    edition,
    cell: () => undefined,
    number: () => undefined,
    ruling: () => undefined,
    troops: Object.freeze([]),
    choices: Object.freeze({}),
  });
}

/** A book as it is printed, without any layer. */
export function bookOf(print: Print): Book {
  return layered(frozen(print), undefined, []);
}

function layered(print: Print, edition: string | undefined, sets: readonly Layer[]): Book {
  const below = edition === undefined ? undefined : print.editions?.[edition];
  const layers = Object.freeze([...(below === undefined ? [] : [below]), ...sets]);
  const cells = new Map<string, Taken<Cell>>();
  const numbers = new Map<string, Taken<NumberValue>>();
  const rulings = new Map<string, Taken<string>>();
  const troops: (Taken<TroopChanges> & { readonly type: string })[] = [];
  for (const layer of layers) {
    const by = layer.title;
    for (const [chart, rows] of Object.entries(layer.cells ?? {})) {
      for (const [row, line] of Object.entries(rows)) {
        for (const [column, value] of Object.entries(line)) cells.set(placeKey(chart, row, column), { value, by });
      }
    }
    for (const [id, value] of Object.entries(layer.numbers ?? {})) numbers.set(id, { value, by });
    for (const [id, value] of Object.entries(layer.rulings ?? {})) rulings.set(id, { value, by });
    for (const [type, value] of Object.entries(layer.troops ?? {})) troops.push({ type, value, by });
  }
  const book: Book = {
    print,
    edition: edition ?? print.edition,
    layers,
    key: keyOf(edition ?? print.edition, layers),
    checks: checksOf(print),
    with: houseRules => laidOn(print, edition, sets, houseRules),
    cell: (chart, row, column) => cells.get(placeKey(chart, row, column)),
    number: id => numbers.get(id),
    ruling: id => rulings.get(id),
    troops: Object.freeze(troops),
    choices: Object.freeze(Object.fromEntries([...rulings].map(([id, { value }]) => [id, value]))),
  };
  return Object.freeze(book);
}

/** Names of rows and columns hold no tab. */
function placeKey(chart: string, row: string, column: string): string {
  return `${chart}\t${row}\t${column}`;
}

/** Titles do not count, nor does the order within one layer. */
function keyOf(edition: string, layers: readonly Layer[]): string {
  const sets = layers.filter(({ kind }) => kind === 'house-rules');
  return JSON.stringify([
    edition,
    sets.map(({ cells, numbers, rulings, troops }) => [cells, numbers, rulings, troops].map(sorted)),
  ]);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

function laidOn(print: Print, edition: string | undefined, sets: readonly Layer[], input: HouseRules): Book {
  const faults = setFaults(print, edition, input);
  if (faults.length > 0) throw new RuleViolation(faults);
  const { cells, numbers, rulings, troops, title } = input;
  const set: Layer = {
    title: title ?? 'house rules',
    kind: 'house-rules',
    ...(cells === undefined ? {} : { cells }),
    ...(numbers === undefined ? {} : { numbers }),
    ...(rulings === undefined ? {} : { rulings }),
    ...(troops === undefined ? {} : { troops }),
  };
  const empty = cells === undefined && numbers === undefined && rulings === undefined && troops === undefined;
  const book = layered(print, input.edition ?? edition, empty ? sets : [...sets, set]);
  const undivided = dividedFaults(print, { below: layered(print, book.edition, sets), above: book, set });
  if (undivided.length > 0) throw new RuleViolation(undivided);
  return book;
}

/** Everything that is wrong with a set of house rules for a book that has these layers already. */
function setFaults(print: Print, edition: string | undefined, input: unknown): readonly Violation[] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return [
      { path: '', problem: 'not a set of house rules', mend: 'write an object with cells, numbers, rulings or troops' },
    ];
  }
  const faults: Violation[] = [];
  const said = new Map<string, unknown>(Object.entries(input));
  const held = (key: string, wanted: unknown, mend: string) => {
    const value = said.get(key);
    if (value !== undefined && value !== wanted) {
      faults.push({ path: key, problem: `${JSON.stringify(value)} is not ${JSON.stringify(wanted)}`, mend });
    }
  };
  held('format', houseRulesFormat, 'write house rules in this format, or leave it out');
  held('version', houseRulesVersion, 'this library reads version 1');
  held('ruleset', print.id, 'take house rules of the ruleset that is played');
  // What another ruleset, or another version, calls by name can't be held to this book.
  if (faults.length > 0) return faults;
  const title = said.get('title');
  if (title !== undefined && (typeof title !== 'string' || title.length > 200)) {
    faults.push({ path: 'title', problem: 'not a title', mend: 'write a few words in quotation marks' });
  }
  const names = [print.edition, ...Object.keys(print.editions ?? {})];
  const name = said.get('edition');
  if (name !== undefined && !names.some(each => each === name)) {
    faults.push({
      path: 'edition',
      problem: `there is no edition ${JSON.stringify(name)}`,
      mend: `it is ${names.join(' or ')}`,
    });
  } else if (edition !== undefined && name !== undefined && name !== edition) {
    faults.push({
      path: 'edition',
      problem: `another set plays the edition "${edition}"`,
      mend: 'let all of them name the same edition, or only one of them any',
    });
  }
  return [...faults, ...changesFaults(print, said)];
}
