import {
  type Bearing,
  bearingTo,
  bodyCentre,
  type Leg,
  normalBearing,
  type Placed,
  type Point,
  passageThrough,
  quadOf,
  type Wheel,
  wheeled,
  widthOf,
} from '../../../../table/index.js';
import { SLIVER, straightAhead } from '../frontage.js';

/** Ways over the table: how a body comes round to where it is to go. Degrees, paces. */

/** A change of direction this small is none. */
const STRAIGHT = 1;
/** Who has farther to come round turns instead of wheeling. */
export const WIDEST_WHEEL = 45;
/** As far as anybody wheels, in degrees. */
export const RIGHT_ANGLE = 90;
/** So much of the narrower of two fronts has to come upon the other straight ahead, or a body comes round toward its enemy. */
const ENOUGH = 0.4;

/** How far to the right of straight ahead a bearing lies, −180 to 180. */
export function offAhead(facing: Bearing, bearing: Bearing): number {
  const off = normalBearing(bearing - facing);
  return off > 180 ? off - 360 : off;
}

/** Legs that bring a body round to a point, wheeling where it has not far to come round and turning otherwise, and on toward it. */
export function legsToward(
  placed: Placed,
  point: Point,
  distance: Leg['distance'],
  widestWheel = WIDEST_WHEEL,
): readonly (Leg | Wheel)[] {
  const off = offAhead(placed.facing, bearingTo(placed.at, point));
  if (Math.abs(off) <= STRAIGHT) return [{ bearing: placed.facing, distance }];
  if (Math.abs(off) > widestWheel) return [{ bearing: bearingTo(bodyCentre(placed), point), distance }];
  const flank = off < 0 ? 'left' : 'right';
  let degrees = Math.abs(off);
  let after = wheeled(placed, flank, degrees);
  // The wheel takes the middle of the front along, so that it has to come round a little more or less than it seemed.
  for (let look = 0; look < 3; look++) {
    const more = offAhead(after.facing, bearingTo(after.at, point));
    degrees = Math.max(0, Math.min(90, degrees + (flank === 'left' ? -more : more)));
    after = wheeled(placed, flank, degrees);
  }
  return [
    { wheel: flank, degrees },
    { bearing: after.facing, distance },
  ];
}

/**
 * Whether a body comes upon an enemy with any of its front within so many paces straight ahead; without them, before the end of its front would have come
 * round to his middle: who stands as near as that has no room to come round.
 *
 * @clause wrg/charge/ends-at-contact
 */
export function isUpon(own: Placed, enemy: Placed, paces?: number): boolean {
  if (straightAhead(own, enemy) <= SLIVER * own.stand.front) return false;
  const off = Math.min(RIGHT_ANGLE, Math.abs(offAhead(own.facing, bearingTo(own.at, bodyCentre(enemy)))));
  const within = paces ?? ((off * Math.PI) / 180) * widthOf(own);
  return passageThrough(quadOf(own), own.facing, quadOf(enemy), within) !== undefined;
}

/** Whether a body comes upon an enemy straight on: with enough of its front, or with any of it if he is near. */
export function comesStraight(own: Placed, enemy: Placed): boolean {
  const wanted = ENOUGH * Math.min(widthOf(own), widthOf(enemy));
  return straightAhead(own, enemy) >= wanted || isUpon(own, enemy);
}

/**
 * Legs at an enemy body to whom the way is free: straight on where enough of the front comes upon it, or any of it upon one who is near, else round toward its
 * middle.
 */
export function legsAlone(
  own: Placed,
  enemy: Placed,
  distance: Leg['distance'],
  widestWheel = WIDEST_WHEEL,
): readonly (Leg | Wheel)[] {
  if (comesStraight(own, enemy)) return [{ bearing: own.facing, distance }];
  return legsToward(own, bodyCentre(enemy), distance, widestWheel);
}
