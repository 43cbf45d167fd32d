import { type Bearing, bearingTo, bodyCentre, normalBearing, turnBetween } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { NO_STEP } from '../carrying-out.js';
import { type Aimed, distanceTo, leftOf } from '../goals.js';
import { goingOf, mannerOf } from '../going.js';
import { homeward, type Way } from '../march.js';

/** Who faces no farther than this from the way that he has gone has his back to where he came from. Degrees. */
const SIDE = 90;
/** A change of direction this small is none. */
const NO_TURN = 1;

/**
 * Back to a place, in a direction, or home. When they front to where they came from is a ruling (`wrg/ruling/falling-back-fronts`). They pay for the turn to the
 * rear and for the turn back; those whom the two would cost the whole move go with their backs turned, and turn when they are there.
 *
 * @clause wrg/manoeuvre/wheel-or-turn
 * @clause wrg/manoeuvre/turn-time-quick
 * @clause wrg/manoeuvre/turn-time-slow
 */
export function backward(unit: Unit, aim: Aimed | undefined, paces: number, field: Field): Way {
  const bearing = bearingBack(unit, aim, field);
  const distance = distanceBack(unit, aim);
  const way = { doing: 'retiring', allowance: paces } as const;
  const front = frontTo(unit, bearing);
  if (distance !== 'all' && distance < NO_STEP) return { ...way, legs: [], facing: front, facingPaid: true };
  const legs = [{ bearing, distance }];
  return fronts(unit, bearing, distance, paces, field)
    ? { ...way, legs, facing: front, facingPaid: true }
    : { ...way, legs };
}

/** Whether who has fallen back as far as he was to go has his back to where he came from, and is to turn yet. */
export function hasToFront(unit: Unit, aim: Aimed | undefined, field: Field): boolean {
  const bearing = bearingBack(unit, aim, field);
  return field.rules.field.playing.fallingBackFronts !== 'not' && frontTo(unit, bearing) !== unit.placed.facing;
}

function bearingBack(unit: Unit, aim: Aimed | undefined, field: Field): Bearing {
  if (aim === undefined) return homeward(unit, field);
  if ('bearing' in aim) return aim.bearing;
  return bearingTo(unit.placed.at, 'unit' in aim ? bodyCentre(aim.unit.placed) : aim.point);
}

function distanceBack(unit: Unit, aim: Aimed | undefined): number | 'all' {
  if (aim !== undefined && 'point' in aim) return distanceTo(unit, aim.point);
  return aim !== undefined && 'paces' in aim ? leftOf(unit, aim) : 'all';
}

/** How a body fronts that has gone back so: as it faces, or to where it came from if its back is turned to that. */
function frontTo({ placed: { facing } }: Unit, bearing: Bearing): Bearing {
  return turnBetween(facing, bearing) < SIDE ? normalBearing(bearing + 2 * SIDE) : facing;
}

/** Whether a body fronts at the end of a period in which it goes so far back. */
function fronts(unit: Unit, bearing: Bearing, distance: number | 'all', paces: number, field: Field): boolean {
  const { fallingBackFronts } = field.rules.field.playing;
  if (fallingBackFronts === 'not') return false;
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const turn = goingOf(unit, manner, field).costs.turn?.cost ?? 0;
  const out = turnBetween(unit.placed.facing, bearing) < NO_TURN ? 0 : turn;
  if (distance !== 'all' && distance + out + turn <= paces) return true;
  return fallingBackFronts === 'each-period' && 2 * turn < paces;
}
