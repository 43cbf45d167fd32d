import type { RequestOf } from '../../../battle/index.js';
import { counted, type Violation } from '../../../rulebook/index.js';
import { fieldOf } from '../field.js';
import { pivotFaults } from '../fire/aims.js';
import { readFire } from '../fire/fire-schema.js';
import { noTarget } from '../fire/no-target.js';
import { canShareOut, splitFireFaults } from '../fire/split-fire.js';
import { eligibleTargets, type FireField, fireFieldOf, type Target } from '../fire/targets.js';
import { turnedBy } from '../formation/places.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import type { RaymondState, Unit } from '../state.js';
import type { RaymondTerms } from '../terms.js';

/** The question whether and at whom a unit fires. */
export type FireRequest = Extract<RequestOf<RaymondTerms>, { kind: 'fire' }>;

/**
 * Faults of a unit's fire: a pivot that is not slight or has no room, targets that it may not fire at, more stands than may
 * fire at one, or a stand needed twice, a gun's fire split.
 *
 * @clause raymond/fire/once-per-stand
 * @clause raymond/fire/enemy-only
 * @clause raymond/fire/not-into-melee
 * @clause raymond/fire/ranges
 */
export function fireFaults(
  answer: unknown,
  request: FireRequest,
  state: Pick<RaymondState, 'units'>,
  scenario: RaymondScenario,
  rules: RaymondRules,
): readonly Violation[] {
  const read = readFire(answer);
  if ('faults' in read) return read.faults;
  const { pivot: degrees = 0, at } = read.answer;
  const unit = state.units[request.unit];
  if (unit === undefined) return [{ path: '', problem: `there is no unit ${request.unit}`, mend: 'name a unit' }];
  const field = fieldOf(state, scenario, rules);
  const turning = pivotFaults(unit, degrees, field);
  if (turning.length > 0) return turning;
  if (at.length === 0) return degrees === 0 ? [] : [idlePivot];
  const seen = fireFieldOf(field);
  const targets = eligibleTargets(unit, seen, turnedBy(unit, degrees));
  const each = at.flatMap(({ target, stands }, i) =>
    targetFaults({ target, stands, path: `at[${i}]` }, unit, targets, seen),
  );
  const faults = [...each, ...splitFireFaults(read.answer, unit)];
  return faults.length > 0 || canShareOut(at, targets) ? faults : [standsTwice];
}

const idlePivot: Violation = {
  path: 'pivot',
  clause: 'raymond/fire/pivot-before-firing',
  problem: 'a unit that holds its fire does not pivot',
  mend: 'leave the pivot out, or fire at somebody',
};

const standsTwice: Violation = {
  path: 'at',
  clause: 'raymond/fire/once-per-stand',
  problem: 'some stands would have to fire at two targets',
  mend: 'fire with fewer stands: each fires once',
};

function targetFaults(
  { target: id, stands, path }: { readonly target: string; readonly stands: number; readonly path: string },
  unit: Unit,
  targets: readonly Target[],
  field: FireField,
): readonly Violation[] {
  const target = targets.find(each => each.target === id);
  if (target === undefined) {
    const { clause, problem } = noTarget(id, unit, field);
    const open = targets.map(each => each.target).join(', ');
    const mend = open === '' ? 'hold its fire' : `choose ${open}`;
    return [{ path: `${path}.target`, clause, problem, mend }];
  }
  const able = target.stands.length;
  if (stands <= able) return [];
  const problem = `${counted(stands, 'stand')} cannot fire at ${id}`;
  const mend = `fire with ${able} at most`;
  return [{ path: `${path}.stands`, clause: 'raymond/fire/direct-eligibility', problem, mend }];
}
