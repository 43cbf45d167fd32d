import type { Violation } from '../../rulebook/index.js';
import { barredUnder, toGrid } from '../../table/index.js';
import { overlapsAny, touches } from './contact.js';
import type { Field } from './field.js';
import { barredTo, standsOff } from './legs.js';
import { blocksOf, slightPivotOf, turnedBy } from './places.js';
import type { RaymondRules } from './rules.js';
import type { Formed, Unit } from './state.js';
import { eligibleTargets, type FireField, type Target } from './targets.js';
import { classOf, enemiesOf, friendsOf } from './units.js';

/** Whom a unit may fire at after a slight pivot, in degrees. */
export interface FireAim {
  readonly pivot: number;
  readonly targets: readonly Target[];
}

/**
 * The pivots worth a look before firing, in degrees: none, and to either side as far as it goes and half as far.
 *
 * @clause raymond/fire/pivot-before-firing
 * @clause raymond/fire/pivot-defensive-mass
 */
export function pivotsOf(formed: Formed, rules: RaymondRules): readonly number[] {
  const most = slightPivotOf(formed, rules);
  const half = toGrid(most / 2);
  return [0, -half, half, -most, most];
}

/** What a unit may fire at from each of the pivots worth a look for which it has room; where it has no target is left out. */
export function aimsOf(unit: Unit, field: FireField): readonly FireAim[] {
  return pivotsOf(unit, field.rules).flatMap(pivot => {
    const targets = eligibleTargets(unit, field, turnedBy(unit, pivot));
    return targets.length === 0 || pivotFaults(unit, pivot, field).length > 0 ? [] : [{ pivot, targets }];
  });
}

/**
 * What forbids a slight pivot before firing: its front corners would move too far, or there is no room where it would end.
 *
 * @param pivot degrees, clockwise positive
 * @clause raymond/fire/pivot-before-firing
 * @clause raymond/fire/pivot-defensive-mass
 */
export function pivotFaults(unit: Unit, pivot: number, field: Field): readonly Violation[] {
  if (pivot === 0) return [];
  const most = slightPivotOf(unit, field.rules);
  if (toGrid(Math.abs(pivot)) > most) {
    return [fault(`a pivot of ${pivot} degrees is not slight`, `pivot by ${most} degrees at most`)];
  }
  const obstacle = obstacleTo(unit, turnedBy(unit, pivot), field);
  return obstacle === undefined ? [] : [fault(`the pivot ends ${obstacle}`, 'pivot less, the other way or not at all')];
}

function obstacleTo(unit: Unit, formed: Formed, field: Field): string | undefined {
  const { table, rules } = field;
  if (overlapsAny(formed, friendsOf(unit, field), rules)) return 'in friends';
  if (enemiesOf(unit, field).some(enemy => touches(formed, enemy, rules))) return 'in contact with an enemy';
  if (standsOff(formed, field).length > 0) return 'off the table';
  const [barred] = barredUnder(blocksOf(formed, rules), table, barredTo(classOf(unit), field));
  return barred === undefined ? undefined : `on ground barred to it: ${barred.id}`;
}

function fault(problem: string, mend: string): Violation {
  return { path: 'pivot', clause: 'raymond/fire/pivot-before-firing', problem, mend };
}
