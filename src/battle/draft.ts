import { plainCopy } from './plain.js';

/**
 * A draft of a state: whatever is done to it, the state stays as it is. It is a copy and no proxy, for rules that measure look at everything
 * over and over, and a proxy is paid for at every look.
 */
export function draftOf<S extends object>(state: S): S {
  return plainCopy(state, 'state');
}

/** What a draft made of a state holds at this moment; later changes to the draft do not reach it. It shares with the state what did not change. */
export function snapshotOf<S extends object>(draft: S, state: S): S {
  return sharing(plainCopy(draft, 'state'), state);
}

/** The changed copy of a value, with every part of it that has not changed replaced by the original part. The copy is used up. */
function sharing<V>(copy: V, original: unknown): V;
function sharing(copy: unknown, original: unknown): unknown {
  if (!isTree(copy) || !isTree(original) || Array.isArray(copy) !== Array.isArray(original)) return copy;
  const keys = Object.keys(copy);
  const before = Object.keys(original);
  let isSame = keys.length === before.length;
  for (const [place, key] of keys.entries()) {
    const part = sharing(copy[key], original[key]);
    copy[key] = part;
    // Rules may go by the order of keys, so that it counts.
    isSame &&= key === before[place] && part === original[key];
  }
  return isSame ? original : copy;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
