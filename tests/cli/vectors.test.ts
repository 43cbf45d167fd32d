import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answeredAnew, functionsByPath } from '../../scripts/vectors.js';

interface Vector {
  readonly refused?: readonly unknown[];
  readonly distribution?: { readonly outcomes: readonly { readonly value: unknown; readonly probability: number }[] };
  readonly thrown?: readonly { readonly dice: readonly number[]; readonly result: unknown }[];
}

describe('vectors', () => {
  const files = [...functionsByPath];

  test('there is a file for every function, and no other', () => {
    const expected = files.map(([path]) => path.replace('vectors/', ''));
    expect(readdirSync('vectors').filter(name => name.endsWith('.json'))).toEqual(expected.sort());
  });

  // Which situations stand there, `npm run vectors` chooses among many more.
  test.each(files)('%s is what the library answers (npx tsx scripts/vectors.ts writes it)', (path, resolver) => {
    const text = readFileSync(path, 'utf8');
    expect(answeredAnew(resolver, text) === text).toBe(true);
    const { cases }: { cases: readonly Vector[] } = JSON.parse(text);
    expect(cases.length).toBeGreaterThan(0);
    for (const { refused, distribution, thrown } of cases) {
      const total = distribution?.outcomes.reduce((sum, { probability }) => sum + probability, 0) ?? 1;
      expect(total).toBeCloseTo(1, 12);
      expect(thrown === undefined).toBe(refused !== undefined || !resolver.throws);
      for (const { dice, result } of thrown ?? [])
        expect([dice.every(Number.isInteger), result]).not.toContain(undefined);
    }
  });
});
