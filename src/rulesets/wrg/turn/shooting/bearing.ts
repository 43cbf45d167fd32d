import {
  angleOff,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  measuredFrom,
  piecesInside,
  quadOf,
  standsIn,
  toGrid,
  widthOf,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

/** How much of his way is behind a charger where he is shot at. */
const partCome = { 'where-he-begins': 0, halfway: 1 / 2, 'at-contact': 1 } as const;

/** How much of his way a charger has still to come where he is shot at. */
export function partLeft({ rules }: Pick<Field, 'rules'>): number {
  return 1 - partCome[rules.fighting.shooting.chargerShotAt];
}

/**
 * An enemy who has charged, as he was where he is shot at (`wrg/ruling/chargers-shot-at`).
 *
 * @param from how far off he began: who has got away from him he may have followed farther than that.
 * @clause wrg/shooting/charge/defensive
 */
export function asHeCame(enemy: Unit, from: number, field: Pick<Field, 'rules'>): Unit {
  const { path } = enemy.period;
  const length = path.reduce((sum, point, i) => sum + distance(path[i - 1] ?? point, point), 0);
  let left = Math.min(length, from) * (1 - partLeft(field));
  for (const [i, to] of path.entries()) {
    const start = path[i - 1] ?? to;
    const leg = distance(start, to);
    if (leg < left || leg === 0) {
      left -= leg;
      continue;
    }
    const facing = bearingTo(start, to);
    return { ...enemy, placed: { ...enemy.placed, at: destination(start, facing, left), facing } };
  }
  return enemy;
}

/**
 * The least angle off straight ahead from any figure of a unit's front, or from its ends, to any part of an enemy, in degrees: a few men may be right before
 * one file of a long line.
 */
export function bearingOff({ placed }: Pick<Unit, 'placed'>, enemy: Pick<Unit, 'placed'>): number {
  const from = measuredFrom(placed);
  const half = widthOf(placed) / 2;
  const files = Math.min(placed.files, standsIn(placed));
  const middles = Array.from({ length: files }, (_, file) => (file + 1 / 2) * placed.stand.front - half);
  const eyes = [-half, 0, half, ...middles].map(right => ({ at: from(right, 0), facing: placed.facing }));
  const quad = quadOf(enemy.placed);
  const far = Math.max(...quad.map(corner => distance(placed.at, corner)));
  // Before a wide enemy one looks straight ahead, though his middle and his ends lie far to the sides.
  const isAhead = eyes.some(
    ({ at, facing }) => piecesInside({ from: at, to: destination(at, facing, far) }, quad).length > 0,
  );
  const parts = [bodyCentre(enemy.placed), ...quad];
  return isAhead ? 0 : toGrid(Math.min(...eyes.flatMap(eye => parts.map(part => angleOff(eye, part)))));
}
