import { congruential32FromState } from 'pure-rand/generator/congruential32';
import { mersenneFromState } from 'pure-rand/generator/mersenne';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { xorshift128plusFromState } from 'pure-rand/generator/xorshift128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { keyedStreamAt } from './keyed.js';
import { type DiceState, type KnownGenerator, lawful, wholeNumbers } from './states.js';

/** Makes a generator out of the numbers that its `getState` gave. */
export type FromState = (state: readonly number[]) => RandomGenerator;

const generatorsByName: {
  readonly [name in KnownGenerator]: { readonly length: number; readonly fromState: FromState };
} = {
  'hmac-sha256': { length: 5, fromState: keyedStreamAt },
  xoroshiro128plus: { length: 4, fromState: xoroshiro128plusFromState },
  xorshift128plus: { length: 4, fromState: xorshift128plusFromState },
  mersenne: { length: 625, fromState: mersenneFromState },
  congruential32: { length: 1, fromState: congruential32FromState },
};
const names: readonly KnownGenerator[] = [
  'hmac-sha256',
  'xoroshiro128plus',
  'xorshift128plus',
  'mersenne',
  'congruential32',
];

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
  const { generator, state } = wholeNumbers(saved);
  if (fromState !== undefined) return fromState(state);
  const name = names.find(candidate => candidate === generator);
  if (name === undefined) {
    throw new TypeError(
      `dice of generator "${generator}" are restored with that generator's own fromState as second argument`,
    );
  }
  // A seed of zeros is as good a key as any other; the fast generators never leave a state of zeros.
  if (name === 'hmac-sha256') return keyedStreamAt(state);
  return generatorsByName[name].fromState(lawful(name, state, generatorsByName[name].length));
}
