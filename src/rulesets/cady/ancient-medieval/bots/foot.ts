import { bearingTo, levelAt } from '../../../../table/index.js';
import { chargeReach } from '../../common/bots/reach.js';
import type { Order } from '../../common/orders.js';
import type { AncientSeen } from '../state.js';
import { bestAssault } from './assaults.js';
import { goalOf, pace } from './lines.js';
import { hold, marchTo, standFacing } from './moves.js';
import { courage, type Enemy, type Outlook, troopIn } from './outlook.js';
import { formPhalanx, orderForPhalanx } from './phalanx.js';
import { helpers } from './planning.js';

/**
 * Foot that fights hand to hand: it comes on in line, goes in where that promises enough, ever bolder as the battle goes on,
 * and on the defence stands, but for an enemy whom it would break.
 */
export function orderForFoot(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  if (unit.formation === 'phalanx') return orderForPhalanx(unit, enemies, outlook);
  const [nearest] = enemies;
  if (nearest === undefined)
    return outlook.posture === 'stand'
      ? hold
      : marchTo(unit, goalOf(unit, outlook), outlook, { atMost: pace(unit, outlook) });
  const forming = formPhalanx(unit, nearest, outlook);
  if (forming !== undefined) return forming;
  const attack = outlook.posture === 'attack';
  const assault = bestAssault(unit, enemies, outlook);
  if (assault !== undefined && assault.promise >= wantedOf(unit, assault.enemy, outlook)) return assault.order;
  const watched = whoMayCome(enemies, nearest, outlook);
  const bearing = bearingTo(unit.placed.at, watched.centre);
  if (!attack) return nearest.away < 25 ? standFacing(unit, bearing, 40) : hold;
  // Where nothing promises well yet it comes up and waits for its friends beside the enemy, out of his reach.
  const reach = chargeReach(troopIn(watched.unit, outlook).move, outlook.rules);
  const near = assault === undefined ? 8 : Math.min(reach, 36) + 4;
  const atMost = Math.min(pace(unit, outlook), Math.max(0, watched.away - near));
  const march = marchTo(unit, goalOf(unit, outlook), outlook, { atMost });
  return march.legs.length === 0 ? standFacing(unit, bearing, 30) : march;
}

/** The nearest enemy who is free to come: who fights or runs already keeps nobody from going on, and nobody turns his flank to others for him. */
function whoMayCome(enemies: readonly Enemy[], nearest: Enemy, { plan, inMelee }: Outlook): Enemy {
  return (
    (plan === undefined
      ? undefined
      : enemies.find(({ unit: { id, mustDo } }) => mustDo === null && !inMelee.has(id))) ?? nearest
  );
}

/**
 * What an assault must promise. Whoever waits for the enemy does not leave his place but to help a friend in melee or to throw
 * back one who is upon him already; whoever attacks lets the bows shoot first, if his are the better ones.
 */
export function wantedOf(unit: AncientSeen, enemy: Enemy, outlook: Outlook): number {
  const helps = outlook.inMelee.has(enemy.unit.id);
  if (outlook.posture === 'attack') {
    const waits = outlook.outshoots && outlook.view.turn <= 5 && !helps ? 0.5 : 0;
    return courage(outlook) + waits - (helps ? 0.15 : 0) - 0.1 * Math.min(2, helpers(unit, enemy.unit, outlook));
  }
  if (helps) return outlook.plan === undefined || unit.general ? 1.1 : courage(outlook);
  const { table } = outlook.view;
  const leavesHeight = levelAt(table, unit.placed.at) > levelAt(table, enemy.unit.placed.at);
  if (enemy.away > 18) return Number.POSITIVE_INFINITY;
  if (outlook.plan === undefined) return leavesHeight ? Number.POSITIVE_INFINITY : 2;
  return leavesHeight ? 1.6 : 1.2;
}
