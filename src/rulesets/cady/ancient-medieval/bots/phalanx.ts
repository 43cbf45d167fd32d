import { bearingTo, turnBetween } from '../../../../table/index.js';
import type { Order } from '../../common/orders.js';
import type { AncientSeen } from '../state.js';
import { assaultReach } from './assaults.js';
import { forecastCharge } from './forecast.js';
import { hold, roomAhead, standFacing } from './moves.js';
import { courage, type Enemy, type Outlook, troopIn } from './outlook.js';

/** A phalanx goes straight on or stays: where the enemy is to the side of it, it breaks up and forms anew. */
export function orderForPhalanx(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const { placed } = unit;
  const ahead = enemies.find(({ centre }) => turnBetween(bearingTo(placed.at, centre), placed.facing) <= 25);
  const [nearest] = enemies;
  if (nearest === undefined || ahead === undefined || ahead.away > nearest.away + 40) return breakUp(nearest);
  if (outlook.posture === 'stand') return hold;
  const leg = { direction: 'ahead', distance: { by: 'full' } } as const;
  const { promise } = forecastCharge(unit, ahead.unit, outlook.view, outlook.rules);
  const again = (unit.own?.chargedOn ?? 0) > 0 && (unit.own?.chargedOn ?? 0) >= outlook.view.turn - 1;
  if (ahead.away <= assaultReach(unit, outlook) && promise >= courage(outlook)) {
    return { gait: again ? 'engage' : 'charge', legs: [leg] };
  }
  const cm = Math.floor(Math.min(troopIn(unit, outlook).move, ahead.away - 8));
  if (cm < 2 || !roomAhead(unit, placed.facing, cm, outlook)) return hold;
  return { gait: 'march', legs: [{ direction: 'ahead', distance: { by: 'cm', cm } }] };
}

/** Out of the phalanx again, as long as nobody is upon it. */
function breakUp(nearest: Enemy | undefined): Order {
  if (nearest !== undefined && nearest.away < 20) return hold;
  return { ...hold, formation: { shape: 'special', name: 'order' } };
}

/** Hoplites form their phalanx before the enemy is upon them, turned to him first. */
export function formPhalanx(unit: AncientSeen, nearest: Enemy, outlook: Outlook): Order | undefined {
  const { traits, stand } = troopIn(unit, outlook);
  const deep = unit.figures / stand.figures >= outlook.rules.phalanx.ranks.from;
  if (!traits.includes('phalanx') || !deep || nearest.away > 70 || nearest.away < 20) return undefined;
  const bearing = bearingTo(unit.placed.at, nearest.centre);
  const turning = standFacing(unit, bearing, 12);
  return turning === hold ? { ...hold, formation: { shape: 'special', name: 'phalanx' } } : turning;
}
