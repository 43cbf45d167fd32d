import { counted, type Violation } from '../../../rulebook/index.js';
import { barredUnder, bearingTo, toGrid } from '../../../table/index.js';
import { overlapsAny, touches } from '../combat/contact.js';
import type { Field } from '../field.js';
import { blocksOf, slightPivotOf, standQuads, turnedBy } from '../formation/places.js';
import { barredTo, standsOff } from '../movement/legs.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { Formed, Unit } from '../state.js';
import { classOf, enemiesOf, friendsOf, isArtillery } from '../units.js';
import { eligibleTargets, type FireField, type Target } from './targets.js';

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
export function pivotsOf(formed: Formed, rules: RaymondRules = raymondRules()): readonly number[] {
  const most = slightPivotOf(formed, rules);
  const half = toGrid(most / 2);
  return [0, -half, half, -most, most];
}

/**
 * What a unit may fire at from each of the pivots worth a look for which it has room; where it has no target is left out. A gun
 * turns straight at every enemy that it would miss so: far off its zone is narrow beside the ground that its pivot sweeps.
 *
 * @clause raymond/fire/pivot-before-firing
 */
export function aimsOf(unit: Unit, field: FireField): readonly FireAim[] {
  const aims = pivotsOf(unit, field.rules).flatMap(pivot => aimAfter(pivot, unit, field));
  if (!isArtillery(unit) || unit.limbered || field.isEngaged(unit)) return aims;
  const seen = new Set(aims.flatMap(({ targets }) => targets.map(({ target }) => target)));
  for (const enemy of field.troops) {
    if (enemy.side === unit.side || seen.has(enemy.id)) continue;
    for (const pivot of pivotsOnto(enemy, unit, field)) {
      const [aim] = aimAfter(pivot, unit, field);
      if (!aim?.targets.some(({ target }) => target === enemy.id)) continue;
      aims.push(aim);
      for (const { target } of aim.targets) seen.add(target);
      break;
    }
  }
  return aims;
}

/** Steps in which a person writes a pivot, in degrees, the coarsest first. */
const stepsWritten = [1, 0.1] as const;

/**
 * The same aim by a pivot as a person would write it, in whole degrees or else in tenths, if the same stands may fire at the same
 * targets from there; else as it is.
 *
 * @clause raymond/fire/pivot-before-firing
 */
export function roundedAim(aim: FireAim, unit: Unit, field: FireField): FireAim {
  const reaches = ({ targets }: FireAim) => targets.map(({ target, stands }) => `${target} ${stands.join()}`).join();
  for (const step of stepsWritten) {
    const pivot = toGrid(Math.trunc(aim.pivot / step) * step);
    const [rounded] = aimAfter(pivot, unit, field);
    if (rounded !== undefined && reaches(rounded) === reaches(aim)) return rounded;
  }
  return aim;
}

function aimAfter(pivot: number, unit: Unit, field: FireField): readonly FireAim[] {
  const targets = eligibleTargets(unit, field, turnedBy(unit, pivot));
  return targets.length === 0 || pivotFaults(unit, pivot, field).length > 0 ? [] : [{ pivot, targets }];
}

/** The slight pivots by which the middle of a unit's front looks straight at a stand of an enemy, the slightest first. */
function pivotsOnto(enemy: Unit, unit: Unit, { rules }: FireField): readonly number[] {
  const most = slightPivotOf(unit, rules);
  return standQuads(enemy, rules)
    .map(([a, , c]) => bearingTo(unit.at, { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }) - unit.facing)
    .map(turn => toGrid(turn - 360 * Math.round(turn / 360)))
    .filter(turn => Math.abs(turn) <= most)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
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
    return [
      fault(`a pivot of ${counted(pivot, 'degree')} is not slight`, `pivot by ${counted(most, 'degree')} at most`),
    ];
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
