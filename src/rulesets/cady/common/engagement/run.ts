import type { Violation } from '../../../../rulebook/index.js';
import type { ChargeRules } from '../fighting/charge.js';
import type { ContactRules } from '../fighting/contact.js';
import type { RangeThird } from '../fighting/defensive-fire.js';
import { type AllowanceRules, type Arm, movementAllowance } from '../moving/movement.js';

/** A charger before it sets out. */
export interface Runner {
  readonly arm: Arm;
  /** The printed move of its type, in cm. */
  readonly move: number;
  readonly morale: number;
}

/** How far off a charge is announced, in cm: unless a situation says, the stretch that a charge must go straight. */
export function chargeDistance(
  { arm }: Pick<Runner, 'arm'>,
  told: number | undefined,
  { charge }: ChargeRules,
): number {
  return told ?? (arm === 'cavalry' ? charge.straight.cavalry : charge.straight.infantry);
}

/** How far a charger may go this turn, in cm. */
export function chargeReach(runner: Runner, rules: AllowanceRules): number {
  return movementAllowance({ ...runner, charging: true }, rules).cm;
}

/** How far a charger goes before it is in contact with an enemy so far off, in cm: in melee range it has reached him. */
export function wayToContact(gap: number, { table: { meleeRange } }: ContactRules): number {
  return Math.max(0, gap - meleeRange);
}

/**
 * The path that a charge has had into the stand it struck, in cm: what it ran until it was in contact, and the melee range between them.
 *
 * @clause cady/common/shock/infantry-clear-path
 * @clause cady/common/shock/cavalry-clear-path
 */
export function pathToStand(run: number, { table: { meleeRange } }: ContactRules): number {
  return run === 0 ? 0 : run + meleeRange;
}

/**
 * What is wrong with the distance of a charge: it must begin out of melee range, as who is in it fights already, and bring the charger
 * into it. `reach` is given where the charger is one that can go anywhere.
 *
 * @clause cady/common/definition/melee-range
 */
export function distanceFaults(distance: number, reach: number | undefined, rules: ContactRules): readonly Violation[] {
  const path = 'between.distance';
  if (!(Number.isFinite(distance) && distance >= 0)) {
    return [{ path, problem: `${distance} cm is no distance`, mend: 'give a number of cm, 0 or more' }];
  }
  const { meleeRange } = rules.table;
  if (distance <= meleeRange) {
    const problem = `${distance} cm off, the enemy is in melee range: they fight, and nobody charges`;
    const mend = `charge from more than ${meleeRange} cm, or ask for a melee that goes on`;
    return [{ path, clause: 'cady/common/definition/melee-range', problem, mend }];
  }
  if (reach === undefined || wayToContact(distance, rules) <= reach) return [];
  const problem = `${distance} cm to go, and the charge reaches ${reach} cm`;
  const clause = 'cady/common/charge/move-bonus';
  return [{ path, clause, problem, mend: `charge from ${reach + meleeRange} cm or nearer` }];
}

/** The third of its range at which a defender fires unless somebody says otherwise: the middle one if the charger crosses it. */
export function usualThird(left: readonly RangeThird[]): RangeThird | undefined {
  return left.includes('middle') ? 'middle' : left[0];
}

/** What is wrong with the third of its range that a defender is to wait for. */
export function thirdFaults(
  at: RangeThird,
  { left, distance }: { readonly left: readonly RangeThird[]; readonly distance: number },
  clause: Violation['clause'],
): readonly Violation[] {
  if (left.includes(at)) return [];
  return [
    {
      path: 'fire.at',
      ...(clause === undefined ? {} : { clause }),
      problem: `a charger ${distance} cm away does not cross ${at} range`,
      mend: left.length === 0 ? 'hold fire' : `fire at ${left.join(' or ')} range`,
    },
  ];
}
