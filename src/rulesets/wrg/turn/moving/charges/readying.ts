import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import { moveRate } from '../../../moving/rates.js';
import type { Unit } from '../../../state.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { onlyWalks } from '../../sorcery/limits.js';
import { leftByFallingIn } from '../../weather/camp.js';
import { goingOf, mannerOf } from '../going.js';
import { busyMounting, leftByMounting } from '../mounting.js';

/** What of the period goes to other things before a charge: a push-back, getting on horses or off them, falling in after sleep, a change of front. */

/** The moves of a charge, in paces. */
export interface ChargeMoves {
  /** Before it gallops or runs: wheels, turns and a change of front are over by then. */
  readonly normal: number;
  /** All of it. */
  readonly whole: number;
  readonly because: readonly Reason[];
}

/**
 * How far a charge of a unit goes, less what it was pushed back and what it takes to mount or dismount first, or to fall in when it has been roused.
 *
 * @clause wrg/charge/definition
 * @clause wrg/movement/push-back-deduction
 * @clause wrg/manoeuvre/mount-dismount
 * @clause wrg/night/camp
 */
export function chargeMoves(unit: Unit, field: Field): ChargeMoves {
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const { normal, charge, because } = moveRate(unit.troops, manner, field.rules);
  const whole = onlyWalks(unit, field) ? normal : (charge ?? normal);
  const left = leftByMounting(unit, field) * leftByFallingIn(unit);
  return {
    normal: normal * left - unit.pushed,
    whole: whole * left - unit.pushed,
    because: [...because, ...busyMounting(unit, whole, field), ...busyFallingIn(unit, whole)],
  };
}

/** Why a unit that has been roused from its sleep has less of a charge of so many paces left. */
function busyFallingIn(unit: Unit, paces: number): readonly Reason[] {
  const lost = Math.round(paces * (1 - leftByFallingIn(unit)));
  return lost > 0 ? [reasonFor('wrg/night/camp', 'roused from sleep', `−${counted(lost, 'pace')}`)] : [];
}

/**
 * The files that a unit forms before it charges, if it has been told another front; `undefined` where that would take it beyond its normal move.
 *
 * @clause wrg/charge/turn-before-normal-distance
 */
export function filesOfCharge(unit: Unit, field: Field): number | undefined {
  const { files: told } = unit.period.conduct;
  const files = told === undefined ? undefined : Math.min(told, unit.figures);
  if (files === undefined || files === unit.placed.files) return undefined;
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const { formation } = goingOf(unit, manner, field, { files }).costs;
  const isInTime = typeof formation === 'number' && formation <= chargeMoves(unit, field).normal;
  return isInTime ? files : undefined;
}
