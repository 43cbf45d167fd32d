import { type Distribution, distribution, type SeedGiven, seeded } from '../dice/index.js';
import { insist } from '../rulebook/index.js';
import type { Answered, Battle } from './battle.js';
import { seedFrom } from './game.js';
import { answer } from './play.js';
import type { Ruleset, Terms } from './types.js';
import { fork } from './undo.js';

/** How odds are sampled. */
export interface WhatIfOptions {
  /** How many times, from 1. */
  readonly samples: number;
  /** Feeds the other dice. */
  readonly seed: SeedGiven;
}

/** How many seeds the samples are drawn from: far more than anybody takes samples. */
const SEEDS = 2 ** 31;

/**
 * The sampled odds of what would follow these answers: each sample rolls other dice, runs on to the next missing answer or the
 * end, and is measured. The battle is not touched, and its own dice are not looked at. `measure` gives plain data. Throws a
 * RuleViolation for answers that the battle would not take, for a battle that has ended, and for a bad seed or sample count.
 */
export function whatIf<T extends Terms, Measured>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  answers: readonly Answered[],
  measure: (battle: Battle<T>) => Measured,
  options: WhatIfOptions,
): Distribution<Measured> {
  const { samples } = options;
  const seed = seedFrom(options.seed);
  insist(Number.isSafeInteger(samples) && samples >= 1, () => ({
    path: 'samples',
    problem: `${samples} is no number of samples`,
    mend: 'give a whole number from 1',
  }));
  const dice = seeded(seed);
  const seeds = Array.from({ length: samples }, () => dice.pick(SEEDS));
  function sample(index: number): Measured {
    return measure(answer(ruleset, fork(battle, { seed: seeds[index] ?? seed }), answers));
  }
  // Every sample is as likely as any other, and the solver adds up those that measure alike.
  return distribution(exact => sample(exact.pick(samples)), { maxBranches: samples });
}
