import type { Order } from '../../common/orders.js';
import { mountedTurn } from '../special-troops/mounted-infantry.js';
import type { AncientSeen } from '../state.js';
import { goalOf } from './lines.js';
import { hold, marchTo } from './moves.js';
import type { Enemy, Outlook } from './outlook.js';

/** How near the enemy may come before those get down who ride to battle and fight on foot, cm. */
const getsDownAt = 55;

/** Foot on horseback: it rides up and gets down before the enemy is near. */
export function orderForRiders(unit: AncientSeen, [nearest]: readonly Enemy[], outlook: Outlook): Order {
  const { type } = unit;
  const away = nearest?.away ?? Number.POSITIVE_INFINITY;
  if (away <= getsDownAt) return { ...hold, tasks: [{ task: 'dismount' }] };
  if (outlook.posture === 'stand') return hold;
  if (unit.formation === 'phalanx') return { ...hold, formation: { shape: 'special', name: 'order' } };
  const legs = [{ does: 'ride', share: 1 }] as const;
  const { ridden } = mountedTurn({ type, mounted: true, mountsAtHand: true, legs }, outlook.rules);
  return marchTo(unit, goalOf(unit, outlook), outlook, {
    atMost: Math.min(ridden, away - getsDownAt + 5),
    move: ridden,
  });
}
