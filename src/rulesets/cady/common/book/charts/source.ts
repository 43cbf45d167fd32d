import type { Source } from '../../../../../rulebook/index.js';

/** A place in Cady's book: the section heading and the line of the transcript. */
export function cadyBook(section: string, line: number): Source {
  return { document: 'cady-book', section, line };
}

/** A place on Cady's card: the heading and the line of the transcript. */
export function cadyCard(section: string, line: number): Source {
  return { document: 'cady-card', section, line };
}
