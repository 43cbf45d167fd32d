import {
  bearingTo,
  bodyCentre,
  boxAround,
  destination,
  distance,
  normalBearing,
  type Point,
  quadOf,
  turnBetween,
  turned,
  widthOf,
} from '../../../../table/index.js';
import { type Grips, gripsAhead } from '../../common/bots/grips.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import { chargeReach } from '../../common/bots/reach.js';
import { freeRun } from '../../common/bots/route.js';
import type { Order, OrderedTask } from '../../common/orders.js';
import { isCavalry } from '../special-troops/cavalry.js';
import type { AncientSeen } from '../state.js';
import { promiseAt } from './at-grips.js';
import { forecastCharge } from './forecast.js';
import { friendsIn } from './moves.js';
import { type Enemy, moveOf, type Outlook, troopIn } from './outlook.js';

/** An order to go in, and what it promises. */
export interface Assault {
  readonly order: Order;
  readonly enemy: Enemy;
  readonly promise: number;
}

/** How far away an enemy may be for an assault on it to be thought of, cm. */
export function assaultReach(unit: AncientSeen, outlook: Outlook): number {
  return chargeReach(troopIn(unit, outlook).move, outlook.rules) + 4;
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
  if (outlook.assaults === false) return undefined;
  let best: (Assault & { readonly value: number }) | undefined;
  for (const enemy of enemies.slice(0, 5)) {
    if (enemy.away > assaultReach(unit, outlook)) break;
    if (!mayStrike(unit, enemy.unit, outlook)) continue;
    for (const each of outlook.plan === undefined
      ? straightAt(unit, enemy, outlook)
      : wellAimed(unit, enemy, outlook)) {
      const value = each.promise * worth(each.enemy.unit) * (each.order.gait === 'charge' ? 1 : 0.9);
      if (best === undefined || value > best.value) best = { ...each, value };
    }
  }
  return best;
}

/** Horses do not go near elephants. */
function mayStrike(unit: AncientSeen, enemy: AncientSeen, outlook: Outlook): boolean {
  return !isCavalry(unit.type, outlook.rules) || troopIn(enemy, outlook).class !== 'elephant';
}

/** The assault of a beginner, who has eyes for his prey alone. */
function straightAt(unit: AncientSeen, enemy: Enemy, outlook: Outlook): readonly Assault[] {
  const order = assaultOn(unit, enemy, wholeDegrees(bearingTo(unit.placed.at, aimAt(unit, enemy))), outlook);
  if (order === undefined) return [];
  const { promise } = forecastCharge(unit, enemy.unit, outlook.view, outlook.rules);
  return [{ order, enemy, promise }];
}

/** The parts of its own front by which a unit aims beside the middle of an enemy, to bring more of its men to grips. */
const aside: readonly number[] = [0, 0.25, -0.25, 0.5, -0.5];

/** Assaults that lead upon an enemy, or upon who stands before him: on each the men who come to grips are counted, for a corner that touches decides nothing. */
function wellAimed(unit: AncientSeen, enemy: Enemy, outlook: Outlook): readonly Assault[] {
  const { placed } = unit;
  const aim = aimAt(unit, enemy);
  const toward = bearingTo(placed.at, aim);
  const width = widthOf(placed);
  const bearings = new Set(
    aside.map(part => wholeDegrees(bearingTo(placed.at, destination(aim, normalBearing(toward + 90), part * width)))),
  );
  return [...bearings].flatMap(bearing => {
    const order = assaultOn(unit, enemy, bearing, outlook);
    const met = order === undefined ? undefined : gripsOf(unit, bearing, enemy.away + 4, outlook);
    if (order === undefined || met === undefined || !mayStrike(unit, met.unit, outlook)) return [];
    const first = met.unit.id === enemy.unit.id;
    const away = first ? enemy.away : Math.min(enemy.away, distance(placed.at, bodyCentre(met.unit.placed)));
    const struck = first ? enemy : { unit: met.unit, centre: bodyCentre(met.unit.placed), away };
    return [{ order, enemy: struck, promise: promiseAt(unit, met, outlook) }];
  });
}

/** Whom a unit would meet that charges on a bearing, and how many would be at grips. */
function gripsOf(unit: AncientSeen, bearing: number, most: number, outlook: Outlook): Grips<AncientSeen> | undefined {
  const { view, rules } = outlook;
  const { placed } = unit;
  const way = boxAround([
    ...quadOf(turned(placed, bearing)),
    ...quadOf({ ...turned(placed, bearing), at: destination(placed.at, bearing, most) }),
  ]);
  const enemies = outlook.enemies.near(way, besides);
  const friends = outlook.own.near(way, besides).filter(({ unit: { id } }) => id !== unit.id);
  const standing = { table: view.table, enemies, friends: friends.map(({ quad }) => quad) };
  return gripsAhead<AncientSeen>(placed, bearing, most, standing, rules);
}

/** Who stands so far beside the way may leave no room to square up, in cm. */
const besides = 12;

function assaultOn(unit: AncientSeen, enemy: Enemy, direction: number, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const { placed, own } = unit;
  const { away } = enemy;
  const troop = troopIn(unit, outlook);
  const wanted = Math.max(0, Math.min(away, distance(placed.at, enemy.unit.placed.at)) - 4);
  if (freeRun(placed, direction, wanted, view.table, friendsIn(unit, outlook)) < wanted) return undefined;
  const tired = own !== undefined && own.chargedOn > 0 && own.chargedOn >= view.turn - 1;
  const straight =
    turnBetween(direction, placed.facing) <= rules.charge.bend ||
    away > rules.charge.straight[horseOrFoot(troop.arm)] + 8;
  const charges = troop.arm !== 'artillery' && !tired && straight && (!troop.individual || troop.shock > 0);
  // Whoever is faster than his battle leaves it to reach the enemy.
  const leaves = away > (charges ? chargeReach(moveOf(unit, outlook), rules) : moveOf(unit, outlook)) + 4;
  const tasks = [...(leaves ? [{ task: 'separate' }] : []), ...throwing(unit)];
  const leg = { direction, distance: { by: 'full' } } as const;
  if (!charges && away > walkedIn(unit, outlook)) return undefined;
  return { gait: charges ? 'charge' : 'engage', legs: [leg], ...(tasks.length === 0 ? {} : { tasks }) };
}

/** How far an enemy may be whom a unit goes to meet without charging: with no time left it does not strike. A beginner does not think of that. */
function walkedIn(unit: AncientSeen, outlook: Outlook): number {
  const { move } = troopIn(unit, outlook);
  const { fightBy, whole } = outlook.rules.table.thirds;
  return outlook.plan === undefined ? move : (move * fightBy) / whole;
}

function horseOrFoot(arm: 'infantry' | 'cavalry' | 'artillery'): 'infantry' | 'cavalry' {
  return arm === 'cavalry' ? 'cavalry' : 'infantry';
}

/** Where to aim at an enemy: straight ahead into the nearest part of his line, or else at his middle. */
function aimAt({ placed }: AncientSeen, { unit: enemy, centre }: Enemy): Point {
  const middle = bodyCentre(enemy.placed);
  return distance(placed.at, enemy.placed.at) < distance(placed.at, middle) ? enemy.placed.at : centre;
}

/** What a unit throws as it closes, if it carries anything to throw. */
function throwing({ own }: AncientSeen): readonly OrderedTask[] {
  if (own === undefined) return [];
  const { pila, javelins, axes } = own.carried;
  return pila + javelins + axes > 0 ? [{ task: 'throw' }] : [];
}
