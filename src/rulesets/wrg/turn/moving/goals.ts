import { bearingOf, bodyCentre, type Point } from '../../../../table/index.js';
import type { Goal } from '../../orders/order.js';
import type { SideId, Unit } from '../../state.js';
import type { Field } from '../field.js';
import { isKnownTo } from '../weather/sight.js';

/** Where a goal of an order is: a point, or a bearing with or without a distance; `undefined` when what it names is no more. */
export type Aim =
  | { readonly unit: Unit }
  | { readonly point: Point }
  | { readonly bearing: number; readonly paces?: number }
  /** Nobody knows where. */
  | { readonly unseen: true };

/** Where a goal is that somebody knows of. */
export type Aimed = Exclude<Aim, { readonly unseen: true }>;

/** How far the middle of a front is from a point. */
export function distanceTo({ placed }: Unit, point: Point): number {
  return Math.hypot(placed.at.x - point.x, placed.at.y - point.y);
}

/** What is left to go of a march in a direction. */
export function leftOf({ marched }: Unit, { paces }: { readonly paces?: number }): number | 'all' {
  return paces === undefined ? 'all' : Math.max(0, paces - marched);
}

/**
 * What a goal of an order means on the table to a side: an enemy whom fog, sand or the dark hide from it is sought where it saw him last, or
 * as `wrg/ruling/order-at-one-out-of-sight` has it.
 */
export function aimOf(goal: Goal, side: SideId, field: Field): Aim | undefined {
  const { state, table } = field;
  if ('unit' in goal) {
    const unit = Object.hasOwn(state.units, goal.unit) ? state.units[goal.unit] : undefined;
    if (unit === undefined || unit.gone !== null || unit.away !== null) return undefined;
    return isKnownTo(side, unit, field) ? { unit } : whereSought(unit, side, field);
  }
  if ('point' in goal) return { point: goal.point };
  if ('place' in goal) {
    const point = middleOfPlace(goal.place, table);
    return point === undefined ? undefined : { point };
  }
  const bearing = typeof goal.direction === 'number' ? goal.direction : bearingOf(goal.direction);
  return { bearing, ...(goal.paces === undefined ? {} : { paces: goal.paces }) };
}

/** The middle of a place; `undefined` where the table has none of the name. */
export function middleOfPlace(place: string, { features }: Field['table']): Point | undefined {
  const feature = features.find(({ id }) => id === place);
  return feature === undefined ? undefined : middleOf('outline' in feature ? feature.outline : feature.line);
}

/** Where somebody is sought who is out of sight. */
function whereSought(unit: Unit, side: SideId, { state, rules }: Field): Aim {
  const { soughtAt } = rules.optional.weather;
  if (soughtAt === 'where-he-is') return { unit };
  const point = soughtAt === 'where-seen' ? state.lastSeen?.[side]?.[unit.id] : undefined;
  return point === undefined ? { unseen: true } : { point };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** How near the middle of a body must come to a point to be there. */
export const ARRIVED = 10;

/** So near to a point is the front of a body that has gone to it. */
const STANDS_AT = 1;

/** Whether a body is at a point. */
export function isAt({ placed }: Unit, { x, y }: Point): boolean {
  const middle = bodyCentre(placed);
  // The front of a deep column is there long before its middle.
  const front = Math.hypot(placed.at.x - x, placed.at.y - y) <= STANDS_AT;
  return front || Math.hypot(middle.x - x, middle.y - y) <= ARRIVED + placed.stand.depth;
}
