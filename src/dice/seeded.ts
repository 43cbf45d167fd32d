import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { thrown } from './draws.js';
import { keyedStream, keyedStreamAt } from './keyed.js';
import { type Seed, type SeedGiven, seedOf } from './seeds.js';
import { type DiceState, lawful, type RolledDice, wholeNumbers } from './states.js';

/** The generators that dice of a seed come from: of a whole number, and of 128 bits. */
export type SeededGenerator = 'xoroshiro128plus' | 'hmac-sha256';

/** Which generator the dice of a seed come from. */
export function generatorOf(seed: Seed): SeededGenerator {
  return typeof seed === 'number' ? 'xoroshiro128plus' : 'hmac-sha256';
}

/**
 * Dice of a seed: those of `rolled(seed)`. Who rolls from seeds alone, as battles do, loads no other generator. A whole number gives
 * fast dice for tests and simulations; 128 bits give dice of a keyed stream, which nobody foretells.
 *
 * Throws a RangeError for what is no seed.
 */
export function seeded(given: SeedGiven): RolledDice {
  const seed = seedOf(given);
  return rolling(generatorOf(seed), typeof seed === 'number' ? seededGenerator(seed) : keyedStream(seed));
}

/**
 * The dice of a seed, going on from where `state()` found them.
 *
 * Throws a TypeError or RangeError for a state that no dice of a seed could have given.
 */
export function seededAt(saved: DiceState): RolledDice {
  const { generator, state } = wholeNumbers(saved);
  if (generator === 'hmac-sha256') return rolling(generator, keyedStreamAt(state));
  if (generator !== 'xoroshiro128plus') {
    throw new TypeError(`dice of generator "${generator}" do not come from a seed`);
  }
  return rolling(generator, xoroshiro128plusFromState(lawful(generator, state, 4)));
}

function rolling(name: SeededGenerator, generator: RandomGenerator): RolledDice {
  return {
    ...thrown(among => uniformInt(generator, 0, among - 1)),
    state: () => ({ generator: name, state: [...generator.getState()] }),
  };
}

/** The fast generator of a safe integer. Neighbouring seeds give unrelated dice. */
function seededGenerator(seed: number): RandomGenerator {
  // pure-rand keeps 32 bits of a seed, nearly unmixed: 1 and 2 ** 32 + 1 would roll alike. Each round below can be undone,
  // so that no two seeds share a state; and the last two words cannot both repeat an all-zero start.
  let low = seed | 0;
  let high = Math.floor(seed / 2 ** 32) | 0;
  const words: number[] = [];
  for (let round = 1; round <= 8; round++) {
    low ^= scramble(high + Math.imul(round, 0x9e3779b9));
    high ^= scramble(low + Math.imul(round, 0x85ebca6b));
    if (round % 4 === 0) words.push(low, high);
  }
  return xoroshiro128plusFromState(words);
}

/** A one-to-one shuffle of 32 bits (the finishing step of MurmurHash3, public domain). */
function scramble(word: number): number {
  let bits = word | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
