import { RuleViolation, type Violation } from '../rulebook/index.js';
import { barringGround, HAIR } from './forbidden.js';
import { quadOf, reformed, turned } from './formation.js';
import { normalBearing, toGrid, turnBetween } from './geometry.js';
import type { Leg, March, MarchNode, MarchOrder, MarchStop, PaidSurcharge, Surcharge } from './march.js';
import { type Ahead, lookAhead, type Obstacle } from './obstacles.js';
import { along, boxAround, heading, settled, settledPoint } from './planar.js';
import type { Bearing, Placed, Table } from './types.js';

/** A march while it is being planned. */
interface Walk {
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

/** Less than this is nothing: what is left over when parts of a move are added up. */
const NOTHING = 1e-6;

/**
 * Plans the march of one unit over the terrain, as far as its orders and its allowance take it, as if nobody were in the way.
 *
 * It changes formation first, if ordered to; then for each leg turns on the spot about its middle to the leg's bearing and marches straight;
 * and takes up its final facing at the end, however far it came. Surcharges are paid where they fall due: the front halts before the obstacle
 * while the allowance runs. What can't be paid or passed ends the march just before it.
 *
 * Readings where rulebooks are silent: of a wide front any part that meets an obstacle counts; a body that turns on the spot at the edge of the
 * table closes in from it; a turn or change of formation that would bring the front over ground it may not enter is not made.
 *
 * @throws RuleViolation when a length or direction of the order is not a number that can be marched, with every fault.
 */
export function plan(order: MarchOrder): March {
  const faults = orderFaults(order);
  if (faults.length > 0) throw new RuleViolation(faults);
  const { placed, legs, allowance } = order;
  const walk: Walk = {
    placed,
    spent: 0,
    moved: 0,
    onRoad: 0,
    heading: order.heading ?? placed.facing,
    sharpestTurn: 0,
    stopped: undefined,
    nodes: [],
    surcharges: [],
    paid: new Set(),
  };
  changeFormation(walk, order);
  note(walk);
  for (const [index, leg] of legs.entries()) {
    if (walk.stopped === undefined) march(walk, order, leg, index === legs.length - 1);
  }
  if (order.facing !== undefined) turnTo(walk, order, order.facing);
  return {
    start: placed,
    end: walk.placed,
    allowance,
    nodes: walk.nodes,
    surcharges: walk.surcharges,
    spent: walk.spent,
    moved: walk.moved,
    sharpestTurn: walk.sharpestTurn,
    onRoad: walk.onRoad,
    ...(walk.stopped === undefined ? {} : { stopped: walk.stopped }),
  };
}

function orderFaults({ legs, allowance, facing, heading, trackSpacing }: MarchOrder): readonly Violation[] {
  const faults: Violation[] = [];
  const insistOn = (holds: boolean, path: string, value: unknown, mend: string): void => {
    if (!holds) faults.push({ path, problem: `${value} cannot be marched`, mend });
  };
  const isLength = (x: number): boolean => Number.isFinite(x) && x >= 0;
  insistOn(isLength(allowance), 'allowance', allowance, 'give a finite allowance of 0 or more');
  insistOn(Number.isFinite(facing ?? 0), 'facing', facing, 'give degrees clockwise from north');
  insistOn(Number.isFinite(heading ?? 0), 'heading', heading, 'give degrees clockwise from north');
  insistOn((trackSpacing ?? 1) > 0, 'trackSpacing', trackSpacing, 'give a distance greater than 0');
  for (const [index, { bearing, distance }] of legs.entries()) {
    const path = `legs[${index}]`;
    insistOn(Number.isFinite(bearing), `${path}.bearing`, bearing, 'give degrees clockwise from north');
    insistOn(
      distance === 'all' || isLength(distance),
      `${path}.distance`,
      distance,
      "give a distance of 0 or more, or 'all'",
    );
  }
  return faults;
}

/** Records where the unit is now. */
function note({ nodes, placed: { at, facing, files, gap }, spent, moved }: Walk): void {
  const last = nodes.at(-1);
  const sameBody = last?.facing === facing && last.files === files && last.gap === gap;
  const same = sameBody && last.spent === spent && last.at.x === at.x && last.at.y === at.y;
  if (!same) nodes.push({ at, facing, files, ...(gap === undefined ? {} : { gap }), spent, moved });
}

/** Pays a surcharge, or ends the march. `room` is what must be left over to make use of it. */
function pay(
  walk: Walk,
  { allowance }: MarchOrder,
  due: { readonly kind: PaidSurcharge['kind']; readonly feature?: string; readonly price: Surcharge },
  room = 0,
): boolean {
  const { kind, price } = due;
  const where = due.feature === undefined ? {} : { feature: due.feature };
  if (price === 'never') {
    walk.stopped = { kind: 'impassable', by: kind, ...where };
    return false;
  }
  if (toGrid(price + room) > toGrid(allowance - walk.spent)) {
    walk.stopped = { kind: 'unpaid', by: kind, ...where, cost: toGrid(price) };
    return false;
  }
  if (price > 0) {
    note(walk);
    walk.surcharges.push({ kind, ...where, cost: toGrid(price), spent: walk.spent });
    walk.spent = Math.min(allowance, settled(walk.spent + price));
    note(walk);
  }
  return true;
}

function changeFormation(walk: Walk, order: MarchOrder): void {
  const { costs, placed, table } = order;
  const { files = placed.files, gap = placed.gap ?? 0 } = order;
  const spread = gap !== (placed.gap ?? 0);
  if (files === placed.files && !spread) return;
  const body = reformed(placed, files);
  const formed = withinTable(spread ? { ...body, gap } : body, table);
  if (!hasGround(walk, order, formed)) return;
  // The first moment shows the new formation: what it costs is time spent in it.
  const before = walk.placed;
  walk.placed = formed;
  if (!pay(walk, order, { kind: 'formation', price: costs.formation ?? 0 })) walk.placed = before;
}

/** Turns on the spot; ends the march where there is no room for it. */
function turnTo(walk: Walk, order: MarchOrder, facing: Bearing): boolean {
  if (turnBetween(walk.placed.facing, facing) === 0) return true;
  const after = withinTable(turned(walk.placed, normalBearing(facing)), order.table);
  if (!hasGround(walk, order, after)) return false;
  walk.placed = after;
  note(walk);
  return true;
}

/** Whether a body may stand as it would after a change on the spot; ends the march where it may not. */
function hasGround(walk: Walk, { table, costs }: MarchOrder, after: Placed): boolean {
  const barring = barringGround(walk.placed, after, table, costs);
  if (barring === undefined || barring.kind === 'hill' || barring.kind === 'road') return true;
  walk.stopped ??= { kind: 'impassable', by: barring.kind, feature: barring.id };
  return false;
}

/** A body moved just so far that it stands on the table, if it is not larger than the table. */
function withinTable(placed: Placed, table: Table): Placed {
  const box = boxAround(quadOf(placed));
  if (box.maxX - box.minX > table.width || box.maxY - box.minY > table.height) return placed;
  const x = Math.max(0, -box.minX) - Math.max(0, box.maxX - table.width);
  const y = Math.max(0, -box.minY) - Math.max(0, box.maxY - table.height);
  return { ...placed, at: settledPoint({ x: placed.at.x + x, y: placed.at.y + y }) };
}

/** How far a body can march straight before a corner of it leaves the table. */
function roomAhead(placed: Placed, table: Table): number {
  const { x, y } = heading(placed.facing);
  let room = Infinity;
  for (const corner of quadOf(placed)) {
    if (x !== 0) room = Math.min(room, ((x > 0 ? table.width : 0) - corner.x) / x);
    if (y !== 0) room = Math.min(room, ((y > 0 ? table.height : 0) - corner.y) / y);
  }
  return Math.max(0, room);
}

/** One leg: the turn, then straight on. */
function march(walk: Walk, order: MarchOrder, leg: Leg, isLast: boolean): void {
  const { allowance, costs, table } = order;
  if (leg.distance === 0) return;
  const share = leg.measure === 'allowance' && leg.distance !== 'all' ? leg.distance : undefined;
  const end = walk.spent + (share ?? Infinity);
  const turn = turnBetween(walk.heading, leg.bearing);
  const turnPrice = costs.turn !== undefined && turn > costs.turn.over ? costs.turn.cost : 0;
  if (!pay(walk, order, { kind: 'turn', price: turnPrice }) || !turnTo(walk, order, leg.bearing)) return;
  walk.sharpestTurn = Math.max(walk.sharpestTurn, turn);
  walk.heading = normalBearing(leg.bearing);

  const wanted = share === undefined && leg.distance !== 'all' ? leg.distance : Infinity;
  const edge = roomAhead(walk.placed, table);
  const goal = Math.min(wanted, edge);
  const straight = setOff(walk, order, goal);
  const budget = Math.min(allowance, end);
  if (!passObstacles(walk, order, straight, goal, budget)) return;
  if (walkTo(walk, straight, goal, budget)) {
    if (edge < wanted) walk.stopped = { kind: 'edge' };
    return;
  }
  const asOrdered = leg.distance === 'all' ? isLast : share !== undefined && toGrid(end) <= toGrid(allowance);
  if (!asOrdered) walk.stopped = { kind: 'allowance' };
}

/** A straight march under way. */
interface Straight extends Ahead {
  readonly start: Placed;
  readonly rate: number;
  /** Farthest that the allowance can reach. */
  readonly reach: number;
  /** Ground covered on it. */
  gone: number;
}

function setOff(walk: Walk, { allowance, costs, table, trackSpacing = 6 }: MarchOrder, goal: number): Straight {
  const rate = costs.roadRate ?? 1;
  const reach = Math.min(goal, (allowance - walk.spent) / Math.min(1, rate));
  const start = walk.placed;
  return { ...lookAhead({ placed: start, reach, table, costs, trackSpacing }), start, rate, reach, gone: 0 };
}

/** Marches up to each obstacle and pays for it; false when the leg ends there. */
function passObstacles(walk: Walk, order: MarchOrder, straight: Straight, goal: number, budget: number): boolean {
  const isPaid = ({ once }: Obstacle): boolean => once !== undefined && walk.paid.has(once);
  for (const [index, obstacle] of straight.obstacles.entries()) {
    const { at, kind, feature, price, once, stop } = obstacle;
    if (isPaid(obstacle)) continue;
    if (!walkTo(walk, straight, at - HAIR, budget)) return true;
    // Ordered up to the obstacle, not over it.
    if (at + HAIR > goal && price !== 'never') return false;
    if (stop !== undefined) walk.stopped = stop;
    else if (kind === 'river') walk.stopped = { kind: 'impassable', by: kind, feature };
    else pay(walk, order, { kind, feature, price }, 2 * HAIR);
    if (walk.stopped !== undefined) return false;
    if (once !== undefined) walk.paid.add(once);
    // What is paid is passed: the front steps over even if the leg's share is used up, or it would pay again next turn.
    // Another obstacle in the same place comes first.
    const next = straight.obstacles.slice(index + 1).find(other => !isPaid(other));
    const step = Math.min(at + HAIR, straight.reach, (next?.at ?? Infinity) - HAIR);
    walkTo(walk, straight, step, order.allowance);
  }
  return true;
}

/** Marches on to a distance from where the straight began; false when the budget ends first. */
function walkTo(walk: Walk, straight: Straight, target: number, budget: number): boolean {
  const { start, road } = straight;
  while (target - straight.gone > NOTHING) {
    const here = straight.gone + NOTHING;
    const isRoad = road.some(({ from, to }) => from <= here && here < to);
    const change = road.flatMap(({ from, to }) => [from, to]).filter(distance => distance > here);
    const rate = isRoad ? straight.rate : 1;
    const wanted = Math.min(target, ...change) - straight.gone;
    const step = Math.min(wanted, Math.max(0, budget - walk.spent) / rate);
    straight.gone += step;
    walk.placed = { ...start, at: settledPoint(along(start.at, heading(start.facing), straight.gone)) };
    walk.spent = Math.min(budget, settled(walk.spent + step * rate));
    walk.moved = settled(walk.moved + step);
    if (isRoad) walk.onRoad = settled(walk.onRoad + step);
    note(walk);
    if (wanted - step > NOTHING) return false;
  }
  return true;
}
