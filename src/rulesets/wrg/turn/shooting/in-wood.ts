import { areasAt, bodyCentre, distance, type Point, piecesInside, quadOf } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

/**
 * Whether a unit shoots at an enemy inside a wood: both stand in it, or it shoots out of the depth of it. At the edge stands whose front rank has no
 * more of the wood before it than a base is deep, or who sees out of it, as `wrg/ruling/edge-of-a-wood` has it.
 *
 * @clause wrg/shooting/range/wood
 */
export function shootsInWood(unit: Unit, { placed: there }: Pick<Unit, 'placed'>, field: Field): boolean {
  return shootsInWoodAt(unit, bodyCentre(there), field);
}

/**
 * Whether a unit shoots inside a wood at what is at a place.
 *
 * @clause wrg/shooting/range/wood
 */
export function shootsInWoodAt({ placed }: Unit, to: Point, { table, rules }: Field): boolean {
  const from = bodyCentre(placed);
  const woods = areasAt(table, from, 'wood');
  const theirs = areasAt(table, to, 'wood').map(({ id }) => id);
  if (woods.some(({ id }) => theirs.includes(id))) return true;
  if (rules.fighting.shooting.woodEdge === 'sees-out') return false;
  const line = { from, to };
  const ownBody = piecesInside(line, quadOf(placed)).at(0)?.end ?? 0;
  return woods.some(({ outline }) => {
    const trees = piecesInside(line, outline).at(0)?.end ?? 0;
    return (trees - ownBody) * distance(from, to) > placed.stand.depth;
  });
}
