/**
 * A function whose answer for an object is worked out once and kept as long as the object lives. What is asked about must not change: a table
 * and its features are values.
 */
export function oncePer<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return of => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const found = work(of);
    known.set(of, found);
    return found;
  };
}
