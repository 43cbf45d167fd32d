import { distance, lineOfSight } from '../../../../table/index.js';
import { blockersBetween } from '../../common/turn/aim.js';
import { markersSeen } from '../../common/turn/markers.js';
import { mayShoot, revealAttacked } from '../../common/turn/revealing.js';
import { inSmallArmsArc } from '../firing.js';
import type { UnitId } from '../state.js';
import type { MusketContext } from '../terms.js';
import type { Field } from './field.js';
import { longestRange, namedTarget, type Shooter } from './targets.js';

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
  const { state } = field;
  const aimed = shooters.flatMap(shooter => {
    const tag = markerAimedAt(shooter, field);
    return tag === undefined || !mayShoot(state, shooter.unit, context) ? [] : [{ shooter, tag }];
  });
  const behind = new Map<string, UnitId | undefined>();
  for (const { tag } of aimed) {
    if (!behind.has(tag)) behind.set(tag, revealAttacked(state, tag, context)?.id);
  }
  return new Set(aimed.flatMap(({ shooter, tag }) => (behind.get(tag) === undefined ? [shooter.unit.id] : [])));
}

function markerAimedAt(shooter: Shooter, field: Field): string | undefined {
  const { unit } = shooter;
  const { state, table, rules } = field;
  const named = namedTarget(unit);
  const marker = markersSeen(state, unit.side).find(({ id, side }) => id === named && side !== unit.side);
  if (marker === undefined || distance(unit.at, marker.at) > longestRange(shooter, field)) return undefined;
  if (!inSmallArmsArc({ from: unit.at, facing: unit.facing, target: marker.at }, rules)) return undefined;
  const blockers = blockersBetween(unit, { ...unit, at: marker.at }, field);
  const line = { from: unit.at, to: marker.at, table, rules: rules.table.sight, blockers };
  return lineOfSight(line).clear ? marker.id : undefined;
}
