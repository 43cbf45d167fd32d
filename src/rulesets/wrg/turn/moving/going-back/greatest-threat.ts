import { distanceBetweenQuads, type Placed, quadOf } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { isFighting } from '../../../units.js';
import type { Field } from '../../field.js';
import { chargeMove } from '../../reacting/charge-reach.js';
import { enemiesSeen, threatTo } from '../march.js';

/** From where a body looks at the enemy, and where it has each of them. */
export interface Looking {
  readonly from: Placed;
  readonly at: (enemy: Unit) => Placed;
}

/**
 * Who threatens a body most that stands there: of enemies who are hand to hand with others none, as long as it is in the reach of one who is free.
 *
 * @clause wrg/rally-back/end
 */
export function greatestThreat(unit: Unit, { from, at }: Looking, field: Field): Unit | undefined {
  const far = new Map(
    enemiesSeen(unit, field).map(enemy => [enemy, distanceBetweenQuads(quadOf(from), quadOf(at(enemy)))]),
  );
  const nearest = [...far].sort(([, a], [, b]) => a - b).map(([enemy]) => enemy);
  const threat = threatTo(unit, field, nearest);
  if (threat === undefined || !isFighting(field.state, threat)) return threat;
  const isInReach = (enemy: Unit) => (far.get(enemy) ?? 0) <= chargeMove(enemy, field);
  return nearest.find(enemy => !isFighting(field.state, enemy) && isInReach(enemy)) ?? threat;
}
