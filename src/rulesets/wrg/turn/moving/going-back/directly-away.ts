import {
  approachOf,
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  type Placed,
  quadOf,
  toGrid,
} from '../../../../../table/index.js';
import type { Field } from '../../field.js';

/**
 * The way that leads a body directly away from an enemy: straight off his front, or whatever of him is nearest, or from the middle of the one to the
 * middle of the other (`wrg/ruling/directly-away`).
 *
 * @clause wrg/evade/length
 * @clause wrg/rout/direction-first
 */
export function directlyAway(placed: Placed, enemy: Placed, { rules }: Pick<Field, 'rules'>): Bearing {
  if (rules.field.directlyAway === 'middles') return bearingTo(bodyCentre(enemy), bodyCentre(placed));
  const { toward } = approachOf(quadOf(enemy), quadOf(placed));
  return bearingTo({ x: 0, y: 0 }, toward);
}

/**
 * The way that leads a body away from the enemies who fight it: midway between the ways from each, so that it keeps away from all of them, or from the first
 * alone, as it is where they stand on opposite sides (`wrg/ruling/away-from-several`).
 *
 * @clause wrg/rout/direction-first
 */
export function awayFrom(
  placed: Placed,
  enemies: readonly [Placed, ...Placed[]],
  field: Pick<Field, 'rules'>,
): Bearing {
  const [first, ...others] = enemies.map(enemy => directlyAway(placed, enemy, field));
  const only = first ?? placed.facing;
  if (others.length === 0 || field.rules.field.awayFromSeveral === 'first') return only;
  const origin = { x: 0, y: 0 };
  const sum = [only, ...others].reduce((at, bearing) => destination(at, bearing, 1), origin);
  // Right opposite each other they leave no way that leads from both.
  return toGrid(distance(origin, sum)) === 0 ? only : bearingTo(origin, sum);
}
