import {
  bodyCentre,
  depthOf,
  destination,
  type Placed,
  reformed,
  turnBetween,
  widthOf,
} from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import type { Field } from '../../field.js';

/** Degrees. */
const RIGHT_ANGLE = 90;

/**
 * How else men may fall in who have no room to front in the formation that they have: on narrower fronts, the widest first, about the middle or at
 * either end of the wide one, as long as they are no column. They keep the formation that their player has told them, or in which they have whoever threatens them most
 * before them as they stand, or turned about.
 *
 * @clause wrg/rally-back/end
 * @clause wrg/rally-back/any-formation
 */
export function narrowerFronts(
  { square, period: { conduct } }: Unit,
  { facing }: Placed,
  fronting: Placed,
  { rules }: Pick<Field, 'rules'>,
): readonly Placed[] {
  const off = turnBetween(facing, fronting.facing);
  const { facing: most } = rules.movement.condition;
  const isBefore = off <= most || off >= 2 * RIGHT_ANGLE - most;
  if (square || isBefore || conduct.files !== undefined || conduct.square !== undefined) return [];
  const centre = bodyCentre(fronting);
  return Array.from({ length: fronting.files - 1 }, (_, fewer) => reformed(fronting, fronting.files - 1 - fewer))
    .filter(shape => widthOf(shape) >= depthOf(shape))
    .flatMap(shape => {
      const at = destination(centre, shape.facing, depthOf(shape) / 2);
      const aside = (widthOf(fronting) - widthOf(shape)) / 2;
      return [0, aside, -aside].map(by => ({ ...shape, at: destination(at, shape.facing + RIGHT_ANGLE, by) }));
    });
}
