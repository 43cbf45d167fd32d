import type { Distribution, DistributionJSON, FractionDistribution, FractionDistributionJSON } from './distribution.js';
import type { Fraction } from './fraction.js';
import { fractionToNumber } from './fraction.js';
import { Gathering, type Solved, type Weight } from './gathering.js';
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
    return fractionDistributionOf(
      gathered(outcomes, true, ({ fraction }, at) => {
        const read = readFraction(fraction, at);
        return { weight: fractionToNumber(read), ways: read.numerator, outOf: read.denominator };
      }),
    );
  }
  return distributionOf(gathered(outcomes, false, ({ probability }) => ({ weight: probability, ways: 0n, outOf: 1n })));
}

function gathered<O extends { readonly value: unknown }>(
  outcomes: readonly O[],
  exact: boolean,
  weightOf: (outcome: O, at: string) => Weight,
): Solved<O['value']> {
  const results = new Gathering<O['value']>(exact);
  let total = 0;
  outcomes.forEach((outcome, i) => {
    const weight = weightOf(outcome, `outcomes[${i}]`);
    const probability: unknown = weight.weight;
    if (!(typeof probability === 'number' && probability >= 0 && probability <= 1)) {
      throw new RangeError(`outcomes[${i}] has probability ${probability}; it must be a number from 0 to 1`);
    }
    results.add(outcome.value, weight);
    if (results.size <= i) throw new RangeError(`outcomes[${i}] lists a value for the second time`);
    total += weight.weight;
  });
  if (!(Math.abs(total - 1) <= TOLERANCE)) throw new RangeError(`the probabilities sum to ${total}, not to 1`);
  return results.solved(true);
}

function readFraction(text: unknown, at: string): Fraction {
  const [, numerator, denominator] = /^(\d+)\/([1-9]\d*)$/.exec(String(text)) ?? [];
  if (numerator === undefined || denominator === undefined) {
    throw new TypeError(`${at} has fraction ${String(text)}; it must be like "1/12"`);
  }
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}
