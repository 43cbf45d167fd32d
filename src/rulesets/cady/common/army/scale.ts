import { groundScale } from '../charts/movement.js';
import { insistOnLength } from '../counts.js';

/**
 * The unit of every length on the table. Angles are degrees; bearings are those of the table, clockwise from its north.
 *
 * Source: Common Rules > Materials Needed to Play; Definitions > CM.
 *
 * @clause cady/common/materials/metric
 * @clause cady/common/definition/unit-of-length
 */
export const unitOfLength = 'cm';

/** Yards of ground that the first row of the chart is about. */
const yards = 10;

/**
 * What a distance in the field is on the table, in cm.
 *
 * Source: Common Rules > Scale.
 *
 * @throws RuleViolation when it is no distance.
 * @clause cady/common/scale/ground
 */
export function tableLength(ground: { readonly yards: number }): number {
  insistOnLength('yards', ground.yards, 'cady/common/scale/ground');
  return (ground.yards * groundScale.cells['10-yards']['board-cm']) / yards;
}

/**
 * Diameters in cm of the round holes in the templates for artillery hits, smallest first. Which piece uses which is for its
 * period to say.
 *
 * Source: Common Rules > Materials Needed to Play.
 *
 * @clause cady/common/materials/hit-area-forms
 */
export const hitAreaHoles: readonly number[] = [6, 8, 10, 12];
