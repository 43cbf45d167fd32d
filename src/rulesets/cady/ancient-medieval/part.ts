import type { OpenBook } from '../../../book/index.js';

/**
 * Builds a part of the rules of this period, with the clauses that it computes by what follows `cady/ancient-medieval/` in their
 * ids: what it looks up in the book is noted as its own.
 */
export function part<Built>(book: OpenBook, name: string, clauses: readonly string[], build: () => Built): Built {
  return book.part({ name, clauses: clauses.map(id => `cady/ancient-medieval/${id}` as const) }, build);
}
