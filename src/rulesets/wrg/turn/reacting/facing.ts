import { measuredFrom, type Point, quadOf, toGrid } from '../../../../table/index.js';
import { isFacing } from '../../reaction/definitions.js';
import type { Unit } from '../../state.js';

/** How far before the line of a unit's front a point lies; behind it if negative. */
function aheadOf({ placed }: Unit): (point: Point) => number {
  const step = measuredFrom({ at: { x: 0, y: 0 }, facing: placed.facing })(0, -1);
  return ({ x, y }) => (x - placed.at.x) * step.x + (y - placed.at.y) * step.y;
}

/**
 * Whether an enemy faces those who test: not all of them are behind his flank. A square has no flank, and faces everybody.
 *
 * @clause wrg/reaction/definition-facing
 * @clause wrg/square/no-flank-or-rear
 */
export function facesTesters(enemy: Unit, testers: Unit): boolean {
  if (enemy.square) return true;
  const ahead = aheadOf(enemy);
  return isFacing({ testersEntirelyBehindFlank: quadOf(testers.placed).every(corner => toGrid(ahead(corner)) < 0) });
}

/** Whether a part of an enemy is behind the line of the front of those who test, though his middle may be before it. */
export function isPartlyBehind(enemy: Unit, testers: Unit): boolean {
  const ahead = aheadOf(testers);
  return quadOf(enemy.placed).some(corner => toGrid(ahead(corner)) < 0);
}
