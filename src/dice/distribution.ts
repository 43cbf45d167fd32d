import type { Fraction } from './fraction.js';
import type { Dice, Keyed } from './types.js';

/** One possible result and how likely it is. */
export interface Chance<T> {
  readonly value: T;
  /** Above 0, up to 1; 0 only for what is too rare to be told from 0 by a double. */
  readonly probability: number;
}

/** One possible result and exactly how likely it is. */
export interface FractionChance<T> extends Chance<T> {
  readonly fraction: Fraction;
}

/** What a question is asked about: a result itself, or a test that results pass or fail. */
export type Match<T> = T | ((value: T) => boolean);

/** The number that a question is about; results that are numbers need none named. */
export type Measure<T> = [T] extends [number] ? [of?: (value: T) => number] : [of: (value: T) => number];

/** How far an exact solution may go. */
export interface ExactOptions {
  /** The most branches to run before giving up with a RangeError; a million unless told otherwise. */
  readonly maxBranches?: number;
}

/** How two results are taken together. */
export interface JoinOptions<V> extends Keyed<V> {
  /** Every pair makes a result unlike all others, so that none need be compared. Checked while `checkKeys` is on. */
  readonly unlike?: boolean;
}

/** How one more stage is solved. */
export interface StageOptions<T, U> extends ExactOptions, Keyed<U> {
  /**
   * Whether a value has no more to throw: its stage asks for no dice and gives it a result that no other value comes to, so
   * that it need not be compared. In a chain of turns these are the battles that are over. Checked while `checkKeys` is on.
   */
  readonly over?: (value: T) => boolean;
}

/**
 * Every result that a rule can have, with its probability. Results are plain data (numbers, text, booleans, null, arrays
 * and plain objects of these) and equal ones are one outcome. Probabilities are doubles and sum to 1 within 1e-12.
 */
export interface Distribution<T> {
  /** The possible results: numbers ascending, anything else in the order in which the rule first comes to them. */
  readonly outcomes: readonly Chance<T>[];
  /** How likely this result is, or any result that passes the test: 0 to 1. */
  probability(match: Match<T>): number;
  mean(...of: Measure<T>): number;
  variance(...of: Measure<T>): number;
  standardDeviation(...of: Measure<T>): number;
  /** How likely it is that the number is `least` or more. */
  atLeast(least: number, ...of: Measure<T>): number;
  /** How likely it is that the number is `most` or less. */
  atMost(most: number, ...of: Measure<T>): number;
  /** The distribution of something made of each result. */
  map<U>(change: (value: T) => U, options?: Keyed<U>): Distribution<U>;
  /** The distribution of two independent results taken together. */
  join<U, V>(other: Distribution<U>, combine: (ours: T, theirs: U) => V, options?: JoinOptions<V>): Distribution<V>;
  /**
   * The distribution after one more stage, solved exactly from each result. Equal results of different histories are one,
   * so that a long procedure stays as small as its states are few. The stage must leave the value it is given as it was.
   *
   * In spite of the name this is no promise: a distribution cannot be awaited, or returned by an async function, unless
   * inside an object; the attempt is a TypeError. What the stage throws passes through; else as `distribution`.
   */
  then<U>(stage: (value: T, dice: Dice) => U, options?: StageOptions<T, U>): Distribution<U>;
  toJSON(): DistributionJSON<T>;
}

/** A distribution whose probabilities are known as exact fractions too. */
export interface FractionDistribution<T> extends Distribution<T> {
  readonly outcomes: readonly FractionChance<T>[];
  /** `probability`, as a fraction. */
  fraction(match: Match<T>): Fraction;
  /** `mean`, as a fraction; the numbers it is the mean of must be whole. */
  fractionMean(...of: Measure<T>): Fraction;
  /** `variance`, as a fraction; the numbers must be whole. */
  fractionVariance(...of: Measure<T>): Fraction;
  /** `atLeast`, as a fraction. */
  fractionAtLeast(least: number, ...of: Measure<T>): Fraction;
  /** `atMost`, as a fraction. */
  fractionAtMost(most: number, ...of: Measure<T>): Fraction;
  map<U>(change: (value: T) => U, options?: Keyed<U>): FractionDistribution<U>;
  /** Exact when both are. */
  join<U, V>(
    other: FractionDistribution<U>,
    combine: (ours: T, theirs: U) => V,
    options?: JoinOptions<V>,
  ): FractionDistribution<V>;
  join<U, V>(other: Distribution<U>, combine: (ours: T, theirs: U) => V, options?: JoinOptions<V>): Distribution<V>;
  then<U>(stage: (value: T, dice: Dice) => U, options?: StageOptions<T, U>): FractionDistribution<U>;
  toJSON(): FractionDistributionJSON<T>;
}

/** A distribution as JSON. */
export interface DistributionJSON<T> {
  readonly outcomes: readonly Chance<T>[];
}

/** A distribution with fractions as JSON: each written `numerator/denominator`, since JSON has no large whole numbers. */
export interface FractionDistributionJSON<T> {
  readonly outcomes: readonly (Chance<T> & { readonly fraction: string })[];
}
