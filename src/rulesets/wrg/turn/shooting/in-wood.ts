import { areasAt, bodyCentre, distance, piecesInside, quadOf } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

/**
 * Whether a unit shoots at an enemy inside a wood: both stand in it, or it shoots out of the depth of it. At the edge stands whose front rank has no
 * more of the wood before it than a base is deep, or who sees out of it, as `wrg/ruling/edge-of-a-wood` has it.
 *
 * @clause wrg/shooting/range/wood
 */
export function shootsInWood(
  { placed }: Unit,
  { placed: there }: Pick<Unit, 'placed'>,
  { table, rules }: Field,
): boolean {
  const [from, to] = [bodyCentre(placed), bodyCentre(there)];
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
