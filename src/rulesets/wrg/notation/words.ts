import type { Violation } from '../../../rulebook/index.js';

/** What comes of reading something: what it says, or every fault. */
export type Read<T> = { readonly answer: T } | { readonly violations: readonly Violation[] };

/** One fault of something typed. */
export function misread(path: string, problem: string, mend: string): { readonly violations: readonly [Violation] } {
  return { violations: [{ path, problem, mend }] };
}

/** Without needless space at both ends and between words. */
export function tidy(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** Whether a word could be the id of a unit, a general or a factor. */
export function isId(word: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(word);
}

/**
 * The parts of something typed for several units, each with its unit: `a: …; b: …`. What follows a semicolon begins another unit only where
 * it has an id and a colon, because orders have semicolons of their own. A part without a unit has the id ``.
 */
export function partsByUnit(typed: string): readonly (readonly [id: string, rest: string])[] {
  return typed
    .split(/;(?=\s*(?:[a-z][a-z0-9-]*\s*:|$))/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const [, id = '', rest = part] = /^([a-z][a-z0-9-]*)\s*:\s*(.*)$/s.exec(part) ?? [];
      return [id, rest] as const;
    });
}
