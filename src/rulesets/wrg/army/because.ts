import type { Reason } from '../../../rulebook/index.js';

/** The reasons of several results, each told once. */
export function explainedOnce(results: readonly { readonly because: readonly Reason[] }[]): readonly Reason[] {
  const told = new Set<string>();
  return results
    .flatMap(({ because }) => because)
    .filter(({ clause, because, effect }) => told.size < told.add(`${clause}\n${because}\n${effect}`).size);
}
