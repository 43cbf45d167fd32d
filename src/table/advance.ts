/** A stretch of a march over the ground: past obstacles, as far as they can be paid for. For `movement.ts`. */
import { HAIR } from './forbidden.js';
import { wheeled, widthOf } from './formation.js';
import { along, between, heading, toFineGrid, toFineGridPoint } from './geometry.js';
import type { Flank, MarchOrder } from './march.js';
import { type Ahead, lookAhead, type Obstacle } from './obstacles.js';
import type { Placed, Table } from './types.js';
import { note, pay, type Walk, withinTable } from './walk.js';

/** A stretch under way: straight ahead, or a little round. */
export interface Advance extends Ahead {
  /** Allowance used per unit of ground on a road. */
  readonly rate: number;
  /** Allowance used per unit of ground off it, where the ground has no rate of its own. */
  readonly offRoad: number;
  /** Farthest that the allowance can reach. */
  readonly reach: number;
  readonly table: Table;
  /** The unit when it has gone so far. */
  placeAt(gone: number): Placed;
  /** Ground covered on it. */
  gone: number;
}

/** Less than this is nothing: what is left over when parts of a move are added up. */
const NOTHING = 1e-6;

/** A stretch straight ahead. */
export function straightAhead(
  { placed, spent }: Walk,
  { allowance, costs, table, trackSpacing = 6 }: MarchOrder,
  goal: number,
): Advance {
  const rate = costs.roadRate ?? 1;
  const reach = Math.min(goal, (allowance - spent) / Math.min(1, rate));
  const ahead = heading(placed.facing);
  return {
    ...lookAhead({ placed, reach, table, costs, trackSpacing }),
    rate,
    offRoad: 1,
    reach,
    table,
    placeAt: gone => ({ ...placed, at: toFineGridPoint(along(placed.at, ahead, gone)) }),
    gone: 0,
  };
}

/** A small part of a wheel: each point of the front goes its own way, as long as its distance from the flank that stands. */
export function aLittleRound(
  { placed }: Walk,
  { costs, table, trackSpacing = 6 }: MarchOrder,
  { flank, degrees }: { readonly flank: Flank; readonly degrees: number },
): Advance {
  const reach = outerPath(placed, degrees);
  const after = wheeled(placed, flank, degrees);
  const pointOf = (body: Placed, offset: number) => {
    const ahead = heading(body.facing);
    return along(body.at, { x: ahead.y, y: -ahead.x }, offset);
  };
  const pace = (offset: number) => {
    const way = between(pointOf(placed, offset), pointOf(after, offset));
    return { x: way.x / reach, y: way.y / reach };
  };
  const { obstacles, slow } = lookAhead({ placed, reach, table, costs, trackSpacing, pace });
  return {
    obstacles,
    road: [],
    slow,
    rate: 1,
    offRoad: costs.wheelRate ?? 1,
    reach,
    table,
    placeAt: gone => wheeled(placed, flank, (degrees * gone) / reach),
    gone: 0,
  };
}

/** How far the outer end of a front goes in a wheel. */
export function outerPath(placed: Placed, degrees: number): number {
  return (widthOf(placed) * degrees * Math.PI) / 180;
}

/** Marches up to each obstacle and pays for it; false when the leg ends there. */
export function passObstacles(walk: Walk, order: MarchOrder, advance: Advance, goal: number, budget: number): boolean {
  const isPaid = ({ once }: Obstacle): boolean => once !== undefined && walk.paid.has(once);
  for (const [index, obstacle] of advance.obstacles.entries()) {
    const { at, kind, feature, price, once, stop } = obstacle;
    if (isPaid(obstacle)) continue;
    if (!goTo(walk, advance, at - HAIR, budget)) return true;
    // Ordered up to the obstacle, not over it.
    if (at + HAIR > goal && price !== 'never') return false;
    if (stop !== undefined) walk.stopped = stop;
    else if (kind === 'river') walk.stopped = { kind: 'impassable', by: kind, feature };
    else pay(walk, order, { kind, feature, price }, 2 * HAIR);
    if (walk.stopped !== undefined) return false;
    if (once !== undefined) walk.paid.add(once);
    // What is paid is passed: the front steps over even if the leg's share is used up, or it would pay again next turn.
    // Another obstacle in the same place comes first.
    const next = advance.obstacles.slice(index + 1).find(other => !isPaid(other));
    const step = Math.min(at + HAIR, advance.reach, (next?.at ?? Infinity) - HAIR);
    goTo(walk, advance, step, order.allowance);
  }
  return true;
}

/** Goes on to a distance from where the stretch began; false when the budget ends first. */
export function goTo(walk: Walk, advance: Advance, target: number, budget: number): boolean {
  const { road, slow } = advance;
  while (target - advance.gone > NOTHING) {
    const here = advance.gone + NOTHING;
    const isRoad = road.some(({ from, to }) => from <= here && here < to);
    const change = [...road, ...slow].flatMap(({ from, to }) => [from, to]).filter(distance => distance > here);
    const rates = slow.flatMap(stretch => (stretch.from <= here && here < stretch.to ? stretch.rate : []));
    const rate = isRoad ? advance.rate : advance.offRoad * Math.max(1, ...rates);
    const wanted = Math.min(target, ...change) - advance.gone;
    const step = Math.min(wanted, Math.max(0, budget - walk.spent) / rate);
    advance.gone += step;
    walk.spent = Math.min(budget, toFineGrid(walk.spent + step * rate));
    // A wheel that takes less of a move than its outer end covers is as long as what it takes: its middle goes no farther.
    walk.moved = toFineGrid(walk.moved + step * Math.min(1, advance.offRoad));
    if (isRoad) walk.onRoad = toFineGrid(walk.onRoad + step);
    comeTo(walk, advance.placeAt(advance.gone), advance.table);
    if (wanted - step > NOTHING) return false;
  }
  return true;
}

/**
 * Notes that the unit has come to a place. Who wheels goes there first and comes round then, so that there must be room for both; at the edge
 * of the table, where the block as it stood would stick out, it keeps to the table on the way there.
 */
function comeTo(walk: Walk, place: Placed, table: Table): void {
  const { facing } = walk.placed;
  const comesRound = place.facing !== facing;
  walk.placed = comesRound ? withinTable({ ...place, facing }, table) : place;
  note(walk);
  if (!comesRound) return;
  walk.placed = place;
  note(walk, { wheeled: true });
}
