import type { Widened } from '../chart/index.js';
import { type ClauseId, frozen, insist, type Source } from '../rulebook/index.js';
import type { NumberValue } from './values.js';

/** A number of a book that says more of itself than its group does. Made by `printed`. */
export interface PrintedNumber<Value extends NumberValue = NumberValue> {
  readonly value: Value;
  /** Line of the transcript, where it is not that of its group. */
  readonly line?: number;
  /** The clauses that it is the number of, where they are not all those of its group. */
  readonly clauses?: readonly ClauseId[];
  /** Faces of the die that a list of numbers speaks of. */
  readonly die?: number;
}

/** The numbers of one passage of a book, by name. */
export type NumberEntries = { readonly [name: string]: NumberValue | PrintedNumber };

/** The numbers that one passage of a book prints outside its charts: lengths, shares, limits, dice. */
export interface NumberGroup<Entries extends NumberEntries = NumberEntries> {
  /** What the names of its numbers begin with: `cady/musket/sighting`. */
  readonly id: string;
  readonly source: Source;
  /** The clauses of its numbers, unless one of them names its own. */
  readonly clauses: readonly ClauseId[];
  readonly numbers: Entries;
}

/** What a number holds, whether it stands bare or says more of itself. */
type HeldBy<Entry> = Entry extends { readonly value: infer Value } ? Value : Entry;

/** The numbers of a group by name, each as wide as a house rule may make it. */
export type NumbersOf<Entries extends NumberEntries> = {
  readonly [Name in keyof Entries]: Widened<HeldBy<Entries[Name]>>;
};

/** A number with a line, clauses or a die of its own. */
export function printed<const Value extends NumberValue>(
  value: Value,
  of: Omit<PrintedNumber, 'value'>,
): PrintedNumber<Value> {
  return { ...of, value };
}

/**
 * The numbers of one passage, frozen, each with its source and clauses, so that a house rule can name and change them:
 * `cady/musket/sighting/normal`.
 *
 * @throws RuleViolation when a number has no clause, or a name is not in lower case with hyphens.
 */
export function defineNumbers<const Entries extends NumberEntries>(group: NumberGroup<Entries>): NumberGroup<Entries> {
  for (const [name, entry] of Object.entries(group.numbers)) {
    const path = `${group.id}/${name}`;
    insist(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name), () => ({
      path,
      problem: 'not a name for a number',
      mend: 'write it in lower case, with hyphens',
    }));
    insist((standsAlone(entry) ? group.clauses : (entry.clauses ?? group.clauses)).length > 0, () => ({
      path,
      problem: 'a number of no clause',
      mend: 'name the clauses it is of',
    }));
  }
  return frozen(group);
}

/** Whether an entry is the bare value. */
function standsAlone(entry: NumberValue | PrintedNumber): entry is NumberValue {
  return typeof entry !== 'object' || entry === null || !('value' in entry);
}

/** One number of a book with all that is known of it. */
export interface ListedNumber {
  /** Group and name: `cady/musket/sighting/normal`. */
  readonly id: string;
  readonly value: NumberValue;
  readonly source: Source;
  readonly clauses: readonly ClauseId[];
  readonly die?: number;
}

/** The numbers of a group, each with its id, source and clauses. */
export function listNumbers({ id, source, clauses, numbers }: NumberGroup): readonly ListedNumber[] {
  return Object.entries(numbers).map(([name, entry]) => {
    if (standsAlone(entry)) return { id: `${id}/${name}`, value: entry, source, clauses };
    const { value, line = source.line, die } = entry;
    return {
      id: `${id}/${name}`,
      value,
      source: { ...source, line },
      clauses: entry.clauses ?? clauses,
      ...(die === undefined ? {} : { die }),
    };
  });
}
