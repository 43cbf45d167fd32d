import { fireAtMarkers } from '../../common/turn/unseen/marker-fire.js';
import { inSmallArmsArc } from '../firing.js';
import type { UnitId } from '../state.js';
import type { MusketContext } from '../terms.js';
import { longestRange, postsOf } from './aim.js';
import { outlookOf } from './faces.js';
import type { Field } from './field.js';
import { isAtWindows } from './houses/posts.js';
import { namedTarget, type Shooter } from './targets.js';

/**
 * Units that are ordered to fire at an enemy marker which they have in arc, range and sight: a real unit is set out, to be
 * fired at like any other; a phantom is taken off the table, and the volley is wasted on it. Says who wasted his.
 *
 * @clause cady/common/phantom/removed-when-attacked
 */
export function fireAtPhantoms(
  shooters: readonly Shooter[],
  field: Field,
  context: MusketContext,
): ReadonlySet<UnitId> {
  const aims = shooters.map(shooter => {
    const { unit, face } = shooter;
    const { at: from, facing } = outlookOf(unit, face, field.rules);
    return {
      unit,
      named: namedTarget(unit),
      reach: longestRange(shooter, field),
      covers: (target: typeof unit.at) =>
        isAtWindows(unit)
          ? postsOf(shooter, field).some(post => inSmallArmsArc({ ...post, target }, field.rules))
          : inSmallArmsArc({ from, facing, target }, field.rules),
    };
  });
  const behind = fireAtMarkers(aims, field, context);
  return new Set([...behind].flatMap(([unit, found]) => (found === null ? [unit] : [])));
}
