import { bearingTo, bodyCentre, distance, normalBearing, type Point, turnBetween } from '../../../../table/index.js';
import { hold, marchOrder, wholeDegrees } from '../../common/bots/marching.js';
import { friendsOf } from '../../common/bots/outlook.js';
import { freeRun, roomFor } from '../../common/bots/route.js';
import { mayChangeFormation } from '../../common/movement.js';
import type { Order, OrderedTask } from '../../common/orders.js';
import type { AncientSeen } from '../state.js';
import { forecastCharge } from './forecast.js';
import { type Enemy, type Outlook, troopIn } from './outlook.js';

export { hold };

/** To stand, turned to the enemy if he is well aside of the front. */
export function standFacing(unit: AncientSeen, bearing: number, freedom = 20): Order {
  const wanted = wholeDegrees(bearing);
  return turnBetween(wanted, unit.placed.facing) > freedom ? { ...hold, facing: wanted } : hold;
}

/** A march toward a point, the bonus of a road included. */
export function marchTo(
  unit: AncientSeen,
  goal: Point,
  outlook: Outlook,
  atMost?: number,
  move = troopIn(unit, outlook).move,
): Order {
  const { view, rules } = outlook;
  const troop = troopIn(unit, outlook);
  if (distance(unit.placed.at, goal) < 3 || (atMost !== undefined && atMost < 2)) return hold;
  const marcher = {
    placed: unit.placed,
    move: move * (4 / 3),
    formsColumn: !troop.individual && mayChangeFormation({ morale: troop.morale ?? 0 }, rules),
  };
  return marchOrder(marcher, goal, { table: view.table, friendsIn: friendsOf(unit, outlook) }, atMost);
}

/** Straight back from an enemy, still facing him, so many cm at most; nothing where there is no room. */
export function backFrom(
  unit: AncientSeen,
  enemy: Pick<Enemy, 'centre'>,
  cm: number,
  outlook: Outlook,
): Order | undefined {
  const { placed } = unit;
  const toward = bearingTo(placed.at, enemy.centre);
  for (const swerve of [0, 30, -30, 60, -60]) {
    const away = wholeDegrees(normalBearing(toward + 180 + swerve));
    const run = Math.floor(freeRun(placed, away, cm, outlook.view.table, friendsOf(unit, outlook)));
    if (run >= Math.min(cm, 8)) {
      const leg = { direction: away, distance: { by: 'cm', cm: Math.max(1, run) } } as const;
      return { gait: 'march', legs: [leg], facing: wholeDegrees(toward) };
    }
  }
  return undefined;
}

/** An order to go in, and what it promises. */
export interface Assault {
  readonly order: Order;
  readonly enemy: Enemy;
  readonly promise: number;
}

/** How far away an enemy may be for an assault on it to be thought of, cm. */
export function assaultReach(unit: AncientSeen, outlook: Outlook): number {
  return troopIn(unit, outlook).move * (4 / 3) + 4;
}

/**
 * The best assault that a unit could make on one of these enemies: a charge where the way is straight and free and it did not
 * charge just now, else an advance to contact. Nothing when it can reach nobody.
 */
export function bestAssault(
  unit: AncientSeen,
  enemies: readonly Enemy[],
  outlook: Outlook,
  worth: (enemy: AncientSeen) => number = () => 1,
): Assault | undefined {
  let best: (Assault & { readonly value: number }) | undefined;
  for (const enemy of enemies.slice(0, 5)) {
    if (enemy.away > assaultReach(unit, outlook)) break;
    const order = assaultOn(unit, enemy, outlook);
    if (order === undefined) continue;
    const { promise } = forecastCharge(unit, enemy.unit, outlook.view, outlook.rules);
    const value = promise * worth(enemy.unit) * (order.gait === 'charge' ? 1 : 0.9);
    if (best === undefined || value > best.value) best = { order, enemy, promise, value };
  }
  return best;
}

function assaultOn(unit: AncientSeen, { unit: enemy, centre, away }: Enemy, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const { placed, own } = unit;
  const troop = troopIn(unit, outlook);
  const direction = wholeDegrees(bearingTo(placed.at, aimAt(unit, enemy, centre)));
  const wanted = Math.max(0, Math.min(away, distance(placed.at, enemy.placed.at)) - 4);
  if (freeRun(placed, direction, wanted, view.table, friendsOf(unit, outlook)) < wanted) return undefined;
  const tired = own !== undefined && own.chargedOn > 0 && own.chargedOn >= view.turn - 1;
  const straight =
    turnBetween(direction, placed.facing) <= rules.charge.bend ||
    away > rules.charge.straight[horseOrFoot(troop.arm)] + 8;
  const charges = troop.arm !== 'artillery' && !tired && straight && (!troop.individual || troop.shock > 0);
  const task = throwing(unit);
  const leg = { direction, distance: { by: 'full' } } as const;
  if (!charges && away > troop.move) return undefined;
  return { gait: charges ? 'charge' : 'engage', legs: [leg], ...(task.length === 0 ? {} : { tasks: task }) };
}

function horseOrFoot(arm: 'infantry' | 'cavalry' | 'artillery'): 'infantry' | 'cavalry' {
  return arm === 'cavalry' ? 'cavalry' : 'infantry';
}

/** Where to aim at an enemy: straight ahead into the nearest part of his line, or else at his middle. */
function aimAt({ placed }: AncientSeen, enemy: AncientSeen, centre: Point): Point {
  const middle = bodyCentre(enemy.placed);
  return distance(placed.at, enemy.placed.at) < distance(placed.at, middle) ? enemy.placed.at : centre;
}

/** What a unit throws as it closes, if it carries anything to throw. */
function throwing({ own }: AncientSeen): readonly OrderedTask[] {
  if (own === undefined) return [];
  const { pila, javelins, axes } = own.carried;
  return pila + javelins + axes > 0 ? [{ task: 'throw' }] : [];
}

/** Whether there is room to go so far straight ahead of a unit. */
export function roomAhead(unit: AncientSeen, bearing: number, cm: number, outlook: Outlook): boolean {
  return roomFor(outlook.view.table, unit.placed.at, bearing, cm, unit.placed.stand.front * unit.placed.files);
}
