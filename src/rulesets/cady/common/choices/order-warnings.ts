import {
  bearingTo,
  bodyCentre,
  depthOf,
  destination,
  distance,
  distanceToSegment,
  type Placed,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import type { Order, OrderedLeg } from '../orders.js';
import { enemiesInSight, type InSight } from './by-eye.js';

/** Who is ordered, as far as it decides what may spoil his turn. */
export interface Warned {
  readonly unit: InSight;
  readonly order: Order;
  /** Its printed move, and how far it charges, cm. */
  readonly move: number;
  readonly chargeReach: number;
  /** A piece that does not fire in a turn in which it moves. */
  readonly isGun: boolean;
  /** It has something to fire. */
  readonly fires: boolean;
  readonly view: { readonly units: Readonly<Record<string, InSight>>; readonly side: string };
}

/**
 * What would spoil the turn of a unit that carries out its order, as one who sees the table judges it by eye: a friend in its way, a charge at
 * nobody, a gun that moves, a march after which no time is left to fire. The rules take such orders; a player had better know.
 */
export function warningsOf(warned: Warned): readonly string[] {
  const { order, isGun, fires, move } = warned;
  const [leg] = order.legs;
  if (leg === undefined) return [];
  if (isGun) return ['it does not fire in a turn in which it moves'];
  const whole = lengthOf(leg, move) >= move;
  return [
    ...inTheWay(warned, leg),
    ...(order.gait === 'charge' ? atNobody(warned, leg) : []),
    ...(whole && fires && order.gait !== 'charge' && order.fireFirst !== true
      ? ['after its whole move no time is left to fire']
      : []),
  ];
}

/** What comes of an order that is written for a unit in melee, or for one that must go back. */
export function warningsBound(order: Order, mustGoBack: boolean): readonly string[] {
  const marches = order.legs.length > 0;
  if (mustGoBack)
    return marches ? ['it must go back: the order says no more than which way, and how it then stands'] : [];
  if (marches) {
    const leaves = 'it leaves it only away from its enemies, and if it passes its test';
    return [`it is in melee: ${order.gait === 'march' ? leaves : 'it fights on where it stands'}`];
  }
  const turns = 'it turns only to an enemy on its flank or in its rear, while nobody fights it in front';
  return order.facing === undefined ? [] : [`it is in melee: ${turns}`];
}

function lengthOf({ distance: by }: OrderedLeg, move: number): number {
  switch (by.by) {
    case 'full':
      return move;
    case 'fraction':
      return (move * by.of[0]) / by.of[1];
    case 'cm':
      return by.cm;
  }
}

function bearingOf({ placed }: InSight, { direction }: OrderedLeg): number {
  return direction === 'ahead' ? placed.facing : direction;
}

/** Friends over whose ground the first leg leads. Those who march as well may be gone by then. */
function inTheWay({ unit, view, move, order }: Warned, leg: OrderedLeg): readonly string[] {
  const body = formedUp(unit.placed, order);
  const from = bodyCentre(unit.placed);
  const bearing = bearingOf(unit, leg);
  const line = { from, to: destination(from, bearing, lengthOf(leg, move)) };
  const friends = Object.values(view.units).filter(
    other => other.side === unit.side && other.id !== unit.id && other.gone === null,
  );
  const barring = friends.filter(({ placed }) => {
    const centre = bodyCentre(placed);
    const ahead = turnBetween(bearing, bearingTo(from, centre)) < 80;
    return ahead && distanceToSegment(centre, line) < halfAcross(body, bearing) + halfAcross(placed, bearing);
  });
  return barring.map(({ name }) => `${name} stands in its way`);
}

/** A body as it goes once it has formed up: a line of battle is two ranks deep. */
function formedUp(placed: Placed, { formation }: Order): Placed {
  if (formation?.shape !== 'line') return placed;
  return { ...placed, files: Math.max(placed.files, Math.ceil(placed.figures / placed.stand.figures / 2)) };
}

/** Half the room that a body takes from side to side, seen along a bearing. */
function halfAcross(placed: Placed, bearing: number): number {
  const turn = (turnBetween(placed.facing, bearing) * Math.PI) / 180;
  return (widthOf(placed) * Math.abs(Math.cos(turn)) + depthOf(placed) * Math.abs(Math.sin(turn))) / 2;
}

/** A charge that reaches no enemy: who charges and meets nobody is slow and spent the turn after. */
function atNobody({ unit, view, chargeReach }: Warned, leg: OrderedLeg): readonly string[] {
  const bearing = bearingOf(unit, leg);
  const near = enemiesInSight(unit.placed.at, view).some(({ unit: enemy }) => {
    const centre = bodyCentre(enemy.placed);
    const away = distance(unit.placed.at, centre);
    const line = { from: unit.placed.at, to: destination(unit.placed.at, bearing, chargeReach) };
    const room = halfAcross(unit.placed, bearing) + halfAcross(enemy.placed, bearing);
    return (
      away - depthOf(enemy.placed) <= chargeReach && distanceToSegment(centre, line) <= room + depthOf(enemy.placed)
    );
  });
  return near ? [] : ['no enemy stands that way within a charge'];
}
