import { barriersBetween, bearingTo, destination, distance, type Point, turnBetween } from '../../../../table/index.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import type { Order } from '../../common/index.js';
import { isNear } from '../../common/turn/aim.js';
import type { MusketRules } from '../rules.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import type { Outlook } from './outlook.js';

/** The part of the range within which foot fires to some purpose: all of it, or short of its last third at who stands behind a fence or wall, or in a house. */
const inTheOpen = 1;
const behindSomething = 0.62;

/** An enemy in the open within so many cm may come on, and is fired at as he does. */
const mayComeOn = 60;

/** How far a unit's small arms reach, in cm; 0 without any. */
export function rangeOf(unit: UnitSeen, rules: MusketRules): number {
  const { weapon } = troopOf(unit, rules);
  return weapon === null ? 0 : (rules.smallArms.weapons[weapon].bands.far.range.to ?? 0);
}

/** How near an enemy has to be for foot at a place to hit him, in cm. */
export function hitsWithin(
  unit: UnitSeen,
  from: Point,
  enemy: UnitSeen,
  outlook: Pick<Outlook, 'view' | 'rules'>,
): number {
  return rangeOf(unit, outlook.rules) * (isCovered(from, enemy, outlook) ? behindSomething : inTheOpen);
}

/** Whether an enemy sits in a house, or stands close behind a fence or wall, as one looks from a place. */
function isCovered(
  from: Point,
  { house, placed: { at } }: UnitSeen,
  { view, rules }: Pick<Outlook, 'view' | 'rules'>,
): boolean {
  if (house !== undefined) return true;
  return barriersBetween(view.table, from, at).some(
    ({ kind, line }) => (kind === 'fence' || kind === 'wall') && isNear(at, line, rules.table.behindBarrier),
  );
}

/**
 * The same order, with the fire held where all who would be in range and arc at its end are too far behind their cover to be hit: the muskets stay
 * loaded for the next turn. Not where somebody in the open may come on, or may land from a boat.
 */
export function keepingItsFire(unit: UnitSeen, order: Order, outlook: Outlook): Order {
  const { gait, legs, tasks = [], fire } = order;
  const { rules } = outlook;
  const range = rangeOf(unit, rules);
  if (range === 0 || gait !== 'march' || legs.length > 1 || tasks.length > 0) return order;
  if (fire !== undefined || order.fireFirst === true || unit.house !== undefined) return order;
  const end = endOf(unit, order);
  const enemies = enemiesOf({ placed: { ...unit.placed, ...end } }, mayComeOn, outlook).filter(
    ({ unit: { mustDo } }) => mustDo === null,
  );
  const seen = enemies.map(enemy => ({ ...enemy, hitWithin: hitsWithin(unit, end.at, enemy.unit, outlook) }));
  if (seen.some(({ unit: { aboard } }) => aboard !== undefined)) return order;
  if (seen.some(({ hitWithin, away }) => hitWithin >= range || away <= hitWithin)) return order;
  const inRange = seen.some(
    ({ away, centre }) =>
      away <= range + slack && turnBetween(end.facing, bearingTo(end.at, centre)) <= rules.smallArms.arc,
  );
  return inRange ? { ...order, fire: { fire: 'hold' } } : order;
}

/** Somewhat more than the range, for who is nearer with a wing than with the middle of his front, cm. */
const slack = 4;

function endOf({ placed }: UnitSeen, { legs, facing }: Order): { readonly at: Point; readonly facing: number } {
  const [leg] = legs;
  const direction = typeof leg?.direction === 'number' ? leg.direction : placed.facing;
  const cm = leg?.distance.by === 'cm' ? leg.distance.cm : 0;
  const at = cm === 0 ? placed.at : destination(placed.at, direction, cm);
  return { at, facing: facing ?? (distance(at, placed.at) > 0 ? direction : placed.facing) };
}
