import { insist, meant } from '../rulebook/index.js';
import type { OpenBook } from './open.js';

/** What every sheet of a troop type says of itself. */
export interface TroopSheet {
  readonly type: string;
  readonly title: string;
}

/** What a field of a sheet may become. */
export interface TroopFields {
  /** Fields that no house rule changes: they tell the rules what the type is. */
  readonly fixed: readonly string[];
  /** Fields that hold lengths or shares, which may be fractions. */
  readonly lengths: readonly string[];
  /** Fields in which every type has a word of its own, which its ruleset looks into. */
  readonly named?: readonly string[];
  /** Words of a field that a type has when the one it is made of has them, and otherwise never: no house rule gives or takes them. */
  readonly inborn?: { readonly [field: string]: readonly string[] };
  /** Values that may stand in a field besides those that are printed: stands that other house rules have made. */
  readonly besides?: { readonly [field: string]: readonly unknown[] };
}

/**
 * The printed troop types with what the layers of the book change of them, and with the new types that layers make out of
 * others. A new type is in everything like the one it is made of (`like`), but for its title and what its entry says.
 *
 * @throws RuleViolation for a type made of one that does not exist, a field that troops do not have, a value of the wrong kind.
 */
export function withTroops<Sheet extends TroopSheet>(
  printed: { readonly [type: string]: Sheet },
  book: OpenBook,
  fields: TroopFields,
): { readonly [type: string]: Sheet } {
  return book.troops().length === 0 || book.checks === undefined ? printed : book.checks.troops(printed, book, fields);
}

/**
 * The sheet of a troop type.
 *
 * @throws RuleViolation when the rules have no such type.
 */
export function sheetOf<Sheet>(troops: { readonly [type: string]: Sheet }, type: string, path = 'type'): Sheet {
  const sheet = Object.hasOwn(troops, type) ? troops[type] : undefined;
  insist(sheet !== undefined, () => ({
    path,
    problem: `there is no troop type "${type}" in these rules`,
    mend: meant(type, Object.keys(troops)),
  }));
  return sheet;
}
