import { distance, lineOfSight } from '../../../../table/index.js';
import { blockersBetween } from '../../common/turn/aim.js';
import { markersSeen } from '../../common/turn/markers.js';
import { revealAttacked } from '../../common/turn/revealing.js';
import { inMissileArc } from '../missile-arcs.js';
import type { AncientContext } from '../terms.js';
import type { Shooter } from './armed.js';
import type { AncientField } from './field.js';
import { namedTarget } from './targets.js';

/** What came of an order to shoot at a marker: the shooter, who aims at the unit behind it now, or at nobody. */
export interface AtMarker {
  readonly shooter: Shooter;
  /** There was nobody: the phantom is off the table and the shots are wasted. */
  readonly phantom: boolean;
}

/**
 * Units that are ordered to shoot at an enemy marker which they have in arc, range and sight: a phantom is taken off the table,
 * a real unit is set out and shot at. All others are given back as they are.
 *
 * @clause cady/common/phantom/removed-when-attacked
 */
export function atMarkers(
  shooters: readonly Shooter[],
  field: AncientField,
  context: AncientContext,
): readonly AtMarker[] {
  const { state } = field;
  const shotAt = new Map<string, string | null>();
  const aimedAt = shooters.map(shooter => markerAimedAt(shooter, field));
  return shooters.map((shooter, i) => {
    const tag = aimedAt[i];
    if (tag === undefined) return { shooter, phantom: false };
    if (!shotAt.has(tag)) shotAt.set(tag, revealAttacked(state, tag, context)?.id ?? null);
    const target = shotAt.get(tag);
    if (target === undefined || target === null) return { shooter, phantom: true };
    const order = shooter.order === null ? null : { ...shooter.order, fire: { fire: 'at' as const, target } };
    return { shooter: { ...shooter, order }, phantom: false };
  });
}

function markerAimedAt(shooter: Shooter, field: AncientField): string | undefined {
  const { unit, reach } = shooter;
  const { state, table, rules } = field;
  const named = namedTarget(shooter);
  if (named === undefined || !named.includes('#')) return undefined;
  const marker = markersSeen(state, unit.side).find(({ id, side }) => id === named && side !== unit.side);
  if (marker === undefined || distance(unit.at, marker.at) > reach) return undefined;
  const aim = { shooter: shooter.shooter, from: unit.at, facing: unit.facing, target: marker.at };
  if (!inMissileArc(aim, rules)) return undefined;
  const blockers = blockersBetween(unit, { ...unit, at: marker.at }, field);
  const line = { from: unit.at, to: marker.at, table, rules: rules.table.sight, blockers };
  return lineOfSight(line).clear ? named : undefined;
}
