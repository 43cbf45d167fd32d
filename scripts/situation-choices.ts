/** A situation of a resolution function. */
export type Situation = { readonly [key: string]: unknown };

/** Every combination of these values; a key whose value is `undefined` is left out. */
export function every(values: { readonly [key: string]: readonly unknown[] }): readonly Situation[] {
  let situations: readonly Situation[] = [{}];
  for (const [key, choices] of Object.entries(values)) {
    situations = situations.flatMap(situation =>
      choices.map(choice => (choice === undefined ? situation : { ...situation, [key]: choice })),
    );
  }
  return situations;
}

/** A key left out. */
export const not = undefined;
export const maybe = [not, true];
export const boolean = [false, true];

/** So many of a list, evenly spread over it. */
export function some<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, at) => list[Math.floor(at * step)]).flatMap(
    each => each ?? [],
  );
}
