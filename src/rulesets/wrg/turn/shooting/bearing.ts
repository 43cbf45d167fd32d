import {
  angleOff,
  bearingTo,
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

/**
 * An enemy who has charged as he was halfway, where he is shot at.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function halfway(enemy: Unit): Unit {
  const { path } = enemy.period;
  const length = path.reduce((sum, point, i) => sum + distance(path[i - 1] ?? point, point), 0);
  let left = length / 2;
  for (const [i, to] of path.entries()) {
    const from = path[i - 1] ?? to;
    const leg = distance(from, to);
    if (leg < left || leg === 0) {
      left -= leg;
      continue;
    }
    const facing = bearingTo(from, to);
    return { ...enemy, placed: { ...enemy.placed, at: destination(from, facing, left), facing } };
  }
  return enemy;
}

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
