import type { Conduct, Unit } from '../../state.js';
import { isFighting } from '../../units.js';
import type { Field } from '../field.js';

/** Whether a unit is told something that takes its whole period, standing. */
export function isBusyBy({ prepares, burns, douses, lays }: Conduct): boolean {
  return prepares === true || burns !== undefined || douses !== undefined || lays === true;
}

/**
 * Whether a unit stands and does nothing but what it was told to: light missiles, set fire, fight a fire, lay caltrops.
 *
 * @clause wrg/fire/prepare
 * @clause wrg/caltrops/supply
 */
export function isBusy({ period, rout, bound }: Unit): boolean {
  return isBusyBy(period.conduct) && rout === null && bound === null;
}

/** Whether it really stood all the period and nobody kept it from its work. */
export function hasStood(unit: Unit, field: Pick<Field, 'state'>): boolean {
  const { period, gone, away } = unit;
  return (
    isBusy(unit) &&
    gone === null &&
    away === null &&
    period.moved === 0 &&
    !period.fought &&
    !isFighting(field.state, unit)
  );
}
