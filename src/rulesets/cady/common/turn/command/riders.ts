import type { SideId } from '../../../../../battle/index.js';
import {
  bearingTo,
  bodyCentre,
  destination,
  distanceBetweenQuads,
  distanceBetweenSegments,
  distanceToQuad,
  type Placed,
  type Point,
  type Quad,
  quadOf,
} from '../../../../../table/index.js';
import { type Dispatch, dispatchRide } from '../../army/dispatch.js';
import { supremeCommanderDispatches } from '../../army/supreme-commander.js';
import type { TurnContext } from '../period.js';
import type { FieldState, FieldUnit, Rider } from '../state.js';
import { inPlay, placedOf } from '../units.js';
import { inTheOpen } from '../unseen/markers.js';
import { boardOf } from '../unseen/phantoms.js';

/**
 * The riders of a side that are under way: its own business alone. A rider of the enemy is known once he falls.
 *
 * @clause cady/common/orders/dispatch-rider
 */
export function ridersOf({ riders }: FieldState, side: SideId): readonly Rider[] {
  return riders.filter(rider => rider.side === side).map(rider => ({ ...rider, at: { ...rider.at } }));
}

type Context = Pick<TurnContext, 'rules' | 'tell' | 'turn'>;

/**
 * The orders of a side that hold at once where its supreme commander writes them all: those to the unit that he leads and to
 * units that stand by it. With every other new order a rider sets out; once the commander is lost nobody writes any. A phantom
 * waits for its rider as a unit does (`cady/ruling/phantom-riders`), so that nobody tells it from one.
 *
 * Source: Common Rules > Orders & Dispatch Riders; Time Limit.
 *
 * @param written new orders by unit, and by tag for phantoms
 * @clause cady/common/orders/dispatch-rider
 * @clause cady/common/orders/supreme-commander-writes
 */
export function sendRiders(
  state: FieldState,
  side: SideId,
  written: Readonly<Record<string, string>>,
  { rules, tell, turn }: Context,
): Readonly<Record<string, string>> {
  const commander = inPlay(state).find(unit => unit.side === side && unit.general && unit.mustDo !== 'rout');
  const holds: Record<string, string> = {};
  const carried: { to: string; order: string; way: number }[] = [];
  for (const [id, order] of Object.entries(written)) {
    const receiver = receiverOf(state, id, rules);
    if (receiver === undefined) holds[id] = order;
    else if (commander !== undefined && standsBy(receiver, commander, rules)) holds[id] = order;
    else if (order !== lastOrderTo(id, receiver.stands, state)) {
      const way = commander === undefined ? 0 : wayTo(receiver.placed, commander.at);
      carried.push({ to: id, order, way });
    }
  }
  const from = { id: commander?.id ?? side, inPlay: commander !== undefined };
  for (const { to, order } of supremeCommanderDispatches({ commander: from, orders: carried })) {
    const { x, y } = commander?.at ?? { x: 0, y: 0 };
    state.riders.push({ side, to, order, at: { x, y }, sent: turn });
    const because = {
      clause: 'cady/common/orders/dispatch-rider',
      because: `from ${from.id}`,
      effect: 'sets out',
    } as const;
    tell({ kind: 'dispatch', side, to, fate: 'sent', order, because: [because] }, [side]);
  }
  return holds;
}

/**
 * The riders that are under way ride on, at the beginning of the turn after. An order holds once its rider has reached the unit;
 * a rider who comes upon an enemy falls, and the enemy near enough reads what he carried.
 *
 * Source: Common Rules > Orders & Dispatch Riders.
 *
 * @clause cady/common/orders/dispatch-rider
 * @clause cady/common/orders/dispatch-captured
 */
export function rideOn(state: FieldState, { rules, tell }: Context): void {
  const riding = state.riders;
  state.riders = [];
  for (const rider of riding) {
    const { side, to, order } = rider;
    const receiver = receiverOf(state, to, rules);
    if (receiver === undefined) {
      const because = {
        clause: 'cady/common/orders/dispatch-rider',
        because: `${to} is gone`,
        effect: 'no order',
      } as const;
      tell({ kind: 'dispatch', side, to, fate: 'lost', order, because: [because] }, [side]);
      continue;
    }
    const now = dispatchRide(dispatchOf(rider, receiver, state, rules), rules);
    const told = { kind: 'dispatch', side, to, fate: now.state, because: now.because } as const;
    if (now.state === 'delivered') receiver.stands.order = order;
    if (now.state === 'on-the-way') {
      state.riders.push({ ...rider, at: onHisWay(rider.at, receiver, rules) });
    }
    // Who wrote it knows what he carried, and who takes him reads it: told once, to both.
    const reads = now.readBy === 'enemy' ? Object.values(state.units).map(other => other.side) : [];
    tell({ ...told, order }, [...new Set([side, ...reads])]);
  }
}

/** A rider’s message with the way before him, and who is near where he falls, if he does. */
function dispatchOf(rider: Rider, receiver: Receiver, state: FieldState, rules: Context['rules']): Dispatch {
  const { side, to, order, at } = rider;
  const way = wayTo(receiver.placed, at);
  const ridden = { from: at, to: onHisWay(at, receiver, rules) };
  const near = inTheOpen(state)
    .filter(other => other.side !== side && other.mustDo !== 'rout')
    .map(other =>
      Math.min(...edgesOf(quadOf(placedOf(other, rules))).map(edge => distanceBetweenSegments(ridden, edge))),
    );
  const nearest = Math.min(...near);
  const falls = nearest <= rules.table.meleeRange;
  return { order, to, from: side, way, ...(falls ? { killed: { nearestEnemy: nearest } } : {}) };
}

function edgesOf(quad: Quad): { readonly from: Point; readonly to: Point }[] {
  return quad.map((from, i) => ({ from, to: quad[(i + 1) % quad.length] ?? from }));
}

/** Somebody to whom riders ride, or a marker that passes for somebody. */
interface Receiver {
  /** What stands under an order. */
  readonly stands: { order: string };
  readonly placed: Placed;
}

/** The unit or phantom of this name that is on the table; `undefined` for a phantom that does at once what it is told. */
function receiverOf(state: FieldState, id: string, rules: Context['rules']): Receiver | undefined {
  const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
  if (unit !== undefined) return unit.gone === null ? { stands: unit, placed: placedOf(unit, rules) } : undefined;
  if (rules.hidden.phantomRiders === 'at-once') return undefined;
  const phantom = state.phantoms.find(({ marker }) => marker === id);
  return phantom === undefined ? undefined : { stands: phantom, placed: boardOf(phantom, rules) };
}

/** Where he is after a turn: on the straight way to the unit, no farther than up to its nearest stand. */
function onHisWay(from: Point, receiver: Receiver, rules: Context['rules']): Point {
  const rides = Math.min(rules.dispatch.move, wayTo(receiver.placed, from));
  return rides === 0 ? { ...from } : destination(from, bearingTo(from, bodyCentre(receiver.placed)), rides);
}

/** How far a rider has to go to somebody. */
export function wayTo(receiver: Placed, from: Point): number {
  return distanceToQuad(from, quadOf(receiver));
}

function standsBy({ stands, placed }: Receiver, commander: FieldUnit, rules: Context['rules']): boolean {
  return stands === commander || getsItAtOnce(placed, placedOf(commander, rules), rules);
}

/** Whether somebody stands by the supreme commander, and needs no rider to have his orders. */
export function getsItAtOnce(receiver: Placed, commander: Placed, rules: Context['rules']): boolean {
  return distanceBetweenQuads(quadOf(receiver), quadOf(commander)) <= rules.table.meleeRange;
}

/** The order last sent to somebody, or that under which he stands. */
function lastOrderTo(id: string, { order }: Receiver['stands'], { riders }: FieldState): string {
  return riders.filter(({ to }) => to === id).at(-1)?.order ?? order;
}
