/**
 * What a rule may ask of chance. Every rule that rolls takes a `Dice`; which implementation it is given decides whether
 * the rule is played (`rolled`), told what two people threw on a table (`scripted`) or solved (`exact`).
 */
export interface Dice extends Required<Throws> {
  /**
   * How many dice of several unlike pools succeed: 0 to all of them, or to `most` where more than that makes no difference
   * ("any", "at most so many"). Thrown dice are thrown pool by pool, all of them, and `tell` is told what each pool brought;
   * solved, the pools are one ask whose results are as many as there are dice, and nothing is told.
   */
  total(pools: readonly Pool[], most?: number, tell?: (hits: number, pool: number) => void): number;
  /**
   * Goes through a list, a step for each item, from `start` to the state that the last step leaves. Thrown dice are thrown
   * step by step; solved, equal states become one after every step, so that the whole is as small as its states are few.
   * A step depends on nothing but its state, its item and its dice, and leaves the state it is given as it was.
   */
  fold<State, Item>(
    items: readonly Item[],
    start: State,
    step: (state: State, item: Item, dice: Dice) => State,
    options?: Folding<State>,
  ): State;
}

/** How a fold is solved. */
export interface Folding<State> extends Keyed<State> {
  /**
   * All that the fold depends on, as one frozen or never changed object: given it again, the fold is not solved again but
   * taken from the time before. What depends on anything else would come out wrong, unless `checkKeys` is on.
   */
  readonly once?: object;
}

/** The throws themselves: all that an implementation of dice has to bring. `diceOf` makes `Dice` of it. */
export interface Throws {
  /** One die of `sides` faces: the face it shows, 1 to `sides`. */
  roll(sides: number): number;
  /** A pool of `dice` dice of `sides` faces: how many of them show one of `faces` (0 to `dice`). */
  count(dice: number, sides: number, faces: readonly number[]): number;
  /** A pool of `dice` dice of `sides` faces: the total they show. */
  sum(dice: number, sides: number): number;
  /** An even choice among `options` things (which wheel, which stick): 0 to `options` − 1. Not a die of the rulebook. */
  pick(options: number): number;
  /**
   * One die that bears marks of its own, such as an average die (2, 3, 3, 4, 4, 5): the mark it shows. Dice that leave it out
   * throw a die of as many sides.
   */
  marked?(marks: readonly number[]): number;
}

/** Dice of one kind that are thrown together, and the faces at which one of them succeeds. */
export interface Pool {
  readonly dice: number;
  readonly sides: number;
  readonly faces: readonly number[];
}

/** How equal results are told. */
export interface Keyed<T> {
  /**
   * Packs a result into a number or a text of its own: two results are one outcome exactly if their keys are the same. Left
   * out, results are compared by their content, which takes several times as long. A key that two unlike results share
   * merges them silently, unless `checkKeys` is on.
   */
  readonly key?: ((value: T) => number | string) | undefined;
}

/** One throw as a roll log tells it: what was asked for and what each die showed. */
export interface Roll {
  readonly ask: 'roll' | 'count' | 'sum' | 'pick' | 'marked';
  /** Faces of each die (for `pick`: the number of options). */
  readonly sides: number;
  /** What each die showed, in the order thrown (for `pick`: the option chosen, from 0). */
  readonly shown: readonly number[];
  /** The faces asked for; only for `count`. */
  readonly faces?: readonly number[];
  /** The marks that the die bears; only for `marked`. */
  readonly marks?: readonly number[];
  /** What the rule was told. */
  readonly result: number;
}

/** The average die: six sides, with 2, 3, 3, 4, 4 and 5 on them. */
export const averageDie: readonly number[] = Object.freeze([2, 3, 3, 4, 4, 5]);
