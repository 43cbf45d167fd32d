import type { Source } from '../../../rulebook/index.js';

/** A place in the text of the book: the section heading and the line of the transcript. */
export function wrgBook(section: string, line: number): Source {
  return { document: 'wrg-book', section, line };
}

/** A place on the quick reference sheet at its end. */
export function wrgSheet(section: string, line: number): Source {
  return { document: 'wrg-sheet', section, line };
}
