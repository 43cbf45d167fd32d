import { insist, meant, RuleViolation, type Violation } from '../rulebook/index.js';
import type { OpenBook } from './open.js';
import { valueFault } from './values.js';

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
  const troops: { [type: string]: Sheet } = { ...printed };
  const faults: Violation[] = [];
  for (const { type, value: changes } of book.troops()) {
    const own = Object.hasOwn(troops, type) ? troops[type] : undefined;
    const base =
      changes.like === undefined ? own : Object.hasOwn(troops, changes.like) ? troops[changes.like] : undefined;
    if (base === undefined) {
      faults.push(baseFault(type, changes.like, troops));
      continue;
    }
    faults.push(...fieldFaults(type, changes, Object.values(printed), base, fields));
    book.takeTroop(type, changes);
    const { like: _, ...changed } = changes;
    troops[type] = changedSheet(base, changed, type);
  }
  if (faults.length > 0) throw new RuleViolation(faults);
  return troops;
}

function baseFault(type: string, like: string | undefined, troops: object): Violation {
  const known = Object.keys(troops);
  if (like === undefined) {
    return {
      path: `troops.${type}`,
      problem: `there is no troop type "${type}" to change`,
      mend: `${meant(type, known)} A new one says what it is "like"`,
    };
  }
  return { path: `troops.${type}.like`, problem: `there is no troop type "${like}"`, mend: meant(like, known) };
}

function fieldFaults(
  type: string,
  changes: { readonly [field: string]: unknown },
  printed: readonly TroopSheet[],
  base: TroopSheet,
  { fixed, lengths, named = [], besides = {} }: TroopFields,
): readonly Violation[] {
  const open = Object.keys(base).filter(field => !fixed.includes(field) && field !== 'type' && field !== 'like');
  return Object.entries(changes).flatMap(([field, value]): readonly Violation[] => {
    const path = `troops.${type}.${field}`;
    if (field === 'like') return [];
    if (field === 'title' || named.includes(field))
      return typeof value === 'string' && value !== ''
        ? []
        : [{ path, problem: `not a ${field}`, mend: 'write it in quotation marks' }];
    if (!open.includes(field)) {
      return [{ path, problem: `"${field}" of a troop type is nothing to change`, mend: meant(field, open, 30) }];
    }
    const held = [base, ...printed].flatMap(sheet =>
      Object.entries(sheet).flatMap(([name, held]) => (name === field ? [held] : [])),
    );
    const like = [...held, ...(besides[field] ?? [])];
    const fault = valueFault(value, { like, fractions: lengths.includes(field) });
    if (fault === undefined) return [];
    return [
      {
        path: fault.path === '' || fault.path.startsWith('[') ? `${path}${fault.path}` : `${path}.${fault.path}`,
        problem: fault.problem,
        mend: fault.mend,
      },
    ];
  });
}

function changedSheet<Sheet extends TroopSheet>(base: Sheet, changes: object, type: string): Sheet {
  const merged = Object.entries(changes).map(([field, value]) => {
    const held: unknown = Object.entries(base).find(([name]) => name === field)?.[1];
    return [field, isFields(held) && isFields(value) ? { ...held, ...value } : value];
  });
  return { ...base, ...Object.fromEntries(merged), type };
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
