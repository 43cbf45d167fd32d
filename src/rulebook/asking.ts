import { fits, isObject, isOfKind, lackOf, mostOfAnything, type Shape } from './fitting.js';
import type { Violation } from './types.js';
import { RuleViolation } from './violation.js';
import { beyondLimit, type FaultWords, pathOf, strangeKey, wordsFor, wrongKind } from './wording.js';

/** A parameter of a function: its name, with `?` at its end if it may be left out, and what it may be. */
export type Parameter = readonly [name: string, shape: Shape];

/** What a value is read with: what else the function is given, and whether objects may have keys that it does not know. */
interface Reading {
  readonly given: readonly unknown[];
  readonly wider: boolean;
}

/** Where a fault is, from the whole to the part. */
type Place = readonly PropertyKey[];

/**
 * The same function as people ask it: a wrong key, word or kind of value is refused in the words of `loadResolver`, with the nearest
 * right one, before anything is worked out. Limits and what the book forbids, the function itself sees to.
 *
 * @throws RuleViolation with every fault of what it is given.
 */
export function asking<Given extends readonly unknown[], Said>(
  rule: (...given: Given) => Said,
  ...parameters: readonly Parameter[]
): (...given: Given) => Said {
  return (...given) => {
    insistOnGiven(parameters, given);
    return rule(...given);
  };
}

/**
 * The same of a function that is given what stands on a table as well, which may be more than it looks at: a key that it does not know is
 * refused only where it looks like one that it does know, and was not given.
 */
export function askingOfMore<Given extends readonly unknown[], Said>(
  rule: (...given: Given) => Said,
  ...parameters: readonly Parameter[]
): (...given: Given) => Said {
  return (...given) => {
    insistOnGiven(parameters, given, true);
    return rule(...given);
  };
}

/**
 * The same of a function whose type says more than what goes in and what comes out: of one that tells what a value is, or is the same for any
 * type. It costs a little more.
 */
export function askingAlike<Rule extends (...given: never[]) => unknown>(
  rule: Rule,
  ...parameters: readonly Parameter[]
): Rule {
  return new Proxy(rule, {
    apply: (asked, _, given: readonly unknown[]) => {
      insistOnGiven(parameters, given, true);
      return Reflect.apply(asked, undefined, given);
    },
  });
}

/** Throws a RuleViolation with every fault of what a function is given; `wider` lets objects hold more than it knows. */
export function insistOnGiven(parameters: readonly Parameter[], given: readonly unknown[], wider = false): void {
  if (parameters.every(([name, shape], at) => fits(shape, given[at], name.endsWith('?')))) return;
  const reading = { given, wider };
  const faults = parameters.flatMap(([name, shape], at) => {
    const value = reading.given[at];
    if (name.endsWith('?') && value === undefined) return [];
    // The first thing that a function is given is the situation: what is in it has no longer path than in a file.
    const whole = at === 0 && typeof shape === 'object' && !('made' in shape) && isObject(value);
    return faultsOf(shape, value, whole ? [] : [name.replace('?', '')], reading);
  });
  if (faults.length > 0) throw new RuleViolation(faults);
}

function faultsOf(shape: Shape, value: unknown, at: Place, reading: Reading): readonly Violation[] {
  if (typeof shape === 'string') return isOfKind(shape, value) ? [] : [fault(at, unlike(shape, value))];
  if ('words' in shape) return wordFaults(shape, value, at, reading);
  if ('of' in shape) return faultsOfNearest(shape.of, value, at, reading);
  if ('made' in shape) return madeFaults(shape, value, at);
  if ('list' in shape) {
    const { least = 0 } = shape;
    if (!Array.isArray(value)) return [fault(at, unlike('array', value))];
    if (value.length < least)
      return [fault(at, { problem: `this holds ${value.length}`, mend: `give ${least} of them` })];
    return value.flatMap((each, place) => faultsOf(shape.list, each, [...at, place], reading));
  }
  if (!isObject(value)) return [fault(at, unlike('object', value))];
  if ('keys' in shape) return keyFaults(shape.keys, value, at, reading);
  return Object.entries(value).flatMap(([key, each]) => faultsOf(shape.each, each, [...at, key], reading));
}

function keyFaults(
  keys: { readonly [key: string]: Shape },
  value: object,
  at: Place,
  reading: Reading,
): readonly Violation[] {
  const names = Object.keys(keys).map(key => key.replace('?', ''));
  const unsaid = names.filter(name => Reflect.get(value, name) === undefined);
  // What has an id stands on a table, and is more than any function looks at.
  const mayHoldMore = reading.wider || Object.hasOwn(value, 'id');
  const strange = Object.keys(value)
    .filter(key => !names.includes(key) && Reflect.get(value, key) !== undefined)
    .filter(key => !mayHoldMore || unsaid.some(name => isSlip(key, name)))
    .map(key => fault([...at, key], strangeKey(key, names)));
  const wrong = Object.entries(keys).flatMap(([key, shape]) => {
    const name = key.replace('?', '');
    const each: unknown = Reflect.get(value, name);
    return each === undefined && name !== key ? [] : faultsOf(shape, each, [...at, name], reading);
  });
  return [...strange, ...wrong];
}

/** Whether a key is another one mistyped: the same letters, but for their case and order. */
function isSlip(key: string, name: string): boolean {
  if (key.length !== name.length) return false;
  const letters = (word: string) => [...word.toLowerCase()].sort().join('');
  return letters(key) === letters(name);
}

function wordFaults(
  { words, troops }: { readonly words: string; readonly troops?: true },
  value: unknown,
  at: Place,
  reading: Reading,
): readonly Violation[] {
  const known = troops === true ? [...words.split('|'), ...reading.given.flatMap(troopsIn)] : words.split('|');
  if (value === undefined) return [fault(at, { ...wordsFor(known), problem: 'this is missing' })];
  if (typeof value !== 'string') return [fault(at, unlike('string', value))];
  return known.includes(value) ? [] : [fault(at, wordsFor(known, value))];
}

/** The troops of the rules that a function is given, and the stands that they are mounted on. */
function troopsIn(rules: unknown): readonly string[] {
  const parts: readonly unknown[] = isObject(rules) ? [rules, Reflect.get(rules, 'army')] : [];
  return parts.filter(isObject).flatMap(part =>
    ['troops', 'units', 'stands'].flatMap(name => {
      const sheets: unknown = Reflect.get(part, name);
      return isObject(sheets) ? Object.keys(sheets) : [];
    }),
  );
}

/** Of several that a value may be, the faults of the one that it is nearest to. */
function faultsOfNearest(shapes: readonly Shape[], value: unknown, at: Place, reading: Reading): readonly Violation[] {
  const all = shapes.map(shape => ({
    faults: faultsOf(shape, value, at, reading),
    strange: strangeWords(shape, value),
  }));
  const depth = (faults: readonly Violation[]) => Math.max(0, ...faults.map(({ path }) => path.split(/[.[]/).length));
  const [nearest] = all.sort(
    (a, b) => a.strange - b.strange || a.faults.length - b.faults.length || depth(b.faults) - depth(a.faults),
  );
  return nearest?.faults ?? [];
}

/** How many words of a value this is not said of: the one that it is said of was meant, whatever else is wrong. */
function strangeWords(shape: Shape, value: unknown): number {
  if (typeof shape === 'string' || !('keys' in shape) || !isObject(value)) return 0;
  return Object.entries(shape.keys).filter(([key, each]) => {
    const given: unknown = Reflect.get(value, key.replace('?', ''));
    return typeof each === 'object' && 'words' in each && given !== undefined && !fits(each, given);
  }).length;
}

/** Of what the library has made: its names say what it is, and a part of them that is missing, that it is of something else. */
function madeFaults(
  shape: { readonly made: string; readonly has: string },
  value: unknown,
  at: Place,
): readonly Violation[] {
  const mend = `give ${giverOf(shape.made)}`;
  if (!isObject(value)) return [fault(at, { problem: wrongKind('object', receivedKind(value)).problem, mend })];
  const lacks = lackOf(shape, value);
  if (lacks.length === 0) return [];
  const nothing = lacks.length === shape.has.split('|').length;
  const problem = nothing
    ? wrongKind('object', 'object').problem
    : `this has no ${lacks.map(name => `"${name}"`).join(', ')}`;
  return [fault(at, { problem, mend })];
}

/** Where things come from, by the end of the name of their type. */
const sources: readonly (readonly [RegExp, string])[] = [
  [/Rules$/, 'the rules of a book, or leave them out'],
  [/State$/, 'the state of a battle of this ruleset, such as battle.state'],
  [/View$/, 'the view of a side of this ruleset, which viewOf makes'],
  [/Ruleset$/, 'a ruleset, such as musket of littlewars/musket'],
  [/Windows$/, 'the windows of a ruleset, such as musketWindows of littlewars/musket'],
  [/Book$/, 'a book, such as musketBook of littlewars/musket'],
  [/Chart$/, 'a chart, such as one of a book, or what defineChart makes'],
  [/Point$/, 'a point: { x, y }'],
];

const giverOf = (type: string): string =>
  sources.find(([end]) => end.test(type))?.[1] ??
  (type === '' ? 'what its type asks for' : `a ${type}, as its type says`);

const givers: Readonly<Record<string, string>> = {
  any: 'it',
  function: 'a function',
  iterable: 'a list, or what else can be gone through',
  dice: 'dice, such as rolled(1815) of littlewars/dice',
  rules: 'the rules of a book, or leave them out',
  ruleset: 'a ruleset, such as musket of littlewars/musket',
  battle: 'a battle that startBattle has begun',
};

function unlike(expected: string, value: unknown): FaultWords {
  if (numbers.has(expected)) return unlikeNumber(expected, value);
  const words = wrongKind(expected, receivedKind(value));
  const giver = givers[expected];
  return giver === undefined ? words : { problem: words.problem, mend: `give ${giver}` };
}

const numbers: ReadonlySet<string> = new Set(['number', 'whole', 'amount', 'count', 'length']);

function unlikeNumber(expected: string, value: unknown): FaultWords {
  if (typeof value !== 'number') return wrongKind('number', receivedKind(value));
  if (!Number.isFinite(value))
    return { problem: `${value} is not a number that can be reckoned with`, mend: 'give a number' };
  const least = expected === 'whole' ? -mostOfAnything : 0;
  if (value < least) return beyondLimit('small', `at least ${least}`);
  return value > mostOfAnything ? beyondLimit('large', `at most ${mostOfAnything}`) : wrongKind('int', 'number');
}

function receivedKind(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function fault(at: Place, words: FaultWords): Violation {
  return { path: pathOf(at), ...words };
}
