import {
  asPrinted,
  type Book,
  catalogueOf,
  type HouseRules,
  type RulesOf,
  unreadReason,
} from '../../src/book/index.js';
import { type Reading, RuleViolation } from '../../src/rulebook/index.js';

/** One datum of a print, changed. */
export interface ChangedDatum {
  /** `chart/row/column`, the id of a number, or of a ruling and its reading. */
  readonly id: string;
  readonly what: 'cell' | 'number' | 'ruling';
  readonly set: HouseRules;
}

/** Every cell, number and reading of a book, each changed to something else that may stand there. What nothing else can stand in is left out. */
export function changedData({ print, choices }: Book): readonly ChangedDatum[] {
  const { charts, numbers, rulings } = catalogueOf(print);
  const cells = [...charts.values()].flatMap(chart =>
    chart.rows.flatMap(row =>
      chart.columns.flatMap((column): ChangedDatum[] => {
        const peers = chart.rows.map(each => chart.cells[each]?.[column]);
        const value = otherThan(chart.cells[row]?.[column], peers);
        if (value === undefined) return [];
        const id = `${chart.id}/${row}/${column}`;
        return [{ id, what: 'cell', set: { cells: { [chart.id]: { [row]: { [column]: value as never } } } } }];
      }),
    ),
  );
  const named = [...numbers.values()].flatMap(({ id, value }): ChangedDatum[] => {
    const other = otherThan(value, [value]);
    return other === undefined ? [] : [{ id, what: 'number', set: { numbers: { [id]: other as never } } }];
  });
  const readings = [...rulings.values()].flatMap(({ id, readings, default: taken }) =>
    readings.flatMap((reading): ChangedDatum[] =>
      // A reading that says what the one in force says is no change.
      sameValue(
        reading,
        readings.find(each => each.id === (choices[id] ?? taken)),
      )
        ? []
        : [{ id, what: 'ruling', set: { rulings: { [id]: reading.id } } }],
    ),
  );
  return [...cells, ...named, ...readings];
}

function sameValue(one: Reading, other: Reading | undefined): boolean {
  return JSON.stringify(asPrinted(one.value)) === JSON.stringify(asPrinted(other?.value));
}

/** Some other value of the same kind; `undefined` where there is none to be made. */
function otherThan(value: unknown, peers: readonly unknown[]): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value + 1 : value / 2;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'object' && value !== null && 'from' in value) {
    const { from, to } = value as { from: number; to: number | null };
    return { from, to: to === null ? from + 7 : to + 1 };
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { ...value, value: (value as { value: number }).value + 1 };
  }
  if (Array.isArray(value) && value.every(each => typeof each === 'number')) {
    return value.length > 1 ? value.slice(1) : value[0] === 1 ? [2] : [1];
  }
  const others = peers.filter(each => each !== undefined && each !== null);
  return others.find(each => JSON.stringify(each) !== JSON.stringify(value));
}

/** What a change of one datum came to. */
export type Came = 'other rules' | 'refused' | 'nothing' | 'idle';

/** Builds rules with one datum changed, and says whether that made other rules. */
export function cameTo(
  rules: (book?: Book) => object,
  book: Book,
  printed: string,
  { set }: ChangedDatum,
): { readonly came: Came; readonly said: string } {
  try {
    return { came: played(rules(book.with(set))) === printed ? 'nothing' : 'other rules', said: '' };
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    return { came: /changes nothing|no code plays/.test(fault.message) ? 'idle' : 'refused', said: fault.message };
  }
}

/** Rules as text, without the record of the readings taken: what was chosen is not yet played. */
function played(rules: object): string {
  return JSON.stringify({ ...rules, rulings: undefined });
}

/**
 * Rules are built anew for every datum that is changed, a hundredth of a second each. So one of so many of them, in the order of the
 * book, stands for all. `DATA=1` takes every one.
 */
export function someOf(
  data: readonly ChangedDatum[],
  { oneOf = 12 }: { readonly oneOf?: number } = {},
): readonly ChangedDatum[] {
  const step = Number(process.env.DATA ?? oneOf);
  return data.filter((_, at) => at % step === 0);
}

/**
 * Cells and numbers that no part of the rules looks at, though the print does not list them as unread, nor does a reading in force
 * stand in their place: whoever changes one of those is refused, and told of that reading.
 */
export function unseenData(rules: RulesOf<object>, book: Book): readonly string[] {
  const { looks } = rules.built(book);
  const printed = played(rules(book));
  return changedData(book)
    .filter(({ what, id }) => what !== 'ruling' && !looks.has(id))
    .filter(({ id }) => unreadReason(book.print, id, book.edition) === undefined)
    .filter(datum => !isOverruled(cameTo(rules, book, printed, datum)))
    .map(({ id }) => id);
}

/** Whether a change was refused because a reading is played in its place; the refusal names the way to another. */
export function isOverruled({ came, said }: { readonly came: Came; readonly said: string }): boolean {
  return came === 'idle' && /reading "[\w-]+" of [\w/-]+ is played .+ take the reading "/.test(said);
}

/**
 * What becomes of the rules when some data are changed: those that come to nothing though the print does not list them as unread and no
 * reading in force stands in their place; those that one does overrule; those listed that are read.
 */
export function strayData(rules: (book?: Book) => object, book: Book, data: readonly ChangedDatum[]) {
  const printed = played(rules(book));
  const came = data.map(datum => ({ ...datum, ...cameTo(rules, book, printed, datum) }));
  const isUnread = ({ id }: ChangedDatum) => unreadReason(book.print, id, book.edition) !== undefined;
  // A reading that no code plays is refused; that is all that is asked of it.
  const unheeded = came.filter(
    each => (each.came === 'nothing' || (each.came === 'idle' && each.what !== 'ruling')) && !isUnread(each),
  );
  const listedYetRead = came.filter(each => each.came === 'other rules' && isUnread(each));
  return {
    all: came.length,
    silent: unheeded
      .filter(each => !isOverruled(each))
      .map(
        ({ id, what, came, said, set }) =>
          `${what} ${id} (${came})${what === 'ruling' ? ` ${Object.values(set.rulings ?? {})}` : ''} ${said}`,
      ),
    overruled: unheeded.filter(isOverruled).map(({ id }) => id),
    listedYetRead: listedYetRead.map(({ id }) => id),
    changed: came.filter(each => each.came === 'other rules'),
  };
}
