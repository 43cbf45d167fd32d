import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { throwing } from './all.js';
import { largest, largestKnown } from './largest.js';

/** The most branches that any one reckoning may take: a few hundredths of a second. */
const fewBranches = 600_000;

const reckonings = vi.hoisted(() => ({ most: Number.POSITIVE_INFINITY, number: 0 }));

vi.mock('../../src/dice/solve.js', async actual => {
  const engine = await actual<typeof import('../../src/dice/solve.js')>();
  return {
    ...engine,
    solving: (asked: { exact: boolean; maxBranches?: number }, work: never) => {
      reckonings.number++;
      const maxBranches = Math.min(asked.maxBranches ?? Number.POSITIVE_INFINITY, reckonings.most);
      return engine.solving(Number.isFinite(maxBranches) ? { ...asked, maxBranches } : asked, work);
    },
  };
});

let resolverOf: typeof import('./all.js').resolverOf;

// The library anew, on the engine above. Its keys are not held against equality, which smaller situations are here for.
beforeAll(async () => {
  vi.resetModules();
  ({ resolverOf } = await import('./all.js'));
});

// And the library as it is, for the files that come after.
afterAll(() => {
  vi.doUnmock('../../src/dice/solve.js');
  vi.resetModules();
});

afterEach(() => {
  reckonings.most = Number.POSITIVE_INFINITY;
  reckonings.number = 0;
});

describe('the largest situation of every function', () => {
  test('is here', () => {
    expect(Object.keys(largest).sort()).toEqual(throwing.map(({ name }) => name).sort());
  });

  test.each(Object.keys(largest))('%s is answered, or refused with the bound and what to ask instead', name => {
    for (const situation of largest[name]!) {
      reckonings.most = fewBranches;
      reckonings.number = 0;
      const { distribution, marginals, tooMany } = resolverOf(name).resolve(situation);
      expect(reckonings.number).toBeLessThan(3000);
      expect(distribution === null).toBe(tooMany !== undefined);
      const told = [...(distribution === null ? [] : [distribution]), ...Object.values(marginals ?? {})];
      expect(told.reduce((sum, { outcomes }) => sum + outcomes.length, 0)).toBeLessThanOrEqual(100_000);
      for (const { outcomes } of told) {
        expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 11);
      }
      if (tooMany === undefined) continue;
      // Known before a branch is run, not when a million of them have been.
      expect(tooMany.number).toBeGreaterThan(tooMany.most);
      expect(tooMany.instead).not.toBe('');
    }
  });

  test.each(Object.keys(largestKnown))('%s is answered', name => {
    reckonings.most = fewBranches;
    for (const situation of largestKnown[name]!) expect(resolverOf(name).resolve(situation).result).toBeDefined();
    expect(reckonings.number).toBeGreaterThan(0);
  });

  // Half a minute went by while each shot was thrown anew for everything that the ship might have suffered.
  test('shots that fall alike are thrown once', () => {
    for (const situation of largest['musket/shots-at-ship']!) {
      reckonings.number = 0;
      resolverOf('musket/shots-at-ship').resolve(situation);
      expect(reckonings.number).toBeLessThan(10);
    }
  });

  test('is measured: a bound of hardly any branches is noticed', () => {
    reckonings.most = 5;
    expect(resolverOf('raymond/bounce-through').resolve({ misses: 100 }).tooMany).toMatchObject({ of: 'branches' });
  });
});

describe('several units that have too many outcomes together', () => {
  const four = largest['musket/melee-round']!.find(asked => Object(asked).groups.length === 20);

  test('are answered one by one', () => {
    const melee = { groups: ['a', 'b', 'c', 'd'].map((unit, at) => ({ unit, figures: 18, melee: 3 + at })) };
    const { distribution, marginals, tooMany } = resolverOf('musket/melee-round').resolve(melee);
    expect(distribution).toBeNull();
    expect(tooMany).toEqual({ of: 'outcomes', number: 19 ** 4, most: 100_000, instead: expect.any(String) });
    for (const [at, unit] of ['a', 'b', 'c', 'd'].entries()) {
      const alone = resolverOf('musket/melee-round').resolve({ groups: [melee.groups[at]] }).distribution!;
      expect(marginals?.[unit]?.outcomes).toEqual(
        alone.outcomes.map(({ value, probability }) => ({ value: Object(value)[0].lost, probability })),
      );
    }
  });

  test('still throw', () => {
    expect(resolverOf('musket/melee-round').resolve(four, rolled(1)).result).toBeDefined();
  });
});
