import { advanceOf, isEngaged, mayBeWithin } from '../combat/contact.js';
import type { Field } from '../field.js';
import { movedBy, slightPivotOf, turnedBy } from '../formation/formation.js';
import { actionsOf, allowanceOf } from '../movement/actions.js';
import type { Formed, Unit } from '../state.js';
import { enemiesOf, unitsOnTable } from '../units.js';
import { forecastOf, standingAt, worthOf } from './forecast.js';

/** An enemy that can charge, and where it would stand in contact. */
export interface Threat {
  readonly enemy: Unit;
  readonly from: Formed;
}

/** The enemies that could charge a unit when they move next, if it stood as `pose` says and everybody else as now. */
export function threatsTo(unit: Unit, pose: Formed, field: Field): readonly Threat[] {
  const { rules } = field;
  return enemiesOf(unit, field).flatMap(enemy => {
    if (!actionsOf(enemy, rules).includes('charge')) return [];
    const reach = allowanceOf(enemy, 'charge', false, rules) ?? 0;
    const from = chargedFrom(enemy, reach);
    return from === undefined || isEngaged(enemy, field, rules) ? [] : [{ enemy, from }];
  });

  /** Where the charge of an enemy ends, if it reaches the unit and nobody stands in its way. */
  function chargedFrom(enemy: Unit, reach: number): Formed | undefined {
    if (!mayBeWithin(enemy, pose, reach, rules)) return undefined;
    const most = slightPivotOf(enemy, rules);
    for (const pivot of [0, most, -most]) {
      const turned = turnedBy(enemy, pivot);
      // Most do not even come that way; only then does it matter who stands between.
      if (advanceOf(turned, [pose], { upTo: reach }, rules).touches.length === 0) continue;
      const others = unitsOnTable(field.units).filter(({ id }) => id !== unit.id && id !== enemy.id);
      const { distance, touches } = advanceOf<Formed>(turned, [pose, ...others], { upTo: reach }, rules);
      if (touches.includes(pose)) return movedBy(turned, turned.facing, distance);
    }
    return undefined;
  }
}

/** Stands by which a unit would come off worse if, standing so, it were charged by those who can: 0 when nobody can, or cares to. */
export function dangerAt(unit: Unit, pose: Formed, field: Field): number {
  const there = standingAt(unit, pose);
  return threatsTo(unit, pose, field).reduce(
    (sum, { enemy, from }) => sum + Math.max(0, worthOf(forecastOf(enemy, there, from, field))),
    0,
  );
}
