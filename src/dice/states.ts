import type { Dice } from './types.js';

/** Where a set of dice stands: plain JSON, enough to go on from there with `restored`. */
export interface DiceState {
  /** The generator that the numbers belong to; `other` when it is none that is known, `table` for dice really thrown. */
  readonly generator: KnownGenerator | 'other' | typeof TABLE;
  readonly state: readonly number[];
}

/** The mark of dice that are thrown on a table: their state is how many of them have been used. */
export const TABLE = 'table';

/** The generators that dice are restored from without further help: those of pure-rand, and the keyed stream of a seed of 128 bits. */
export type KnownGenerator = 'hmac-sha256' | 'xoroshiro128plus' | 'xorshift128plus' | 'mersenne' | 'congruential32';

/** Dice that are thrown, and whose standing can be written down. */
export interface RolledDice extends Dice {
  /** Where the dice stand, as plain JSON for `restored`. Throws a TypeError for dice of a `() => number`, which hides it. */
  state(): DiceState;
}

/** A state that somebody has kept, which must at least be one of whole numbers. */
export function wholeNumbers(saved: DiceState): Pick<DiceState, 'state'> & Partial<DiceState> {
  const { generator, state }: Partial<DiceState> = saved ?? {};
  if (!(Array.isArray(state) && state.every(Number.isInteger))) {
    throw new TypeError('a dice state is { generator, state }, its state a list of whole numbers');
  }
  return { ...(generator === undefined ? {} : { generator }), state };
}

/** The numbers of a generator, which must be so many, and such as roll on. */
export function lawful(name: KnownGenerator, state: readonly number[], length: number): readonly number[] {
  if (state.length !== length) throw new RangeError(`a state of ${name} has ${length} numbers; got ${state.length}`);
  if (state.length > 1 && state.every(word => word === 0)) {
    throw new RangeError(`a state of ${name} that is all zeros would roll the same face for ever`);
  }
  return state;
}
