import { bearingTo } from '../../../../table/index.js';
import type { Order } from '../../common/orders.js';
import { chariotMove } from '../special-troops/chariots.js';
import type { AncientSeen } from '../state.js';
import { goalOf, pace } from './lines.js';
import { backFrom, bestAssault, hold, marchTo, roundFriends, standFacing } from './moves.js';
import { type Enemy, moveOf, type Outlook, troopIn } from './outlook.js';
import { orderForHorseArchers } from './shooters.js';

/** Horse: it keeps out of bowshot with the line until a charge promises well, or until the battle wants deciding. */
export function orderForHorse(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const [nearest] = enemies;
  const { view } = outlook;
  if (nearest === undefined) {
    return outlook.posture === 'stand'
      ? hold
      : marchTo(unit, goalOf(unit, outlook), outlook, { atMost: pace(unit, outlook) });
  }
  const assault = bestAssault(unit, enemies, outlook, worth => (troopIn(worth, outlook).class === 'missile' ? 1.3 : 1));
  const prudence = unit.general ? 1.6 : 1.15;
  const wanted = Math.max(0.6, prudence - 0.05 * view.turn) + (outlook.posture === 'stand' ? 0.3 : 0);
  if (assault !== undefined && assault.promise >= wanted) return assault.order;
  const bearing = bearingTo(unit.placed.at, nearest.centre);
  if (outlook.posture === 'stand') return standFacing(unit, bearing, 30);
  const move = moveOf(unit, outlook);
  if (nearest.away < 30) {
    const back = backFrom(unit, nearest, move / 2, outlook);
    if (back !== undefined) return back;
  }
  if (nearest.away < 65) {
    const round = assault === undefined ? roundFriends(unit, nearest, outlook) : undefined;
    return round ?? standFacing(unit, bearing, 30);
  }
  const march = marchTo(unit, goalOf(unit, outlook), outlook, {
    atMost: Math.min(pace(unit, outlook), nearest.away - 60),
  });
  return march.legs.length === 0 ? standFacing(unit, bearing, 30) : march;
}

/** A chariot: whoever shoots from it keeps away and shoots; a fighter's goes in. */
export function orderForChariot(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  if (unit.own?.chariot != null && chariotMove({ type: unit.type, chariot: unit.own.chariot }, outlook.rules) === 0)
    return hold;
  const crew = unit.own?.chariot?.crew ?? [];
  const shots = unit.own?.shots ?? null;
  if (troopIn(unit, outlook).weapon !== null && crew.includes('missile-man') && (shots === null || shots > 0)) {
    return orderForHorseArchers(unit, enemies, outlook);
  }
  return orderForHorse(unit, enemies, outlook);
}

/** An elephant: straight at the enemy, horse before all others. */
export function orderForElephant(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const [nearest] = enemies;
  if (nearest === undefined)
    return outlook.posture === 'stand'
      ? hold
      : marchTo(unit, goalOf(unit, outlook), outlook, { atMost: pace(unit, outlook) });
  const assault = bestAssault(unit, enemies, outlook, prey => (troopIn(prey, outlook).arm === 'cavalry' ? 1.5 : 1));
  if (assault !== undefined) return assault.order;
  if (outlook.posture === 'stand') return standFacing(unit, bearingTo(unit.placed.at, nearest.centre), 30);
  const march = marchTo(unit, goalOf(unit, outlook), outlook, { atMost: Math.max(0, nearest.away - 3) });
  return march.legs.length === 0 ? standFacing(unit, bearingTo(unit.placed.at, nearest.centre), 30) : march;
}
