import { congruential32FromState } from 'pure-rand/generator/congruential32';
import { mersenneFromState } from 'pure-rand/generator/mersenne';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { xorshift128plusFromState } from 'pure-rand/generator/xorshift128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Where a set of dice stands: plain JSON, enough to go on from there with `restored`. */
export interface DiceState {
  /** The generator that the numbers belong to; `other` when it is none of pure-rand's own, `table` for dice really thrown. */
  readonly generator: KnownGenerator | 'other' | typeof TABLE;
  readonly state: readonly number[];
}

/** The mark of dice that are thrown on a table: their state is how many of them have been used. */
export const TABLE = 'table';

export type KnownGenerator = 'xoroshiro128plus' | 'xorshift128plus' | 'mersenne' | 'congruential32';

/** Makes a generator out of the numbers that its `getState` gave. */
export type FromState = (state: readonly number[]) => RandomGenerator;

const generatorsByName: {
  readonly [name in KnownGenerator]: { readonly length: number; readonly fromState: FromState };
} = {
  xoroshiro128plus: { length: 4, fromState: xoroshiro128plusFromState },
  xorshift128plus: { length: 4, fromState: xorshift128plusFromState },
  mersenne: { length: 625, fromState: mersenneFromState },
  congruential32: { length: 1, fromState: congruential32FromState },
};
const names: readonly KnownGenerator[] = ['xoroshiro128plus', 'xorshift128plus', 'mersenne', 'congruential32'];

/** The default generator, from any safe integer. Neighbouring seeds give unrelated dice. */
export function seededGenerator(seed: number): RandomGenerator {
  if (!Number.isSafeInteger(seed)) {
    throw new RangeError(
      `a seed is a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}; got ${seed}`,
    );
  }
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

/** Where a generator stands. It is known by what it rolls: names of classes do not survive a minifier. */
export function stateOf(generator: RandomGenerator): DiceState {
  const state = [...generator.getState()];
  const name = names.find(
    candidate => generatorsByName[candidate].length === state.length && goesOnAlike(candidate, generator),
  );
  return { generator: name ?? 'other', state };
}

function goesOnAlike(candidate: KnownGenerator, generator: RandomGenerator): boolean {
  const ours = generatorsByName[candidate].fromState(generator.getState());
  const theirs = generator.clone();
  return [1, 2, 3, 4].every(() => ours.next() === theirs.next());
}

/** The generator that goes on from a state. Throws a TypeError or RangeError for what `stateOf` could not have given. */
export function generatorAt(saved: DiceState, fromState?: FromState): RandomGenerator {
  const { generator, state }: Partial<DiceState> = saved ?? {};
  if (!(Array.isArray(state) && state.every(Number.isInteger))) {
    throw new TypeError('a dice state is { generator, state }, its state a list of whole numbers');
  }
  if (fromState !== undefined) return fromState(state);
  const name = names.find(candidate => candidate === generator);
  if (name === undefined) {
    throw new TypeError(
      `dice of generator "${generator}" are restored with that generator's own fromState as second argument`,
    );
  }
  if (state.length !== generatorsByName[name].length) {
    throw new RangeError(`a state of ${name} has ${generatorsByName[name].length} numbers; got ${state.length}`);
  }
  if (state.length > 1 && state.every(word => word === 0)) {
    throw new RangeError(`a state of ${name} that is all zeros would roll the same face for ever`);
  }
  return generatorsByName[name].fromState(state);
}
