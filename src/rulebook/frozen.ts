/**
 * A value with everything in it that is plain data frozen, however deep, so that nobody who is given it can change it for others.
 * Functions and instances of classes are left as they are.
 */
export function frozen<V>(value: V): V {
  freezeAll(value, new Set());
  return value;
}

function freezeAll(value: unknown, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype && !Array.isArray(value)) return;
  for (const member of Object.values(value)) freezeAll(member, seen);
  Object.freeze(value);
}
