import { distanceBetweenQuads, type Placed, quadOf } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { isFighting } from '../../../units.js';
import type { Field } from '../../field.js';
import { chargeMove } from '../../reacting/charge-reach.js';
import { comingAt, enemiesSeen } from '../march.js';

/** From where a body looks at the enemy, and where it has each of them. */
export interface Looking {
  readonly from: Placed;
  readonly at: (enemy: Unit) => Placed;
}

/**
 * Who threatens a body most that stands there: who comes at it, or else the nearest who is free and has it in reach of his charge; where it is in nobody's
 * reach, the nearest of all, be he hand to hand with others.
 *
 * @clause wrg/rally-back/end
 */
export function greatestThreat(unit: Unit, { from, at }: Looking, field: Field): Unit | undefined {
  const far = new Map(
    enemiesSeen(unit, field).map(enemy => [enemy, distanceBetweenQuads(quadOf(from), quadOf(at(enemy)))]),
  );
  const nearest = [...far].sort(([, a], [, b]) => a - b).map(([enemy]) => enemy);
  const isInReach = (enemy: Unit) => (far.get(enemy) ?? 0) <= chargeMove(enemy, field);
  const isFreeToCome = (enemy: Unit) => !isFighting(field.state, enemy) && isInReach(enemy);
  return comingAt(unit, field, nearest) ?? nearest.find(isFreeToCome) ?? nearest[0];
}
