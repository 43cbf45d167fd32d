import type { Source } from '../../../../rulebook/index.js';

/** A place in Raymond's book: the section heading and the line of the transcript. */
export function raymondBook(section: string, line: number): Source {
  return { document: 'raymond-book', section, line };
}
