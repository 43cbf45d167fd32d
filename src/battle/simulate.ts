import type { Battle, Commanders } from './battle.js';
import type { Json, Outcome, Ruleset, Terms } from './types.js';

/** A battle set up and not yet begun; any number of battles can be played from it. */
export interface Mustered<T extends Terms> {
  readonly houseRules: Json;
  readonly scenario: T['scenario'];
  readonly rules: T['rules'];
  readonly state: T['state'];
}

/** How a battle is simulated. */
export interface SimulateOptions {
  /** Stops at the first request of a later turn. */
  readonly maxTurns?: number;
  /** `false` leaves the checksums out, which is faster. */
  readonly checksum?: boolean;
}

/** What is left of a simulated battle. */
export interface Simulated<T extends Terms> {
  readonly outcome: Outcome | null;
  /** Turns completed. */
  readonly turns: number;
  /** The last checksum, as the played battle would have it; `null` when left out. */
  readonly checksum: string | null;
  readonly state: T['state'];
}

/** Reads a scenario and house rules and sets the battle up. Throws a RuleViolation with every fault. */
export function musterBattle<T extends Terms>(
  _ruleset: Ruleset<T>,
  _scenarioInput: unknown,
  _houseRules?: unknown,
): Mustered<T> {
  throw new Error('not yet');
}

/** Plays one battle from its beginning as fast as can be: same rules, same dice, same checksum as `playOut`, nothing told. */
export function simulateBattle<T extends Terms>(
  _ruleset: Ruleset<T>,
  _mustered: Mustered<T>,
  _commanders: Commanders<T>,
  _options: SimulateOptions & { readonly seed: number },
): Simulated<T> {
  throw new Error('not yet');
}

/** The same from a battle under way; the battle is not touched. */
export function simulateFrom<T extends Terms>(
  _ruleset: Ruleset<T>,
  _battle: Battle<T>,
  _commanders: Commanders<T>,
  _options: SimulateOptions = {},
): Simulated<T> {
  throw new Error('not yet');
}
