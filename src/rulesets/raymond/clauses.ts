// Written by scripts/clauses.ts; edit the docstrings and scripts/not-computable.json instead.
import type { Clause } from '../../rulebook/index.js';

/** Every clause that the library computes, or that nothing could compute, in the order of the book. */
export const raymondClauses: readonly Clause[] = [];
