import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  normalBearing,
  quadOf,
  quadsOverlap,
  turnBetween,
  turned,
} from '../../../../../table/index.js';
import { interpenetrates } from '../../../moving/interpenetration.js';
import type { Unit } from '../../../state.js';
import { onTable } from '../../../units.js';
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
 * rear and for the turn back; those whom the two would cost the whole move, or the way out beyond friends through whom they go, go with their backs turned, and turn
 * when they are there.
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
  const far = (left: number) => Math.min(left, distance === 'all' ? left : distance);
  const leads = { bearing, paces: far(paces - out - turn), unturned: far(paces - out) };
  if (getsThroughUnturned(unit, leads, field)) return false;
  return fallingBackFronts === 'each-period' && 2 * turn < paces;
}

/**
 * Whether a body gets out beyond friends through whom it may go as of right, as they stand, if it pays for one turn alone, and would still be among them if it paid for
 * both: nobody ends there, and it would come up to them in every period and never get through.
 *
 * @clause wrg/interpenetration/light-infantry
 * @clause wrg/interpenetration/light-cavalry
 */
function getsThroughUnturned(
  unit: Unit,
  { bearing, paces, unturned }: { readonly bearing: Bearing; readonly paces: number; readonly unturned: number },
  field: Field,
): boolean {
  const friends = onTable(field.state).filter(friend => friend !== unit && friend.side === unit.side);
  const round = turned(unit.placed, bearing);
  const among = (far: number) => {
    const quad = quadOf({ ...round, at: destination(round.at, bearing, far) });
    return friends.filter(({ placed }) => quadsOverlap(quad, quadOf(placed), field.rules.field.crowding));
  };
  const manner = (of: Unit) => mannerOf(of, conditionOf(of, field).disorganised);
  const [mover, own] = [unit.troops, manner(unit)];
  const passes = (friend: Unit) =>
    !interpenetrates(
      { mover, manner: own, passed: { mover: friend.troops, manner: manner(friend), stationary: true } },
      field.rules,
    ).disorganises;
  const inTheWay = among(Math.max(0, paces));
  return inTheWay.length > 0 && inTheWay.every(passes) && among(unturned).length === 0;
}
