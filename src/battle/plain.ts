import { RuleViolation, type Violation } from '../rulebook/index.js';
import type { Json } from './types.js';

/** Deeper than any scenario or state has reason to be, and far from exhausting the stack. */
const MAX_DEPTH = 200;

/** Whether two pieces of plain data must read the same whatever the order of their keys. */
type KeyOrder = 'kept' | 'sorted';

/**
 * A copy of plain data that shares nothing with it. Keys keep their order; a key whose value is `undefined` is left out, −0
 * becomes 0. Throws a RuleViolation with the path of every value that JSON cannot hold.
 */
export function plainCopy<V>(value: V, path: string): V {
  // A copy has the type of what it was copied from.
  return copied(value, path, 'kept') as V;
}

/** The same with sorted keys, so that no rule can depend on the order in which a file or a player wrote them. */
export function canonicalCopy<V>(value: V, path: string): V {
  return copied(value, path, 'sorted') as V;
}

/** Untrusted data as JSON, its keys sorted. Throws a RuleViolation with the path of every value that JSON cannot hold. */
export function readJson(value: unknown, path: string): Json {
  return copied(value, path, 'sorted');
}

/** A copy of untrusted data as JSON, its keys sorted, or the faults that keep it from being that. Every member is read once. */
export function triedJson(
  value: unknown,
  path: string,
): { readonly json: Json } | { readonly violations: readonly Violation[] } {
  const violations: Violation[] = [];
  const json = copy(value, { at: [path], faults: violations, order: 'sorted' });
  return violations.length > 0 ? { violations } : { json };
}

function copied(value: unknown, path: string, order: KeyOrder): Json {
  const faults: Violation[] = [];
  const result = copy(value, { at: [path], faults, order });
  if (faults.length > 0) throw new RuleViolation(faults);
  return result;
}

interface Walk {
  /** The way to the value being copied: the root's path, then keys and indices. */
  readonly at: (string | number)[];
  readonly faults: Violation[];
  readonly order: KeyOrder;
}

function copy(value: unknown, walk: Walk): Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value))
        return fault(walk, `${value} is not a number that JSON can hold`, 'give a finite one');
      return value === 0 ? 0 : value;
    case 'object':
      if (value === null) return null;
      if (walk.at.length > MAX_DEPTH) return fault(walk, `nested more than ${MAX_DEPTH} deep`, 'flatten it');
      return Array.isArray(value) ? copyList(value, walk) : copyObject(value, walk);
    default:
      return fault(walk, `${typeof value} is not plain data`, 'give a string, number, boolean, null, list or object');
  }
}

function copyList(list: readonly unknown[], walk: Walk): Json {
  const result: Json[] = [];
  for (let index = 0; index < list.length; index++) {
    walk.at.push(index);
    result.push(copy(list[index], walk));
    walk.at.pop();
  }
  return result;
}

function copyObject(value: object, walk: Walk): Json {
  const prototype: unknown = Object.getPrototypeOf(value);
  // A plain object's prototype is null or the root of some realm; a class instance is farther from the root.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    return fault(walk, 'an instance of a class is not plain data', 'give a plain object or list');
  }
  const result: { [key: string]: Json } = {};
  const entries = Object.entries(value);
  if (walk.order === 'sorted') entries.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, member] of entries) {
    if (member === undefined) continue;
    walk.at.push(key);
    if (key === '__proto__') fault(walk, 'the key __proto__ is never allowed', 'remove it');
    else result[key] = copy(member, walk);
    walk.at.pop();
  }
  return result;
}

function fault(walk: Walk, problem: string, mend: string): null {
  walk.faults.push({ path: pathOf(walk.at), problem, mend });
  return null;
}

/** `scenario.sides.red.units[2]` from its parts. */
export function pathOf(parts: readonly PropertyKey[]): string {
  let path = '';
  for (const part of parts) {
    if (typeof part === 'number') path += `[${part}]`;
    else if (part !== '') path += path === '' ? String(part) : `.${String(part)}`;
  }
  return path;
}
