import type { Battle, SideView } from './battle.js';
import type { Ruleset, SideId, Terms, Told } from './types.js';

/** What a side may know of a battle. */
export function viewOf<T extends Terms>(_ruleset: Ruleset<T>, _battle: Battle<T>, _side: SideId): SideView<T> {
  throw new Error('not yet');
}

/** What was told in the last step; with a side, only what it may know. */
export function eventsOf<T extends Terms>(_battle: Battle<T>, _side?: SideId): readonly Told<T>[] {
  throw new Error('not yet');
}
