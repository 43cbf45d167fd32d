import { Gathering, type Solved, type Weight } from './gathering.js';
import { checkingKeys } from './places.js';
import { hash } from './structure.js';
import { diceOf } from './throws.js';
import type { Dice, Keyed } from './types.js';

/** Runs a stage along every branch of its dice and gathers its results; `weight` is how likely it is to come to its value. */
export type Run = <T, U>(stage: (value: T, dice: Dice) => U, value: T, weight: Weight, results: Gathering<U>) => void;

export const certainly: Weight = { weight: 1, ways: 1n, outOf: 1n };

/** One result that is certain. */
export function certain<T>(value: T, exact: boolean, key?: Keyed<T>['key']): Solved<T> {
  const results = new Gathering<T>(exact, key);
  results.add(value, certainly);
  return results.solved();
}

/** How a stage is solved. */
export interface Staging<T, U> extends Keyed<U> {
  readonly over?: ((value: T) => boolean) | undefined;
}

/** One more stage, solved from each of the results before it. */
export function staged<T, U>(
  run: Run,
  solved: Solved<T>,
  stage: (value: T, dice: Dice) => U,
  { key, over }: Staging<T, U> = {},
): Solved<U> {
  const { values, shares } = solved;
  // Doubles of an exact solution are worked out of its shares, and are not wanted here.
  const weights = shares === undefined ? solved.weights : [];
  const results = new Gathering<U>(shares !== undefined, key);
  // Whoever packs his states into keys has made sure of them, but for tests.
  const watched = key === undefined || checkingKeys();
  values.forEach((value, at) => {
    if (over?.(value)) {
      const result = stage(value, noDice);
      if (shares === undefined) results.addUnlike(result, weights[at] ?? 0);
      else results.addUnlikeShare(result, shares.ways[at] ?? 0n, shares.outOf);
      return;
    }
    const before = watched ? hash(value) : 0;
    const start =
      shares === undefined
        ? { weight: weights[at] ?? 0, ways: 1n, outOf: 1n }
        : { weight: 1, ways: shares.ways[at] ?? 0n, outOf: shares.outOf };
    run(stage, value, start, results);
    if (watched && hash(value) !== before) {
      throw new Error('a stage must leave the value it is given as it was: its other branches start from the same one');
    }
  });
  return results.solved();
}

function thrown(): never {
  throw new Error('a value that is over has no more dice to throw: `over` says so of one whose stage does');
}

const noDice = diceOf({ roll: thrown, count: thrown, sum: thrown, pick: thrown });
