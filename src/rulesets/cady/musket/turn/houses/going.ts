import type { SideId } from '../../../../../battle/index.js';
import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  boxAround,
  destination,
  distance,
  distanceToQuad,
  onTable,
  type Placed,
  placesOf,
  quadOf,
  quadsOverlap,
} from '../../../../../table/index.js';
import { type Order, standingOrder } from '../../../common/orders.js';
import { solidUnder, tableOf } from '../../../common/turn/ground.js';
import { leave, sendAway } from '../../../common/turn/losses.js';
import type { OrderFault } from '../../../common/turn/period.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { garrisonFaults, type House, horseHolders, letsIn, type Opening } from '../../houses/house.js';
import type { MusketRules } from '../../rules.js';
import type { Housed, MusketState, Unit } from '../../state.js';
import type { MusketContext } from '../../terms.js';
import { inContact, inPlay, placedOf, troopOf } from '../../units.js';
import { musketWords } from '../../words.js';
import { garrisonOf, goInside, houseOf, putGunInDoor, roomIn } from './inside.js';

/** What an order has a unit do with a building. */
export function houseTask(order: Pick<Order, 'tasks'>, task: 'enter' | 'leave' | 'break' | 'storey') {
  return order.tasks?.find(each => each.task === task);
}

/**
 * Faults of orders about buildings: that there are none such, that it is not inside or already there, and marches of who is inside
 * and does not leave.
 *
 * @clause cady/musket/building/occupy
 * @clause cady/musket/building/break-door
 */
export function houseFaults(unit: Unit, order: Order, state: MusketState, rules: MusketRules): readonly OrderFault[] {
  const clause = 'cady/musket/building/occupy';
  const faults: OrderFault[] = [];
  const fault = (problem: string, mend: string) => faults.push({ clause, problem, mend });
  for (const task of ['enter', 'break'] as const) {
    const on = houseTask(order, task)?.on;
    if (on !== undefined && state.houses?.[on] === undefined)
      fault(`"${on}" is no building that can be held`, 'name a building with a sheet');
  }
  const inside = unit.house !== undefined && unit.aboard === undefined;
  const { arm } = troopOf(unit, rules);
  const storey = houseTask(order, 'storey');
  const upstairs = storey !== undefined && storey.on !== '1';
  faults.push(...garrisonFaults({ arm, enters: houseTask(order, 'enter') !== undefined, upstairs }));
  if (houseTask(order, 'enter') !== undefined && inside) fault('it is inside a building', 'leave that one first');
  if (houseTask(order, 'break') !== undefined && arm !== 'infantry') fault('only foot breaks doors', 'send infantry');
  if (houseTask(order, 'leave') !== undefined && !inside) fault('it is in no building', 'leave out LEAVE');
  const named = /^[1-9]$/.test(storey?.on ?? '');
  if (storey !== undefined && !named) fault('no such storey', 'write for example STOREY 2');
  if (named) for (const each of storeyFaults(unit, order, Number(storey?.on), state)) fault(...each);
  if (inside && order.legs.length > 0 && houseTask(order, 'leave') === undefined)
    fault('it is inside a building', 'write LEAVE before the march');
  return faults;
}

/** Why a building has no such floor for a unit: it has fewer, or the unit is in none and goes into none. */
function storeyFaults(
  unit: Unit,
  order: Order,
  storey: number,
  { houses }: MusketState,
): readonly (readonly [problem: string, mend: string])[] {
  const on = houseTask(order, 'enter')?.on ?? unit.house?.id;
  const house = on === undefined ? undefined : houses?.[on];
  if (on === undefined) return [['it is in no building', 'leave out STOREY']];
  if (house === undefined || storey <= house.storeys) return [];
  return [[`${on} has no storey ${storey}`, `it has ${counted(house.storeys, 'storey')}`]];
}

function storeyOrdered(order: Order): number | undefined {
  const on = houseTask(order, 'storey')?.on;
  return on === undefined ? undefined : Number(on);
}

/**
 * Before anybody moves, whoever is ordered out of a building comes out by one of its doors, and so does who must go back; whoever
 * routs is gone. Others take other floors, as ordered.
 *
 * @clause cady/musket/building/occupy
 */
export function comeOut(state: MusketState, context: MusketContext): void {
  if (state.houses === undefined) return;
  for (const unit of inPlay(state)) {
    const house = houseOf(unit, state);
    if (house === undefined || unit.house === undefined) continue;
    const order = standingOrder(unit, musketWords);
    if (unit.mustDo === 'rout') {
      delete unit.house;
      leave(state, unit.id, 'routed', [], context.tell);
    } else if (unit.mustDo !== null) {
      if (context.rules.houses.garrisonGivesWay === 'out' && goOut(unit, house, state, context)) continue;
      unit.mustDo = null;
    } else if (houseTask(order, 'leave') !== undefined && !inContact(unit, state.contacts)) {
      goOut(unit, house, state, context);
    } else {
      const storey = storeyOrdered(order);
      const room =
        storey === undefined || storey === unit.house.storey || unit.gun !== null
          ? undefined
          : roomIn(unit, house, storey, state, context.rules);
      if (room === undefined) continue;
      unit.house = room;
      tellHouse('took-floor', unit, house, floorOf(room, house), context);
    }
  }
}

/** Puts a unit outside the first door where it finds room, those farthest from the enemy first; says whether it found any. */
export function goOut(unit: Unit, house: House, state: MusketState, context: MusketContext): boolean {
  const { rules, scenario } = context;
  const table = tableOf(scenario, state.breaches);
  const others = inPlay(state).filter(({ id, house: inside }) => id !== unit.id && inside === undefined);
  const ground = placesOf(
    others.map(other => quadOf(placedOf(other, rules))),
    boxAround,
  );
  const enemies = others.filter(({ side, marker }) => side !== unit.side && marker === null);
  const fromEnemy = ({ at }: Opening) => Math.min(...enemies.map(enemy => distance(enemy.at, at)));
  const doors = house.openings
    .filter(({ kind }) => kind !== 'window')
    .sort((a, b) => (enemies.length === 0 ? 0 : fromEnemy(b) - fromEnemy(a)));
  const { stand } = troopOf(unit, rules);
  const stands = Math.max(1, Math.ceil(unit.figures / stand.figures));
  for (const door of doors) {
    for (const files of new Set([Math.min(stands, 2), 1])) {
      const depth = Math.ceil(stands / files) * stand.depth;
      const at = destination(door.at, door.outward, depth + outOfTheDoor);
      const placed: Placed = { stand, figures: unit.figures, files, at, facing: door.outward };
      const quad = quadOf(placed);
      const free =
        quad.every(corner => onTable(table, corner)) &&
        solidUnder(placed, table) === undefined &&
        ground.near(boxAround(quad), 0).every(other => !quadsOverlap(quad, other, rules.table.crowding));
      if (!free) continue;
      delete unit.house;
      takeBackHorseHolders(unit);
      unit.cameOut = { on: state.turn, way: distance(unit.at, at) };
      unit.at = { x: at.x, y: at.y };
      unit.facing = door.outward;
      unit.files = files;
      unit.turn.facing = door.outward;
      state.contacts = state.contacts.filter(
        ({ a, b, through }) => through === undefined || (a !== unit.id && b !== unit.id),
      );
      tellHouse('left', unit, house, [], context);
      return true;
    }
  }
  return false;
}

/** Between the rear of a unit that has come out and the wall, in cm. */
const outOfTheDoor = 0.2;

/**
 * Whoever is ordered into a building and stands at a door that is no bar to it goes in, if nobody of the enemy holds it and there is
 * room on its floors; a gun only by a door that is wide enough.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/occupy
 * @clause cady/musket/building/capacity
 * @clause cady/musket/building/door-locked
 * @clause cady/musket/building/artillery-ground-floor
 */
export function goIn(state: MusketState, context: MusketContext): void {
  const { houses } = state;
  if (houses === undefined) return;
  for (const unit of inPlay(state)) {
    const order = standingOrder(unit, musketWords);
    const on = houseTask(order, 'enter')?.on;
    const house = on === undefined ? undefined : houses[on];
    if (house === undefined || unit.house !== undefined || !isFree(unit, state)) continue;
    const door = doorFor(unit, house, state, context.rules);
    if (door === undefined || heldByOthers(house, unit.side, state)) continue;
    const room = roomIn(unit, house, unit.gun === null ? storeyOrdered(order) : 1, state, context.rules);
    if (room === undefined) {
      tellHouse('no-room', unit, house, [noRoom], context);
      continue;
    }
    const because = [...leaveHorseHolders(unit, context.rules), ...floorOf(room, house)];
    const from = unit.at;
    if (unit.gun === null) goInside(unit, house, room, context.rules);
    else putGunInDoor(unit, door, room);
    countAsMove(unit, distance(from, unit.at), context.rules);
    tellHouse('entered', unit, house, because, context);
  }
}

/**
 * Whoever has come out of a building this turn has moved, if only through its door.
 *
 * @clause cady/musket/loading/table
 */
export function countComingOut(state: MusketState, { rules }: MusketContext): void {
  for (const unit of inPlay(state)) {
    if (unit.cameOut?.on === state.turn) countAsMove(unit, unit.cameOut.way, rules);
  }
}

/** Counts a way through a door, in cm, with what a unit has moved besides. */
function countAsMove(unit: Unit, way: number, rules: MusketRules): void {
  unit.turn.moved = Math.min(1, unit.turn.moved + way / troopOf(unit, rules).move);
}

/**
 * Of dragoons who have got down one in so many stays outside with the horses as long as they are in a building.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/dismounted-dragoons
 */
function leaveHorseHolders(unit: Unit, rules: MusketRules): readonly Reason[] {
  if (unit.dragoons?.horses == null) return [];
  const { holding, because } = horseHolders(unit, rules);
  sendAway(unit, holding);
  unit.dragoons = { ...unit.dragoons, holding };
  return because;
}

/** On which floor somebody is, where there is more than one. */
function floorOf({ storey }: Housed, { storeys }: House): readonly Reason[] {
  if (storeys < 2) return [];
  return [reasonFor('cady/musket/building/capacity', 'room for them', `storey ${storey} of ${storeys}`)];
}

/** Those who held the horses are with the others again. */
function takeBackHorseHolders(unit: Unit): void {
  if (unit.dragoons?.holding === undefined) return;
  const { holding, ...dragoons } = unit.dragoons;
  sendAway(unit, -holding);
  unit.dragoons = dragoons;
}

const noRoom = reasonFor('cady/musket/building/capacity', 'the floors are full', 'stays outside');

/** Whether a unit does what it was ordered, and is not at grips. */
export function isFree(unit: Unit, state: MusketState): boolean {
  return unit.mustDo === null && !unit.fleeing && !inContact(unit, state.contacts);
}

/** A door at which a unit stands and can go in: one that nothing bars, or that friends inside open. */
export function doorFor(unit: Unit, house: House, state: MusketState, rules: MusketRules): Opening | undefined {
  const friends = garrisonOf(house, state).some(({ side }) => side === unit.side);
  const by = { gun: unit.gun !== null, friends, enemies: heldByOthers(house, unit.side, state) };
  return house.openings.find(door => letsIn(door, by, rules) && isAt(unit, door, rules));
}

/** Whether the enemy of a side holds a building. */
export function heldByOthers(house: House, side: SideId, state: MusketState): boolean {
  return garrisonOf(house, state).some(unit => unit.side !== side);
}

/** Whether a unit stands at a door or window: within melee range of it. */
export function isAt(unit: Unit, { at }: Opening, rules: MusketRules): boolean {
  return distanceToQuad(at, quadOf(placedOf(unit, rules))) <= rules.table.meleeRange;
}

/** Tells of a unit and a building; of who hides there, to his own side alone. */
export function tellHouse(
  what: 'entered' | 'left' | 'took-floor' | 'no-room' | 'door-tried' | 'door-broken',
  unit: Unit,
  house: House,
  because: readonly Reason[],
  { tell }: Pick<MusketContext, 'tell'>,
): void {
  tell({ kind: 'house', what, house: house.id, unit: unit.id, because }, witnessesOf(unit));
}
