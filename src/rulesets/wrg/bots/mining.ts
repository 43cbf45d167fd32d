import { bearingTo, bodyCentre, destination, distance, nearestOn, type Point, partsOf } from '../../../table/index.js';
import type { SeenTunnel, SeenWorks } from '../siege/seen.js';
import type { Work } from '../siege/works.js';
import type { SeenUnit, WrgView } from '../state.js';
import { standing } from './seen-field.js';

/** Miners begin this far before a wall, out of reach of javelins, and counterminers this far behind it, paces. */
const BEFORE = 60;
const BEHIND = 20;
/** Whether a unit stands by a mine of its side that has not come to its aim yet: it digs on though there is a way in elsewhere. */
export function hasMineToDig(unit: SeenUnit, { tunnels }: SeenWorks): boolean {
  return tunnels.some(
    ({ side, state, by, from, to, dug }) =>
      side === unit.side &&
      by === 'besieger' &&
      state === 'open' &&
      to !== null &&
      (dug ?? 0) < distance(from, to) &&
      distance(from, unit.placed.at) <= THERE,
  );
}

/** Who has come as near as this to where he is to dig does not move again, paces. */
const THERE = 25;

/** The point of the stone walls that is nearest to another point. */
function wallNextTo(point: Point, { walls }: SeenWorks): Point | undefined {
  return walls
    .filter(({ is }) => is === 'stone-wall')
    .flatMap(({ line }) => partsOf(line).map(part => nearestOn(point, part)))
    .sort((a, b) => distance(a, point) - distance(b, point))[0];
}

/** Who has a penthouse goes near the wall with it and stays there to dig. */
export function orderToMine(unit: SeenUnit, works: SeenWorks): string {
  const { at } = unit.placed;
  const wall = wallNextTo(at, works);
  if (wall === undefined || distance(at, wall) <= BEFORE) return 'HOLD';
  const goal = destination(wall, bearingTo(wall, at), BEFORE - 1);
  return `MOVE TO (${Math.round(goal.x)} ${Math.round(goal.y)}); HOLD`;
}

/** The mines of the enemy that have been announced and have not fallen in. */
function minesKnown({ tunnels }: SeenWorks, { side }: WrgView): readonly SeenTunnel[] {
  return tunnels.filter(tunnel => tunnel.side !== side && tunnel.state === 'open');
}

/** Whether a unit is the one of its side's that is to dig at the enemy who begins at a point: the nearest who stands on no wall. */
function isNearest(unit: SeenUnit, { from }: SeenTunnel, works: SeenWorks, view: WrgView): boolean {
  const far = (each: SeenUnit) => distance(bodyCentre(each.placed), from);
  const digging = (id: string) => {
    const task = works.tasks[id];
    return task !== undefined && 'mine' in task;
  };
  const free = standing(view, view.side).filter(({ id, rout, figures, placed }) => {
    const wall = wallNextTo(placed.at, works);
    const isOnWall = wall !== undefined && distance(wall, placed.at) < BEHIND / 2;
    return rout === null && figures >= DIGGERS && (!isOnWall || digging(id));
  });
  const [first] = free.sort(
    (a, b) => Number(digging(b.id)) - Number(digging(a.id)) || far(a) - far(b) || (a.id < b.id ? -1 : 1),
  );
  return first?.id === unit.id;
}

/** A smaller body is not sent to dig, figures. */
const DIGGERS = 6;

/** Where counterminers go: behind the wall across which the enemy digs; `undefined` for who is not to dig, or is there. */
export function orderToCountermine(unit: SeenUnit, works: SeenWorks, view: WrgView): string | undefined {
  const mine = minesKnown(works, view).find(each => isNearest(unit, each, works, view));
  const wall = mine === undefined ? undefined : wallNextTo(mine.from, works);
  if (mine === undefined || wall === undefined) return undefined;
  const goal = destination(wall, bearingTo(mine.from, wall), BEHIND);
  if (distance(unit.placed.at, goal) <= THERE) return undefined;
  return `MOVE TO (${Math.round(goal.x)} ${Math.round(goal.y)}); HOLD`;
}

/**
 * The tunnel that a unit digs: its own at the wall, as soon as it has come near, and to its end though there is a breach elsewhere by then; or one at the
 * mouth that the enemy has announced.
 */
export function mineOf(unit: SeenUnit, open: readonly Work[], works: SeenWorks, view: WrgView): Work | undefined {
  const mines = open.filter(work => 'mine' in work);
  const [mine] = mines;
  if (mine === undefined || carriesTower(unit, works)) return undefined;
  const isDefender = works.forts.some(({ side }) => side === view.side);
  if (isDefender) {
    const against = minesKnown(works, view).find(each => isNearest(unit, each, works, view));
    const hasCome = unit.period.moved === 0 && orderToCountermine(unit, works, view) === undefined;
    return against === undefined || !hasCome ? undefined : mine;
  }
  const isThere = distance(unit.placed.at, mine.mine) <= BEFORE + THERE / 2;
  const isBegun = works.tunnels.some(
    ({ side, state, to }) => side === view.side && state === 'open' && to?.x === mine.mine.x && to.y === mine.mine.y,
  );
  return isThere && (isBegun || works.gaps.length === 0) ? mine : undefined;
}

/** Who has a tower to bring to the wall does not dig. */
function carriesTower({ id }: SeenUnit, { material }: SeenWorks): boolean {
  return material.some(({ by, kind }) => by === id && kind === 'tower');
}
