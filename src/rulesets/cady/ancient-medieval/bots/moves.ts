import {
  bearingTo,
  boxAround,
  castleWallsBetween,
  destination,
  distance,
  normalBearing,
  onTable,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  quadsOverlap,
  ranksOf,
  type Table,
  turnBetween,
  turned,
  widthOf,
} from '../../../../table/index.js';
import { hold, marchOrder, wholeDegrees } from '../../common/bots/marching.js';
import { friendsOf } from '../../common/bots/outlook.js';
import { roadReach } from '../../common/bots/reach.js';
import { freeRun, roomFor, wayTo } from '../../common/bots/route.js';
import { wayAside } from '../../common/bots/way-aside.js';
import { mayChangeFormation } from '../../common/moving/movement.js';
import { passThroughFaults } from '../../common/moving/pass-through.js';
import type { Order } from '../../common/orders.js';
import { passingMorale } from '../../common/turn/moving/pass-through.js';
import { isCavalry } from '../special-troops/cavalry.js';
import type { AncientSeen } from '../state.js';
import { type Enemy, moveOf, type Outlook, troopIn } from './outlook.js';

export { hold };

/** To stand, turned to the enemy if he is well aside of the front. */
export function standFacing(unit: AncientSeen, bearing: number, freedom = 20): Order {
  const wanted = wholeDegrees(bearing);
  return turnBetween(wanted, unit.placed.facing) > freedom ? { ...hold, facing: wanted } : hold;
}

/** How a march may be made. */
export interface MarchOptions {
  /** cm. */
  readonly atMost?: number;
  /** Its move, where that is not its troops' or its battle's. */
  readonly move?: number;
}

/** A march toward a point, the bonus of a road included; through friends who stand in the way where the rules let it. */
export function marchTo(unit: AncientSeen, goal: Point, outlook: Outlook, options: MarchOptions = {}): Order {
  const { view, rules } = outlook;
  const { placed } = unit;
  const { move = moveOf(unit, outlook), atMost = roadReach(move, rules) } = options;
  const troop = troopIn(unit, outlook);
  if (distance(placed.at, goal) < 3 || atMost < 2) return hold;
  const marcher = {
    placed,
    move: roadReach(move, rules),
    formsColumn: !troop.individual && mayChangeFormation({ morale: troop.morale ?? 0 }, rules),
    // Far from the enemy a line keeps its places: nobody crosses the way of others to get on.
    swerves: distance(placed.at, goal) > 80 ? 15 : 50,
  };
  const march = marchOrder(marcher, goal, { table: view.table, friendsIn: friendsIn(unit, outlook) }, atMost);
  const [leg] = march.legs;
  if (leg === undefined && wayTo(view.table, placed.at, goal) === undefined)
    return straightOn(unit, goal, atMost, outlook);
  const short = leg === undefined || (leg.distance.by === 'cm' && leg.distance.cm < Math.min(6, atMost));
  return (short ? throughFriends(unit, goal, Math.min(atMost, (move * 2) / 3), outlook) : undefined) ?? march;
}

/** As far as the ground allows toward a place to which no way leads. */
function straightOn(unit: AncientSeen, goal: Point, atMost: number, outlook: Outlook): Order {
  const { placed } = unit;
  const direction = wholeDegrees(bearingTo(placed.at, goal));
  const most = Math.min(atMost, moveOf(unit, outlook));
  const cm = Math.floor(freeRun(placed, direction, most, outlook.view.table, friendsIn(unit, outlook)));
  return cm < 2 ? hold : { gait: 'march', legs: [{ direction, distance: { by: 'cm', cm } }] };
}

/**
 * Straight on through one friend who stands before the unit, to clear ground behind him; nothing where the rules or the ground
 * forbid it. A passage takes a third of the move.
 */
function throughFriends(unit: AncientSeen, goal: Point, most: number, outlook: Outlook): Order | undefined {
  const { view, rules, own } = outlook;
  const bearing = wholeDegrees(bearingTo(unit.placed.at, goal));
  const start = turned(unit.placed, bearing);
  const after = (cm: number) => ({ ...start, at: destination(start.at, bearing, cm) });
  const way = boxAround([...quadOf(start), ...quadOf(after(most))]);
  const others = own.near(way).filter(({ unit: other }) => other.id !== unit.id);
  const met = others.filter(({ quad }) => {
    for (let cm = 1; cm <= most; cm += 2) if (quadsOverlap(quadOf(after(cm)), quad, 0)) return true;
    return false;
  });
  const [friend] = met;
  if (friend === undefined || met.length > 1) return undefined;
  const side = ({ type, placed }: AncientSeen, stationary: boolean) => ({
    morale: passingMorale(rules.troops[type], rules),
    ranks: ranksOf(placed),
    stationary,
  });
  const faults = passThroughFaults({ mover: side(unit, false), friend: side(friend.unit, true) }, rules);
  if (faults.length > 0 || outlook.inMelee.has(friend.unit.id) || friend.unit.mustDo !== null) return undefined;
  for (let cm = Math.floor(most); cm > 4; cm -= 2) {
    const end = quadOf(after(cm));
    if (others.some(({ quad }) => quadsOverlap(end, quad, 0))) continue;
    if (!end.every(corner => onTable(view.table, corner))) continue;
    if (!roomFor(view.table, start.at, bearing, cm, widthOf(start))) continue;
    return { gait: 'march', legs: [{ direction: bearing, distance: { by: 'cm', cm } }] };
  }
  return undefined;
}

/** Where a unit's friends stand, elephants with the room that horses want from them. */
export function friendsIn(unit: AncientSeen, outlook: Outlook): ReturnType<typeof friendsOf> {
  const all = friendsOf(unit, outlook);
  if (!isCavalry(unit.type, outlook.rules)) return all;
  const { within } = outlook.rules.elephants.cavalryFear;
  const elephants = Object.values(outlook.view.units).filter(
    ({ id, gone, type }) => id !== unit.id && gone === null && outlook.rules.troops[type].class === 'elephant',
  );
  const feared = elephants.map(({ placed }) => withRoom(placed, within + 1));
  return part => [...all(part), ...feared];
}

/** A body with so many cm of room about it. */
function withRoom(placed: Placed, room: number): Quad {
  const stand = { front: placed.stand.front + 2 * room, depth: placed.stand.depth + 2 * room, figures: 1 };
  return quadOf({
    stand,
    figures: 1,
    files: 1,
    at: destination(placed.at, placed.facing, room),
    facing: placed.facing,
  });
}

/** Round a friend who stands in the way, to where the way on is free; nothing where there is no such place. */
export function roundFriends(
  unit: AncientSeen,
  { centre }: Pick<Enemy, 'centre'>,
  outlook: Outlook,
): Order | undefined {
  const ground = { table: outlook.view.table, friendsIn: friendsIn(unit, outlook) };
  return wayAside(unit.placed, centre, moveOf(unit, outlook), ground);
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
    const run = Math.floor(freeRun(placed, away, cm, outlook.view.table, friendsIn(unit, outlook)));
    if (run >= Math.min(cm, 8)) {
      const leg = { direction: away, distance: { by: 'cm', cm: Math.max(1, run) } } as const;
      return { gait: 'march', legs: [leg], facing: wholeDegrees(toward) };
    }
  }
  return undefined;
}

/** Whether there is room to go so far straight ahead of a unit. */
export function roomAhead(unit: AncientSeen, bearing: number, cm: number, outlook: Outlook): boolean {
  return roomFor(outlook.view.table, unit.placed.at, bearing, cm, unit.placed.stand.front * unit.placed.files);
}

/** Whether a castle wall or gate stands between two units; nobody stands behind the wall on which he stands. */
export function walledFrom(unit: AncientSeen, enemy: AncientSeen, table: Table): boolean {
  return castleWallsBetween(table, unit.placed.at, enemy.placed.at).some(({ id }) => id !== enemy.on && id !== unit.on);
}

/** Whether a unit can go so far straight on a bearing without coming upon a friend. */
export function isFree(unit: AncientSeen, bearing: number, cm: number, outlook: Outlook): boolean {
  return freeRun(unit.placed, bearing, cm, outlook.view.table, friendsIn(unit, outlook)) >= cm;
}
