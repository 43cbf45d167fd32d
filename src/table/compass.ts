/** The sixteen points of the compass, in words. */
import { RuleViolation } from '../rulebook/index.js';
import { normalBearing } from './geometry.js';
import type { Bearing } from './types.js';

/** The names of the sixteen points of the compass, clockwise from the north. */
export const compassPoints = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
const POINT_WIDTH = 360 / compassPoints.length;

/** The sixteen points of the compass. */
export type CompassPoint = (typeof compassPoints)[number];

/** The bearing of a compass point: `bearingOf('NE')` is 45, `bearingOf('NNE')` is 22.5. */
export function bearingOf(name: CompassPoint): Bearing {
  return compassPoints.indexOf(name) * POINT_WIDTH;
}

/**
 * The compass point nearest to a bearing.
 * @throws RuleViolation when the bearing is not a finite number.
 */
export function compassOf(bearing: Bearing): CompassPoint {
  const name = compassPoints[Math.round(normalBearing(bearing) / POINT_WIDTH) % compassPoints.length];
  if (name === undefined) {
    throw new RuleViolation({
      path: 'bearing',
      problem: `${bearing} is not a direction`,
      mend: 'give degrees clockwise from north, 0 to 360',
    });
  }
  return name;
}

/** Reads a compass point in upper or lower case, spaces around it allowed; `undefined` when there is no such point. */
export function readCompass(text: string): CompassPoint | undefined {
  const wanted = text.trim().toUpperCase();
  return compassPoints.find(name => name === wanted);
}
