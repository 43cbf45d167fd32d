import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { thrown } from './draws.js';
import { type FromState, generatorAt, stateOf } from './generators.js';
import { seeded } from './seeded.js';
import type { SeedGiven } from './seeds.js';
import type { DiceState, RolledDice } from './states.js';

/** Where the dice of a game come from: a seed, a pure-rand generator, or a function giving numbers in [0, 1). */
export type DiceSource = SeedGiven | RandomGenerator | (() => number);

/**
 * Dice that are really thrown. Faces are equally likely: draws that would favour some are thrown again. A pool draws one
 * number per die, in order, just as that many single rolls would.
 *
 * - A seed gives the same dice on every machine, neighbouring seeds unrelated ones. Any safe integer is one, for tests and
 *   simulations; so are 128 bits (32 hex digits, or a bigint), whose dice nobody foretells from those that have been shown.
 * - A pure-rand generator is drawn from as it is, and moves on with every die.
 * - A `() => number` gives numbers from 0 up to but not including 1, as `Math.random` does; its faces are as even as it is.
 *
 * Throws a RangeError for a number or text that is no seed and for a number outside [0, 1), a TypeError for anything else.
 */
export function rolled(source: DiceSource): RolledDice {
  switch (typeof source) {
    case 'number':
    case 'string':
    case 'bigint':
      return seeded(source);
    case 'function':
      return { ...thrown(among => drawnFrom(source, among)), state: noState };
    default:
      if (!isGenerator(source)) {
        throw new TypeError(
          'dice are rolled from a seed (a whole number, or 128 bits), a pure-rand generator or a () => number',
        );
      }
      return generated(source);
  }
}

/**
 * The dice that go on from where `state()` found them. For a generator that is not one of pure-rand's own, `fromState`
 * makes it out of its numbers again. Throws a TypeError or RangeError for a state that no dice could have given.
 */
export function restored(state: DiceState, fromState?: FromState): RolledDice {
  return generated(generatorAt(state, fromState));
}

function generated(generator: RandomGenerator): RolledDice {
  return { ...thrown(among => uniformInt(generator, 0, among - 1)), state: () => stateOf(generator) };
}

function drawnFrom(source: () => number, among: number): number {
  const number = source();
  if (!(number >= 0 && number < 1)) {
    throw new RangeError(`a source of dice gives numbers from 0 up to but not including 1; it gave ${number}`);
  }
  return Math.floor(number * among);
}

function noState(): never {
  throw new TypeError(
    'dice of a () => number have no state to save; roll from a seed or a pure-rand generator instead',
  );
}

function isGenerator(source: unknown): source is RandomGenerator {
  return (
    typeof source === 'object' &&
    source !== null &&
    'next' in source &&
    typeof source.next === 'function' &&
    'getState' in source &&
    typeof source.getState === 'function'
  );
}
