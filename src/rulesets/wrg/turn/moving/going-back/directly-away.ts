import { approachOf, type Bearing, bearingTo, bodyCentre, type Placed, quadOf } from '../../../../../table/index.js';
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
