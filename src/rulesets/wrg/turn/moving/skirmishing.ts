import {
  type Bearing,
  normalBearing,
  type Placed,
  quadOf,
  quadsOverlap,
  turnBetween,
  turned,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { missileRangeAt } from '../shooting/aims.js';
import { aimsOf } from '../shooting/choosing.js';
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
 * toward him, and turn about where others leave their line no room for more, and pay for it; `undefined` where they stand as they should. How few that are is a ruling (`wrg/ruling/skirmishers-come-round`).
 *
 * @clause wrg/orders/skirmish-action
 */
export function comingRound(unit: Unit, enemy: Unit, allowance: number, field: Field): Way | undefined {
  const { placed } = unit;
  const [first] = legsAt(placed, enemy.placed, 0);
  if (first === undefined || bears(unit, field)) return undefined;
  if (!('bearing' in first)) return { doing: 'advancing', legs: [first], allowance };
  const facing = hasRoom(unit, first.bearing, field) ? first.bearing : nearerFront(placed, first.bearing);
  if (facing === placed.facing) return undefined;
  return { doing: 'advancing', legs: [], facing, facingPaid: true, allowance };
}

/** Whether a body can come round where it stands without coming onto the ground of an enemy, or farther onto that of a friend than a crowd allows. */
export function hasRoom({ id, side, placed }: Unit, facing: Bearing, { state, rules }: Field): boolean {
  const then = quadOf(turned(placed, facing));
  return onTable(state).every(other => {
    const deep = other.side === side ? rules.field.crowding : 0;
    return other.id === id || !quadsOverlap(then, quadOf(other.placed), deep);
  });
}

/** Of the way that a body faces and its opposite, which covers the same ground, the one nearer to a bearing. */
export function nearerFront({ facing }: Placed, wanted: Bearing): Bearing {
  const about = normalBearing(facing + 180);
  return turnBetween(about, wanted) < turnBetween(facing, wanted) ? about : facing;
}

/** Whether enough of a body can shoot at somebody from where it stands. */
function bears(unit: Unit, field: Field): boolean {
  const wanted = Math.max(1, unit.placed.files * field.rules.field.playing.comeRoundBelow);
  return aimsOf([unit], field).some(({ shooters }) => shooters.nearestRank >= wanted);
}
