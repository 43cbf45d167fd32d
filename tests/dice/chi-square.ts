/** How far observed counts stray from expected ones, as Pearson measured it. */
export function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
}

/** The value that fair dice exceed about once in a hundred thousand times (Wilson and Hilferty's approximation). */
export function unfairFrom(degreesOfFreedom: number): number {
  const spread = 2 / (9 * degreesOfFreedom);
  return degreesOfFreedom * (1 - spread + 4.265 * Math.sqrt(spread)) ** 3;
}

/**
 * Counts and expectations with the rare cases lumped together, so that each cell expects five at least, as the test asks.
 */
export function lumped(
  observed: readonly number[],
  expected: readonly number[],
): { readonly observed: readonly number[]; readonly expected: readonly number[] } {
  const rare = expected.map(count => count < 5);
  const lump = (counts: readonly number[]) => [
    ...counts.filter((_, i) => !rare[i]),
    counts.filter((_, i) => rare[i]).reduce((sum, count) => sum + count, 0),
  ];
  const cells = { observed: lump(observed), expected: lump(expected) };
  return cells.expected.at(-1)! >= 5
    ? cells
    : { observed: cells.observed.slice(0, -1), expected: cells.expected.slice(0, -1) };
}
