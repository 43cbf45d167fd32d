import { type AfterCharge, afterCharge } from '../../fighting/charge.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit } from '../state.js';

/**
 * What a charge in the turn before leaves a unit free to do; `undefined` when it did not charge then.
 *
 * @clause cady/common/charge/unsuccessful
 */
export function chargeBefore(
  unit: Pick<FieldUnit, 'chargedOn' | 'spentChargeOn'>,
  turn: number,
  rules: Pick<TurnRules, 'charge'>,
): AfterCharge | undefined {
  if (unit.chargedOn === 0 || unit.chargedOn !== turn - 1) return undefined;
  return afterCharge({ endedInMelee: unit.spentChargeOn !== unit.chargedOn }, rules);
}
