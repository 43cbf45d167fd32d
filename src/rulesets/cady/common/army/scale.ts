import { insistOnLength } from '../counts.js';
import { commonRules } from '../rules.js';

/**
 * The unit of every length on the table. Angles are degrees; bearings are those of the table, clockwise from its north.
 *
 * Source: Common Rules > Materials Needed to Play; Definitions > CM.
 *
 * @clause cady/common/materials/metric
 * @clause cady/common/definition/unit-of-length
 */
export const unitOfLength = 'cm';

/** The part of a ruleset's rules that the scale of the table needs. */
export interface ScaleRules {
  /** So many yards of ground are so many cm on the table. */
  readonly scale: { readonly yards: number; readonly cm: number };
  /**
   * Diameters in cm of the round holes in the templates for artillery hits, smallest first. Which piece uses which is for its
   * period to say.
   */
  readonly hitAreaForms: readonly number[];
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
 * Diameters in cm of the round holes in the templates for artillery hits, smallest first. Which piece uses which is for its
 * period to say.
 *
 * Source: Common Rules > Materials Needed to Play.
 *
 * @clause cady/common/materials/hit-area-forms
 */
export function hitAreaForms(rules: Pick<ScaleRules, 'hitAreaForms'> = commonRules()): readonly number[] {
  return rules.hitAreaForms;
}
