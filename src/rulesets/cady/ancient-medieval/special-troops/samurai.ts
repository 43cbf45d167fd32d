import type { Reason } from '../../../../rulebook/index.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import type { SamuraiOpponent } from '../numbers/medieval.js';
import type { TroopType } from '../troops.js';

/**
 * The row of the samurai's chart in which an opponent stands: another samurai, pikes, or by its armor. Whoever wears none counts
 * with the light troops.
 *
 * Source: Additional Ancient Period Figures & Rules > Samurai.
 *
 * @clause cady/ancient-medieval/samurai/melee-points
 */
export function samuraiOpponent(opponent: TroopType, rules: FightingRules = fightingRules()): SamuraiOpponent {
  const { armor, traits } = rules.troops[opponent];
  if (traits.includes('samurai')) return 'samurai';
  if (traits.includes('pike')) return armor === 'light' ? rules.medieval.samurai.lightPikesAs : 'pikes';
  if (armor === 'heavy') return 'heavy-armor';
  return armor === 'medium' ? 'medium-armor' : 'light-troops';
}

/**
 * The melee point of a samurai against an opponent.
 *
 * Source: Additional Ancient Period Figures & Rules > Samurai.
 *
 * @clause cady/ancient-medieval/samurai/melee-points
 */
export function samuraiPoint(
  { opponent }: { readonly opponent: TroopType },
  rules: FightingRules = fightingRules(),
): { readonly melee: number; readonly because: readonly Reason[] } {
  const row = samuraiOpponent(opponent, rules);
  const melee = rules.medieval.samurai.melee[row];
  const because: Reason = {
    clause: 'cady/ancient-medieval/samurai/melee-points',
    because: `a samurai against ${row.replace('-', ' ')}`,
    effect: `melee point ${melee}`,
  };
  return { melee, because: [because] };
}
