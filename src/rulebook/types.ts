/** The name of a clause of a rulebook, such as `cady/common/melee/point-flank`. */
export type ClauseId = `${string}/${string}`;

/** A printed source: which book, and where in it. */
export interface Source {
  /** Short name of the document: `cady-book`, `cady-card`, … (see `sources`). */
  readonly document: string;
  /** Section heading in the document. */
  readonly section: string;
  /** Line in the transcript the numbers were read from. */
  readonly line: number;
}

/** One rule of a rulebook, in our own words. */
export interface Clause {
  readonly id: ClauseId;
  readonly section: string;
  readonly source: string;
  readonly line: number;
  /** Our own paraphrase, never a sentence of the book. */
  readonly rule: string;
}

/** One way of reading a place where the book contradicts itself or is silent. */
export interface Reading {
  readonly id: string;
  readonly value: unknown;
  /** Document and line that say so; absent when it is nobody's text (silence). */
  readonly source?: string;
  readonly line?: number;
}

/** A choice between readings, made once and on record. */
export interface Ruling {
  readonly id: ClauseId;
  readonly readings: readonly Reading[];
  /** The id of the reading the library takes unless told otherwise. */
  readonly default: string;
  /** True when the source lost or never printed it and the default is our reconstruction. */
  readonly reconstruction: boolean;
  /** The printed cells that it decides, each made by `decided`; those that builders of rules settle need not be named. */
  readonly decides?: readonly object[];
}

/** Why a result is what it is: the clause, what made it apply, and what it did. */
export interface Reason {
  readonly clause: ClauseId;
  /** What made it apply, in the words of the game: `target behind a wooden fence`. */
  readonly because: string;
  /** What it did: `−1 step`, `+10 cm range`, `column 41-50 → 61-70`. */
  readonly effect: string;
}

/** A fault: where it is, which clause it breaks, and how to mend it. */
export interface Violation {
  /** Path to the offending value: `sides.red.units[2].figures`. */
  readonly path: string;
  readonly clause?: ClauseId;
  /** What is wrong. */
  readonly problem: string;
  /** How to mend it. */
  readonly mend: string;
}
