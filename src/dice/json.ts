import type { Distribution, DistributionJSON, FractionDistribution, FractionDistributionJSON } from './distribution.js';
import type { Fraction } from './fraction.js';
import { type Merging, merging } from './merging.js';
import { doubles, fractions, type Reckoning } from './reckoning.js';
import { distributionOf, fractionDistributionOf } from './solved.js';

/** How far written probabilities may sum from 1: what rounding can do to a very long procedure, and no more. */
const TOLERANCE = 1e-9;

/**
 * The distribution that `toJSON` wrote down; with fractions if every outcome has one. Results must have been JSON
 * themselves. Throws a TypeError or RangeError, naming the place, for what is no distribution: an outcome listed twice, a
 * probability outside 0 to 1, probabilities that do not sum to 1.
 */
export function distributionFromJSON<T>(json: FractionDistributionJSON<T>): FractionDistribution<T>;
export function distributionFromJSON<T>(json: DistributionJSON<T>): Distribution<T>;
export function distributionFromJSON<T>(json: DistributionJSON<T> | FractionDistributionJSON<T>): Distribution<T> {
  const outcomes: DistributionJSON<T>['outcomes'] = json?.outcomes;
  if (!Array.isArray(outcomes) || outcomes.length === 0) {
    throw new TypeError('a distribution is { outcomes: [{ value, probability }] }, with one outcome at least');
  }
  outcomes.forEach((outcome, i) => {
    if (typeof outcome !== 'object' || outcome === null || !Object.hasOwn(outcome, 'value')) {
      throw new TypeError(`outcomes[${i}] has no value`);
    }
  });
  if (outcomes.every(outcome => 'fraction' in outcome)) {
    return fractionDistributionOf(gathered(outcomes, fractions, ({ fraction }, at) => readFraction(fraction, at)));
  }
  return distributionOf(gathered(outcomes, doubles, ({ probability }) => probability));
}

function gathered<O extends { readonly value: unknown }, W>(
  outcomes: readonly O[],
  reckoning: Reckoning<W>,
  weightOf: (outcome: O, at: string) => W,
): Merging<O['value'], W> {
  const results = merging<O['value'], W>(reckoning);
  let total = reckoning.impossible;
  outcomes.forEach((outcome, i) => {
    const weight = weightOf(outcome, `outcomes[${i}]`);
    const probability: unknown = reckoning.toNumber(weight);
    if (!(typeof probability === 'number' && probability >= 0 && probability <= 1)) {
      throw new RangeError(`outcomes[${i}] has probability ${probability}; it must be a number from 0 to 1`);
    }
    if (results.find(outcome.value) !== undefined) {
      throw new RangeError(`outcomes[${i}] lists a value for the second time`);
    }
    results.add(outcome.value, weight);
    total = reckoning.either(total, weight);
  });
  const sum = reckoning.toNumber(total);
  if (!(Math.abs(sum - 1) <= TOLERANCE)) throw new RangeError(`the probabilities sum to ${sum}, not to 1`);
  return results;
}

function readFraction(text: unknown, at: string): Fraction {
  const [, numerator, denominator] = /^(\d+)\/([1-9]\d*)$/.exec(String(text)) ?? [];
  if (numerator === undefined || denominator === undefined) {
    throw new TypeError(`${at} has fraction ${String(text)}; it must be like "1/12"`);
  }
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}
