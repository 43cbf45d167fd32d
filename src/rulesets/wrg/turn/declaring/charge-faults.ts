import { counted, type Violation } from '../../../../rulebook/index.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { Conduct, Unit, WrgState } from '../../state.js';
import type { WrgRequests } from '../../terms.js';
import { fieldOf } from '../field.js';
import { filesOfCharge } from '../moving/charges/readying.js';
import { enemiesInReach } from './reach.js';

/**
 * Faults of a charge that a unit is to declare: its order has to let it go at this enemy, and he has to be in its reach with whatever else it is told to do
 * before. Who forms square charges nobody.
 *
 * @param open whom it may charge as it is.
 * @clause wrg/charge/definition
 * @clause wrg/charge/turn-before-normal-distance
 * @clause wrg/square/half-speed
 * @clause wrg/manoeuvre/mount-dismount
 */
export function chargeFaults(
  unit: Unit,
  target: string,
  how: Conduct,
  open: WrgRequests['declare']['asks']['units'][number]['charges'],
  { state, scenario, rules }: { readonly state: WrgState; readonly scenario: WrgScenario; readonly rules: WrgRules },
): readonly Violation[] {
  const path = `${unit.id}.charge`;
  const clause = 'wrg/charge/definition';
  if (how.square === true) {
    const problem = 'troops in hollow square do not charge';
    return [{ path: `${unit.id}.square`, clause: 'wrg/square/half-speed', problem, mend: 'leave one of the two out' }];
  }
  if (!open.some(each => each.target === target)) {
    const named = open.map(each => each.target).join(', ');
    const problem = `"${target}" is not in its reach, or not what its order is about`;
    return [{ path, clause, problem, mend: named === '' ? 'it may charge nobody now' : `choose one of ${named}` }];
  }
  const field = fieldOf(state, scenario, rules);
  const told = asTold(unit, how);
  const { files } = how;
  if (files !== undefined && files <= unit.figures && files !== unit.placed.files) {
    if (filesOfCharge(told, field) === undefined) {
      const problem = `it does not form ${counted(files, 'file')} within its normal move`;
      const mend = 'change its front by less, or leave it out';
      return [{ path: `${unit.id}.files`, clause: 'wrg/charge/turn-before-normal-distance', problem, mend }];
    }
  }
  if (told.dismounted === unit.dismounted) return [];
  if (enemiesInReach(told, field).some(({ enemy }) => enemy.id === target)) return [];
  const problem = `"${target}" is not in its reach once it has ${told.dismounted ? 'dismounted' : 'mounted'}`;
  return [{ path, clause, problem, mend: 'leave one of the two out' }];
}

/** A unit as it will be when it has been told how to go about its order, and has taken to its horses or left them. */
function asTold(unit: Unit, how: Conduct): Unit {
  const dismounted = how.mounted === undefined ? unit.dismounted : !how.mounted;
  const unready = dismounted === unit.dismounted ? unit.period.unready : dismounted ? 'dismounting' : 'mounting';
  return { ...unit, dismounted, period: { ...unit.period, conduct: how, unready } };
}
