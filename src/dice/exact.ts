import type { Distribution, ExactOptions, FractionDistribution } from './distribution.js';
import type { Fraction } from './fraction.js';
import { merging } from './merging.js';
import { doubles, fractions } from './reckoning.js';
import { solver } from './solve.js';
import { distributionOf, fractionDistributionOf } from './solved.js';
import type { Dice } from './types.js';

/**
 * Solves a rule exactly: every result it can have, with its probability. The rule is the same function that is played with
 * `rolled` dice; it is run once for each way its dice can fall, where a pool that is counted or summed falls in as many
 * ways as it has results: 36 dice of 12 sides in 37 ways, not 12 ** 36. It may ask for different dice on different
 * branches, but must depend on nothing else than its dice.
 *
 * With `fractions: true` the probabilities are exact fractions too, at some cost in time; doubles otherwise.
 *
 * What the rule throws passes through. Throws a RangeError beyond `maxBranches`, a TypeError for results that are not
 * plain data, an Error for a rule that asks for other dice when it is run again.
 */
export function distribution<T>(
  rule: (dice: Dice) => T,
  options: ExactOptions & { readonly fractions: true },
): FractionDistribution<T>;
export function distribution<T>(
  rule: (dice: Dice) => T,
  options?: ExactOptions & { readonly fractions?: boolean },
): Distribution<T>;
export function distribution<T>(
  rule: (dice: Dice) => T,
  { fractions: inFractions = false, maxBranches }: ExactOptions & { readonly fractions?: boolean } = {},
): Distribution<T> {
  if (inFractions) {
    const results = merging<T, Fraction>(fractions);
    solver(fractions, maxBranches).run(rule, fractions.certain, results.add);
    return fractionDistributionOf(results);
  }
  const results = merging<T, number>(doubles);
  solver(doubles, maxBranches).run(rule, doubles.certain, results.add);
  return distributionOf(results);
}
