import type { Source } from '../../../rulebook/index.js';

/** A place in the skirmish rules: the section heading and the line of the transcript. */
export function bookAt(section: string, line: number): Source {
  return { document: 'skirmish-book', section, line };
}
