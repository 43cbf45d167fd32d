import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { congruential32 } from 'pure-rand/generator/congruential32';
import { mersenne } from 'pure-rand/generator/mersenne';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { describe, expect, it } from 'vitest';
import { type Dice, logged, type RolledDice, restored, rolled, seeded, seededAt } from '../../src/dice/index.js';
import { chiSquare, unfairFrom } from './chi-square.js';
import * as law from './properties.js';

const withState: Record<string, () => RolledDice> = {
  'a seed': () => rolled(1971),
  'a seed of 128 bits': () => rolled('c0ffee00c0ffee00c0ffee00c0ffee00'),
  'a seed of 128 zeros': () => rolled(0n),
  'a large negative seed': () => rolled(Number.MIN_SAFE_INTEGER),
  'xoroshiro128plus of pure-rand': () => rolled(xoroshiro128plus(4)),
  'xorshift128plus of pure-rand': () => rolled(xorshift128plus(4)),
  'mersenne of pure-rand': () => rolled(mersenne(4)),
  'congruential32 of pure-rand': () => rolled(congruential32(4)),
};

const all: Record<string, () => Dice> = {
  ...withState,
  'a () => number': () => {
    const generator = xoroshiro128plus(7);
    return rolled(() => uniformFloat64(generator));
  },
  'restored dice': () => restored(rolled(12).state()),
  'logged dice': () => logged(rolled(12)),
};

describe.each(Object.entries(all))('dice rolled from %s', (_, fresh) => {
  it('show every face equally often', () => law.everyFaceIsEquallyLikely(fresh));
  it('show every face equally often after every other', () => law.facesFollowEachOtherFairly(fresh));
  it('stay within what was asked', () => law.resultsAreInRange(fresh));
  it('are the same dice from the same source', () => law.sameSourceSameDice(fresh, fresh));
  it('throw a pool as that many single dice', () => law.aPoolIsItsDiceOneByOne(fresh));
  it('take the faces of a count as a set', () => law.facesAreASet(fresh));
  it('refuse absurd asks', () => law.absurdAsksAreRefused(rule => rule(fresh())));
  it('show nothing where there are no dice', () => law.noDiceShowNothing(fresh));
});

describe.each(Object.entries(withState))('dice rolled from %s', (_, fresh) => {
  it('go on from a saved state', () => law.saveAndRestoreGoOn(fresh));
});

describe('a seed', () => {
  const opening = (seed: number) => {
    const dice = rolled(seed);
    return Array.from({ length: 12 }, () => dice.roll(12));
  };

  it('gives these dice, in every version and on every machine', () => {
    expect(opening(1971)).toEqual([8, 6, 2, 2, 10, 9, 7, 9, 12, 12, 11, 2]);
  });

  it('gives other dice than the seeds near it, or alike in their low 32 bits', () => {
    const seeds = [0, 1, 2, 3, -1, -2, 2 ** 32, 2 ** 32 + 1, -(2 ** 32), 2 ** 52 + 1, Number.MAX_SAFE_INTEGER];
    seeds.push(Number.MIN_SAFE_INTEGER);
    expect(new Set(seeds.map(seed => opening(seed).join())).size).toBe(seeds.length);
  });

  it('leaves the first die even over a thousand battles numbered in a row', () => {
    for (const start of [0, 1e9, 2 ** 40]) {
      const faces = new Array<number>(12).fill(0);
      for (let battle = 0; battle < 12_000; battle++) faces[rolled(start + battle).roll(12) - 1]!++;
      expect(chiSquare(faces, new Array<number>(12).fill(1000))).toBeLessThan(unfairFrom(11));
    }
  });

  it('is a safe integer, or refused', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => rolled(wrong)).toThrow(/a seed is a whole number from -9007199254740991 to 9007199254740991/);
    }
    expect(opening(-0)).toEqual(opening(0));
  });
});

describe('a () => number', () => {
  it('has its numbers cut into faces from 0 upwards', () => {
    expect(rolled(() => 0).roll(12)).toBe(1);
    expect(rolled(() => 0.5).roll(12)).toBe(7);
    expect(rolled(() => 1 - 2 ** -53).roll(12)).toBe(12);
  });

  it('must keep to numbers from 0 to below 1', () => {
    for (const wrong of [1, -0.1, Number.NaN]) {
      expect(() => rolled(() => wrong).roll(6)).toThrow(`it gave ${wrong}`);
    }
  });

  it('has no state to save', () => {
    expect(() => rolled(() => 0).state()).toThrow(/no state to save/);
  });
});

describe('a source', () => {
  it('that is none is refused', () => {
    for (const wrong of [null, {}, { next: () => 1 }, true]) {
      // @ts-expect-error: what JavaScript may pass.
      expect(() => rolled(wrong)).toThrow(
        /a seed \(a whole number, or 128 bits\), a pure-rand generator or a \(\) => number/,
      );
    }
  });

  it('that is a generator moves on with the dice', () => {
    const generator = xoroshiro128plus(5);
    const reference = xoroshiro128plus(5);
    rolled(generator).sum(3, 2 ** 16);
    for (let i = 0; i < 3; i++) reference.next();
    expect(generator.getState()).toEqual(reference.getState());
  });
});

describe('a saved state', () => {
  /** Somebody's own generator: it counts. */
  const counting = ([from]: readonly number[]): RandomGenerator => {
    let at = from ?? 0;
    return { next: () => (at = (at + 1) | 0), getState: () => [at], clone: () => counting([at]) };
  };

  it('of a seed is read by restored and by seededAt alike, and by seededAt no other', () => {
    const dice = seeded(1971);
    dice.sum(7, 6);
    expect(dice.state()).toEqual({ generator: 'xoroshiro128plus', state: expect.any(Array) });
    const faces = (from: Dice) => Array.from({ length: 20 }, () => from.roll(12));
    const [again, also] = [seededAt(dice.state()), restored(dice.state())];
    expect(faces(again)).toEqual(faces(also));
    expect(again.state()).toEqual(also.state());
    const other = rolled(mersenne(4)).state();
    expect(() => seededAt(other)).toThrow(/"mersenne" do not come from a seed/);
    expect(() => seededAt({ generator: 'xoroshiro128plus', state: [1, 2, 3] })).toThrow(/has 4 numbers; got 3/);
    expect(() => seeded(0.5)).toThrow(RangeError);
  });

  it('of an unknown generator is restored with its own fromState', () => {
    const dice = rolled(counting([40]));
    dice.roll(6);
    expect(dice.state()).toEqual({ generator: 'other', state: [41] });
    expect(restored(dice.state(), counting).roll(6)).toBe(dice.roll(6));
    expect(() => restored(dice.state())).toThrow(/fromState as second argument/);
  });

  it('names the generator it belongs to', () => {
    expect(rolled(1).state().generator).toBe('xoroshiro128plus');
    expect(rolled(mersenne(1)).state().generator).toBe('mersenne');
    expect(rolled(xorshift128plus(1)).state().generator).toBe('xorshift128plus');
    expect(rolled(congruential32(1)).state().generator).toBe('congruential32');
  });

  it('that no dice could have given is refused', () => {
    expect(() => restored({ generator: 'xoroshiro128plus', state: [1, 2, 3] })).toThrow(/has 4 numbers; got 3/);
    expect(() => restored({ generator: 'xoroshiro128plus', state: [0, 0, 0, 0] })).toThrow(/all zeros/);
    expect(() => restored({ generator: 'xoroshiro128plus', state: [0, 0.5, 0, 0] })).toThrow(/whole numbers/);
    // @ts-expect-error: an edited record.
    expect(() => restored({ generator: 'toString', state: [1] })).toThrow(/generator "toString"/);
    // @ts-expect-error: an edited record.
    expect(() => restored({})).toThrow(/a dice state is/);
    // @ts-expect-error: an edited record.
    expect(() => restored(null)).toThrow(/a dice state is/);
  });
});
