import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, distribution, inDoubles, rolled } from '../../src/dice/index.js';
import { binomialWays, dieByDie } from './by-hand.js';
import { chiSquare, lumped, unfairFrom } from './chi-square.js';
import * as law from './properties.js';

/** A rule whose later dice depend on its earlier ones: which ask comes next, and how many dice. */
const branching = (dice: Dice) => {
  const first = dice.roll(4);
  if (first === 1) return { first, next: 'nothing' };
  if (first === 2) return { first, hits: dice.count(3, 6, [5, 6]) };
  const number = dice.pick(first);
  return { first, number, total: dice.sum(number, 4), last: number === 2 ? dice.roll(2) : null };
};

describe('a pool that is counted', () => {
  it('follows the binomial distribution, to 1e-12 in doubles and to the last digit in fractions', () => {
    const pools = fc.integer({ min: 2, max: 20 }).chain(sides =>
      fc.record({
        sides: fc.constant(sides),
        dice: fc.integer({ min: 0, max: 60 }),
        hits: fc.integer({ min: 0, max: sides }),
      }),
    );
    fc.assert(
      fc.property(pools, ({ sides, dice, hits }) => {
        const faces = Array.from({ length: hits }, (_, i) => sides - i);
        const rule = (thrown: Dice) => thrown.count(dice, sides, faces);
        const doubles = distribution(rule);
        const fractions = distribution(rule, { fractions: true });
        const throws = BigInt(sides) ** BigInt(dice);
        for (let times = 0; times <= dice; times++) {
          const ways = binomialWays(dice, sides, hits, times);
          const { numerator, denominator } = fractions.fraction(times);
          expect(numerator * throws).toBe(ways * denominator);
          expect(Math.abs(doubles.probability(times) - Number(ways) / Number(throws))).toBeLessThan(1e-12);
        }
        expect(Math.abs(doubles.probability(() => true) - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('keeps its precision where a result is next to impossible', () => {
    const allTwelves = distribution(dice => dice.count(36, 12, [12])).probability(36);
    expect(allTwelves / 12 ** -36).toBeCloseTo(1, 12);
    const large = distribution(dice => dice.count(3000, 12, [1, 2, 3]));
    expect(Math.abs(large.probability(() => true) - 1)).toBeLessThan(1e-12);
    expect(large.mean()).toBeCloseTo(750, 9);
  });

  it('is as many branches as it has results, whatever its size', () => {
    let runs = 0;
    distribution(dice => {
      runs++;
      return dice.count(36, 12, [1, 2]);
    });
    expect(runs).toBe(37);
  });

  it('is one branch where only one result is possible', () => {
    const certain: [number, number, readonly number[], number][] = [
      [0, 12, [1, 2], 0],
      [36, 12, [], 0],
      [36, 12, [0, 13, 2.5], 0],
      [36, 2, [1, 2, 2, 1, 7], 36],
      [36, 40, Array.from({ length: 40 }, (_, i) => i + 1), 36],
      [5, 1, [1], 5],
    ];
    for (const [dice, sides, faces, result] of certain) {
      let runs = 0;
      const solved = distribution(thrown => {
        runs++;
        return thrown.count(dice, sides, faces);
      });
      expect(runs).toBe(1);
      expect(solved.outcomes).toEqual([{ value: result, probability: 1 }]);
    }
  });

  it('takes its faces as a set', () => {
    const solved = (sides: number, faces: readonly number[]) => distribution(dice => dice.count(5, sides, faces));
    expect(solved(12, [3, 3, 1, 14, -1, 0.5, 1]).outcomes).toEqual(solved(12, [1, 3]).outcomes);
    expect(solved(40, [3, 3, 1, 41, -1, 0.5, 1]).outcomes).toEqual(solved(40, [1, 3]).outcomes);
  });
});

describe('a pool that is summed', () => {
  it('has as many ways to each total as throwing its dice one by one', () => {
    const pools = fc.record({ dice: fc.integer({ min: 0, max: 5 }), sides: fc.integer({ min: 1, max: 6 }) });
    fc.assert(
      fc.property(pools, ({ dice, sides }) => {
        const rule = (thrown: Dice) => thrown.sum(dice, sides);
        const doubles = distribution(rule);
        const fractions = distribution(rule, { fractions: true });
        const ways = new Map<number, number>();
        for (const { value } of dieByDie(rule)) ways.set(value, (ways.get(value) ?? 0) + 1);
        expect(doubles.outcomes.map(({ value }) => value)).toEqual([...ways.keys()].sort((a, b) => a - b));
        for (const [total, number] of ways) {
          const { numerator, denominator } = fractions.fraction(total);
          expect(numerator * BigInt(sides ** dice)).toBe(BigInt(number) * denominator);
          expect(doubles.probability(total)).toBeCloseTo(number / sides ** dice, 12);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its precision in both tails', () => {
    const solved = distribution(dice => dice.sum(36, 12));
    expect(solved.probability(36) / 12 ** -36).toBeCloseTo(1, 12);
    expect(solved.probability(432) / 12 ** -36).toBeCloseTo(1, 12);
    expect(solved.mean()).toBeCloseTo(36 * 6.5, 10);
    expect(solved.variance()).toBeCloseTo((36 * (144 - 1)) / 12, 9);
  });
});

describe('a rule', () => {
  it('is solved in doubles alone as it is with fractions to be had', () => {
    const rule = (dice: Dice) => dice.count(7, 6, [5, 6]) + dice.roll(4);
    expect(inDoubles(rule).toJSON()).toEqual(distribution(rule).toJSON());
    expect(inDoubles(rule)).not.toHaveProperty('fraction');
    expect(() => inDoubles(rule, { maxBranches: 3 })).toThrow(RangeError);
  });

  const asks = fc.array(fc.array(law.anAsk, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });

  it('that asks for other dice on other branches is solved as if every die were tried', () => {
    fc.assert(
      fc.property(asks, script => {
        // Each result chooses the next ask; small dice, or trying every die would take for ever.
        const small = (asked: law.Ask): law.Ask => {
          if (asked.ask === 'pick') return { ...asked, options: (asked.options % 3) + 1 };
          const sides = (asked.sides % 4) + 1;
          return asked.ask === 'roll' ? { ...asked, sides } : { ...asked, sides, dice: asked.dice % 4 };
        };
        const rule = (dice: Dice) => {
          const told: number[] = [];
          for (const choices of script) told.push(law.put(dice, small(choices[(told.at(-1) ?? 0) % choices.length]!)));
          return told;
        };
        const exactly = distribution(rule, { fractions: true });
        const nearly = distribution(rule);
        const expected = new Map<string, number>();
        for (const { value, denominator } of dieByDie(rule)) {
          const key = JSON.stringify(value);
          expected.set(key, (expected.get(key) ?? 0) + 1 / Number(denominator));
        }
        expect(exactly.outcomes.map(({ value }) => JSON.stringify(value)).sort()).toEqual([...expected.keys()].sort());
        for (const [key, probability] of expected) {
          expect(exactly.probability(JSON.parse(key))).toBeCloseTo(probability, 12);
          expect(nearly.probability(JSON.parse(key))).toBeCloseTo(probability, 12);
        }
        expect(exactly.fraction(() => true)).toEqual({ numerator: 1n, denominator: 1n });
        expect(Math.abs(nearly.probability(() => true) - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('with a branch of no dice, of a pool, and of a number of dice that was rolled', () => {
    const solved = distribution(branching, { fractions: true });
    expect(solved.fraction({ first: 1, next: 'nothing' })).toEqual({ numerator: 1n, denominator: 4n });
    expect(solved.fraction({ first: 2, hits: 1 })).toEqual({ numerator: 1n, denominator: 9n });
    expect(solved.fraction({ first: 3, number: 0, total: 0, last: null })).toEqual({ numerator: 1n, denominator: 12n });
    expect(solved.fraction({ first: 3, number: 2, total: 5, last: 2 })).toEqual({ numerator: 1n, denominator: 96n });
    expect(solved.fraction(({ first }) => first === 4)).toEqual({ numerator: 1n, denominator: 4n });
  });

  it('without any dice has one result', () => {
    expect(distribution(() => 'stand').outcomes).toEqual([{ value: 'stand', probability: 1 }]);
  });

  it('has results that are alike counted as one, whatever the order of their keys', () => {
    const solved = distribution(dice => (dice.roll(2) === 1 ? { red: 1, blue: 2 } : { blue: 2, red: 1 }));
    expect(solved.outcomes).toEqual([{ value: { red: 1, blue: 2 }, probability: 1 }]);
  });

  it('has its results in a stable order: numbers ascending, others as first come to', () => {
    const numbers = distribution(dice => 10 - dice.roll(12));
    expect(numbers.outcomes.map(({ value }) => value)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const words = distribution(dice => ['rout', 'back', 'stand', 'back'][dice.pick(4)]);
    expect(words.outcomes.map(({ value }) => value)).toEqual(['rout', 'back', 'stand']);
  });

  it('comes out as often when it is rolled as when it is solved', () => {
    const throws = 40_000;
    for (const seed of [1, 2, 3]) {
      const solved = distribution(branching);
      const dice = rolled(seed);
      const seen = new Map(solved.outcomes.map(({ value }) => [JSON.stringify(value), 0]));
      for (let i = 0; i < throws; i++) {
        const key = JSON.stringify(branching(dice));
        seen.set(key, seen.get(key)! + 1);
      }
      const cells = lumped(
        [...seen.values()],
        solved.outcomes.map(({ probability }) => probability * throws),
      );
      expect(chiSquare(cells.observed, cells.expected)).toBeLessThan(unfairFrom(cells.expected.length - 1));
    }
  });

  it('lets what it throws pass', () => {
    const fault = new Error('no such unit');
    const rule = (dice: Dice) => {
      if (dice.roll(6) === 4) throw fault;
      return 0;
    };
    expect(() => distribution(rule)).toThrow(fault);
  });

  it('is refused absurd asks', () => law.absurdAsksAreRefused(rule => distribution(rule)));

  it('is refused beyond a number of branches', () => {
    const single = (dice: Dice) => [1, 2, 3].map(() => dice.roll(6));
    expect(distribution(single, { maxBranches: 216 }).outcomes).toHaveLength(216);
    expect(() => distribution(single, { maxBranches: 215 })).toThrow(/more than 215 branches: ask for pools/);
    expect(() => distribution(single, { maxBranches: 0 })).toThrow(/1 or more; got 0/);
    expect(() => distribution(dice => dice.count(1e12, 12, [1]))).toThrow(RangeError);
    expect(() => distribution(dice => dice.sum(1e6, 1e6))).toThrow(RangeError);
    expect(() => distribution(dice => dice.roll(1e15), { fractions: true })).toThrow(RangeError);
  });

  it('is refused when it might never end', () => {
    const untilSix = (dice: Dice) => {
      let rolls = 1;
      while (dice.roll(6) !== 6) rolls++;
      return rolls;
    };
    expect(() => distribution(untilSix, { maxBranches: 10_000 })).toThrow(/more than 10000 branches/);
  });

  it('must ask for the same dice when it is run again', () => {
    let calls = 0;
    expect(() => distribution(dice => dice.roll(6 + calls++))).toThrow(/depend on nothing but its dice/);
    calls = 0;
    expect(() => distribution(dice => (calls++ === 0 ? dice.roll(2) : 0))).toThrow(/depend on nothing but its dice/);
    calls = 0;
    expect(() => distribution(dice => dice.count(3, 6, [1, 2, 3].slice(calls++)))).toThrow(/nothing but its dice/);
  });

  it('must not give the same object again, changed', () => {
    const unit = { figures: 12 };
    const careless = (dice: Dice) => {
      unit.figures -= dice.count(2, 6, [6]) + 1;
      return unit;
    };
    expect(() => distribution(careless)).toThrow(/must give a new result each time/);
    const fixed = { figures: 12 };
    expect(distribution(dice => (dice.roll(6) > 0 ? fixed : unit)).outcomes).toHaveLength(1);
  });

  it('must come to plain data', () => {
    for (const value of [new Map(), new Date(0), () => 1, Symbol('x'), Promise.resolve(1), { at: [new Set()] }]) {
      expect(() => distribution(() => value)).toThrow(/an outcome is plain data/);
    }
  });
});
