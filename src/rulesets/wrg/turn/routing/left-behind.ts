import { type Bearing, destination, distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

/** By how much the men of a body get farther from somebody in a pace, at least, who leave him behind: along him they do not. Paces. */
const FARTHER = 0.05;

/**
 * Of some enemies those whom a body leaves behind on a way: it stands at them, or so near that the crowd of it overlaps them, but each of its men, as he stands,
 * gets farther from them with his first pace and with every other. They bar that way to no crowd, however much of its width lies on them as it turns.
 *
 * @clause wrg/rout/turns
 */
export function leftBehind(
  { placed }: Pick<Unit, 'placed'>,
  bearing: Bearing,
  enemies: readonly Unit[],
  { rules }: Pick<Field, 'rules'>,
): readonly Unit[] {
  const near = rules.movement.rout.gap.width / 2;
  const next = quadOf({ ...placed, at: destination(placed.at, bearing, 1) });
  const now = quadOf(placed);
  return enemies.filter(enemy => {
    const quad = quadOf(enemy.placed);
    const gap = distanceBetweenQuads(now, quad);
    return gap <= near && distanceBetweenQuads(next, quad) > gap + FARTHER;
  });
}
