import type { Doing, Unit } from '../../../state.js';
import { isFighting, isFree } from '../../../units.js';
import type { Field } from '../../field.js';
import { stepOf } from '../../ordering/standing.js';
import { goingForward } from '../charges/meeting.js';
import { aimOf } from '../goals.js';

/**
 * The friend with whom a unit goes along that is free to carry out its order to follow or support him; `undefined` for who has no such order, or something else to do.
 *
 * @clause wrg/orders/support
 */
export function leaderOf(unit: Unit, field: Field): Unit | undefined {
  const { counter, charges, conduct } = unit.period;
  const busy = conduct.work !== undefined || conduct.fly !== undefined || conduct.halt === true;
  if (busy || counter !== null || charges !== null || unit.aboard !== undefined || unit.hidden !== null)
    return undefined;
  if (!isFree(unit) || isFighting(field.state, unit)) return undefined;
  const step = stepOf(unit, field.state, field.scenario);
  if ((step?.verb !== 'follow' && step?.verb !== 'support') || step.goal === undefined) return undefined;
  const aim = aimOf(step.goal, unit.side, field);
  return aim !== undefined && 'unit' in aim && aim.unit.side === unit.side && aim.unit !== unit ? aim.unit : undefined;
}

/** Whether a friend takes along who follows or supports him: nobody goes back with those who do. */
export function isGoing({ rout }: Unit, doing: Doing): boolean {
  return rout === null && goingForward.includes(doing);
}
