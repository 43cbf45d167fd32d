import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import type { NewOrder } from '../terms.js';
import { springing } from './ambushes.js';
import { helpingBeaten } from './beaten-friends.js';
import { betweenLines, calledIn } from './behind-lines.js';
import { barringTheWayIn, siegeHasTurned } from './besieging.js';
import { hasBurnt } from './burning.js';
import { pastFriends } from './held-up.js';
import { goesIn } from './horse-archers.js';
import { haveLanded } from './landing.js';
import { ATTACK, RETIRE, SUPPORT } from './order-words.js';
import { attackInTurn, barringMarch, isOutrun } from './plan.js';
import { lineBarredBy } from './screens.js';
import { givingRoom, goingIn } from './second-lines.js';
import { leavesDemons, standsOutOfReach } from './sorcery.js';
import { calledOffItsMarch, isOvertaken } from './stale-marches.js';
import type { Temper } from './temper.js';

/** How an order comes to a unit, and what signals would tell it. */
interface Reaching {
  readonly by?: NewOrder['by'];
  readonly signals?: readonly string[];
}

/** The order that something which has happened calls for: a march is barred, the enemy has gone past an ambush, friends do not clear the way, light foot bars a line, friends next to it are beaten, or the first line has come to blows. */
export function calledFor(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  temper: Temper,
  { signals = [], by }: Reaching = {},
): string | undefined {
  // Who is gone from his way he leaves alone: he has something to burn, or a place to reach.
  const inTheWay = barringMarch(unit, view, rules);
  if (inTheWay !== undefined) return `${ATTACK}${inTheWay.id}`;
  const inTheBreach = barringTheWayIn(unit, view);
  if (inTheBreach !== undefined) return attackInTurn(unit, inTheBreach, view);
  // Whom a signal calls in is there before a messenger has come to him.
  const isSignalled = signals.some(order => order.startsWith(SUPPORT) || order.startsWith(RETIRE));
  const barred = isSignalled ? undefined : lineBarredBy(unit, view, rules);
  if (barred !== undefined) return calledIn(unit, barred, view, rules);
  return (
    springing(unit, view, rules) ??
    calledOffItsMarch(unit, view, rules) ??
    pastFriends(unit, view, rules, temper) ??
    betweenLines(unit, view, rules) ??
    helpingBeaten(unit, view, rules) ??
    goingIn(unit, view, rules, temper) ??
    // A rider would come when the melee is over, and call off whoever has gone on meanwhile.
    (by === 'messenger' ? undefined : givingRoom(unit, view, rules))
  );
}

/** Whether what a unit is about has been overtaken by events, so that it is ordered anew. */
export function hasTurned(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  temper: Temper,
  by?: NewOrder['by'],
): boolean {
  return (
    isOutrun(unit, view) ||
    isOvertaken(unit, view, rules, by) ||
    siegeHasTurned(unit, view, rules) ||
    hasBurnt(unit, view) ||
    standsOutOfReach(unit, view, rules) ||
    leavesDemons(unit, view, rules) ||
    haveLanded(unit, view, rules) ||
    goesIn(unit, view, rules, temper)
  );
}
