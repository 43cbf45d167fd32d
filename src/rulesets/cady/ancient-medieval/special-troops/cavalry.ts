import { type FightingRules, fightingRules } from '../fighting-rules.js';
import type { TroopType } from '../troops.js';

/**
 * Whether figures are cavalry: riders, with or without missiles. Chariots, elephants and infantry that rides to the fight are
 * none.
 *
 * @clause cady/ancient-medieval/mounted-infantry/not-cavalry
 */
export function isCavalry(type: TroopType, rules: FightingRules = fightingRules()): boolean {
  const troop = rules.troops[type];
  return troop.class === 'cavalry' || troop.class === 'horse-archer';
}
