import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vectorFiles } from '../../scripts/vectors.js';

interface Vector {
  readonly distribution?: { readonly outcomes: readonly { readonly value: unknown; readonly probability: number }[] };
  readonly thrown?: readonly { readonly dice: readonly number[]; readonly result: unknown }[];
  readonly because?: readonly { readonly clause: string }[];
}

describe('vectors', () => {
  const files = [...vectorFiles()];

  test.each(files)('%s is what the library answers (npx tsx scripts/vectors.ts writes it)', (path, text) => {
    expect(existsSync(path) && readFileSync(path, 'utf8') === text).toBe(true);
  });

  test('there is no other file', () => {
    const expected = files.map(([path]) => path.replace('vectors/', ''));
    expect(readdirSync('vectors').filter(name => name.endsWith('.json'))).toEqual(expected.sort());
  });

  test('every function has cases, and every distribution sums to 1', () => {
    for (const [path, text] of files) {
      const { cases }: { cases: readonly Vector[] } = JSON.parse(text);
      expect([path, cases.length > 0]).toEqual([path, true]);
      for (const { distribution, thrown } of cases) {
        const total = distribution?.outcomes.reduce((sum, { probability }) => sum + probability, 0) ?? 1;
        expect(total).toBeCloseTo(1, 12);
        for (const { dice, result } of thrown ?? [])
          expect([dice.every(Number.isInteger), result]).not.toContain(undefined);
      }
    }
  });
});
