import { insistOnLength } from '../counts.js';
import { commonRules } from '../rules.js';

/**
 * The unit of every length on the table. Angles are degrees; bearings are those of the table, clockwise from its north.
 *
 * Source: Common Rules > Materials Needed to Play; Definitions > CM.
 */
export const unitOfLength = 'cm';

/** The part of a ruleset's rules that the scale of the table needs. */
export interface ScaleRules {
  /** So many yards of ground are so many cm on the table. */
  readonly scale: { readonly yards: number; readonly cm: number };
}

/**
 * What a distance in the field is on the table, in cm.
 *
 * Source: Common Rules > Scale.
 *
 * @throws RuleViolation when it is no distance.
 * @clause cady/common/scale/ground
 */
export function tableLength(
  ground: { readonly yards: number },
  { scale }: Pick<ScaleRules, 'scale'> = commonRules(),
): number {
  insistOnLength('yards', ground.yards, 'cady/common/scale/ground');
  return (ground.yards * scale.cm) / scale.yards;
}

/**
 * What a distance on the table is in the field, in yards. A battle is introduced with it.
 *
 * Source: Common Rules > Scale.
 *
 * @throws RuleViolation when it is no distance.
 * @clause cady/common/scale/ground
 * @clause cady/common/scale/ground-table
 */
export function groundLength(
  table: { readonly cm: number },
  { scale }: Pick<ScaleRules, 'scale'> = commonRules(),
): number {
  insistOnLength('cm', table.cm, 'cady/common/scale/ground');
  return (table.cm * scale.yards) / scale.cm;
}
