import { pikeLosses } from '../combat/pikes.js';
import { type InContact, ranksInContact } from './fronts.js';
import type { Setting } from './state.js';

/** Hits on a defender as losses: pikes that are attacked lose nobody behind their first rank. */
export function reachedLosses(
  hits: number,
  { setting, left, contact }: { readonly setting: Setting; readonly left: InContact; readonly contact: InContact },
): number {
  const { situation, fronts, rules } = setting;
  if (hits === 0 || !rules.troops[situation.defender.type].traits.includes('pike')) return hits;
  const ranks = ranksInContact(situation.defender, fronts.defender, left.defender, contact.defender);
  return pikeLosses({ ranks, attacking: false, hits, by: situation.attacker.type }, rules).lost;
}
