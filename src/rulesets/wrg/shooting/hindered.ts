import type { Shot } from './factors.js';
import { isMounted, type ShootingRulesPart } from './weapons.js';

/**
 * Whether a shot over friends is the worse for it.
 *
 * @clause wrg/shooting/overhead/penalty
 */
export function isHinderedOverhead(
  { overhead, shooters, weapon }: Pick<Shot, 'overhead' | 'shooters' | 'weapon'>,
  rules: ShootingRulesPart,
): boolean {
  if (overhead === undefined) return false;
  const { penalty, friendsInTheWay } = rules.fighting.shooting.overhead;
  const { from, nearestFriend = Number.POSITIVE_INFINITY } = overhead;
  switch (penalty) {
    case 'never':
      return false;
    case 'foot-archers-on-the-flat':
      return from === 'flat' && weapon === 'bow' && !isMounted(shooters, rules);
    case 'unless-from-above':
      return from === 'flat' || (from === 'slope' && nearestFriend <= friendsInTheWay);
  }
}
