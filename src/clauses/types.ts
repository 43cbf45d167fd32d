import type { Clause } from '../rulebook/index.js';

/** Which code cites a clause, and which tests hold it to that. */
export interface Cited {
  /** `file#symbol`, with the file as it lies in the repository of this library. */
  readonly code: readonly string[];
  /** Files of tests that name the clause. */
  readonly tests: readonly string[];
}

/**
 * How far a clause has come. *Played*: a battle comes by the code that cites it. *Resolved*: only who calls a public function does.
 * *Not computable*: nothing could ever compute it, such as advice or table manners. *Open*: nothing does yet.
 */
export type ClauseStatus = 'played' | 'resolved' | 'not-computable' | 'open';

/** What is known of a clause besides its text. */
export interface ClauseStanding extends Cited {
  readonly status: ClauseStatus;
  /** Why nothing can compute it, or why it belongs to no turn. */
  readonly reason?: string;
}

/** A clause with its text, its place in the book, and what the library makes of it. */
export type CataloguedClause = Clause & ClauseStanding;

/** What `clauses/index.json` holds: made from code and tests when the library is built. */
export interface ClauseIndex {
  /** Stands for the sources that the index was made from. */
  readonly sources: string;
  /** By clause id; a clause that is not named is open. */
  readonly clauses: { readonly [id: string]: ClauseStanding };
}
