import { bearingTo, bodyCentre, distance, turnBetween } from '../../../../table/index.js';
import { hold, wholeDegrees } from '../../common/bots/marching.js';
import { enemiesOf, friendsOf } from '../../common/bots/outlook.js';
import { stationsAbout } from '../../common/bots/stations.js';
import type { Order } from '../../common/index.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { objectiveFor } from './goals.js';
import type { Enemy, Outlook } from './outlook.js';
import { chargesOf, deploy } from './unit-orders.js';
import type { Thought } from './weighing.js';

/** So near an enemy has to be for a unit to weigh what it does, by its arm, cm. */
const weighs = { infantry: 75, cavalry: 120, artillery: 0 };

/** Enemies, the nearest, whom a unit may turn to. */
const lookedAt = 3;

/** Places within so many cm of each other are one. */
const apart = 6;

/** A turn of so many degrees is no turn. */
const little = 5;

/** Whether a unit is near enough to the enemy, and free enough, to weigh all that it might do. */
export function weighsItsOrders(unit: UnitSeen, nearest: Enemy | undefined, { rules, view }: Outlook): boolean {
  const { arm } = troopOf(unit, rules);
  if (nearest === undefined || nearest.away > weighs[arm]) return false;
  if (unit.mustDo !== null || unit.house !== undefined || unit.square !== undefined || unit.aboard !== undefined)
    return false;
  return !view.contacts.some(({ a, b }) => a === unit.id || b === unit.id);
}

/** All that a unit near the enemy might do: stand and turn, form line, go a part of its move to any side, or charge. */
export function thoughtsOf(unit: UnitSeen, usual: readonly Order[], outlook: Outlook): readonly Thought[] {
  const { view, rules } = outlook;
  const enemies = enemiesOf(unit, troopOf(unit, rules).move * 1.3, outlook);
  const near = enemies.slice(0, lookedAt);
  const ground = { table: view.table, friendsIn: friendsOf(unit, outlook) };
  const { move } = troopOf(unit, rules);
  const bearings = near.map(({ centre }) => wholeDegrees(bearingTo(bodyCentre(unit.placed), centre)));
  const turns = bearings
    .filter(bearing => turnBetween(bearing, unit.placed.facing) > little)
    .map((facing): Order => ({ ...hold, facing }));
  const lines = [unit.placed.facing, ...bearings].flatMap((bearing): Order[] => {
    const formed = deploy(unit, bearing, 1, outlook);
    if (formed.formation?.shape !== 'line') return [];
    return [{ ...hold, ...formed, ...(bearing === unit.placed.facing ? {} : { facing: bearing }) }];
  });
  const [nearest] = near;
  const goals = [...near.slice(0, 2).map(({ centre }) => centre), objectiveFor(unit, outlook).at];
  const alike = new Set<string>();
  const ways = goals
    .filter(goal => distance(goal, unit.placed.at) > 1)
    .flatMap(goal => stationsAbout(unit.placed, goal, move, ground))
    .filter(({ at }) => {
      const place = `${Math.round(at.x / apart)} ${Math.round(at.y / apart)}`;
      return !alike.has(place) && alike.add(place);
    })
    .flatMap(({ order, at, cm }): readonly Order[] => {
      const facing = nearest === undefined ? order.facing : wholeDegrees(bearingTo(at, nearest.centre));
      const turned = facing === undefined ? order : { ...order, facing };
      const there = { ...unit, placed: { ...unit.placed, at, facing: facing ?? unit.placed.facing } };
      const formed = cm > move / 3 ? {} : deploy(there, there.placed.facing, 1, outlook);
      return formed.formation?.shape === 'line' ? [turned, { ...turned, ...formed }] : [turned];
    });
  const orders = [hold, ...turns, ...lines, ...ways, ...usual.filter(({ gait }) => gait === 'march')];
  return [...orders.map(order => ({ order })), ...chargesOf(unit, enemies, outlook)];
}
