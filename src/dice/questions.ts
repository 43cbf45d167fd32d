import type { Chance, Distribution, FractionChance, FractionDistribution, Match } from './distribution.js';
import { type Fraction, inLowestTerms, minusFraction, plusFraction, timesFraction } from './fraction.js';

type Questions = 'probability' | 'mean' | 'variance' | 'standardDeviation' | 'atLeast' | 'atMost';
type FractionQuestions = 'fraction' | 'fractionMean' | 'fractionVariance' | 'fractionAtLeast' | 'fractionAtMost';
type NumberOf<T> = (value: T) => number;

/** What can be asked of any distribution, answered in doubles. `probabilityOf` looks one result up. */
export function questions<T>(
  outcomes: readonly Chance<T>[],
  probabilityOf: (value: T) => number,
): Pick<Distribution<T>, Questions> {
  const total = (test: (value: T) => boolean) =>
    outcomes.reduce((sum, { value, probability }) => (test(value) ? sum + probability : sum), 0);
  const mean = (of: NumberOf<T>) => outcomes.reduce((sum, { value, probability }) => sum + of(value) * probability, 0);
  const variance = (of: NumberOf<T>) => {
    const middle = mean(of);
    return mean(value => (of(value) - middle) ** 2);
  };
  return {
    probability: match => (isTest(match) ? total(match) : probabilityOf(match)),
    mean: (of: NumberOf<T> = itself) => mean(of),
    variance: (of: NumberOf<T> = itself) => variance(of),
    standardDeviation: (of: NumberOf<T> = itself) => Math.sqrt(variance(of)),
    atLeast: (least: number, of: NumberOf<T> = itself) => total(value => of(value) >= least),
    atMost: (most: number, of: NumberOf<T> = itself) => total(value => of(value) <= most),
  };
}

/** The same, answered in fractions. */
export function fractionQuestions<T>(
  outcomes: readonly FractionChance<T>[],
  fractionOf: (value: T) => Fraction,
): Pick<FractionDistribution<T>, FractionQuestions> {
  const total = (test: (value: T) => boolean) =>
    sum(outcomes.filter(({ value }) => test(value)).map(({ fraction }) => fraction));
  const mean = (of: NumberOf<T>) =>
    sum(outcomes.map(({ value, fraction }) => timesFraction(whole(of(value)), fraction)));
  const meanSquare = (of: NumberOf<T>) =>
    sum(
      outcomes.map(({ value, fraction }) => {
        const number = whole(of(value));
        return timesFraction(timesFraction(number, number), fraction);
      }),
    );
  return {
    fraction: match => (isTest(match) ? total(match) : fractionOf(match)),
    fractionMean: (of: NumberOf<T> = itself) => mean(of),
    fractionVariance: (of: NumberOf<T> = itself) => {
      const middle = mean(of);
      return inLowestTerms(minusFraction(meanSquare(of), timesFraction(middle, middle)));
    },
    fractionAtLeast: (least: number, of: NumberOf<T> = itself) => total(value => of(value) >= least),
    fractionAtMost: (most: number, of: NumberOf<T> = itself) => total(value => of(value) <= most),
  };
}

const nothing: Fraction = { numerator: 0n, denominator: 1n };

function sum(parts: readonly Fraction[]): Fraction {
  return inLowestTerms(parts.reduce(plusFraction, nothing));
}

function whole(number: number): Fraction {
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`a fraction is worked out of whole numbers; got ${number}: scale it, or ask for the double`);
  }
  return { numerator: BigInt(number), denominator: 1n };
}

/** Outcomes are plain data, so that a function can only be a test. */
function isTest<T>(match: Match<T>): match is (value: T) => boolean {
  return typeof match === 'function';
}

function itself(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new TypeError(
    `outcomes that are not numbers need a function that makes them one; an outcome is ${typeof value}`,
  );
}
