import { type Bearing, bearingTo, bodyCentre, quadOf, sideToward } from '../../../../../table/index.js';
import { standsAcrossWall } from '../../../siege/walls.js';
import type { Unit } from '../../../state.js';
import { whoWouldCharge } from '../../declaring/reach.js';
import type { Field } from '../../field.js';
import { frontWithRoom, nearerFront } from './room-to-turn.js';

/**
 * How a body faces that halts in the reach of a charge: toward whoever is nearest of those who would come upon it, if he came at its flank or rear. Where
 * others, or the wall on which it stands, leave its line no room for more it turns about; `undefined` where it stands as it should.
 *
 * @clause wrg/orders/defensive-halt
 */
export function facingThreat(unit: Unit, field: Field): Bearing | undefined {
  const { placed } = unit;
  const enemy = unit.square ? undefined : whoWouldCharge(unit, field);
  if (enemy === undefined) return undefined;
  const to = bodyCentre(enemy.placed);
  if (sideToward(quadOf(placed), to) === 'front') return undefined;
  const wanted = bearingTo(bodyCentre(placed), to);
  const facing = standsAcrossWall(placed, field.table)
    ? nearerFront(placed, wanted)
    : frontWithRoom(unit, wanted, field);
  return facing === placed.facing ? undefined : facing;
}
