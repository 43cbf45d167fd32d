import {
  bearingTo,
  destination,
  distance,
  distanceToQuad,
  normalBearing,
  quadOf,
  turnBetween,
} from '../../../../table/index.js';
import { hold, wholeDegrees } from '../../common/bots/marching.js';
import { friendsOf } from '../../common/bots/outlook.js';
import { freeRun } from '../../common/bots/route.js';
import type { Order } from '../../common/index.js';
import { isThere } from '../../common/turn/units.js';
import { isShut } from '../houses/house.js';
import { floorPlan } from '../houses/plan.js';
import type { House, Opening, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import type { Enemy, Outlook } from './outlook.js';
import { stormPromises } from './storming.js';
import { isWithinAMove } from './within-a-move.js';

/** How far off a building may be for a unit to go there for it, and how far the enemy must be for it to have the time, in cm. */
const near = { own: 45, enemy: 24 };
/** How far off a door is thought of, in cm. */
export const doorsWithin = near.own;
/** How near an objective a building must stand to be worth holding for it, besides its radius, in cm. */
const beside = 15;
/** How far off the enemy must be for a unit that stands at a door to go in, or to break it, in cm. */
const atDoor = 8;
/** Doors and windows that a unit reaches at once. */
const waysAtOnce = 2;
/** How far before a door a unit lines up to it, in cm. */
const lineUp = 12;

/**
 * What a commander has a unit do about buildings: those inside stay as long as there is something to hold or shoot at; foot goes into
 * an empty one that stands by an objective, breaking its door, and comes up to the doors and windows of one that the enemy holds where
 * a storm promises enough. `undefined`: nothing.
 */
export function houseOrder(unit: UnitSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  const { houses } = outlook.view;
  if (houses === undefined) return undefined;
  if (unit.house !== undefined) return insideOrder(unit, enemies[0], outlook);
  // Whoever sits in a building himself may fire, but does not come out to forestall anybody.
  const nearest = enemies.find(enemy => enemy.unit.house === undefined);
  const { arm } = troopOf(unit, outlook.rules);
  if (arm !== 'infantry') return undefined;
  for (const house of Object.values(houses)) {
    if (house.storeys === 0) continue;
    const holders = holdersOf(house, outlook);
    const theirs = holders.filter(({ side }) => side !== unit.side);
    const order =
      theirs.length > 0 ? stormOrder(unit, house, theirs, outlook) : occupyOrder(unit, house, nearest, outlook);
    if (order !== undefined) return order;
  }
  return undefined;
}

/** By how many times a unit has to outnumber those in a building for it to go for its doors whatever else it might do. */
const overwhelms = 3;

/** Whether a unit has orders for a building near by of which there is nothing to weigh: so few hold it. */
export function goesStraightForHouse(unit: UnitSeen, enemies: readonly Enemy[], outlook: Outlook): boolean {
  const { houses } = outlook.view;
  if (houses === undefined || houseOrder(unit, enemies, outlook) === undefined) return false;
  const inside = Object.values(houses)
    .flatMap(house => holdersOf(house, outlook))
    .filter(({ side, placed }) => side !== unit.side && distance(placed.at, unit.placed.at) <= near.own + lineUp)
    .reduce((sum, { figures }) => sum + figures, 0);
  return inside > 0 && inside * overwhelms <= unit.figures;
}

function holdersOf({ id }: House, { view }: Outlook): readonly UnitSeen[] {
  return Object.values(view.units).filter(each => isThere(each) && each.house?.id === id);
}

function insideOrder(unit: UnitSeen, nearest: Enemy | undefined, { view }: Outlook): Order {
  const wanted = view.objectives.some(({ at, radius }) => distance(at, unit.placed.at) <= radius + beside);
  const busy = nearest !== undefined && nearest.away < 120;
  return wanted || busy ? hold : { ...hold, tasks: [{ task: 'leave' }] };
}

/** To take an empty building by an objective, if there is time for it and room in it. */
function occupyOrder(unit: UnitSeen, house: House, nearest: Enemy | undefined, outlook: Outlook): Order | undefined {
  const { view, rules } = outlook;
  const middle = floorPlan(house.outline, unit.placed.stand).at;
  const worthIt = view.objectives.some(({ at, radius }) => distance(at, middle) <= radius + beside);
  if (!worthIt || distance(unit.placed.at, middle) > near.own) return undefined;
  if (nearest !== undefined && nearest.away < atDoor) return undefined;
  const { stand } = unit.placed;
  const room = floorPlan(house.outline, stand).spots.length * stand.figures * house.storeys;
  const taken = holdersOf(house, outlook).reduce((sum, { figures }) => sum + figures, 0);
  if (taken > 0 || unit.figures > room) return undefined;
  const doors = house.openings.filter(({ kind }) => kind !== 'window');
  const at = doors.find(door => isAtOpening(unit, door, outlook));
  if (at !== undefined) {
    const locked = isShut(at) && rules.houses.lockedToAll;
    return { ...hold, tasks: [{ task: locked ? 'break' : 'enter', on: house.id }] };
  }
  return nearest !== undefined && nearest.away < near.enemy ? undefined : comeTo(unit, doors, outlook);
}

/** To fight those inside through their windows, or to break their door, where that promises enough. */
function stormOrder(unit: UnitSeen, house: House, holders: readonly UnitSeen[], outlook: Outlook): Order | undefined {
  const { rules, assaults } = outlook;
  const middle = floorPlan(house.outline, unit.placed.stand).at;
  if (assaults === false || distance(unit.placed.at, middle) > near.own) return undefined;
  const ways = house.openings.filter(({ storey }) => storey === 1);
  const [garrison] = [...holders].sort((a, b) => b.figures - a.figures);
  if (garrison === undefined) return undefined;
  const openings = Math.min(waysAtOnce, ways.length);
  const stormed = { garrison, openings, shut: ways.every(isShut), windows: ways.length - openings };
  if (!stormPromises(unit, stormed, rules)) return undefined;
  const at = ways.find(each => isAtOpening(unit, each, outlook));
  if (at !== undefined) return isShut(at) ? { ...hold, tasks: [{ task: 'break', on: house.id }] } : hold;
  const comes = comeTo(unit, ways, outlook);
  // Nobody stands before the muskets of a building for a turn who cannot be at its doors in one move.
  return comes !== undefined && comesInTime(unit, comes, outlook) ? comes : undefined;
}

function comesInTime(unit: UnitSeen, { legs: [leg] }: Order, outlook: Outlook): boolean {
  if (leg?.distance.by !== 'cm' || typeof leg.direction !== 'number') return true;
  const { cm } = leg.distance;
  return isWithinAMove(unit, destination(unit.placed.at, leg.direction, cm), cm, outlook);
}

function isAtOpening(unit: UnitSeen, { at }: Opening, { rules }: Outlook): boolean {
  return distanceToQuad(at, quadOf(unit.placed)) <= rules.table.meleeRange;
}

/** To come up to the nearest of some openings, straight at it; first to a place before it where the unit turns to it. */
export function comeTo(unit: UnitSeen, openings: readonly Opening[], outlook: Outlook): Order | undefined {
  const { view } = outlook;
  const { placed } = unit;
  const byWay = [...openings].sort((a, b) => distance(placed.at, a.at) - distance(placed.at, b.at));
  for (const { at, outward } of byWay) {
    const inward = wholeDegrees(normalBearing(outward + 180));
    const goal = destination(at, outward, justBefore);
    const straight = turnBetween(bearingTo(placed.at, goal), inward) <= 10 && distance(placed.at, goal) > 1;
    const aim = straight ? goal : destination(at, outward, lineUp);
    const length = distance(placed.at, aim);
    if (length < 1) continue;
    const direction = wholeDegrees(bearingTo(placed.at, aim));
    const cm = Math.max(1, Math.floor(length * 10) / 10);
    if (freeRun(placed, direction, cm - 1, view.table, friendsOf(unit, outlook)) < cm - 2) continue;
    return { gait: 'march', legs: [{ direction, distance: { by: 'cm', cm } }], facing: inward };
  }
  return undefined;
}

/** Where the front of a unit stands that has come up to a door, in cm before it. */
const justBefore = 0.5;
