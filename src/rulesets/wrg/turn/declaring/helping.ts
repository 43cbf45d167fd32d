import { counterActions } from '../../moving/charge.js';
import type { Unit } from '../../state.js';
import { isFighting, isFree, mainBodyOf } from '../../units.js';
import type { Field } from '../field.js';
import { stepOf } from '../ordering/standing.js';
import { broughtUpBy } from './before-a-charge.js';
import { enemiesInReach, mayCharge } from './reach.js';

/**
 * The enemy whom a unit charges in its turn though nobody charges it: its order is to charge whoever comes near, or it supports a unit that
 * it sees charged, and gets at the chargers though nobody moves out of its way; `undefined` where there is none.
 *
 * @clause wrg/charge/standing-charge-order
 * @clause wrg/charge/supporting-unit
 */
export function calledToCharge(unit: Unit, at: ReadonlyMap<string, readonly Unit[]>, field: Field) {
  const { state, scenario } = field;
  if (!isFree(unit) || isFighting(state, unit) || unit.hidden !== null) return undefined;
  const { conduct, counter, charges: already } = unit.period;
  if (conduct.halt === true || counter !== null || already !== null || conduct.charge !== undefined) return undefined;
  const step = stepOf(unit, state, scenario);
  const reached = enemiesInReach(unit, field).map(({ enemy }) => enemy);
  const whoever = step?.verb === 'charge' && step.goal === undefined;
  const friend = supportedBy(unit, field);
  const threats = friend === undefined ? [] : (at.get(friend) ?? []);
  const enemy = whoever
    ? reached.find(each => mayCharge(unit, each, field))
    : reached.find(each => threats.includes(each) && broughtUpBy(unit, each, field) === undefined);
  if (enemy === undefined) return undefined;
  return { enemy, ...counterActions({ chargesWhoeverComes: whoever, supportsThreatened: !whoever }) };
}

/** The unit that a body supports: the one that its order names, or its own. */
function supportedBy(unit: Unit, { state, scenario }: Field): string | undefined {
  if (unit.parent !== null) return mainBodyOf(state, unit).id;
  const step = stepOf(unit, state, scenario);
  return step?.verb === 'support' && step.goal !== undefined && 'unit' in step.goal ? step.goal.unit : undefined;
}
