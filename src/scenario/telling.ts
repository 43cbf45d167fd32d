import type { Roll } from '../dice/index.js';
import type { Reason } from '../rulebook/index.js';

/** What the tellers need of a scenario: everything in it that has an id, and perhaps a name. */
export interface Cast {
  readonly sides: {
    readonly [id: string]: {
      readonly name: string;
      readonly units: readonly { readonly id: string; readonly name?: string | undefined }[];
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
  /** A text with every id of a unit or feature in it replaced by its name. */
  in(text: string): string;
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
  const written = [...inTexts.values()].sort((one, other) => other.length - one.length).map(escaped);
  const words = new RegExp(`(?<![\\w-])(?:${[...written, ...inTexts.keys()].join('|')})(?![\\w-])`, 'g');
  const names: Names = {
    of: id => all.get(id) ?? id,
    ofSide: id => scenario.sides[id]?.name ?? id,
    in: text => text.replace(words, word => inTexts.get(word) ?? word),
  };
  namesByScenario.set(scenario, names);
  return names;
}

/** A text as a pattern matches it to the letter. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function reasonsText(reasons: readonly Reason[]): string {
  return [...new Set(reasons.map(({ because, effect }) => `${because}: ${effect}`))].join('; ');
}

/** Reasons as a line of their own, set in behind what they explain; none, no line. */
export function whyLines(reasons: readonly Reason[]): string[] {
  return reasons.length === 0 ? [] : [`  why: ${reasonsText(reasons)}`];
}

/** Reasons in brackets, for the end of a short line. */
export function inBrackets(reasons: readonly Reason[]): string {
  return reasons.length === 0 ? '' : ` (${reasonsText(reasons)})`;
}

/** The dice thrown for an event as a line of their own: `2d6 3 5 | 4d6 1 1 6 2`, a marked die by its marks: `1d2-3-3-4-4-5 4`. */
export function diceLines(rolls: readonly Roll[] | undefined): string[] {
  const thrown = (rolls ?? [])
    .filter(roll => roll.ask !== 'pick')
    .map(roll => `${roll.shown.length}d${roll.marks?.join('-') ?? roll.sides} ${roll.shown.join(' ')}`);
  return thrown.length === 0 ? [] : [`  dice: ${thrown.join(' | ')}`];
}

/** A number and what is counted: `1 hit`, `2 hits`, `3 dice`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
