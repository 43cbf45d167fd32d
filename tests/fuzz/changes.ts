import type { Dice } from '../../src/dice/index.js';

/** One change of some JSON, as data, so that what was found can be kept. */
export interface Change {
  /** Where, by keys and places in lists; a missing step ends it early. */
  readonly path: readonly (string | number)[];
  readonly does: 'set' | 'leave-out' | 'add' | 'double';
  readonly key?: string;
  readonly value?: unknown;
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
  switch (dice.roll(6)) {
    case 1:
      return { path, does: 'leave-out' };
    case 2:
      return { path, does: 'add', key: String(hostile[10 + dice.pick(4)]), value };
    case 3:
      return { path, does: 'double' };
    default:
      return { path, does: 'set', value };
  }
}

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
  else if (change.does === 'add' && typeof there === 'object' && there !== null) {
    define(there, change.key ?? 'no-such', structuredClone(change.value));
  }
  return at;
}

/** As JSON text would: `__proto__` is a key like any other. */
function define(on: object, key: string | number, value: unknown): void {
  Object.defineProperty(on, key, { value, writable: true, enumerable: true, configurable: true });
}
