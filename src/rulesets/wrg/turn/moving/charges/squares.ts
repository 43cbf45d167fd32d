import { bearingTo, normalBearing, turnBetween } from '../../../../../table/index.js';
import { turnCost } from '../../../moving/manoeuvres.js';
import type { Unit } from '../../../state.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { mannerOf } from '../going.js';
import type { Marching } from '../march.js';

/**
 * Notes of a hollow square that has moved whether it has too little of the period left to turn to whoever has come at it from another side than that to which it
 * goes: it is on the move still for him.
 *
 * @param left paces of its move that it has left where its way has ended, or a charge has met it.
 * @clause wrg/square/turn
 */
export function noteSquareGoesOn({ unit, march }: Marching, left: number, field: Field): void {
  if (!unit.square || unit.period.moved === 0 || march.allowance <= 0) return;
  const { part } = turnCost(unit.troops, mannerOf(unit, conditionOf(unit, field).disorganised), field.rules);
  if (left < part * march.allowance) unit.period.goesOnInSquare = true;
}

/**
 * How many degrees the front of a body is off the direction of a charge that meets it: that in which the chargers go at that moment, wherever along a
 * long line they come in. Whose men have gone off another way than their block stands faces as they do. A square has a front to every side, as long as it has had
 * the time to turn to it.
 *
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/square/turn
 * @clause wrg/square/no-flank-or-rear
 */
export function offItsFront(unit: Unit, charger: Unit): number {
  const comesFrom = normalBearing(charger.placed.facing + 180);
  if (!unit.square) return turnBetween(unit.period.menFaced ?? unit.placed.facing, comesFrom);
  return unit.period.goesOnInSquare === true ? turnBetween(wayOf(unit), comesFrom) : 0;
}

/** The way on which a body has moved last. */
function wayOf({ placed, period }: Unit): number {
  const [from, to] = period.path.slice(-2);
  return from === undefined || to === undefined ? placed.facing : bearingTo(from, to);
}
