import type { Distribution, ExactOptions, FractionDistribution } from './distribution.js';
import { type Fraction, fractionToNumber, inLowestTerms } from './fraction.js';
import { type Merging, merging, type Weighed } from './merging.js';
import { fractionQuestions, questions } from './questions.js';
import { doubles, fractions, type Reckoning } from './reckoning.js';
import { solver } from './solve.js';
import { hash } from './structure.js';
import type { Dice } from './types.js';

/** The distribution of what was gathered, reckoned in doubles. */
export function distributionOf<T>(gathered: Merging<T, number>): Distribution<T> {
  const { held: outcomes, find } = inOrder(gathered, doubles);
  return {
    ...questions(outcomes, match => find(match)?.probability ?? 0),
    outcomes,
    map: change => distributionOf(mapped(outcomes, doubles, change)),
    join: (other, combine) => distributionOf(joined(outcomes, other.outcomes, doubles, combine)),
    // biome-ignore lint/suspicious/noThenProperty: one stage and then the next; being awaited is refused.
    then: (stage, options) => distributionOf(staged(outcomes, doubles, stage, options)),
    toJSON: () => ({ outcomes }),
  };
}

/** The distribution of what was gathered, reckoned in fractions. */
export function fractionDistributionOf<T>(gathered: Merging<T, Fraction>): FractionDistribution<T> {
  const { held, find } = inOrder(inLowest(gathered), fractions);
  const outcomes = held.map(({ value, probability: fraction }) => ({
    value,
    probability: fractionToNumber(fraction),
    fraction,
  }));
  const fractionOf = (value: T) => find(value)?.probability ?? fractions.impossible;

  function join<U, V>(other: FractionDistribution<U>, combine: (ours: T, theirs: U) => V): FractionDistribution<V>;
  function join<U, V>(other: Distribution<U>, combine: (ours: T, theirs: U) => V): Distribution<V>;
  function join<U, V>(other: Distribution<U> | FractionDistribution<U>, combine: (ours: T, theirs: U) => V) {
    if (!('fraction' in other)) return distributionOf(joined(outcomes, other.outcomes, doubles, combine));
    const theirs = other.outcomes.map(({ value, fraction }) => ({ value, probability: fraction }));
    return fractionDistributionOf(joined(held, theirs, fractions, combine));
  }

  return {
    ...questions(outcomes, match => fractionToNumber(fractionOf(match))),
    ...fractionQuestions(outcomes, fractionOf),
    outcomes,
    map: change => fractionDistributionOf(mapped(held, fractions, change)),
    join,
    // biome-ignore lint/suspicious/noThenProperty: one stage and then the next; being awaited is refused.
    then: (stage, options) => fractionDistributionOf(staged(held, fractions, stage, options)),
    toJSON: () => ({
      outcomes: outcomes.map(({ value, probability, fraction: { numerator, denominator } }) => ({
        value,
        probability,
        fraction: `${numerator}/${denominator}`,
      })),
    }),
  };
}

/** Numbers ascending, anything else as it was first come to. */
function inOrder<T, W>(gathered: Merging<T, W>, reckoning: Reckoning<W>): Merging<T, W> {
  if (!gathered.held.every(({ value }) => typeof value === 'number')) return gathered;
  const sorted = merging<T, W>(reckoning);
  for (const { value, probability } of [...gathered.held].sort((a, b) => Number(a.value) - Number(b.value))) {
    sorted.add(value, probability);
  }
  return sorted;
}

function inLowest<T>({ held }: Merging<T, Fraction>): Merging<T, Fraction> {
  const reduced = merging<T, Fraction>(fractions);
  for (const { value, probability } of held) reduced.add(value, inLowestTerms(probability));
  return reduced;
}

function mapped<T, U, W>(
  outcomes: readonly Weighed<T, W>[],
  reckoning: Reckoning<W>,
  change: (value: T) => U,
): Merging<U, W> {
  const results = merging<U, W>(reckoning);
  for (const { value, probability } of outcomes) results.add(change(value), probability);
  return results;
}

function joined<T, U, V, W>(
  ours: readonly Weighed<T, W>[],
  theirs: readonly Weighed<U, W>[],
  reckoning: Reckoning<W>,
  combine: (ours: T, theirs: U) => V,
): Merging<V, W> {
  const results = merging<V, W>(reckoning);
  for (const our of ours) {
    for (const their of theirs) {
      results.add(combine(our.value, their.value), reckoning.both(our.probability, their.probability));
    }
  }
  return results;
}

function staged<T, U, W>(
  outcomes: readonly Weighed<T, W>[],
  reckoning: Reckoning<W>,
  stage: (value: T, dice: Dice) => U,
  options: ExactOptions | undefined,
): Merging<U, W> {
  // To await anything that has a `then` is to call it with two functions, which would be taken for a stage and its options.
  if (typeof options === 'function') {
    throw new TypeError(
      'a distribution is no promise: it cannot be awaited or returned by an async function, unless inside an object',
    );
  }
  const results = merging<U, W>(reckoning);
  const { run } = solver(reckoning, options?.maxBranches);
  for (const { value, probability } of outcomes) {
    const before = hash(value);
    run(dice => stage(value, dice), probability, results.add);
    if (hash(value) !== before) {
      throw new Error('a stage must leave the value it is given as it was: its other branches start from the same one');
    }
  }
  return results;
}
