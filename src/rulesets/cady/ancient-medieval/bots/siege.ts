import {
  bearingTo,
  castleWallsBetween,
  destination,
  distance,
  distanceToQuad,
  isCastleWall,
  type Point,
  quadOf,
} from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import type { Order } from '../../common/orders.js';
import { nearestOnLine } from '../../common/turn/breaches.js';
import type { AncientSeen, SiegeGear } from '../state.js';
import { orderForFoot } from './foot.js';
import { bestAssault, hold, isFree, marchTo, roundFriends, standFacing } from './moves.js';
import { type Enemy, type Outlook, troopIn } from './outlook.js';
import { bestTarget, orderForShooters } from './shooters.js';

/**
 * What a unit does before or within the walls of a castle; `undefined` where there is none, or walls do not matter to it any more. Gear is
 * brought to the walls and used; whoever has none waits until there is a way in; the garrison keeps its walls and falls upon whoever gets in.
 */
export function siegeOrder(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  if (!outlook.view.table.features.some(isCastleWall)) return undefined;
  const kind = troopIn(unit, outlook).class;
  if (kind === 'artillery' || kind === 'wagon') return undefined;
  if (unit.own?.inside === true) return garrisonOrder(unit, enemies, outlook);
  const gear = outlook.view.gear.find(({ by }) => by === unit.id);
  if (gear !== undefined && unit.on === null) return gearOrder(unit, gear, outlook);
  const goal = outlook.open[0]?.at ?? enemies[0]?.centre;
  if (goal === undefined || isReached(unit, goal, outlook)) return insideOrder(unit, enemies, outlook);
  if (kind === 'missile') return orderForShooters(unit, seenFrom(unit, enemies, outlook), outlook);
  return stormOrder(unit, outlook);
}

/** Whether no wall stands between a unit and a place. */
function isReached({ placed }: AncientSeen, goal: Point, { view }: Outlook): boolean {
  return castleWallsBetween(view.table, placed.at, goal).length === 0;
}

/** The enemies whom a unit could get at, wherever it is: those before whom no wall stands. */
function reachable(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): readonly Enemy[] {
  return enemies.filter(({ centre }) => isReached(unit, centre, outlook));
}

/** The enemies whom a unit can see over the walls: those on top of them too. */
function seenFrom(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): readonly Enemy[] {
  return enemies.filter(({ unit: enemy, centre }) => enemy.on !== null || isReached(unit, centre, outlook));
}

/** With a ladder, tower or ram: straight to the wall or gate, and there to work. */
function gearOrder(unit: AncientSeen, gear: SiegeGear, outlook: Outlook): Order | undefined {
  const task = { task: gear.kind, on: gear.id };
  if (gear.against !== null) return { ...hold, tasks: [task] };
  const foot = nearestWall(unit.placed.at, gear.kind === 'ram' ? 'gate' : 'rampart', outlook);
  // The gate is broken: the ram has done its work.
  if (foot === undefined) return stormOrder(unit, outlook);
  return { ...toTheFoot(unit, foot, outlook), tasks: [task] };
}

/** To the foot of a wall: there the wall itself ends the march. */
function toTheFoot(unit: AncientSeen, foot: Point, outlook: Outlook): Order {
  const { at } = unit.placed;
  const away = distance(at, foot);
  if (away < closeBy) return hold;
  const direction = wholeDegrees(bearingTo(at, foot));
  const straight: Order = { gait: 'march', legs: [{ direction, distance: { by: 'cm', cm: Math.ceil(away) } }] };
  if (away <= troopIn(unit, outlook).move && isFree(unit, direction, away - 2, outlook)) return straight;
  const march = marchTo(unit, destination(foot, direction + 180, 4), outlook);
  if (march.legs.length > 0) return march;
  return roundFriends(unit, { centre: foot }, outlook) ?? straight;
}

/** So near to the foot of a wall a unit is there, cm. */
const closeBy = 0.9;

function nearestWall(from: Point, kind: 'gate' | 'rampart', { view }: Outlook): Point | undefined {
  return view.table.features
    .filter(isCastleWall)
    .flatMap(wall => (wall.kind === kind ? (nearestOnLine(from, wall.line) ?? []) : []))
    .sort((a, b) => distance(from, a) - distance(from, b))[0];
}

/** Without gear: up a ladder or tower that others have left standing, in by the open gate, or else at hand, out of the way. */
function stormOrder(unit: AncientSeen, outlook: Outlook): Order | undefined {
  const { view } = outlook;
  const { placed } = unit;
  const free = view.gear
    .filter(({ by, against, kind }) => by === null && against !== null && kind !== 'ram')
    .filter(
      ({ at }) => castleWallsBetween(view.table, placed.at, destination(at, bearingTo(at, placed.at), 1)).length === 0,
    )
    .sort((a, b) => distance(a.at, placed.at) - distance(b.at, placed.at))[0];
  if (!view.table.features.some(({ kind }) => kind === 'gate')) return undefined;
  if (free !== undefined && troopIn(unit, outlook).arm === 'infantry') {
    const task = { task: free.kind, on: free.id };
    if (distanceToQuad(free.at, quadOf(placed)) <= 1) return { ...hold, tasks: [task] };
    return { ...toTheFoot(unit, free.at, outlook), tasks: [task] };
  }
  const foot = nearestWall(placed.at, 'gate', outlook);
  if (foot === undefined) return undefined;
  const away = distance(placed.at, foot);
  if (away > atHand) return marchTo(unit, foot, outlook, { atMost: away - atHand });
  return standFacing(unit, bearingTo(placed.at, foot), 30);
}

/** How far from the gate those wait who have nothing to climb by, cm. */
const atHand = 50;

/** Over the wall, or through the gate: on to what is to be taken, at whoever stands there. */
function insideOrder(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  const near = reachable(unit, enemies, outlook);
  const [goal] = outlook.open;
  const assault = bestAssault(unit, near, outlook);
  if (assault !== undefined && assault.promise >= 0.5) return assault.order;
  if (goal !== undefined && distance(unit.placed.at, goal.at) > goal.radius / 2) {
    const march = marchTo(unit, goal.at, outlook);
    if (march.legs.length > 0) return march;
  }
  return assault?.order ?? (near.length === enemies.length ? undefined : orderForFoot(unit, near, outlook));
}

/** Within the castle: shoot from the walls, stand on them, and go for whoever has got in. */
function garrisonOrder(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const near = reachable(unit, enemies, outlook);
  const shoots = troopIn(unit, outlook).class === 'missile';
  const assault = shoots && unit.on !== null ? undefined : bestAssault(unit, near, outlook);
  if (assault !== undefined && assault.promise >= 0.6) return assault.order;
  if (shoots) return shootFromTheWall(unit, enemies, outlook);
  if (unit.on !== null) return hold;
  const [intruder] = near;
  if (intruder !== undefined && intruder.away < 60) {
    if (assault !== undefined && unit.figures * 3 > unit.strength) return assault.order;
    return standFacing(unit, bearingTo(unit.placed.at, intruder.centre), 30);
  }
  return upTheWall(unit, outlook) ?? hold;
}

/** At whoever brings something to the walls, else at whoever is worth it. */
function shootFromTheWall(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const { range } = troopIn(unit, outlook);
  const carriers = new Set(outlook.view.gear.flatMap(({ by }) => by ?? []));
  const seen = enemies.filter(({ unit: enemy }) => enemy.on === null);
  const aims = [seen.filter(({ unit: enemy }) => carriers.has(enemy.id)), seen];
  for (const aim of aims) {
    const target = bestTarget(unit, aim, (range ?? 0) + fromAbove, outlook);
    if (target !== undefined) return { ...hold, fire: { fire: 'at', target: target.unit.id } };
  }
  return hold;
}

/** What height gives to the range of bows, about, cm: a commander's guess. */
const fromAbove = 8;

/** Men in the court go up where something stands at the wall and nobody of theirs above it; the general stays below. */
function upTheWall(unit: AncientSeen, { view }: Outlook): Order | undefined {
  if (unit.general) return undefined;
  const { at } = unit.placed;
  const own = Object.values(view.units).filter(
    ({ side, gone, on }) => side === view.side && gone === null && on !== null,
  );
  const [bare] = view.gear
    .filter(({ against, kind }) => against !== null && kind !== 'ram')
    .filter(gear => !own.some(({ placed }) => distanceToQuad(gear.at, quadOf(placed)) <= 2))
    .sort((a, b) => distance(a.at, at) - distance(b.at, at));
  if (bare?.against == null || distance(bare.at, at) > 60) return undefined;
  const direction = wholeDegrees(bearingTo(at, bare.at));
  const leg = { direction, distance: { by: 'cm', cm: Math.ceil(distance(at, bare.at)) } } as const;
  const legs = distance(at, bare.at) < closeBy ? [] : [leg];
  return { gait: 'march', legs, tasks: [{ task: 'man', on: bare.against }] };
}
