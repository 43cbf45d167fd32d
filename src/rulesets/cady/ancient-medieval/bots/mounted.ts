import { bearingTo } from '../../../../table/index.js';
import { chargeReach } from '../../common/bots/reach.js';
import type { Order } from '../../common/orders.js';
import { chariotMove } from '../special-troops/chariots.js';
import type { AncientSeen } from '../state.js';
import { bestAssault } from './assaults.js';
import { forecastCharge } from './forecast.js';
import { goalOf, pace } from './lines.js';
import { backFrom, hold, marchTo, roundFriends, standFacing } from './moves.js';
import { type Enemy, moveOf, type Outlook, troopIn } from './outlook.js';
import { orderForHorseArchers } from './shooters.js';

/** Horse: it keeps out of bowshot with the line until a charge promises well, or until the battle wants deciding. */
export function orderForHorse(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const [nearest] = enemies;
  if (nearest === undefined) {
    return outlook.posture === 'stand'
      ? hold
      : marchTo(unit, goalOf(unit, outlook), outlook, { atMost: pace(unit, outlook) });
  }
  const assault = bestAssault(unit, enemies, outlook, worth => (troopIn(worth, outlook).class === 'missile' ? 1.3 : 1));
  if (assault !== undefined && assault.promise >= wantedOfHorse(unit, assault.enemy, outlook)) return assault.order;
  const bearing = bearingTo(unit.placed.at, nearest.centre);
  if (outlook.posture === 'stand') return standFacing(unit, bearing, 30);
  const move = moveOf(unit, outlook);
  const far = standOff(outlook);
  if (nearest.away < 30 && (outlook.plan === undefined || menaced(unit, enemies, outlook))) {
    const back = backFrom(unit, nearest, move / 2, outlook);
    if (back !== undefined) return back;
  }
  if (nearest.away < far + 5) {
    const round = assault === undefined ? roundFriends(unit, nearest, outlook) : undefined;
    return round ?? standFacing(unit, bearing, 30);
  }
  const march = marchTo(unit, goalOf(unit, outlook), outlook, {
    atMost: Math.min(pace(unit, outlook), nearest.away - far),
  });
  return march.legs.length === 0 ? standFacing(unit, bearing, 30) : march;
}

/** What a charge of horse must promise: less as the battle goes on, and less where a friend is in melee with the enemy already. */
export function wantedOfHorse(unit: AncientSeen, enemy: Enemy, outlook: Outlook): number {
  const { view, posture, plan, inMelee } = outlook;
  const prudence = unit.general ? 1.6 : 1.15;
  const stays = posture === 'stand' ? 0.3 : 0;
  if (plan === undefined) return Math.max(0.6, prudence - 0.05 * view.turn) + stays;
  const wanted = Math.max(0.5, prudence - 0.08 * view.turn) + stays;
  return (wanted - (inMelee.has(enemy.unit.id) && !unit.general ? 0.25 : 0)) * Math.min(1, plan.temper.caution + 0.1);
}

/** How far from the enemy horse waits, cm: out of bowshot, but near enough to go in once the line is at blows. */
function standOff({ plan, inMelee }: Outlook): number {
  return plan !== undefined && inMelee.size > 0 ? 36 : 60;
}

/** A charge on the unit that promises the enemy so much is one to get out of the way of. */
const feared = 1.2;

/** Whether somebody near is free to charge the unit, and would do well. */
function menaced(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): boolean {
  return enemies
    .slice(0, 3)
    .filter(({ unit: { id, mustDo } }) => mustDo === null && !outlook.inMelee.has(id))
    .filter(({ unit: enemy, away }) => away <= chargeReach(troopIn(enemy, outlook).move, outlook.rules))
    .some(({ unit: enemy }) => forecastCharge(enemy, unit, outlook.view, outlook.rules).promise >= feared);
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
