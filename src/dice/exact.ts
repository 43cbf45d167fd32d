import type { Distribution, ExactOptions, FractionDistribution } from './distribution.js';
import { Gathering, type Solved } from './gathering.js';
import { solving } from './solve.js';
import { distributionOf, fractionDistributionOf } from './solved.js';
import { certainly } from './stage.js';
import type { Dice, Keyed } from './types.js';

/**
 * Solves a rule exactly: every result it can have, with its probability. The rule is the same function that is played with
 * `rolled` dice; it is run once for each way its dice can fall, where a pool that is counted or summed falls in as many
 * ways as it has results: 36 dice of 12 sides in 37 ways, not 12 ** 36. It may ask for different dice on different
 * branches, but must depend on nothing else than its dice.
 *
 * With `fractions: true` the probabilities are exact fractions too, at some cost in time; doubles otherwise. With a `key`,
 * results are told apart by it and not by their content.
 *
 * What the rule throws passes through. Throws a RangeError beyond `maxBranches`, a TypeError for results that are not
 * plain data, an Error for a rule that asks for other dice when it is run again.
 */
export function distribution<T>(
  rule: (dice: Dice) => T,
  options: ExactOptions & Keyed<T> & { readonly fractions: true },
): FractionDistribution<T>;
export function distribution<T>(
  rule: (dice: Dice) => T,
  options?: ExactOptions & Keyed<T> & { readonly fractions?: boolean },
): Distribution<T>;
export function distribution<T>(
  rule: (dice: Dice) => T,
  { fractions = false, maxBranches, key }: ExactOptions & Keyed<T> & { readonly fractions?: boolean } = {},
): Distribution<T> {
  const options = { ...(maxBranches === undefined ? {} : { maxBranches }), key };
  return fractions ? fractionDistributionOf(solvedBy(rule, true, options)) : inDoubles(rule, options);
}

/** `distribution` without fractions: a bundle of who solves in doubles alone does not carry them. */
export function inDoubles<T>(rule: (dice: Dice) => T, options: ExactOptions & Keyed<T> = {}): Distribution<T> {
  return distributionOf(solvedBy(rule, false, options));
}

function solvedBy<T>(
  rule: (dice: Dice) => T,
  exact: boolean,
  { maxBranches, key }: ExactOptions & Keyed<T>,
): Solved<T> {
  return solving({ exact, maxBranches }, run => {
    const results = new Gathering<T>(exact, key);
    run((_, dice) => rule(dice), undefined, certainly, results);
    return results.solved();
  });
}
