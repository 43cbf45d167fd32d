import type { Cell } from '../chart/index.js';
import type { ClauseId } from '../rulebook/index.js';
import type { Book } from './book.js';
import { builtFor, type Settled } from './built.js';
import type { Layer, TroopChanges } from './layers.js';
import type { Part } from './open.js';
import { catalogueOf, type Print } from './print.js';

/** One thing in which two books differ. */
export interface Difference {
  readonly what: 'cell' | 'number' | 'ruling' | 'troop';
  /** `chart/row/column`, the id of a number or ruling, a troop type. */
  readonly id: string;
  /** What the first book says: a value, the reading taken, what is changed of a troop type (`null`: as printed, or none such). */
  readonly from: unknown;
  readonly to: unknown;
  /** Of a cell in whose place a ruling is played, what is played in the first book or the second, and by which ruling. */
  readonly taken?: { readonly from?: Settled; readonly to?: Settled };
  /** Who set it: the title of the layer in the second book, or of the first where the second says what is printed. */
  readonly by: string;
  /** The clauses that it touches. */
  readonly touches: readonly ClauseId[];
  /** The parts of the rules that read it. */
  readonly parts: readonly string[];
}

/** What can build rules from a book: a ruleset, or `{ rules: musketRules }`. */
export interface RulesBuilder {
  rules(book?: Book): object;
}

/**
 * Everything in which two books of one ruleset differ, and what that touches: the clauses that a datum is of, of a chart's those that
 * the parts of the rules that read the cell compute as well; or else the clauses of those parts. In the order cells, numbers, rulings, troops, each by id.
 *
 * @throws RuleViolation when one of the books makes no rules.
 */
export function diff(ruleset: RulesBuilder, from: Book, to: Book): readonly Difference[] {
  const [builtFrom, builtTo] = [builtFor(ruleset.rules(from)), builtFor(ruleset.rules(to))];
  const looks = [builtFrom, builtTo].flatMap(built => built?.looks ?? []);
  const partsOf = (id: string): readonly Part[] => [...new Set(looks.flatMap(each => [...(each.get(id) ?? [])]))];
  const told = (change: Change): readonly Difference[] => {
    if (JSON.stringify(change.from) === JSON.stringify(change.to)) return [];
    const { own, look, ...difference } = change;
    const parts = partsOf(look);
    const read = parts.flatMap(({ clauses }) => clauses);
    // A chart is of several clauses, and a cell of it of those that its readers compute.
    const shared = change.what === 'cell' ? own.filter(clause => read.includes(clause)) : own;
    const touches = [shared, own, read].find(clauses => clauses.length > 0) ?? [];
    const played = { from: builtFrom?.settled.get(look), to: builtTo?.settled.get(look) };
    return [
      {
        ...difference,
        ...takenIn(played.from, played.to),
        touches: unique(touches),
        parts: unique(parts.map(({ name }) => name)),
      },
    ];
  };
  return [
    ...cellChanges(from, to),
    ...numberChanges(from, to),
    ...rulingChanges(from, to),
    ...troopChanges(from, to),
  ].flatMap(told);
}

function takenIn(from: Settled | undefined, to: Settled | undefined): Pick<Difference, 'taken'> {
  if (from === undefined && to === undefined) return {};
  return { taken: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } };
}

/** A difference before it is known what it touches: the clauses that the datum names itself, and what the looks call it. */
type Change = Omit<Difference, 'taken' | 'touches' | 'parts'> & {
  readonly own: readonly ClauseId[];
  readonly look: string;
};

function cellChanges(from: Book, to: Book): readonly Change[] {
  const { charts } = catalogueOf(to.print);
  return changedIn(from, to, placesOf).flatMap(([key, by]): readonly Change[] => {
    const [chart = '', row = '', column = ''] = key.split('\t');
    const printed = charts.get(chart);
    if (printed === undefined) return [];
    const held = (book: Book): Cell =>
      (book.cell(chart, row, column) ?? { value: printed.cells[row]?.[column] ?? null }).value;
    const id = `${chart}/${row}/${column}`;
    return [{ what: 'cell', id, from: held(from), to: held(to), by, own: printed.clauses ?? [], look: id }];
  });
}

function placesOf({ cells = {} }: Layer): readonly string[] {
  return Object.entries(cells).flatMap(([chart, rows]) =>
    Object.entries(rows).flatMap(([row, line]) => Object.keys(line).map(column => `${chart}\t${row}\t${column}`)),
  );
}

function numberChanges(from: Book, to: Book): readonly Change[] {
  const { numbers } = catalogueOf(to.print);
  return changedIn(from, to, layer => Object.keys(layer.numbers ?? {})).flatMap(([id, by]): readonly Change[] => {
    const printed = numbers.get(id);
    if (printed === undefined) return [];
    const held = (book: Book) => (book.number(id) ?? printed).value;
    return [{ what: 'number', id, from: held(from), to: held(to), by, own: printed.clauses, look: id }];
  });
}

function rulingChanges(from: Book, to: Book): readonly Change[] {
  const { rulings } = catalogueOf(to.print);
  return changedIn(from, to, layer => Object.keys(layer.rulings ?? {})).flatMap(([id, by]): readonly Change[] => {
    const printed = rulings.get(id);
    if (printed === undefined) return [];
    const held = (book: Book) => book.ruling(id)?.value ?? printed.default;
    return [{ what: 'ruling', id, from: held(from), to: held(to), by, own: [], look: id }];
  });
}

function troopChanges(from: Book, to: Book): readonly Change[] {
  return changedIn(from, to, layer => Object.keys(layer.troops ?? {})).map(
    ([type, by]): Change => ({
      what: 'troop',
      id: type,
      from: allChanges(from, type),
      to: allChanges(to, type),
      by,
      own: [],
      look: `troops/${type}`,
    }),
  );
}

/** All that the layers of a book change of a troop type, the later before the earlier; `null` for nothing. */
function allChanges({ troops }: Book, type: string): TroopChanges | null {
  const own = troops.filter(each => each.type === type).map(({ value }) => value);
  return own.length === 0 ? null : Object.assign({}, ...own);
}

/** What the layers of two books change, sorted, each with the title of the last layer that does, of the second book before the first. */
function changedIn(
  from: Book,
  to: Book,
  namesIn: (layer: Layer) => readonly string[],
): readonly (readonly [name: string, by: string])[] {
  const layers = [...from.layers, ...to.layers];
  const last = new Map(layers.flatMap(layer => namesIn(layer).map(name => [name, layer.title] as const)));
  return [...last].sort(([one], [other]) => byText(one, other));
}

function unique<Text extends string>(texts: readonly Text[]): readonly Text[] {
  return [...new Set(texts)].sort(byText);
}

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Every datum of a print and the parts of the rules that read it, those that none reads among them. */
export function readersOf(print: Print, rules: object): ReadonlyMap<string, readonly Part[]> {
  const looks = builtFor(rules)?.looks;
  const { charts, numbers, rulings } = catalogueOf(print);
  const cells = [...charts.values()].flatMap(({ id, rows, columns }) =>
    rows.flatMap(row => columns.map(column => `${id}/${row}/${column}`)),
  );
  return new Map([...cells, ...numbers.keys(), ...rulings.keys()].map(id => [id, [...(looks?.get(id) ?? [])]]));
}
