import { strangeKey, type Violation } from '../../../rulebook/index.js';

/** Faults of an answer that is to be yes or no. */
export function isBoolean(answer: unknown): readonly Violation[] {
  if (typeof answer === 'boolean') return [];
  return [{ path: '', problem: 'this is neither yes nor no', mend: 'answer true or false' }];
}

/** Faults of an answer that is to be one of some words. */
export function isOneOf(answer: unknown, words: readonly string[]): readonly Violation[] {
  if (typeof answer === 'string' && words.includes(answer)) return [];
  return [{ path: '', problem: 'this is none of the choices', mend: `choose one of ${words.join(', ')}` }];
}

/** Faults of what an answer holds besides its parts: nobody would ever read it. */
export function strangeKeys(answer: unknown, parts: readonly string[]): readonly Violation[] {
  return Object.keys(Object(answer))
    .filter(key => !parts.includes(key))
    .map(key => ({ path: key, ...strangeKey(key, parts) }));
}

/** An answer that is to be an object: its entries, or the fault. */
export function entriesOf(
  answer: unknown,
): { readonly entries: readonly (readonly [string, unknown])[] } | { readonly violations: readonly Violation[] } {
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer))
    return { entries: Object.entries(answer) };
  return { violations: [{ path: '', problem: 'this is no list of units', mend: 'answer { "unit-id": … }, or {}' }] };
}
