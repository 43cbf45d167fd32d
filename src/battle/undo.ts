import type { Battle } from './battle.js';
import type { Ruleset, SideId, Terms } from './types.js';

/** Another battle from here: the same value, or with `seed` one that rolls other dice from here on. */
export function fork<T extends Terms>(_battle: Battle<T>, _options: { readonly seed?: number } = {}): Battle<T> {
  throw new Error('not yet');
}

/** Takes back a side's last answer. Throws a RuleViolation that says whether dice or a revelation forbids it. */
export function undo<T extends Terms>(_ruleset: Ruleset<T>, _battle: Battle<T>, _side: SideId): Battle<T> {
  throw new Error('not yet');
}
