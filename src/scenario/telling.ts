import type { Roll } from '../dice/index.js';
import type { Reason } from '../rulebook/index.js';
import { agreementOf, articlesOf, escaped, longestFirst } from './agreement.js';

export { counted } from '../rulebook/index.js';

/** What the tellers need of a scenario: everything in it that has an id, and perhaps a name. */
export interface Cast {
  readonly sides: {
    readonly [id: string]: {
      readonly name: string;
      readonly units: readonly { readonly id: string; readonly name?: string | undefined }[];
      readonly nobles?: readonly { readonly name?: string | undefined }[];
      readonly generals?: readonly { readonly name?: string | undefined }[];
      readonly battles?: readonly { readonly name?: string | undefined }[];
      readonly brigades?: readonly { readonly name?: string | undefined }[] | undefined;
    };
  };
  readonly table: {
    readonly features: readonly { readonly id: string; readonly name?: string | undefined; readonly kind: string }[];
  };
  readonly objectives: readonly { readonly id: string; readonly name?: string | undefined }[];
}

/** The names of a scenario. */
export interface Names {
  /** The name of a unit, a feature or an objective; its id, where it has none. */
  of(id: string): string;
  ofSide(id: string): string;
  /** A text with every id of a unit or feature in it replaced by its name. Names that stand in it already are left as they are. */
  in(text: string): string;
  /**
   * A sentence whose verbs agree with who does it: `The hillmen has lost` is `The hillmen have lost`. Words in brackets belong to whom the
   * sentence names first: `[it] [loses] a stand`.
   */
  agreed(text: string): string;
}

const namesByScenario = new WeakMap<Cast, Names>();

/** The names of a scenario, worked out once. */
export function namesOf(scenario: Cast): Names {
  const before = namesByScenario.get(scenario);
  if (before !== undefined) return before;
  const units = Object.values(scenario.sides).flatMap(side =>
    side.units.map(({ id, name }) => [id, name ?? id] as const),
  );
  const features = scenario.table.features.map(({ id, name, kind }) => [id, name ?? `the ${kind}`] as const);
  const objectives = scenario.objectives.map(({ id, name }) => [id, name ?? id] as const);
  // Reasons speak of hills and walls in general: an id that is such a word stands for nothing in particular there.
  const kinds = new Set<string>(scenario.table.features.map(({ kind }) => kind));
  const inTexts = new Map([...features, ...units].filter(([id]) => !kinds.has(id)));
  const all = new Map([...objectives, ...features, ...units]);
  // A name that has an id among its words is a name already: names are looked for first, the longest before the others.
  const sides = Object.values(scenario.sides);
  const others = sides
    .flatMap(({ nobles = [], generals = [], battles = [], brigades = [] }) => [
      ...nobles,
      ...generals,
      ...battles,
      ...brigades,
    ])
    .flatMap(({ name }) => name ?? []);
  const called = new Set([...all.values(), ...sides.map(({ name }) => name), ...others]);
  const written = longestFirst([...called]).map(escaped);
  // A word behind an article is a thing of the hobby, whoever may be called so: the crew of a gun is not that of the unit "gun".
  const ids = `(?<!\\b[Aa]n? )(?:${[...inTexts.keys()].join('|')})`;
  const words = new RegExp(`(?<![\\w-])(?:${[...written, ids].join('|')})(?![\\w-])`, 'g');
  const within = articlesOf([...called]);
  const names: Names = {
    of: id => all.get(id) ?? id,
    ofSide: id => scenario.sides[id]?.name ?? id,
    in: text => within(text.replace(words, word => (called.has(word) ? word : (inTexts.get(word) ?? word)))),
    agreed: agreementOf([...called]),
  };
  namesByScenario.set(scenario, names);
  return names;
}

/** Reasons in words, each of them once, of those without an effect what they are alone; what they say of a unit by its id, they say by its name. */
export function reasonsText(reasons: readonly Reason[], names?: Pick<Names, 'in'>): string {
  const all = new Set(reasons.map(({ because, effect }) => (effect === '' ? because : `${because}: ${effect}`)));
  const text = [...all].join('; ').replace(/\d+\.\d{2,}/g, length => measured(Number(length)));
  return names === undefined ? text : names.in(text);
}

/** Reasons as a line of their own, set in behind what they explain; none, no line. */
export function whyLines(reasons: readonly Reason[], names?: Pick<Names, 'in'>): string[] {
  return reasons.length === 0 ? [] : [`  why: ${reasonsText(reasons, names)}`];
}

/** Reasons in brackets, for the end of a short line. */
export function inBrackets(reasons: readonly Reason[], names?: Pick<Names, 'in'>): string {
  return reasons.length === 0 ? '' : ` (${reasonsText(reasons, names)})`;
}

/** A die with marks of its own that a book calls by a name. */
export interface NamedDie {
  readonly marks: readonly number[];
  /** What one of it is called, and several: `an average die`, `average dice`. */
  readonly one: string;
  readonly many: string;
}

/**
 * The dice thrown for an event as a line of their own: `2d6 3 5 | 4d6 1 1 6 2`, a marked die by its marks.
 *
 * @param named the dice that the book of the game has names for: `an average die 4`
 */
export function diceLines(rolls: readonly Roll[] | undefined, named: readonly NamedDie[] = []): string[] {
  const thrown = (rolls ?? []).filter(roll => roll.ask !== 'pick').map(roll => diceText(roll, named));
  return thrown.length === 0 ? [] : [`  dice: ${thrown.join(' | ')}`];
}

/** One throw: `2d6 3 5`, or by the name of its die. */
export function diceText({ shown, marks, sides }: Roll, named: readonly NamedDie[] = []): string {
  const die = marks === undefined ? undefined : named.find(each => String(each.marks) === String(marks));
  if (die !== undefined) return `${shown.length === 1 ? die.one : `${shown.length} ${die.many}`} ${shown.join(' ')}`;
  return `${shown.length}d${marks?.join('-') ?? sides} ${shown.join(' ')}`;
}

/** Lengths up to two thousandths short of a whole number are it: who stops at the limit of a range stands as near to it as the grid of the table has it. */
const hair = 0.0025;

/**
 * A length as it is told: to so many places, a tenth unless said, or finer where that would make a whole number of what is none. What is 40.04
 * lies in another range than 40.
 */
export function measured(length: number, places = 1): string {
  const limit = Math.ceil(length);
  if (limit > length && limit - length <= hair) return String(limit);
  const rounded = Number(length.toFixed(places));
  const misleads = Number.isInteger(rounded) && Math.abs(rounded - length) >= 0.0005;
  return misleads && places < 3 ? measured(length, places + 1) : String(rounded);
}
