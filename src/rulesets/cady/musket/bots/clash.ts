import { bodyCentre, distanceToQuad, quadOf } from '../../../../table/index.js';
import { chargeReach } from '../../common/bots/reach.js';
import { compareReactions } from '../../common/fighting/morale.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { friendBetween, type Post } from './exchange.js';
import { roughForecast } from './forecast.js';
import type { Outlook } from './outlook.js';
import { worthOfFight } from './worth.js';

/** What a charge is worth to who makes it: what it costs the enemy less what it costs him; the side with the worse reaction must obey it. */
export function worthOfClash(charger: Post, struck: Post, outlook: Outlook): number {
  const { rules, view } = outlook;
  const { ownLosses, enemyLosses, reactions } = roughForecast(
    { ...charger.unit, placed: charger.placed },
    { ...struck.unit, placed: struck.placed },
    view,
    rules,
  );
  const verdict = compareReactions(reactions.enemy, reactions.own);
  const theirs = worthOfFight(struck.unit, enemyLosses, verdict >= 0 ? reactions.enemy : 'no-effect', rules);
  const ours = worthOfFight(charger.unit, ownLosses, verdict <= 0 ? reactions.own : 'no-effect', rules);
  return theirs - ours;
}

/** How likely enemies are to do what would hurt: horse is made for it. */
const likely = { cavalry: 0.6, infantry: 0.35, artillery: 0 };

/** What a unit has to fear from the worst charge that enemies could make on it where it would stand. */
export function fearOf(post: Post, enemies: readonly UnitSeen[], outlook: Outlook): number {
  const { rules, view } = outlook;
  const inMelee = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
  if (post.unit.house !== undefined) return 0;
  const quad = quadOf(post.placed);
  let worst = 0;
  for (const enemy of enemies) {
    const { arm, move, shock } = troopOf(enemy, rules);
    if (enemy.mustDo !== null || inMelee.has(enemy.id) || likely[arm] === 0 || shock === 0) continue;
    if (enemy.house !== undefined || distanceToQuad(enemy.placed.at, quad) > chargeReach(move, rules)) continue;
    if (friendBetween(post.unit, enemy.placed.at, bodyCentre(post.placed), outlook)) continue;
    worst = Math.max(worst, likely[arm] * worthOfClash({ unit: enemy, placed: enemy.placed }, post, outlook));
  }
  return worst;
}
