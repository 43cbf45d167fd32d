import type { Distribution } from '../dice/index.js';
import type { Answered, Battle } from './battle.js';
import type { Ruleset, Terms } from './types.js';

/** How odds are sampled. */
export interface WhatIfOptions {
  /** How many times, from 1. */
  readonly samples: number;
  /** Feeds the other dice; a safe integer from 0. */
  readonly seed: number;
}

/** The sampled odds of what would follow these answers. The battle is not touched. */
export function whatIf<T extends Terms, Measure extends string | number | boolean>(
  _ruleset: Ruleset<T>,
  _battle: Battle<T>,
  _answers: readonly Answered[],
  _measure: (battle: Battle<T>) => Measure,
  _options: WhatIfOptions,
): Distribution<Measure> {
  throw new Error('not yet');
}
