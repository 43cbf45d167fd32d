import type { Violation } from '../../../rulebook/index.js';
import type { FormationKind } from '../state.js';
import type { FormationChange, Step } from '../terms.js';

/** What comes of reading something: what it says, or every fault. */
export type Read<T> = { readonly answer: T } | { readonly violations: readonly Violation[] };

/** One fault of something typed. */
export function misread(path: string, problem: string, mend: string): { readonly violations: readonly [Violation] } {
  return { violations: [{ path, problem, mend }] };
}

/** The parts of something typed, as commas set them off, without needless space. */
export function partsOf(typed: string, comma = ','): readonly string[] {
  return typed.split(comma).map(part => part.trim().replace(/\s+/g, ' '));
}

/** The first word in small letters, and what follows it. */
export function firstWord(part: string): readonly [word: string, rest: string] {
  const space = part.indexOf(' ');
  return space < 0 ? [part.toLowerCase(), ''] : [part.slice(0, space).toLowerCase(), part.slice(space + 1)];
}

/** Reads inches or degrees: `4`, `4.5`, `-30`, `4"`, `30°`, `1e-9`; `undefined` when it is no number. */
export function readNumber(word: string): number | undefined {
  return /^-?\d{1,6}(\.\d{1,20})?(e-\d{1,2})?["°]?$/.test(word) ? Number.parseFloat(word) + 0 : undefined;
}

/** A whole number from 1. */
export function readCount(word: string): number | undefined {
  return /^[1-9]\d{0,2}$/.test(word) ? Number(word) : undefined;
}

/** Whether a word could be the id of a unit. */
export function isId(word: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(word);
}

/**
 * Reads one step: `M 4` (move), `T 30` (turn to the right; `T -30` to the left), `about` (about-face). After the name of an
 * action that is measured in inches the `M` may be left out: `back 2`.
 */
export function readStep(part: string, bare = false): Step | undefined {
  const [word, rest] = firstWord(part);
  if (bare && rest === '') {
    const move = readNumber(word);
    if (move !== undefined) return { move };
  }
  if ((word === 'about' || word === 'a') && rest === '') return { aboutFace: true };
  const number = readNumber(rest);
  if (number === undefined) return undefined;
  if (word === 'm' || word === 'move') return { move: number };
  return word === 't' || word === 'turn' ? { turn: number } : undefined;
}

/** A step in the notation that `readStep` reads. */
export function printStep(step: Step): string {
  if ('move' in step) return `M ${step.move}`;
  return 'turn' in step ? `T ${step.turn}` : 'about';
}

const formations: { readonly [word: string]: FormationKind } = {
  line: 'line',
  mass: 'mass',
  defensive: 'defensive mass',
};

/** Whether a part speaks of a formation at all. */
export function namesFormation(part: string): boolean {
  return Object.hasOwn(formations, firstWord(part)[0]);
}

/**
 * Reads a change of formation: `line PMMP`, `mass PM/MM`, `defensive PM/MM`; with the stand that stays, where there is a choice:
 * `keeping 2 as 1`, counted from the left in the front row before and after.
 */
export function readFormation(part: string): FormationChange | undefined {
  const [word, rest] = firstWord(part);
  const formation = Object.hasOwn(formations, word) ? formations[word] : undefined;
  const [, stands, keeping, as] =
    /^(?:mass )?([A-Za-z./]+)(?: keeping ([1-9]\d?))?(?: as ([1-9]\d?))?$/.exec(rest) ?? [];
  if (formation === undefined || stands === undefined) return undefined;
  return {
    formation,
    stands,
    ...(keeping === undefined ? {} : { stationary: Number(keeping) - 1 }),
    ...(as === undefined ? {} : { becomes: Number(as) - 1 }),
  };
}

/** A change of formation in the notation that `readFormation` reads. */
export function printFormation({ formation, stands, stationary, becomes }: FormationChange): string {
  const word = Object.entries(formations).find(([, kind]) => kind === formation)?.[0] ?? formation;
  const keeping = stationary === undefined ? '' : ` keeping ${stationary + 1}`;
  return `${word} ${stands}${keeping}${becomes === undefined ? '' : ` as ${becomes + 1}`}`;
}
