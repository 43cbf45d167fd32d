import type {
  Chance,
  Distribution,
  DistributionJSON,
  FractionChance,
  FractionDistribution,
  FractionDistributionJSON,
  JoinOptions,
  Match,
  StageOptions,
} from './distribution.js';
import {
  type Fraction,
  fractionToNumber,
  inLowestTerms,
  lowestTermsOver,
  minusFraction,
  timesFraction,
} from './fraction.js';
import { Gathering, type Solved, solvedAs } from './gathering.js';
import { checkingKeys, Places } from './places.js';
import { solving } from './solve.js';
import { staged } from './stage.js';
import { type Shares, Sum } from './tally.js';
import type { Dice, Keyed } from './types.js';

type NumberOf<T> = (value: T) => number;

/** The distribution of something solved, reckoned in doubles. */
export function distributionOf<T>(solved: Solved<T>): Distribution<T> {
  return new InDoubles(solved);
}

/** The distribution of something solved exactly, in fractions. */
export function fractionDistributionOf<T>(solved: Solved<T>): FractionDistribution<T> {
  return new InFractions(solved);
}

/** Outcomes and look-ups are made when they are first asked for: of a long chain of stages only the last is looked at. */
class InDoubles<T> implements Distribution<T> {
  readonly solved: Solved<T>;
  #outcomes: readonly Chance<T>[] | undefined;
  #places: Places<T> | undefined;

  constructor(solved: Solved<T>) {
    this.solved = solved;
  }

  get outcomes(): readonly Chance<T>[] {
    const { values, weights } = this.solved;
    this.#outcomes ??= values.map((value, at) => ({ value, probability: weights[at] ?? 0 }));
    return this.#outcomes;
  }

  probability(match: Match<T>): number {
    if (isTest(match)) return this.#sum((value, weight) => (match(value) ? weight : 0));
    return this.solved.weights[this.placeOf(match)] ?? 0;
  }

  mean(of: NumberOf<T> = itself): number {
    return this.#sum((value, weight) => of(value) * weight);
  }

  variance(of: NumberOf<T> = itself): number {
    const middle = this.mean(of);
    return this.mean(value => (of(value) - middle) ** 2);
  }

  standardDeviation(of: NumberOf<T> = itself): number {
    return Math.sqrt(this.variance(of));
  }

  atLeast(least: number, of: NumberOf<T> = itself): number {
    return this.probability(value => of(value) >= least);
  }

  atMost(most: number, of: NumberOf<T> = itself): number {
    return this.probability(value => of(value) <= most);
  }

  map<U>(change: (value: T) => U, { key }: Keyed<U> = {}): Distribution<U> {
    return distributionOf(mapped(this.solved, change, key));
  }

  join<U, V>(
    other: Distribution<U>,
    combine: (ours: T, theirs: U) => V,
    options: JoinOptions<V> = {},
  ): Distribution<V> {
    return distributionOf(joined(this.solved, solvedIn(other), combine, options));
  }

  // biome-ignore lint/suspicious/noThenProperty: one stage and then the next; being awaited is refused.
  then<U>(stage: (value: T, dice: Dice) => U, options: StageOptions<T, U> = {}): Distribution<U> {
    return distributionOf(stageAfter(this.solved, stage, options));
  }

  toJSON(): DistributionJSON<T> {
    return { outcomes: this.outcomes };
  }

  /** Where an equal result stands; −1 for one that cannot be. */
  protected placeOf(value: T): number {
    if (this.#places === undefined) {
      const places = new Places<T>();
      for (const each of this.solved.values) places.of(each);
      this.#places = places;
    }
    return this.#places.find(value);
  }

  #sum(part: (value: T, weight: number) => number): number {
    const { values, weights } = this.solved;
    const sum = new Sum();
    values.forEach((value, at) => {
      sum.add(part(value, weights[at] ?? 0));
    });
    return sum.value;
  }
}

class InFractions<T> extends InDoubles<T> implements FractionDistribution<T> {
  readonly #shares: Shares;
  #inLowestTerms: ReturnType<typeof lowestTermsOver> | undefined;
  #outcomes: readonly FractionChance<T>[] | undefined;

  constructor(solved: Solved<T>) {
    super(solved);
    this.#shares = solved.shares ?? certainty;
  }

  override get outcomes(): readonly FractionChance<T>[] {
    const { values, weights } = this.solved;
    this.#outcomes ??= values.map((value, at) => ({
      value,
      probability: weights[at] ?? 0,
      fraction: this.#of(this.#shares.ways[at] ?? 0n),
    }));
    return this.#outcomes;
  }

  fraction(match: Match<T>): Fraction {
    if (isTest(match)) return this.#of(this.#sum((value, ways) => (match(value) ? ways : 0n)));
    return this.#of(this.#shares.ways[this.placeOf(match)] ?? 0n);
  }

  override probability(match: Match<T>): number {
    return fractionToNumber(this.fraction(match));
  }

  fractionMean(of: NumberOf<T> = itself): Fraction {
    return this.#of(this.#sum((value, ways) => whole(of(value)) * ways));
  }

  fractionVariance(of: NumberOf<T> = itself): Fraction {
    const middle = this.fractionMean(of);
    const square = this.#of(this.#sum((value, ways) => whole(of(value)) ** 2n * ways));
    return inLowestTerms(minusFraction(square, timesFraction(middle, middle)));
  }

  fractionAtLeast(least: number, of: NumberOf<T> = itself): Fraction {
    return this.fraction(value => of(value) >= least);
  }

  fractionAtMost(most: number, of: NumberOf<T> = itself): Fraction {
    return this.fraction(value => of(value) <= most);
  }

  override map<U>(change: (value: T) => U, { key }: Keyed<U> = {}): FractionDistribution<U> {
    return fractionDistributionOf(mapped(this.solved, change, key));
  }

  override join<U, V>(
    other: FractionDistribution<U>,
    combine: (ours: T, theirs: U) => V,
    options?: JoinOptions<V>,
  ): FractionDistribution<V>;
  override join<U, V>(
    other: Distribution<U>,
    combine: (ours: T, theirs: U) => V,
    options?: JoinOptions<V>,
  ): Distribution<V>;
  override join<U, V>(
    other: Distribution<U>,
    combine: (ours: T, theirs: U) => V,
    options: JoinOptions<V> = {},
  ): Distribution<V> {
    if (!(other instanceof InFractions)) return super.join(other, combine, options);
    return fractionDistributionOf(joined(this.solved, solvedIn(other), combine, options));
  }

  // biome-ignore lint/suspicious/noThenProperty: one stage and then the next; being awaited is refused.
  override then<U>(stage: (value: T, dice: Dice) => U, options: StageOptions<T, U> = {}): FractionDistribution<U> {
    return fractionDistributionOf(stageAfter(this.solved, stage, options));
  }

  override toJSON(): FractionDistributionJSON<T> {
    return {
      outcomes: this.outcomes.map(({ value, probability, fraction: { numerator, denominator } }) => ({
        value,
        probability,
        fraction: `${numerator}/${denominator}`,
      })),
    };
  }

  #of(numerator: bigint): Fraction {
    this.#inLowestTerms ??= lowestTermsOver(this.#shares.outOf);
    return this.#inLowestTerms(numerator);
  }

  #sum(part: (value: T, ways: bigint) => bigint): bigint {
    const { ways } = this.#shares;
    return this.solved.values.reduce((sum, value, at) => sum + part(value, ways[at] ?? 0n), 0n);
  }
}

const certainty: Shares = { ways: [1n], outOf: 1n };

function mapped<T, U>(solved: Solved<T>, change: (value: T) => U, key: Keyed<U>['key']): Solved<U> {
  const { values, shares } = solved;
  const weights = shares === undefined ? solved.weights : [];
  const results = new Gathering<U>(shares !== undefined, key);
  values.forEach((value, at) => {
    if (shares === undefined) results.addWeight(change(value), weights[at] ?? 0);
    else results.addShare(change(value), shares.ways[at] ?? 0n, shares.outOf);
  });
  return results.solved();
}

function joined<T, U, V>(
  ours: Solved<T>,
  theirs: Solved<U>,
  combine: (ours: T, theirs: U) => V,
  { key, unlike = false }: JoinOptions<V>,
): Solved<V> {
  const [ourShares, theirShares] = [ours.shares, theirs.shares];
  if (ourShares === undefined || theirShares === undefined) {
    if (unlike && !checkingKeys()) return paired(ours, theirs, combine);
    const results = new Gathering<V>(false, key);
    ours.values.forEach((our, i) => {
      const weight = ours.weights[i] ?? 0;
      theirs.values.forEach((their, j) => {
        const value = combine(our, their);
        if (unlike) results.addUnlike(value, weight * (theirs.weights[j] ?? 0));
        else results.addWeight(value, weight * (theirs.weights[j] ?? 0));
      });
    });
    return results.solved();
  }
  const results = new Gathering<V>(true, key);
  const outOf = ourShares.outOf * theirShares.outOf;
  ours.values.forEach((our, i) => {
    const ways = ourShares.ways[i] ?? 0n;
    theirs.values.forEach((their, j) => {
      const value = combine(our, their);
      const both = ways * (theirShares.ways[j] ?? 0n);
      if (unlike) results.addUnlikeShare(value, both, outOf);
      else results.addShare(value, both, outOf);
    });
  });
  return results.solved();
}

/** Every pair of two results makes one of its own, so that nothing has to be gathered. */
function paired<T, U, V>(ours: Solved<T>, theirs: Solved<U>, combine: (ours: T, theirs: U) => V): Solved<V> {
  const pairs = ours.values.length * theirs.values.length;
  const values = new Array<V>(pairs);
  const weights = new Array<number>(pairs);
  let at = 0;
  ours.values.forEach((our, i) => {
    const weight = ours.weights[i] ?? 0;
    theirs.values.forEach((their, j) => {
      values[at] = combine(our, their);
      weights[at++] = weight * (theirs.weights[j] ?? 0);
    });
  });
  return solvedAs(values, weights);
}

function stageAfter<T, U>(
  before: Solved<T>,
  stage: (value: T, dice: Dice) => U,
  options: StageOptions<T, U>,
): Solved<U> {
  // To await anything that has a `then` is to call it with two functions, which would be taken for a stage and its options.
  if (typeof options === 'function') {
    throw new TypeError(
      'a distribution is no promise: it cannot be awaited or returned by an async function, unless inside an object',
    );
  }
  const { key, over, maxBranches } = options;
  return solving({ exact: before.shares !== undefined, maxBranches }, run => staged(run, before, stage, { key, over }));
}

/** What a distribution was made of, or would have been if it is somebody else's. */
function solvedIn<T>(distribution: Distribution<T>): Solved<T> {
  if (distribution instanceof InDoubles) return distribution.solved;
  const { outcomes } = distribution;
  return {
    values: outcomes.map(({ value }) => value),
    weights: outcomes.map(({ probability }) => probability),
    shares: undefined,
  };
}

function whole(number: number): bigint {
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`a fraction is worked out of whole numbers; got ${number}: scale it, or ask for the double`);
  }
  return BigInt(number);
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
