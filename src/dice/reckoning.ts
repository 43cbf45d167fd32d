import { type Fraction, fractionToNumber, plusFraction, timesFraction } from './fraction.js';
import { binomialWays, binomialWeights, sumWays, sumWeights } from './ways.js';

/** How probabilities are reckoned: `W` is a double or a fraction. */
export interface Reckoning<W> {
  readonly certain: W;
  readonly impossible: W;
  /** One after the other. */
  both(a: W, b: W): W;
  /** One or the other, where they exclude each other. */
  either(a: W, b: W): W;
  /** Each of a number of equally likely results. */
  even(among: number): readonly W[];
  /** 0 to `dice` dice of `sides` sides showing one of `hits` faces. */
  binomial(dice: number, sides: number, hits: number): readonly W[];
  /** The totals of `dice` dice, from `dice` to `dice * sides`. */
  sum(dice: number, sides: number): readonly W[];
  toNumber(weight: W): number;
}

export const doubles: Reckoning<number> = {
  certain: 1,
  impossible: 0,
  both: (a, b) => a * b,
  either: (a, b) => a + b,
  even: among => new Array<number>(among).fill(1 / among),
  binomial: (dice, sides, hits) => binomialWeights(dice, hits / sides),
  sum: sumWeights,
  toNumber: weight => weight,
};

export const fractions: Reckoning<Fraction> = {
  certain: { numerator: 1n, denominator: 1n },
  impossible: { numerator: 0n, denominator: 1n },
  both: timesFraction,
  either: plusFraction,
  even: among => new Array<Fraction>(among).fill({ numerator: 1n, denominator: BigInt(among) }),
  binomial: (dice, sides, hits) => outOf(BigInt(sides) ** BigInt(dice), binomialWays(dice, sides, hits)),
  sum: (dice, sides) => outOf(BigInt(sides) ** BigInt(dice), sumWays(dice, sides)),
  toNumber: fractionToNumber,
};

function outOf(denominator: bigint, ways: readonly bigint[]): readonly Fraction[] {
  return ways.map(numerator => ({ numerator, denominator }));
}
