/**
 * The same value as plain frozen data all the way down. Properties that are worked out when somebody looks are looked at once
 * and become plain.
 *
 * @throws TypeError for what is no data: functions and objects of a class.
 */
export function plain<Value>(value: Value): Value;
export function plain(value: unknown): unknown {
  return copied(value, new Map());
}

/** What stands in several places stays one object. */
function copied(value: unknown, known: Map<object, object>): unknown {
  if (typeof value === 'function') throw new TypeError('rules are data, and hold no functions');
  if (typeof value !== 'object' || value === null) return value;
  const there = known.get(value);
  if (there !== undefined) return there;
  const made = Array.isArray(value) ? value.map(each => copied(each, known)) : copiedFields(value, known);
  known.set(value, Object.freeze(made));
  return made;
}

function copiedFields(value: object, known: Map<object, object>): object {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('rules are plain data, and hold no objects of a class');
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each, known)]));
}
