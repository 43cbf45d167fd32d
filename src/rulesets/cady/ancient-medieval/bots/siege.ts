import {
  bearingTo,
  boxAround,
  castleWallsBetween,
  destination,
  distance,
  distanceToQuad,
  isCastleWall,
  type Point,
  quadOf,
  type Table,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import type { Order } from '../../common/orders.js';
import type { AncientSeen, SiegeGear } from '../state.js';
import { bestAssault } from './assaults.js';
import { clearsTheWalls, makeRoom } from './clearing-walls.js';
import { passesThrough } from './forecast.js';
import { garrisonOrder, withoutWall } from './garrison.js';
import { backFrom, hold, isFree, marchTo, roundFriends, standFacing, walledFrom } from './moves.js';
import { type Enemy, type Outlook, troopIn } from './outlook.js';
import { orderForShooters } from './shooters.js';
import { footAt, footOf, linedUp, straightTo } from './wall-foot.js';

/**
 * What a unit does before or within the walls of a castle; `undefined` where there is none, or it fights as in the field. Gear is brought to
 * the walls and used; whoever has none waits out of bowshot until there is a way in; the garrison keeps its walls and falls upon whoever gets
 * in.
 */
export function siegeOrder(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  const { table, gear: all } = outlook.view;
  if (!table.features.some(isCastleWall)) return undefined;
  const kind = troopIn(unit, outlook).class;
  if (kind === 'artillery' || kind === 'wagon') return undefined;
  if (unit.own?.inside === true) return garrisonOrder(unit, enemies, outlook);
  const gear = all.find(each => each.by === unit.id && hasMenFor(each, unit, outlook));
  if (gear?.against === null && clearsTheWalls(outlook)) return wait(unit, enemies, outlook);
  if (gear !== undefined && unit.on === null) return bringGear(unit, gear, outlook) ?? wait(unit, enemies, outlook);
  const goal = outlook.open[0]?.at ?? enemies[0]?.centre;
  if (goal === undefined || castleWallsBetween(table, unit.placed.at, goal).length === 0) {
    return withinTheWalls(unit, enemies, outlook);
  }
  if (kind === 'missile') return makeRoom(unit, enemies, outlook) ?? orderForShooters(unit, enemies, outlook);
  const gap = gapIn(table);
  if (gap !== undefined) return throughGap(unit, gap, outlook);
  const free = mayTake(unit, outlook);
  return (free === undefined ? undefined : bringGear(unit, free, outlook)) ?? wait(unit, enemies, outlook);
}

/** To the wall or gate, straight up to it, and there to work; nothing where friends are in the way. */
function bringGear(unit: AncientSeen, gear: SiegeGear, outlook: Outlook): Order | undefined {
  const { placed } = unit;
  const tasks = [{ task: gear.kind, on: gear.id }];
  const beside = distanceToQuad(gear.at, quadOf(placed)) <= 1;
  if (gear.by === unit.id ? gear.against !== null : beside && gear.against !== null) return { ...hold, tasks };
  const stands = gear.by === null && !beside;
  const foot = stands ? footAt(gear, unit, outlook) : footOf(unit, gear.kind === 'ram' ? 'gate' : 'rampart', outlook);
  if (foot === undefined) return undefined;
  const { to, away, direction } =
    outlook.plan === undefined ? straightTo(placed.at, foot.point, 0) : linedUp(unit, foot);
  const leg = { direction, distance: { by: 'cm', cm: Math.max(1, Math.ceil(away)) } } as const;
  const straight: Order = { gait: 'march', legs: [leg], tasks };
  const near = away < 24 && (outlook.plan === undefined || !isBarred(unit, to, outlook));
  if (near || isFree(unit, direction, Math.min(12, away - 2), outlook)) return straight;
  const march = marchTo(unit, destination(to, direction + 180, 4), outlook);
  const way = march.legs.length > 0 ? march : roundFriends(unit, { centre: to }, outlook);
  return way === undefined ? undefined : { ...way, tasks };
}

/** Whether friends stand on the straight way to a place. */
function isBarred({ id, placed: { at } }: AncientSeen, to: Point, { own }: Outlook): boolean {
  const line = { from: at, to };
  return own.near(boxAround([at, to])).some(({ unit: other }) => other.id !== id && passesThrough(line, other.placed));
}

/** So many cm nearer seems a ladder or tower that stands at a wall already with nobody of the enemy over it. */
const open = 80;

/** Whether gear leads up a wall that nobody holds any more: whoever comes to it is in. */
function leadsIn({ against, kind, at }: SiegeGear, { plan, view: { units, side } }: Outlook): boolean {
  if (plan === undefined || against === null || kind === 'ram') return false;
  return Object.values(units).every(
    ({ side: theirs, gone, on, placed }) =>
      theirs === side || gone !== null || on !== against || distanceToQuad(at, quadOf(placed)) > nearTheTop,
  );
}

/** Whoever stands so near to the head of a ladder, in cm, fights those who come up. */
const nearTheTop = 2;

/**
 * Gear that lies or stands unused, if a unit is the one to take it: each piece has a company of its own, the nearest first; what leads over the
 * wall already before what must be brought there.
 */
export function mayTake(unit: AncientSeen, outlook: Outlook): SiegeGear | undefined {
  const { gear, units, side } = outlook.view;
  const busy = new Set(gear.flatMap(({ by }) => by ?? []));
  const isFree = (other: AncientSeen) =>
    other.side === side &&
    other.gone === null &&
    other.mustDo === null &&
    other.on === null &&
    !busy.has(other.id) &&
    !outlook.inMelee.has(other.id) &&
    troopIn(other, outlook).class === 'infantry' &&
    !isWithin(other, outlook);
  const companies = Object.values(units).filter(isFree);
  const ways = new Set(gear.filter(each => leadsIn(each, outlook)).map(({ id }) => id));
  const pairs = gear
    .filter(each => each.by === null && each.side === side)
    .flatMap(each =>
      companies
        .filter(company => hasMenFor(each, company, outlook))
        .map(({ id, placed }) => ({ id, each, away: distance(placed.at, each.at) - (ways.has(each.id) ? open : 0) })),
    )
    .sort((a, b) => a.away - b.away);
  const taken = new Set<string>();
  for (const { id, each } of pairs) {
    if (taken.has(id) || taken.has(each.id)) continue;
    if (id === unit.id) return each;
    taken.add(id).add(each.id);
  }
  return undefined;
}

/** Whether a unit has the men that a piece of gear takes; a ladder that stands needs nobody to carry it. */
function hasMenFor({ kind, against }: SiegeGear, { figures }: AncientSeen, { rules: { siege } }: Outlook): boolean {
  const carriers = against === null ? siege.ladderFigures : 1;
  return figures >= { ladder: carriers, tower: 1, ram: siege.ram.crew }[kind];
}

/** Whether a unit has got in: whoever is over the wall already comes back for no gear. */
function isWithin({ placed }: AncientSeen, { open, view }: Outlook): boolean {
  const goal = open[0] ?? view.objectives[0];
  return goal !== undefined && castleWallsBetween(view.table, placed.at, goal.at).length === 0;
}

/** Out of bowshot, until there is a way in. */
function wait(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  const { table } = outlook.view;
  const meets = enemies.some(
    ({ unit: enemy, away }) => away < 60 && enemy.on === null && !walledFrom(unit, enemy, table),
  );
  const [nearest] = enemies;
  if (meets || nearest === undefined) return undefined;
  if (nearest.away < bowshot - 8) return backFrom(unit, nearest, bowshot - nearest.away, outlook) ?? hold;
  const comeUp = marchTo(unit, nearest.centre, outlook, { atMost: Math.max(0, nearest.away - bowshot) });
  return comeUp.legs.length === 0 ? standFacing(unit, bearingTo(unit.placed.at, nearest.centre), 30) : comeUp;
}

/** About as far as bows reach from a wall, cm. */
const bowshot = 52;

/** The gap that a broken gate or wall has left: its middle, and how wide it is. */
interface Gap {
  readonly at: Point;
  readonly width: number;
}

/** The narrowest way through the walls: between two ends of wall at which no other wall begins. */
function gapIn({ features }: Table): Gap | undefined {
  const ends = features.filter(isCastleWall).flatMap(({ line }) => [line[0], line.at(-1)].flatMap(end => end ?? []));
  const loose = ends.filter(end => ends.filter(other => distance(end, other) < 0.5).length === 1);
  let best: Gap | undefined;
  for (const [i, a] of loose.entries()) {
    for (const b of loose.slice(i + 1)) {
      const width = distance(a, b);
      if (width <= 4 || width >= 40 || (best !== undefined && width >= best.width)) continue;
      best = { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, width };
    }
  }
  return best;
}

/** In column through the gap. */
function throughGap(unit: AncientSeen, { at, width }: Gap, outlook: Outlook): Order | undefined {
  const { placed } = unit;
  const { stand } = placed;
  const away = distance(placed.at, at);
  const files = Math.max(1, Math.floor((width - 2) / stand.front));
  if (widthOf(placed) > width - 1 && away < 50 && away > 8 && !troopIn(unit, outlook).individual) {
    const facing = wholeDegrees(bearingTo(placed.at, at));
    return { ...hold, formation: { shape: 'column', abreast: files * stand.figures }, facing };
  }
  const march = marchTo(unit, away > 6 ? at : (outlook.open[0]?.at ?? outlook.enemyAt ?? at), outlook);
  return march.legs.length === 0 ? undefined : march;
}

/** Over the wall, or through the gate: on to what is to be taken, at whoever stands there. */
function withinTheWalls(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  const near = withoutWall(unit, enemies, outlook);
  const assault = bestAssault(unit, near, outlook);
  const [goal] = outlook.open;
  const aim = assault?.enemy.centre ?? goal?.at;
  const down = aim === undefined || unit.on === null ? undefined : offTheWall(unit, aim);
  if (down !== undefined) return down;
  if (assault !== undefined && assault.promise >= 0.5) return assault.order;
  if (goal === undefined || distance(unit.placed.at, goal.at) <= goal.radius / 2) return assault?.order;
  const march = marchTo(unit, goal.at, outlook);
  return march.legs.length > 0 ? march : assault?.order;
}

/** Whoever has just come up the wall has it right behind him: straight on, before he can turn. */
function offTheWall({ placed }: AncientSeen, aim: Point): Order | undefined {
  const bearing = bearingTo(placed.at, aim);
  if (turnBetween(bearing, placed.facing) <= 15) return undefined;
  const ahead = Math.ceil(widthOf(placed) / 2) + 2;
  const legs = [
    { direction: placed.facing, distance: { by: 'cm', cm: ahead } },
    { direction: wholeDegrees(bearingTo(destination(placed.at, placed.facing, ahead), aim)), distance: { by: 'full' } },
  ] as const;
  return { gait: 'march', legs };
}
