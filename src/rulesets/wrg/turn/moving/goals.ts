import { bearingOf, bodyCentre, type Point } from '../../../../table/index.js';
import type { Goal } from '../../orders/order.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

/** Where a goal of an order is: a point, or a bearing with or without a distance; `undefined` when what it names is no more. */
export type Aim =
  | { readonly unit: Unit }
  | { readonly point: Point }
  | { readonly bearing: number; readonly paces?: number };

/** What a goal of an order means on the table. */
export function aimOf(goal: Goal, { state, table }: Pick<Field, 'state' | 'table'>): Aim | undefined {
  if ('unit' in goal) {
    const unit = Object.hasOwn(state.units, goal.unit) ? state.units[goal.unit] : undefined;
    return unit === undefined || unit.gone !== null || unit.away !== null ? undefined : { unit };
  }
  if ('point' in goal) return { point: goal.point };
  if ('place' in goal) {
    const feature = table.features.find(({ id }) => id === goal.place);
    if (feature === undefined) return undefined;
    return { point: middleOf('outline' in feature ? feature.outline : feature.line) };
  }
  const bearing = typeof goal.direction === 'number' ? goal.direction : bearingOf(goal.direction);
  return { bearing, ...(goal.paces === undefined ? {} : { paces: goal.paces }) };
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
