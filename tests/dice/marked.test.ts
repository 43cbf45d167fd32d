import { describe, expect, it } from 'vitest';
import {
  averageDie,
  type Dice,
  diceOf,
  distribution,
  logged,
  rolled,
  scripted,
  usingScript,
} from '../../src/dice/index.js';
import { diceLines } from '../../src/scenario/telling.js';
import { chiSquare, unfairFrom } from './chi-square.js';

describe('a marked die', () => {
  it('is an average die for regulars: as often 3 or 4 as the other two together are not', () => {
    const solved = distribution(dice => dice.marked(averageDie), { fractions: true });
    expect(solved.toJSON().outcomes.map(({ value, fraction }) => [value, fraction])).toEqual([
      [2, '1/6'],
      [3, '1/3'],
      [4, '1/3'],
      [5, '1/6'],
    ]);
    expect(solved.mean()).toBeCloseTo(3.5, 14);
    expect(distribution(dice => dice.marked(averageDie)).probability(4)).toBeCloseTo(1 / 3, 15);
  });

  it('has a branch for each unlike mark, whatever it bears', () => {
    let runs = 0;
    const rule = (dice: Dice) => {
      runs++;
      return dice.marked([0, -1, 0, 2.5]) + dice.marked(averageDie);
    };
    expect(distribution(rule).mean()).toBeCloseTo(1.5 / 4 + 3.5, 14);
    expect(runs).toBe(12);
  });

  it('shows each side equally often, and is what an even die says of its sides', () => {
    const dice = rolled(1066);
    const seen = new Map<number, number>();
    for (let i = 0; i < 12_000; i++) {
      const mark = dice.marked(averageDie);
      seen.set(mark, (seen.get(mark) ?? 0) + 1);
    }
    const counts = [2, 3, 4, 5].map(mark => seen.get(mark) ?? 0);
    expect(chiSquare(counts, [2000, 4000, 4000, 2000])).toBeLessThan(unfairFrom(3));
    const [one, other] = [rolled(7), rolled(7)];
    for (let i = 0; i < 50; i++) expect(one.marked(averageDie)).toBe(averageDie[other.roll(6) - 1]);
  });

  it('is read from a table by the mark that it shows, logged and told so', () => {
    const log = logged(scripted([4, 3]));
    expect(log.marked(averageDie) + log.roll(6)).toBe(7);
    expect(log.rolls()[0]).toEqual({ ask: 'marked', sides: 6, shown: [4], marks: averageDie, result: 4 });
    const named = { marks: averageDie, one: 'an average die', many: 'average dice' };
    expect(diceLines(log.rolls(), [named])).toEqual(['  dice: an average die 4 | 1d6 3']);
    expect(diceLines(log.rolls())).toEqual(['  dice: 1d2-3-3-4-4-5 4 | 1d6 3']);
    expect(() => usingScript([6], dice => dice.marked(averageDie))).toThrow(/one die marked 2, 3, 3, 4, 4, 5/);
    expect(() => usingScript([2], dice => dice.marked([1, 3]))).toThrow(/cannot show 2/);
  });

  it('bears numbers, and is the same when a rule is run again', () => {
    for (const marks of [[], [Number.NaN], [1, Number.POSITIVE_INFINITY]]) {
      for (const dice of [rolled(1), scripted([1]), logged(rolled(1))])
        expect(() => dice.marked(marks)).toThrow(RangeError);
      expect(() => distribution(dice => dice.marked(marks))).toThrow(RangeError);
    }
    let calls = 0;
    expect(() => distribution(dice => dice.marked([1, 2, 3].slice(calls++)))).toThrow(/nothing but its dice/);
  });

  it('is thrown by dice that know of no marks', () => {
    const twos = diceOf({ roll: () => 2, count: () => 0, sum: () => 0, pick: () => 0 });
    expect(twos.marked(averageDie)).toBe(3);
  });
});

describe('percentile dice', () => {
  it('are a die of a hundred sides, solved as well', () => {
    const low = distribution(dice => dice.roll(100) <= 37, { fractions: true });
    expect(low.fraction(true)).toEqual({ numerator: 37n, denominator: 100n });
  });
});
