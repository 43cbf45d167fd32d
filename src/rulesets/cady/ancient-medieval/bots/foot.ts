import { bearingTo } from '../../../../table/index.js';
import type { Order } from '../../common/orders.js';
import type { AncientSeen } from '../state.js';
import { goalOf, pace } from './lines.js';
import { bestAssault, hold, marchTo, standFacing } from './moves.js';
import { courage, type Enemy, type Outlook, troopIn } from './outlook.js';
import { formPhalanx, orderForPhalanx } from './phalanx.js';

/**
 * Foot that fights hand to hand: it comes on in line, goes in where that promises enough, ever bolder as the battle goes on,
 * and on the defence stands, but for an enemy whom it would break.
 */
export function orderForFoot(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  if (unit.formation === 'phalanx') return orderForPhalanx(unit, enemies, outlook);
  const [nearest] = enemies;
  if (nearest === undefined)
    return outlook.posture === 'stand' ? hold : marchTo(unit, goalOf(unit, outlook), outlook, pace(unit, outlook));
  const forming = formPhalanx(unit, nearest, outlook);
  if (forming !== undefined) return forming;
  const attack = outlook.posture === 'attack';
  const assault = bestAssault(unit, enemies, outlook);
  if (assault !== undefined && assault.promise >= (attack ? courage(outlook) : 2.5)) return assault.order;
  const bearing = bearingTo(unit.placed.at, nearest.centre);
  if (!attack) return nearest.away < 70 ? standFacing(unit, bearing, 30) : hold;
  // Where nothing promises well yet it comes up and waits for its friends beside the enemy, out of his reach.
  const reach = troopIn(nearest.unit, outlook).move * (4 / 3);
  const near = assault === undefined ? 8 : Math.min(reach, 36) + 4;
  const march = marchTo(
    unit,
    goalOf(unit, outlook),
    outlook,
    Math.min(pace(unit, outlook), Math.max(0, nearest.away - near)),
  );
  return march.legs.length === 0 ? standFacing(unit, bearing, 30) : march;
}
