import type { Answered, Battle, Commanders, PlayOutOptions, StartOptions } from './battle.js';
import type { Ruleset, Terms } from './types.js';

/** Sets a battle up and runs it to its first requests. Throws a RuleViolation with every fault of the scenario. */
export function startBattle<T extends Terms>(
  _ruleset: Ruleset<T>,
  _scenarioInput: unknown,
  _options: StartOptions,
): Battle<T> {
  throw new Error('not yet');
}

/** Takes answers and runs on to the next missing one or the end. Throws a RuleViolation with every fault; the battle stays. */
export function answer<T extends Terms>(
  _ruleset: Ruleset<T>,
  _battle: Battle<T>,
  _answers: readonly Answered[],
): Battle<T> {
  throw new Error('not yet');
}

/** Plays a battle on with commanders, to its end or a turn limit. */
export function playOut<T extends Terms>(
  _ruleset: Ruleset<T>,
  _battle: Battle<T>,
  _commanders: Commanders<T>,
  _options: PlayOutOptions<T> = {},
): Battle<T> {
  throw new Error('not yet');
}
