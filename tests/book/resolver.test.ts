import { describe, expect, test } from 'vitest';
import { defineResolver, insistOnFew, rulesFrom, type SituationReader } from '../../src/book/index.js';
import { distribution, scripted } from '../../src/dice/index.js';

/** A rule of nobody's book: so many coins, those that show 2 are won. */
const coins: SituationReader<{ readonly coins: number }> = {
  read(input) {
    const asked = typeof input === 'number' ? input : -1;
    return asked < 0
      ? { violations: [{ path: 'coins', problem: 'not a number of coins', mend: 'write 0 or more' }] }
      : { situation: { coins: asked } };
  },
  schema: () => ({ type: 'number' }),
};
const why = { clause: 'toy/coins/heads', because: 'a coin', effect: 'wins on 2' } as const;

const coinRules = rulesFrom({ ruleset: 'toy', edition: 'print' }, () => ({}));

const toss = defineResolver(coinRules, {
  name: 'toy/toss',
  about: 'Coins won.',
  situation: coins,
  odds: ({ coins }) => Array.from({ length: coins }, () => ({ faces: [2], because: [why] })),
  thrown: {
    rule: ({ coins }, dice) => ({ won: dice.count(coins, 2, [2]), because: [why] }),
    outcome: ({ won }) => won,
  },
});

describe('a resolution function asked by name', () => {
  test('odds without their reasons, the exact distribution, each reason once', () => {
    expect(toss.resolve(2)).toEqual({
      odds: [{ faces: [2] }, { faces: [2] }],
      distribution: {
        outcomes: [
          { value: 0, probability: 0.25 },
          { value: 1, probability: 0.5 },
          { value: 2, probability: 0.25 },
        ],
      },
      because: [why],
    });
  });

  test('with dice also what they did', () => {
    expect(toss.resolve(3, scripted([2, 1, 2])).result).toEqual({ won: 2, because: [why] });
    expect(toss.roll(3, scripted([2, 1, 2]))).toEqual({ won: 2, because: [why] });
  });

  test('a function without dice has a result and no distribution', () => {
    const count = defineResolver(coinRules, {
      name: 'toy/count',
      about: 'Coins there are.',
      situation: coins,
      known: ({ coins }) => ({ coins, because: [why] }),
    });
    expect(count.throws).toBe(false);
    expect(count.resolve(4)).toEqual({ odds: null, distribution: null, because: [why], result: { coins: 4 } });
  });

  test('a result of false or nothing is a result', () => {
    const never = defineResolver(coinRules, {
      name: 'toy/never',
      about: 'Never.',
      situation: coins,
      known: () => false,
    });
    expect(never.resolve(0).result).toBe(false);
    const nothing = defineResolver(coinRules, {
      name: 'toy/nothing',
      about: 'Nothing.',
      situation: coins,
      known: () => null,
    });
    expect(nothing.resolve(0).result).toBeNull();
  });

  test('a faulty situation is refused with its path', () => {
    expect(() => toss.resolve('three')).toThrow('coins: not a number of coins; write 0 or more');
  });

  test('too many ways for the dice to fall: no distribution, but odds and thrown dice', () => {
    const each = defineResolver(coinRules, {
      name: 'toy/each',
      about: 'Coins one by one.',
      situation: coins,
      thrown: {
        rule: ({ coins }, dice) => Array.from({ length: coins }, () => dice.roll(2)),
        outcome: shown => shown,
      },
    });
    expect(each.resolve(3).distribution?.outcomes).toHaveLength(8);
    expect(each.resolve(3).tooMany).toBeUndefined();
    expect(each.resolve(40).distribution).toBeNull();
    expect(each.resolve(40).tooMany).toEqual({
      of: 'branches',
      number: null,
      most: 100_000,
      instead: expect.stringContaining('fewer'),
    });
  });

  describe('a result that several units share', () => {
    // A tail costs a coin; each purse is a unit of its own, and they are told together.
    let told = 0;
    const purses = defineResolver(coinRules, {
      name: 'toy/purses',
      about: 'Coins won, purse by purse; each holds nine.',
      situation: coins,
      thrown: {
        rule: ({ coins }, dice) => Array.from({ length: coins }, () => dice.count(9, 2, [2])),
        outcome: won => won,
        parts: ({ coins }) => {
          const each = distribution(dice => dice.count(9, 2, [2]));
          return {
            parts: Array.from({ length: coins }, () => each),
            together(won) {
              told++;
              return won;
            },
            alone: () => new Map(Array.from({ length: coins }, (_, at) => [`purse ${at}`, each])),
          };
        },
      },
    });

    test('is told together as long as it has no more than a hundred thousand outcomes', () => {
      const { distribution: joint, marginals, tooMany } = purses.resolve(2);
      expect(joint?.outcomes).toHaveLength(100);
      expect([marginals, tooMany]).toEqual([undefined, undefined]);
      expect(joint?.outcomes[1]).toEqual({ value: [0, 1], probability: 9 / 2 ** 18 });
      expect(purses.resolve(5).distribution?.outcomes).toHaveLength(100_000);
    });

    test('and unit by unit beyond, which is known before any outcome is worked out', () => {
      told = 0;
      const { distribution: joint, marginals, tooMany } = purses.resolve(6);
      expect(joint).toBeNull();
      expect(tooMany).toMatchObject({ of: 'outcomes', number: 1_000_000, most: 100_000 });
      expect(Object.keys(marginals ?? {})).toEqual([0, 1, 2, 3, 4, 5].map(at => `purse ${at}`));
      expect(marginals?.['purse 3']?.outcomes[9]).toEqual({ value: 9, probability: 1 / 512 });
      expect(told).toBe(0);
    });
  });

  test('what is refused before it is solved says how much it would be', () => {
    const refused = defineResolver(coinRules, {
      name: 'toy/heap',
      about: 'A heap of coins.',
      situation: coins,
      thrown: {
        rule: ({ coins }, dice) => dice.count(coins, 2, [2]),
        outcome: won => won,
        solved({ coins }) {
          insistOnFew('outcomes', coins + 1);
          return distribution(dice => dice.count(coins, 2, [2]));
        },
      },
    });
    expect(refused.resolve(5000).distribution?.outcomes).toHaveLength(5001);
    expect(refused.resolve(5001)).toMatchObject({ distribution: null, tooMany: { number: 5002, most: 5001 } });
    expect(() => insistOnFew('branches', 2e6)).toThrow(/2000000 branches of 1000000 at most: ask for fewer/);
  });

  test('a fault of the rule itself is not hidden', () => {
    const broken = defineResolver(coinRules, {
      name: 'toy/broken',
      about: 'Breaks.',
      situation: coins,
      thrown: {
        rule: () => {
          throw new TypeError('broken');
        },
        outcome: () => 0,
      },
    });
    expect(() => broken.resolve(1)).toThrow('broken');
  });
});
