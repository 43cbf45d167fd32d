import type { ClauseIndex, ClauseStanding } from '../src/clauses/types.js';
import { readClauses, readNotComputable } from './catalogue.js';
import { findCitations } from './citations.js';

/** What code and tests have to do with the clauses, and what is wrong with what they say. */
export interface Standings {
  /** By id, in the order of the books; a clause that is not named is open. */
  readonly clauses: ClauseIndex['clauses'];
  /** Cited ids that no rulebook has, and ids both cited and marked as not computable. */
  readonly faults: readonly string[];
}

/** Reads code, tests and `scripts/not-computable.json`. */
export function standingOfClauses(): Standings {
  const cited = findCitations();
  const notComputable = readNotComputable();
  const ids = readClauses().map(({ id }) => id);
  const known = new Set<string>(ids);
  const standing = (id: string): ClauseStanding | undefined => {
    const places = cited[id];
    if (places !== undefined) return { status: 'done', ...places };
    const reason = notComputable[id];
    return reason === undefined ? undefined : { status: 'not-computable', reason, code: [], tests: [] };
  };
  return {
    clauses: Object.fromEntries(
      ids.flatMap(id => {
        const found = standing(id);
        return found === undefined ? [] : [[id, found]];
      }),
    ),
    faults: [
      ...Object.entries(cited).flatMap(([id, { code }]) =>
        known.has(id) ? [] : [`${id} is no clause (${code.join(', ')})`],
      ),
      ...Object.keys(notComputable).flatMap(id =>
        known.has(id) ? [] : [`${id} is no clause (scripts/not-computable.json)`],
      ),
      ...Object.keys(notComputable).flatMap(id =>
        cited[id] === undefined ? [] : [`${id} is marked as not computable, yet ${cited[id].code.join(', ')} cites it`],
      ),
    ],
  };
}
