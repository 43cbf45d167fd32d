import type { Source } from './types.js';

/** A rulebook, order sheet or card that numbers were read from. */
export interface PrintedDocument {
  /** The name that a `Source` uses: `cady-book`. */
  readonly id: string;
  /** How a person would name it in passing: `Cady's book`. */
  readonly shortName: string;
  readonly title: string;
  readonly author: string;
}

/** Every document the library stands on. Line numbers in a `Source` count in our transcript of the document. */
export const documents: { readonly [id: string]: PrintedDocument } = Object.freeze({
  'cady-book': Object.freeze({
    id: 'cady-book',
    shortName: "Cady's book",
    title: 'Miniature War Game Rules',
    author: 'Michael H. Cady',
  }),
  'cady-card': Object.freeze({
    id: 'cady-card',
    shortName: "Cady's card",
    title: 'War Game Charts',
    author: 'Michael H. Cady',
  }),
  'raymond-book': Object.freeze({
    id: 'raymond-book',
    shortName: "Raymond's book",
    title: 'A Splendid Victory!',
    author: 'Trevor Raymond',
  }),
  'wrg-book': Object.freeze({
    id: 'wrg-book',
    shortName: 'the WRG book',
    title: 'War Games Rules 1,000 B.C. to 1,000 A.D., 4th edition',
    author: 'Wargames Research Group',
  }),
  'wrg-ink': Object.freeze({
    id: 'wrg-ink',
    shortName: 'the ink in the WRG book',
    title: 'War Games Rules 1,000 B.C. to 1,000 A.D., 4th edition, as its owner amended it by hand',
    author: 'the owner of the copy',
  }),
  'wrg-print': Object.freeze({
    id: 'wrg-print',
    shortName: 'the WRG book before the ink',
    title: 'War Games Rules 1,000 B.C. to 1,000 A.D., 4th edition, as it was printed',
    author: 'Wargames Research Group',
  }),
  'skirmish-book': Object.freeze({
    id: 'skirmish-book',
    shortName: 'the skirmish rules',
    title: 'rules for medieval skirmishes, man to man',
    author: 'unknown',
  }),
  'wrg-sheet': Object.freeze({
    id: 'wrg-sheet',
    shortName: 'the WRG sheet',
    title: 'War Games Rules 1,000 B.C. to 1,000 A.D., 4th edition, quick reference sheet',
    author: 'Wargames Research Group',
  }),
});

/**
 * A source as a person would quote it: `Cady's book, Common Rules > Shock (line 635)`.
 * A document the library does not know is quoted by its own name.
 */
export function citeSource(source: Source): string {
  const name = Object.hasOwn(documents, source.document) ? documents[source.document]?.shortName : undefined;
  return `${name ?? source.document}, ${source.section} (line ${source.line})`;
}
