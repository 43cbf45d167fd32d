/** A march while it is being planned: where the unit is, and what it has spent. For `movement.ts`. */
import { barringGround, isTooHigh } from './forbidden.js';
import { quadOf } from './formation.js';
import { boxAround, heading, toFineGrid, toFineGridPoint, toGrid } from './geometry.js';
import type { MarchNode, MarchOrder, MarchStop, PaidSurcharge, Surcharge } from './march.js';
import type { Bearing, Placed, Table } from './types.js';

/** A march while it is being planned. */
export interface Walk {
  placed: Placed;
  spent: number;
  moved: number;
  onRoad: number;
  /** Direction of march so far. */
  heading: Bearing;
  sharpestTurn: number;
  stopped: MarchStop | undefined;
  readonly nodes: MarchNode[];
  readonly surcharges: PaidSurcharge[];
  /** What need not be paid again this turn. */
  readonly paid: Set<string>;
}

/** Records where the unit is now. */
export function note(
  { nodes, placed: { at, facing, files, gap }, spent, moved, onRoad }: Walk,
  how: Pick<MarchNode, 'wheeled'> = {},
): void {
  const last = nodes.at(-1);
  const sameBody = last?.facing === facing && last.files === files && last.gap === gap;
  const same = sameBody && last.spent === spent && last.at.x === at.x && last.at.y === at.y;
  if (same) return;
  const gone = onRoad > 0 ? { spent, moved, onRoad } : { spent, moved };
  nodes.push({ at, facing, files, ...(gap === undefined ? {} : { gap }), ...gone, ...how });
}

/** Pays a surcharge, or ends the march. `room` is what must be left over to make use of it. */
export function pay(
  walk: Walk,
  { allowance, costs }: MarchOrder,
  due: { readonly kind: PaidSurcharge['kind']; readonly feature?: string; readonly price: Surcharge },
  room = 0,
): boolean {
  const { kind } = due;
  const { shareOf } = costs;
  const left = allowance - walk.spent;
  const price =
    due.price === 'never' || shareOf === undefined || shareOf === 0 ? due.price : (due.price / shareOf) * left;
  const where = due.feature === undefined ? {} : { feature: due.feature };
  if (price === 'never') {
    walk.stopped = { kind: 'impassable', by: kind, ...where };
    return false;
  }
  if (toGrid(price + room) > toGrid(left)) {
    walk.stopped = { kind: 'unpaid', by: kind, ...where, cost: toGrid(price) };
    return false;
  }
  if (price > 0) {
    note(walk);
    walk.surcharges.push({ kind, ...where, cost: toGrid(price), spent: walk.spent });
    walk.spent = Math.min(allowance, toFineGrid(walk.spent + price));
    note(walk);
  }
  return true;
}

/** Whether a body may stand as it would after a change on the spot; ends the march where it may not. */
export function hasGround(walk: Walk, { table, costs }: MarchOrder, after: Placed): boolean {
  const barring = barringGround(walk.placed, after, table, costs);
  if (barring === undefined || barring.kind === 'road') return true;
  if (barring.kind === 'hill' && !isTooHigh(barring, costs)) return true;
  walk.stopped ??= { kind: 'impassable', by: barring.kind === 'hill' ? 'level' : barring.kind, feature: barring.id };
  return false;
}

/** A body moved just so far that it stands on the table, if it is not larger than the table. */
export function withinTable(placed: Placed, table: Table): Placed {
  const box = boxAround(quadOf(placed));
  if (box.maxX - box.minX > table.width || box.maxY - box.minY > table.height) return placed;
  const x = Math.max(0, -box.minX) - Math.max(0, box.maxX - table.width);
  const y = Math.max(0, -box.minY) - Math.max(0, box.maxY - table.height);
  return { ...placed, at: toFineGridPoint({ x: placed.at.x + x, y: placed.at.y + y }) };
}

/** How far a body can march straight before a corner of it leaves the table. */
export function roomAhead(placed: Placed, table: Table): number {
  const { x, y } = heading(placed.facing);
  let room = Infinity;
  for (const corner of quadOf(placed)) {
    if (x !== 0) room = Math.min(room, ((x > 0 ? table.width : 0) - corner.x) / x);
    if (y !== 0) room = Math.min(room, ((y > 0 ? table.height : 0) - corner.y) / y);
  }
  return Math.max(0, room);
}

/** Whether a corner of a body is off the table. */
export function isOff(placed: Placed, table: Table): boolean {
  return quadOf(placed).some(({ x, y }) => x < 0 || y < 0 || x > table.width || y > table.height);
}
