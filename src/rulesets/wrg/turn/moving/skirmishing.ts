import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { aimsOf, missileRangeAt } from '../shooting/aims.js';
import { missileRangeOf } from '../shooting/weapons.js';
import type { Way } from './march.js';
import { legsAt } from './ways.js';

/** How near a unit has to be to an enemy for its missiles to reach him. Paces. */
export function rangeAt(unit: Unit, enemy: Unit, field: Field): number {
  const target = field.near.around(unit.id, { of: 'enemies' }).find(({ who }) => who.id === enemy.id);
  return target === undefined ? missileRangeOf(unit, field.rules) : missileRangeAt(unit, target, field);
}

/**
 * Skirmishers who are as near to their enemy as they are to come, and cannot shoot at him or at anybody else, or only few of them, come round
 * toward him; `undefined` where they stand as they should. How few that are is a ruling (`wrg/ruling/skirmishers-come-round`).
 *
 * @clause wrg/orders/skirmish-action
 */
export function comingRound(unit: Unit, enemy: Unit, allowance: number, field: Field): Way | undefined {
  const { placed } = unit;
  const [first] = legsAt(placed, enemy.placed, 0);
  if (first === undefined || bears(unit, field)) return undefined;
  if (!('bearing' in first)) return { doing: 'advancing', legs: [first], allowance };
  if (first.bearing === placed.facing) return undefined;
  return { doing: 'advancing', legs: [], facing: first.bearing, allowance };
}

/** Whether enough of a body can shoot at somebody from where it stands. */
function bears(unit: Unit, field: Field): boolean {
  const wanted = Math.max(1, unit.placed.files * field.rules.field.playing.comeRoundBelow);
  return aimsOf([unit], field).some(({ shooters }) => shooters.nearestRank >= wanted);
}
