/**
 * What a value may be: a kind of value (numbers are all that are finite, whole ones, those from 0, and whole ones from 0; of lengths, endless ones too), one of some words,
 * a list (of so many at least), named values of one kind, an object of these keys and no other, or something that the library has made, by the name of its type: of that, nothing is asked
 * but that it has what it needs to have. Words are parted by `|`; of troops, those that house rules have made are words besides. A key that may be left out ends in `?`.
 */
export type Shape =
  | 'any'
  | 'null'
  | 'function'
  | 'bigint'
  | 'length'
  | 'iterable'
  | 'number'
  | 'whole'
  | 'amount'
  | 'count'
  | 'string'
  | 'boolean'
  | 'dice'
  | 'rules'
  | 'ruleset'
  | 'battle'
  | { readonly words: string; readonly troops?: true }
  | { readonly list: Shape; readonly least?: number }
  | { readonly made: string; readonly has: string }
  | { readonly each: Shape }
  | { readonly of: readonly Shape[] }
  | { readonly keys: { readonly [key: string]: Shape } };

/** Whether a value is of a kind that has a name. */
export function isOfKind(kind: Shape & string, value: unknown): boolean {
  switch (kind) {
    case 'any':
      return value !== undefined;
    case 'null':
      return value === null;
    case 'dice':
      return isObject(value) && typeof Reflect.get(value, 'roll') === 'function';
    case 'ruleset':
      return isObject(value) && Array.isArray(Reflect.get(value, 'phases'));
    case 'battle':
      return isObject(value) && isObject(Reflect.get(value, 'ruleset')) && Array.isArray(Reflect.get(value, 'pending'));
    case 'rules':
      // Dice stand before the rules, and are forgotten there.
      return isObject(value) && !isOfKind('dice', value);
    case 'number':
      return Number.isFinite(value);
    case 'iterable':
      return Array.isArray(value) || (isObject(value) && Symbol.iterator in value);
    case 'length':
      return typeof value === 'number' && !Number.isNaN(value);
    case 'whole':
      return isWithin(-mostOfAnything, value) && Number.isInteger(value);
    case 'amount':
      return isWithin(0, value);
    case 'count':
      return isWithin(0, value) && Number.isInteger(value);
    default:
      return typeof value === kind;
  }
}

/** More of anything than any table has: a number beyond it is a slip, and would be worked on for hours. */
export const mostOfAnything = 1_000_000;

function isWithin(least: number, value: unknown): boolean {
  return typeof value === 'number' && value >= least && value <= mostOfAnything;
}

/** What something that the library has made has to have, and has not. */
export function lackOf({ has }: { readonly has: string }, value: object): readonly string[] {
  return has === '' ? [] : has.split('|').filter(name => !(name in value));
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is read of a shape again and again, taken apart once. */
type Parts =
  | { readonly words: ReadonlySet<string> }
  | { readonly has: readonly string[] }
  | { readonly keys: readonly (readonly [name: string, shape: Shape, left: boolean])[] }
  | { readonly other: Exclude<Shape, string> };

const partsOfShapes = new WeakMap<object, Parts>();

function partsOf(shape: Exclude<Shape, string>): Parts {
  const known = partsOfShapes.get(shape);
  if (known !== undefined) return known;
  const parts = takenApart(shape);
  partsOfShapes.set(shape, parts);
  return parts;
}

function takenApart(shape: Exclude<Shape, string>): Parts {
  if ('words' in shape) return { words: new Set(shape.words.split('|')) };
  if ('made' in shape) return { has: shape.has === '' ? [] : shape.has.split('|') };
  if (!('keys' in shape)) return { other: shape };
  return {
    keys: Object.entries(shape.keys).map(([key, each]) => [key.replace('?', ''), each, key.endsWith('?')] as const),
  };
}

/**
 * Whether a value is at first sight what it may be: nearly every one is, and this costs a tenth of saying what is wrong. `false` of one
 * that may be right all the same: troops of house rules, and what holds more than a function looks at.
 */
export function fits(shape: Shape, value: unknown, left = false): boolean {
  if (value === undefined) return left;
  if (typeof shape === 'string') return isOfKind(shape, value);
  const parts = partsOf(shape);
  if ('words' in parts) return typeof value === 'string' && parts.words.has(value);
  if ('keys' in parts) return isObject(value) && fitKeys(parts.keys, value);
  if ('has' in parts) return isObject(value) && parts.has.every(name => name in value);
  const { other } = parts;
  if ('list' in other) return fitList(other, value);
  if ('of' in other) return other.of.some(each => fits(each, value));
  return 'each' in other && isObject(value) && Object.values(value).every(each => fits(other.each, each));
}

function fitList({ list, least = 0 }: { readonly list: Shape; readonly least?: number }, value: unknown): boolean {
  return Array.isArray(value) && value.length >= least && value.every(each => fits(list, each));
}

function fitKeys(keys: readonly (readonly [string, Shape, boolean])[], value: object): boolean {
  let found = 0;
  for (const [name, shape, left] of keys) {
    const each: unknown = Reflect.get(value, name);
    if (!fits(shape, each, left)) return false;
    if (each !== undefined) found++;
  }
  return Object.keys(value).length === found;
}
