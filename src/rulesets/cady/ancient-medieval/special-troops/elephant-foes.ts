import type { AncientMedievalRules } from '../rules.js';
import type { ElephantMelee } from './elephants.js';

/**
 * Figures that strike an elephant, against each of which it rolls: not those who fired at it at close range, for they may not fight back.
 *
 * @clause cady/ancient-medieval/missile/attacked-close-no-melee
 * @clause cady/ancient-medieval/elephant/multiple-melee
 */
export function foesOf(
  { enemies, reachedBy = [] }: Pick<ElephantMelee, 'enemies' | 'reachedBy'>,
  { missiles }: Pick<AncientMedievalRules, 'missiles'>,
): number {
  const striking = enemies.filter(({ firedAtClose }) => firedAtClose !== true || missiles.charged.close.attackers);
  return [...striking, ...reachedBy].reduce((sum, { figures }) => sum + figures, 0);
}
