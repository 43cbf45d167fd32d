import type { Dice } from '../../src/dice/index.js';

/** One change of some JSON, as data, so that what was found can be kept. */
export interface Change {
  /** Where, by keys and places in lists; a missing step ends it early. */
  readonly path: readonly (string | number)[];
  readonly does: 'set' | 'leave-out' | 'add' | 'double' | 'fill';
  readonly key?: string;
  readonly value?: unknown;
  /** How many a list is filled up to, with what stands in it, the names of all made different. */
  readonly to?: number;
}

/** What nobody sensible writes. */
const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -0,
  '',
  ' ',
  'toString',
  '__proto__',
  'constructor',
  'no-such',
  'é\u0000\u202e',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  [0, 0],
  { kind: 'toString' },
];

/** A few changes of this JSON at random. */
export function changesOf(base: unknown, dice: Dice): readonly Change[] {
  return Array.from({ length: dice.roll(3) }, () => oneChange(base, dice));
}

function oneChange(base: unknown, dice: Dice): Change {
  const path: (string | number)[] = [];
  let at = base;
  while (typeof at === 'object' && at !== null && (path.length === 0 || dice.roll(6) > 1)) {
    const keys: readonly (string | number)[] = Array.isArray(at) ? [...at.keys()] : Object.keys(at);
    const key = keys[keys.length === 0 ? 0 : dice.pick(keys.length)];
    if (key === undefined) break;
    path.push(key);
    at = Reflect.get(at, key);
  }
  const value = typeof at === 'number' && dice.roll(2) === 1 ? near(at, dice) : hostile[dice.pick(hostile.length)];
  switch (dice.roll(7)) {
    case 1:
      return { path, does: 'leave-out' };
    case 2:
      return { path, does: 'add', key: String(hostile[10 + dice.pick(4)]), value };
    case 3:
      return { path, does: 'double' };
    case 4:
      return { path, does: 'fill', to: lengths[dice.pick(lengths.length)] ?? 2 };
    default:
      return { path, does: 'set', value };
  }
}

const lengths = [2, 10, 20, 50, 200, 1000];

function near(number: number, dice: Dice): number {
  return [number + 1, number - 1, -number, number * 1000, number / 3][dice.pick(5)] ?? number;
}

/** The JSON with these changes made. */
export function changed(base: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((copy, change) => made(copy, change.path, change), structuredClone(base));
}

function made(at: unknown, [key, ...rest]: Change['path'], change: Change): unknown {
  // A copy: what is changed next must change nothing of the list of what is hostile.
  if (key === undefined) return change.does === 'set' ? structuredClone(change.value) : at;
  if (typeof at !== 'object' || at === null) return at;
  if (rest.length > 0) {
    define(at, key, made(Reflect.get(at, key), rest, change));
    return at;
  }
  const there: unknown = Reflect.get(at, key);
  if (change.does === 'set') define(at, key, structuredClone(change.value));
  else if (change.does === 'leave-out') Array.isArray(at) ? at.splice(Number(key), 1) : Reflect.deleteProperty(at, key);
  else if (change.does === 'double' && Array.isArray(at)) at.push(structuredClone(there));
  else if (change.does === 'fill' && Array.isArray(there)) define(at, key, filled(there, change.to ?? 0));
  else if (change.does === 'add' && typeof there === 'object' && there !== null) {
    define(there, change.key ?? 'no-such', structuredClone(change.value));
  }
  return at;
}

function filled(list: readonly unknown[], to: number): readonly unknown[] {
  if (list.length === 0) return list;
  return Array.from({ length: to }, (_, at) => {
    const each = structuredClone(list[at % list.length]);
    if (typeof each !== 'object' || each === null) return each;
    for (const key of ['id', 'unit', 'name', 'figure']) {
      const name: unknown = Reflect.get(each, key);
      if (typeof name === 'string') Reflect.set(each, key, `${name}-${at}`);
    }
    return each;
  });
}

/** As JSON text would: `__proto__` is a key like any other. */
function define(on: object, key: string | number, value: unknown): void {
  Object.defineProperty(on, key, { value, writable: true, enumerable: true, configurable: true });
}
