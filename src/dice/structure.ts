/**
 * Equality of plain data by content, and a hash that goes with it: what makes two results of a rule one outcome. The order
 * of an object's keys does not matter; −0 is 0 and NaN is itself.
 */

/** A 32-bit hash; equal content hashes alike. Throws a TypeError for what is not plain data. */
export function hash(value: unknown): number {
  keysSeen = 0;
  return hashOf(value);
}

function hashOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return hashNumber(value);
    case 'string':
      return hashText(value);
    case 'boolean':
      return value ? 0x2545f491 : 0x1b873593;
    case 'undefined':
      return 0x165667b1;
    case 'bigint':
      return ~hashText(value.toString());
    case 'object':
      return value === null ? 0x27d4eb2f : hashObject(value);
    default:
      throw notPlain(typeof value);
  }
}

/** Whether two pieces of plain data have the same content. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((entry, i) => same(entry, b[i]));
  }
  if (Array.isArray(b) || !isPlain(a) || !isPlain(b)) return false;
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

const bitsOfDouble = new Float64Array(1);
const wordsOfDouble = new Int32Array(bitsOfDouble.buffer);

/** The hash of a number. */
export function hashNumber(number: number): number {
  if ((number | 0) === number) return mix(number | 0);
  // NaN has many patterns of bits.
  if (Number.isNaN(number)) return 0x7ff80000;
  bitsOfDouble[0] = number;
  return mix((wordsOfDouble[0] ?? 0) ^ mix(wordsOfDouble[1] ?? 0));
}

function hashText(text: string): number {
  let bits = text.length + 0x3c6ef372;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits, 31) + text.charCodeAt(i);
  return mix(bits);
}

// The results of a rule nearly all have the same keys in the same order, nested ones too: those last seen, in the order in
// which a walk through the value comes to them, and what they hash to.
const lastKeys: string[] = [];
const lastFactors: number[] = [];
let keysSeen = 0;

function hashObject(object: object): number {
  if (Array.isArray(object)) {
    let bits = object.length + 0x510e527f;
    for (let i = 0; i < object.length; i++) bits = Math.imul(bits, 31) + hashOf(object[i]);
    return mix(bits);
  }
  if (!isPlain(object)) throw notPlain(`a ${object.constructor?.name ?? 'special object'}`);
  let bits = 0x1f83d9ab;
  for (const key in object) {
    const at = keysSeen++;
    if (lastKeys[at] !== key) {
      lastKeys[at] = key;
      // Odd, so that multiplying by it loses nothing.
      lastFactors[at] = hashText(key) | 1;
    }
    const factor = lastFactors[at] ?? 1;
    // A sum, so that the keys need no sorting.
    bits = (bits + Math.imul(factor, hashOf(object[key]) + 1)) | 0;
  }
  return mix(bits);
}

function mix(word: number): number {
  const bits = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
  return bits ^ (bits >>> 13);
}

/** Literals and the like, of this realm or another; not a Map, a Date or anything with a class of its own. */
function isPlain(object: object): object is { readonly [key: string]: unknown } {
  // The usual case first: asking for the prototype is slower than all the rest of a small object's hash.
  if (object.constructor === Object) return true;
  const prototype: object | null = Object.getPrototypeOf(object);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

function notPlain(what: string): TypeError {
  return new TypeError(
    `an outcome is plain data (numbers, text, booleans, null, arrays and plain objects of these), so that equal ones can be told; got ${what}`,
  );
}
