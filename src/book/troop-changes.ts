import { meant, RuleViolation, type Violation } from '../rulebook/index.js';
import type { OpenBook } from './open.js';
import type { TroopFields, TroopSheet } from './troops.js';
import { valueFault } from './values.js';

/** What `withTroops` does where layers change troops; who plays the print alone does not load it. */
export function changedTroops<Sheet extends TroopSheet>(
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
  { fixed, lengths, named = [], besides = {}, inborn = {} }: TroopFields,
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
    if (fault === undefined) return inbornFaults(path, wordsOf(held[0]), wordsOf(value), inborn[field] ?? []);
    return [
      {
        path: fault.path === '' || fault.path.startsWith('[') ? `${path}${fault.path}` : `${path}.${fault.path}`,
        problem: fault.problem,
        mend: fault.mend,
      },
    ];
  });
}

function inbornFaults(
  path: string,
  held: readonly unknown[],
  given: readonly unknown[],
  inborn: readonly string[],
): readonly Violation[] {
  return inborn.flatMap(word => {
    const has = given.includes(word);
    if (has === held.includes(word)) return [];
    const problem = `${word} is what figures are, and cannot be ${has ? 'given' : 'taken away'}`;
    return [{ path, problem, mend: `make it like a type that ${has ? 'is' : 'is not'} so` }];
  });
}

function wordsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
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
