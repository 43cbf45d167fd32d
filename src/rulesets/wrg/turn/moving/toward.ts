import { distanceBetweenQuads, type Point, quadOf, toGrid } from '../../../../table/index.js';
import type { Doing, Unit } from '../../state.js';
import type { Field } from '../field.js';
import { nearestEnemy } from './march.js';

/**
 * What a body that went forward from somewhere has done: an advance is one that has brought it nearer to the nearest of the enemies whom its
 * side sees. Any other march is neither an advance nor a retreat, wherever it leads.
 *
 * @param doing what it set out to do; anything but an advance is left as it is
 * @clause wrg/reaction/plus1-friends-advancing
 * @clause wrg/reaction/minus1-enemy-advancing
 * @clause wrg/shooting/priority/5-advancing
 */
export function doneSince(unit: Unit, from: Point, doing: Doing, field: Field): Doing {
  if (doing !== 'advancing') return doing;
  const enemy = nearestEnemy(unit, field);
  if (enemy === undefined) return 'marching';
  const gap = (at: Point) => distanceBetweenQuads(quadOf({ ...unit.placed, at }), quadOf(enemy.placed));
  return toGrid(gap(unit.placed.at)) < toGrid(gap(from)) ? 'advancing' : 'marching';
}
