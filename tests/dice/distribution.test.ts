import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, distribution, distributionFromJSON, type Fraction } from '../../src/dice/index.js';
import { choose } from './by-hand.js';

const twoDice = (dice: Dice) => dice.sum(2, 6);
const melee = (dice: Dice) => ({ red: dice.count(5, 12, [10, 11, 12]), blue: dice.count(4, 12, [12]) });
const over = (numerator: number, denominator: number): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

describe('a distribution of numbers', () => {
  const sum = distribution(twoDice);

  it('tells how likely a result is, or any that pass a test', () => {
    expect(sum.probability(7)).toBeCloseTo(1 / 6, 12);
    expect(sum.probability(1)).toBe(0);
    expect(sum.probability(total => total % 2 === 0)).toBeCloseTo(0.5, 12);
    expect(sum.atLeast(10)).toBeCloseTo(6 / 36, 12);
    expect(sum.atMost(10)).toBeCloseTo(33 / 36, 12);
    expect(sum.atLeast(2)).toBeCloseTo(1, 12);
    expect(sum.atLeast(13)).toBe(0);
  });

  it('has mean, variance and standard deviation', () => {
    expect(sum.mean()).toBeCloseTo(7, 12);
    expect(sum.variance()).toBeCloseTo(35 / 6, 12);
    expect(sum.standardDeviation()).toBeCloseTo(Math.sqrt(35 / 6), 12);
    expect(sum.mean(total => total * total)).toBeCloseTo(35 / 6 + 49, 12);
  });

  it('answers the same in fractions, to the last digit', () => {
    const exactly = distribution(twoDice, { fractions: true });
    expect(exactly.fraction(7)).toEqual(over(1, 6));
    expect(exactly.fraction(1)).toEqual(over(0, 1));
    expect(exactly.fraction(total => total % 2 === 0)).toEqual(over(1, 2));
    expect(exactly.fractionMean()).toEqual(over(7, 1));
    expect(exactly.fractionMean(total => -total)).toEqual(over(-7, 1));
    expect(exactly.fractionVariance()).toEqual(over(35, 6));
    expect(exactly.fractionAtLeast(10)).toEqual(over(1, 6));
    expect(exactly.fractionAtMost(10)).toEqual(over(11, 12));
    expect(exactly.outcomes[0]).toEqual({ value: 2, probability: 1 / 36, fraction: over(1, 36) });
    expect(() => exactly.fractionMean(total => total / 2)).toThrow(/whole numbers; got/);
  });

  it('whose fractions are too small for doubles still tells them', () => {
    const rare = distribution(dice => dice.count(400, 12, [12]), { fractions: true });
    expect(rare.fraction(400)).toEqual({ numerator: 1n, denominator: 12n ** 400n });
    expect(rare.probability(400)).toBe(0);
    expect(rare.probability(33)).toBeCloseTo(distribution(dice => dice.count(400, 12, [12])).probability(33), 12);
    const smallest = distribution(dice => dice.count(298, 12, [12]), { fractions: true });
    expect(smallest.probability(298)).toBeCloseTo(12 ** -298, 320);
    expect(smallest.probability(298)).toBeGreaterThan(0);
  });
});

describe('a distribution of other things', () => {
  const solved = distribution(melee);

  it('is asked about a number made of each', () => {
    expect(solved.mean(({ red }) => red)).toBeCloseTo(5 / 4, 12);
    expect(solved.mean(({ red, blue }) => red - blue)).toBeCloseTo(5 / 4 - 4 / 12, 12);
    expect(solved.atLeast(1, ({ blue }) => blue)).toBeCloseTo(1 - (11 / 12) ** 4, 12);
    expect(solved.atMost(0, ({ blue }) => blue)).toBeCloseTo((11 / 12) ** 4, 12);
  });

  it('finds a result by its content', () => {
    expect(solved.probability({ blue: 0, red: 0 })).toBeCloseTo((9 / 12) ** 5 * (11 / 12) ** 4, 12);
    expect(solved.probability({ red: 6, blue: 0 })).toBe(0);
    // @ts-expect-error: a result that this rule cannot have.
    expect(solved.probability({ red: 0 })).toBe(0);
  });

  it('needs to be told which number is meant', () => {
    // @ts-expect-error: what JavaScript may ask.
    expect(() => solved.mean()).toThrow(/need a function that makes them one/);
  });
});

describe('map', () => {
  it('makes one outcome of results that become alike', () => {
    const margin = distribution(melee).map(({ red, blue }) => Math.sign(red - blue));
    expect(margin.outcomes.map(({ value }) => value)).toEqual([-1, 0, 1]);
    expect(margin.probability(() => true)).toBeCloseTo(1, 12);
    expect(margin.probability(1)).toBeCloseTo(
      distribution(melee).probability(({ red, blue }) => red > blue),
      12,
    );
  });

  it('keeps fractions', () => {
    const parity = distribution(twoDice, { fractions: true }).map(total => (total > 7 ? 'high' : 'low'));
    expect(parity.fraction('high')).toEqual(over(5, 12));
  });
});

describe('join', () => {
  const die = (dice: Dice) => dice.roll(6);

  it('takes two independent results together', () => {
    const both = distribution(die).join(distribution(die), (ours, theirs) => ours + theirs);
    expect(both.outcomes.map(({ value }) => value)).toEqual(distribution(twoDice).outcomes.map(({ value }) => value));
    for (const { value, probability } of distribution(twoDice).outcomes) {
      expect(both.probability(value)).toBeCloseTo(probability, 12);
    }
  });

  it('is exact when both are, and doubles otherwise', () => {
    const exactly = distribution(die, { fractions: true });
    expect(exactly.join(exactly, (ours, theirs) => ours + theirs).toJSON()).toEqual(
      distribution(twoDice, { fractions: true }).toJSON(),
    );
    const mixed = exactly.join(distribution(die), (ours, theirs) => ours + theirs);
    expect(mixed.probability(7)).toBeCloseTo(1 / 6, 12);
    expect(mixed).not.toHaveProperty('fraction');
  });
});

describe('then', () => {
  /** One exchange of blows: each figure left rolls a die and strikes on a 12; nobody strikes beyond what is there. */
  const exchange = (melee: { readonly red: number; readonly blue: number }, dice: Dice) => ({
    red: Math.max(0, melee.red - dice.count(melee.blue, 12, [12])),
    blue: Math.max(0, melee.blue - dice.count(melee.red, 12, [11, 12])),
  });

  it('is the rule run on, stage by stage', () => {
    const inOne = distribution(dice => exchange(exchange({ red: 4, blue: 3 }, dice), dice), { fractions: true });
    const start = distribution(() => ({ red: 4, blue: 3 }), { fractions: true });
    const inStages = start.then(exchange).then(exchange);
    expect(inStages.outcomes).toHaveLength(inOne.outcomes.length);
    for (const { value, fraction } of inOne.outcomes) expect(inStages.fraction(value)).toEqual(fraction);
  });

  it('keeps a chain of fifty stages as small as its states are few', () => {
    let state = distribution<{ red: number; blue: number }>(() => ({ red: 8, blue: 8 }));
    for (let round = 0; round < 50; round++) {
      state = state.then(exchange);
      expect(state.outcomes.length).toBeLessThanOrEqual(81);
      expect(Math.abs(state.probability(() => true) - 1)).toBeLessThan(1e-12);
    }
    expect(state.probability(({ red, blue }) => red > 0 && blue > 0)).toBeLessThan(0.05);
  });

  it('walks fifty steps at random to where the binomial distribution says', () => {
    const step = (at: number, dice: Dice) => at + (dice.pick(2) === 0 ? -1 : 1);
    let nearly = distribution(() => 0);
    let exactly = distribution(() => 0, { fractions: true });
    for (let i = 0; i < 50; i++) {
      nearly = nearly.then(step);
      exactly = exactly.then(step);
    }
    for (let right = 0; right <= 50; right++) {
      const { numerator, denominator } = exactly.fraction(2 * right - 50);
      expect(numerator * 2n ** 50n).toBe(choose(50, right) * denominator);
      expect(nearly.probability(2 * right - 50)).toBeCloseTo(Number(choose(50, right)) / 2 ** 50, 12);
    }
    expect(nearly.outcomes).toHaveLength(51);
  });

  it('refuses a stage that changes the value it is given', () => {
    const start = distribution(dice => ({ figures: dice.roll(6) }));
    const careless = (unit: { figures: number }, dice: Dice) => {
      unit.figures -= dice.roll(2);
      return unit.figures;
    };
    expect(() => start.then(careless)).toThrow(/must leave the value it is given as it was/);
  });

  it('counts the branches of all its results together', () => {
    const start = distribution(dice => dice.roll(6));
    expect(start.then((_, dice) => dice.roll(6), { maxBranches: 36 }).outcomes).toHaveLength(6);
    expect(() => start.then((_, dice) => dice.roll(6), { maxBranches: 35 })).toThrow(/more than 35 branches/);
  });

  it('says so when a distribution is awaited', async () => {
    const awaited = async () => await distribution(twoDice);
    await expect(awaited()).rejects.toThrow(/no promise/);
    await expect(Promise.resolve({ odds: distribution(twoDice) })).resolves.toHaveProperty('odds');
  });
});

describe('a distribution as JSON', () => {
  it('comes back as it was', () => {
    const doubles = distribution(melee);
    const read = distributionFromJSON<{ red: number; blue: number }>(JSON.parse(JSON.stringify(doubles)));
    expect(read.outcomes).toEqual(doubles.outcomes);
    const fractions = distribution(melee, { fractions: true });
    const exactly = distributionFromJSON<{ red: number; blue: number }>(fractions.toJSON());
    expect(exactly.outcomes).toEqual(fractions.outcomes);
    expect(exactly.fractionMean(({ red }) => red)).toEqual(over(5, 4));
    expect(fractions.toJSON().outcomes[0]).toMatchObject({ value: { red: 0, blue: 0 }, fraction: '43923/262144' });
  });

  it('is refused when it is none', () => {
    const half = { value: 1, probability: 0.5 };
    const wrong: [unknown, RegExp][] = [
      [null, /a distribution is/],
      [{ outcomes: [] }, /a distribution is/],
      [{ outcomes: 'many' }, /a distribution is/],
      [{ outcomes: [null] }, /outcomes\[0\] has no value/],
      [{ outcomes: [{ probability: 1 }] }, /outcomes\[0\] has no value/],
      [{ outcomes: [half] }, /sum to 0.5/],
      [{ outcomes: [half, half] }, /outcomes\[1\] lists a value for the second time/],
      [{ outcomes: [{ value: 1, probability: '1' }] }, /outcomes\[0\] has probability 1/],
      [{ outcomes: [half, { value: 2, probability: -0.5 }] }, /outcomes\[1\] has probability -0.5/],
      [{ outcomes: [half, { value: 2, probability: null }] }, /outcomes\[1\] has probability null/],
      [{ outcomes: [{ ...half, fraction: '1/0' }] }, /outcomes\[0\] has fraction 1\/0/],
      [{ outcomes: [{ ...half, fraction: '1/2' }] }, /sum to 0.5/],
    ];
    for (const [json, fault] of wrong) {
      // @ts-expect-error: what a file may hold.
      expect(() => distributionFromJSON(json)).toThrow(fault);
    }
  });
});

describe('probabilities', () => {
  it('are never doctored to sum to one: a mapped half is a half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (dice, threshold) => {
        const solved = distribution(thrown => thrown.count(dice, 12, [1, 2, 3, 4]));
        const split = solved.map(hits => hits >= threshold);
        expect(split.probability(true)).toBeCloseTo(solved.atLeast(threshold), 12);
        expect(split.probability(true) + split.probability(false)).toBeCloseTo(1, 12);
      }),
    );
  });
});
