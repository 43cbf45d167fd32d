import { fractionToNumber } from './fraction.js';
import { Places } from './places.js';
import { type Shares, ShareTally, Tally } from './tally.js';
import type { Keyed } from './types.js';

/** How likely it is to come somewhere: as a double, and where the solution is exact as `ways` out of `outOf` as well. */
export interface Weight {
  readonly weight: number;
  readonly ways: bigint;
  readonly outOf: bigint;
}

/** Every result of something solved, each once, with its probability at the same place. */
export interface Solved<T> {
  /** Numbers ascending, anything else as it was first come to. */
  readonly values: readonly T[];
  readonly weights: readonly number[];
  /** The same to the last digit, where the solution is exact. */
  readonly shares: Shares | undefined;
}

/** Gathers the results of branches: equal ones are one, with the probability of all. */
export class Gathering<T> {
  private readonly places: Places<T>;
  private readonly tally: Tally | undefined;
  private readonly shares: ShareTally | undefined;

  /** An exact gathering is given shares, and works its doubles out of them. */
  constructor(exact: boolean, key?: Keyed<T>['key']) {
    this.places = new Places(key);
    this.tally = exact ? undefined : Tally.lent();
    this.shares = exact ? new ShareTally() : undefined;
  }

  /** How many unlike results there are by now. */
  get size(): number {
    return this.places.values.length;
  }

  add(value: T, { weight, ways, outOf }: Weight): void {
    if (this.shares === undefined) this.addWeight(value, weight);
    else this.addShare(value, ways, outOf);
  }

  /** A result that is unlike all others, and so is compared with none of them; but for tests, which look whether it is. */
  addUnlike(value: T, weight: number): void {
    this.tally?.add(this.places.unlike(value), weight);
  }

  /** The same in shares. */
  addUnlikeShare(value: T, ways: bigint, outOf: bigint): void {
    this.shares?.add(this.places.unlike(value), ways, outOf);
  }

  addWeight(value: T, weight: number): void {
    this.tally?.add(this.places.of(value), weight);
  }

  addShare(value: T, ways: bigint, outOf: bigint): void {
    this.shares?.add(this.places.of(value), ways, outOf);
  }

  /** All that was gathered; nothing more is to be added. `asGiven` leaves probabilities as they were added. */
  solved(asGiven = false): Solved<T> {
    const { values } = this.places;
    this.places.done();
    const { tally, shares } = this;
    if (shares === undefined) return solvedAs(values, (asGiven ? tally?.sums() : tally?.parts()) ?? []);
    const order = orderOf(values);
    const { ways, outOf } = shares.shares(values.length);
    return exactly(inOrder(values, order), { ways: inOrder(ways, order), outOf });
  }
}

/** Results that are unlike each other, with their probabilities. */
export function solvedAs<T>(values: readonly T[], weights: readonly number[]): Solved<T> {
  const order = orderOf(values);
  return { values: inOrder(values, order), weights: inOrder(weights, order), shares: undefined };
}

function inOrder<T>(list: readonly T[], order: readonly number[] | undefined): readonly T[] {
  return order === undefined ? list : order.flatMap(at => list.slice(at, at + 1));
}

/** Something solved in shares, whose doubles are worked out when somebody asks. */
function exactly<T>(values: readonly T[], shares: Shares): Solved<T> {
  let weights: readonly number[] | undefined;
  return {
    values,
    shares,
    get weights() {
      weights ??= shares.ways.map(numerator => fractionToNumber({ numerator, denominator: shares.outOf }));
      return weights;
    },
  };
}

/** The order of numbers, ascending; none where they stand in it already, or where results are no numbers. */
function orderOf(values: readonly unknown[]): readonly number[] | undefined {
  let sorted = true;
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (typeof value !== 'number') return undefined;
    if (at > 0 && Number(values[at - 1]) > value) sorted = false;
  }
  return sorted ? undefined : values.map((_, at) => at).sort((a, b) => Number(values[a]) - Number(values[b]));
}
