/**
 * What a rule may ask of chance. Every rule that rolls takes a `Dice`; which implementation it is given decides whether
 * the rule is played (`rolled`), told what two people threw on a table (`scripted`) or solved (`exact`).
 */
export interface Dice {
  /** One die of `sides` faces: the face it shows, 1 to `sides`. */
  roll(sides: number): number;
  /** A pool of `dice` dice of `sides` faces: how many of them show one of `faces` (0 to `dice`). */
  count(dice: number, sides: number, faces: readonly number[]): number;
  /** A pool of `dice` dice of `sides` faces: the total they show. */
  sum(dice: number, sides: number): number;
  /** An even choice among `options` things (which wheel, which stick): 0 to `options` − 1. Not a die of the rulebook. */
  pick(options: number): number;
}

/** One throw as a roll log tells it: what was asked for and what each die showed. */
export interface Roll {
  readonly ask: 'roll' | 'count' | 'sum' | 'pick';
  /** Faces of each die (for `pick`: the number of options). */
  readonly sides: number;
  /** What each die showed, in the order thrown (for `pick`: the option chosen, from 0). */
  readonly shown: readonly number[];
  /** The faces asked for; only for `count`. */
  readonly faces?: readonly number[];
  /** What the rule was told. */
  readonly result: number;
}
