import { fireAtMarkers } from '../../../common/turn/unseen/marker-fire.js';
import { inMissileArc } from '../../missiles/missile-arcs.js';
import type { AncientContext } from '../../terms.js';
import type { AncientField } from '../field.js';
import type { Shooter } from './armed.js';
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
  const aims = shooters.map(shooter => {
    const { unit, reach } = shooter;
    const from = { shooter: shooter.shooter, from: unit.at, facing: unit.facing };
    return {
      unit,
      named: namedTarget(shooter),
      reach,
      covers: (target: typeof unit.at) => inMissileArc({ ...from, target }, field.rules),
    };
  });
  const behind = fireAtMarkers(aims, field, context);
  return shooters.map(shooter => {
    const target = behind.get(shooter.unit.id);
    if (target === undefined) return { shooter, phantom: false };
    if (target === null || shooter.order === null) return { shooter, phantom: true };
    const order = { ...shooter.order, fire: { fire: 'at', target } as const };
    return { shooter: { ...shooter, order }, phantom: false };
  });
}
