import type { RunnerTestCase } from 'vitest';

/** The file of a test and its names, from the outermost on, as the journal has them. */
export function nameOf(test: RunnerTestCase): string {
  const names: string[] = [];
  for (let each: { readonly name: string; readonly suite?: unknown } | undefined = test; each !== undefined; ) {
    names.unshift(each.name);
    each = each.suite as typeof each;
  }
  return `${test.file.name} > ${names.join(' > ')}`;
}
