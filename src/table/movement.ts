import { RuleViolation, type Violation } from '../rulebook/index.js';
import { aLittleRound, goTo, passObstacles, straightAhead } from './advance.js';
import { barringGround } from './forbidden.js';
import { depthOf, reformed, turned, wheeled, widthOf } from './formation.js';
import { destination, normalBearing, toFineGridPoint, toGrid, turnBetween } from './geometry.js';
import type { Leg, March, MarchOrder, Wheel } from './march.js';
import type { Bearing, Placed } from './types.js';
import { hasGround, isOff, note, pay, roomAhead, type Walk, withinTable } from './walk.js';

/** So much at a time a body steps back or forward to come round, in ground units. */
const STEP = 1;

/**
 * Plans the march of one unit over the terrain, as far as its orders and its allowance take it, as if nobody were in the way.
 *
 * It changes formation first, if ordered to; then for each leg turns on the spot about its middle to the leg's bearing and marches straight,
 * or wheels about a flank; and takes up its final facing at the end, however far it came, and the formation that was ordered for there.
 * Surcharges are paid where they fall due: the front halts before the obstacle
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
  const { closing } = order;
  const turnBack = priceOfFacing(order);
  const kept = (closing?.cost ?? 0) + (turnBack ?? 0);
  const onTheWay = kept === 0 ? order : { ...order, allowance: Math.max(0, allowance - kept) };
  for (const [index, leg] of legs.entries()) {
    if (walk.stopped === undefined) march(walk, onTheWay, leg, index === legs.length - 1);
  }
  if (order.facing !== undefined && turnBack !== undefined) {
    const price = turnBetween(walk.heading, order.facing) === 0 ? 0 : turnBack;
    if (pay(walk, order, { kind: 'turn', price })) turnTo(walk, order, order.facing, order.facingClear);
  }
  if (closing !== undefined) closeUp(walk, order, closing);
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

/** What the facing at the end of a march costs; `undefined` where there is too little of the allowance for that and a way. */
function priceOfFacing(order: MarchOrder): number | undefined {
  const { placed, heading = placed.facing, legs, facing, facingPaid, allowance, costs } = order;
  if (facingPaid !== true || facing === undefined) return 0;
  const bearings = legs.map(leg => ('bearing' in leg ? leg.bearing : undefined));
  const out = priceOfTurn(heading, bearings[0] ?? heading, costs);
  const back = priceOfTurn(bearings.at(-1) ?? heading, facing, costs);
  const left = toGrid(allowance - out - back);
  return left > 0 || (left === 0 && legs.length === 0) ? back : undefined;
}

/** What a turn on the spot costs. */
function priceOfTurn(from: Bearing, to: Bearing, { turn }: MarchOrder['costs']): number {
  const degrees = turnBetween(from, to);
  return turn !== undefined && degrees > turn.over ? priceOf(turn, degrees) : 0;
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
  for (const [index, leg] of legs.entries()) {
    const path = `legs[${index}]`;
    if ('wheel' in leg) {
      const { degrees } = leg;
      insistOn(isLength(degrees) && degrees <= 360, `${path}.degrees`, degrees, 'give degrees to come round, 0 to 360');
      continue;
    }
    const { bearing, distance } = leg;
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

/** Takes up another formation where the march has ended: it stands in that once the time for it is over. */
function closeUp(walk: Walk, order: MarchOrder, { files, cost }: NonNullable<MarchOrder['closing']>): void {
  const { gap: _, ...close } = reformed(walk.placed, files);
  const formed = withinTable(close, order.table);
  if (!hasGround(walk, order, formed) || !pay(walk, order, { kind: 'formation', price: cost })) return;
  walk.placed = formed;
  note(walk);
}

/** Turns on the spot; ends the march where there is no room for it. */
function turnTo(walk: Walk, order: MarchOrder, facing: Bearing, clear = false): boolean {
  if (turnBetween(walk.placed.facing, facing) === 0) return true;
  const round = withinTable(turned(walk.placed, normalBearing(facing)), order.table);
  const after = clear ? (clearOfGround(walk.placed, round, order) ?? round) : round;
  if (!hasGround(walk, order, after)) return false;
  walk.placed = after;
  note(walk);
  return true;
}

/** A body that has come round, so little back or forward of where it stood before that no ground bars it; `undefined` where all does. */
function clearOfGround(before: Placed, round: Placed, { table, costs }: MarchOrder): Placed | undefined {
  const [width, depth] = [widthOf(before), depthOf(before)];
  const most = Math.max(0, (Math.hypot(width, depth) - depth) / 2) + STEP;
  for (let far = 0; far <= most; far += STEP) {
    for (const off of [before.facing + 180, before.facing]) {
      const there = { ...round, at: toFineGridPoint(destination(round.at, normalBearing(off), far)) };
      if (!isOff(there, table) && barringGround(before, there, table, costs) === undefined) return there;
    }
  }
  return undefined;
}

function march(walk: Walk, order: MarchOrder, leg: Leg | Wheel, isLast: boolean): void {
  if ('wheel' in leg) wheel(walk, order, leg);
  else goStraight(walk, order, leg, isLast);
}

/** One straight leg: the turn, then straight on. */
function goStraight(walk: Walk, order: MarchOrder, leg: Leg, isLast: boolean): void {
  const { allowance, costs, table } = order;
  if (leg.distance === 0) return;
  const share = leg.measure === 'allowance' && leg.distance !== 'all' ? leg.distance : undefined;
  const end = walk.spent + (share ?? Infinity);
  const turn = turnBetween(walk.heading, leg.bearing);
  const free = costs.turn?.once === true && walk.paid.has('turn');
  const turnPrice = free ? 0 : priceOfTurn(walk.heading, leg.bearing, costs);
  if (!pay(walk, order, { kind: 'turn', price: turnPrice }) || !turnTo(walk, order, leg.bearing)) return;
  if (turnPrice > 0) walk.paid.add('turn');
  walk.sharpestTurn = Math.max(walk.sharpestTurn, turn);
  walk.heading = normalBearing(leg.bearing);

  const wanted = share === undefined && leg.distance !== 'all' ? leg.distance : Infinity;
  const edge = roomAhead(walk.placed, table);
  const goal = Math.min(wanted, edge);
  const advance = straightAhead(walk, order, goal);
  const budget = Math.min(allowance, end);
  if (!passObstacles(walk, order, advance, goal, budget)) return;
  if (goTo(walk, advance, goal, budget)) {
    if (edge < wanted) walk.stopped = { kind: 'edge' };
    return;
  }
  const asOrdered = leg.distance === 'all' ? isLast : share !== undefined && toGrid(end) <= toGrid(allowance);
  if (!asOrdered) walk.stopped = { kind: 'allowance' };
}

/** What a turn costs by its angle. */
function priceOf({ cost, angle }: NonNullable<MarchOrder['costs']['turn']>, turn: number): number {
  if (angle === undefined) return cost;
  const { of, perDegreeOff } = angle;
  if (perDegreeOff === undefined) return toGrid(cost * Math.min(1, turn / of));
  const whole = Math.round(turn / of);
  return toGrid((whole > 0 ? cost : 0) + Math.abs(turn - whole * of) * perDegreeOff);
}

/** A wheel is made in parts of this many degrees at most: each point of the front goes straight in each. */
const PART = 3;

/** A wheel, part by part. It is no turn on the spot and costs nothing but the ground that the outer end of the front covers. */
function wheel(walk: Walk, order: MarchOrder, { wheel: flank, degrees }: Wheel): void {
  const parts = Math.ceil(degrees / PART);
  for (let part = 0; part < parts && walk.stopped === undefined; part++) {
    const after = wheeled(walk.placed, flank, degrees / parts);
    if (!hasGround(walk, order, after)) return;
    if (isOff(after, order.table)) {
      walk.stopped = { kind: 'edge' };
      return;
    }
    const advance = aLittleRound(walk, order, { flank, degrees: degrees / parts });
    const { reach } = advance;
    if (!passObstacles(walk, order, advance, reach, order.allowance)) return;
    if (!goTo(walk, advance, reach, order.allowance)) walk.stopped = { kind: 'allowance' };
    walk.heading = walk.placed.facing;
  }
}
