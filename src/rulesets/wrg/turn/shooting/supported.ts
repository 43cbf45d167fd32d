import type { Unit } from '../../state.js';
import { mainBodyOf } from '../../units.js';
import type { Field } from '../field.js';
import { stepOf } from '../ordering/standing.js';

/**
 * Those whom a unit is ordered to support, with their sub-units, or who are of its own unit: its main body and every sub-unit of that.
 *
 * @clause wrg/shooting/priority/3-supported-friends
 */
export function supportedBy(unit: Unit, { state, scenario }: Field): readonly Unit[] {
  const step = stepOf(unit, state, scenario);
  const ordered = step?.verb === 'support' && step.goal !== undefined && 'unit' in step.goal ? [step.goal.unit] : [];
  const main = mainBodyOf(state, unit).id;
  const isMeant = (other: Unit) => {
    const supported = ordered.some(id => other.id === id || other.parent === id);
    return supported || mainBodyOf(state, other).id === main;
  };
  return Object.values(state.units).filter(other => other.id !== unit.id && isMeant(other));
}
