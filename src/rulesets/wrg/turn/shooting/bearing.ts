import {
  angleOff,
  bodyCentre,
  destination,
  distance,
  measuredFrom,
  piecesInside,
  quadOf,
  toGrid,
  widthOf,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';

/** The least angle off straight ahead from any part of a unit's front to any part of an enemy, in degrees. */
export function bearingOff({ placed }: Unit, enemy: Unit): number {
  const from = measuredFrom(placed);
  const half = widthOf(placed) / 2;
  const eyes = [-half, 0, half].map(right => ({ at: from(right, 0), facing: placed.facing }));
  const quad = quadOf(enemy.placed);
  const far = Math.max(...quad.map(corner => distance(placed.at, corner)));
  // Before a wide enemy one looks straight ahead, though his middle and his ends lie far to the sides.
  const isAhead = eyes.some(
    ({ at, facing }) => piecesInside({ from: at, to: destination(at, facing, far) }, quad).length > 0,
  );
  const parts = [bodyCentre(enemy.placed), ...quad];
  return isAhead ? 0 : toGrid(Math.min(...eyes.flatMap(eye => parts.map(part => angleOff(eye, part)))));
}
