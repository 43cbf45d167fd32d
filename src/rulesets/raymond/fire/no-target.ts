import { toGrid } from '../../../table/index.js';
import { gapBetween } from '../combat/contact.js';
import type { RaymondClause } from '../rules.js';
import type { Unit } from '../state.js';
import { rangeBand } from './fire.js';
import type { FireField } from './targets.js';

/**
 * Why a unit may not fire at another one, which is no target of it as it stands.
 *
 * @clause raymond/fire/enemy-only
 * @clause raymond/fire/not-into-melee
 * @clause raymond/fire/ranges
 * @clause raymond/fire/artillery-dice
 * @clause raymond/fire/direct-eligibility
 */
export function noTarget(
  id: string,
  unit: Unit,
  field: FireField,
): { readonly clause: RaymondClause; readonly problem: string } {
  const target = field.troops.find(each => each.id === id);
  if (target === undefined) return { clause: 'raymond/fire/enemy-only', problem: `${id} is no unit on the table` };
  if (target.side === unit.side) return { clause: 'raymond/fire/enemy-only', problem: `${id} is a friend` };
  if (field.isEngaged(target)) return { clause: 'raymond/fire/not-into-melee', problem: `${id} is in contact` };
  const range = toGrid(gapBetween(unit, target, field.rules));
  const weapon = unit.guns ?? 'muskets';
  const reach = field.rules.fire.ranges[weapon];
  if (range > reach) {
    const problem = `${id} is ${range}" away, and ${weapon.replace('-', ' ')} reach ${reach}"`;
    return { clause: 'raymond/fire/ranges', problem };
  }
  const band = weapon === 'muskets' ? undefined : rangeBand(range, field.rules);
  if (weapon !== 'muskets' && band !== undefined && field.rules.fire.artilleryDice[weapon][band] === null) {
    const problem = `${id} is ${range}" away, and ${weapon.replace('-', ' ')} have no dice for ${band.replace('-', ' ')} range`;
    return { clause: 'raymond/fire/artillery-dice', problem };
  }
  return { clause: 'raymond/fire/direct-eligibility', problem: `no stand may fire at ${id}` };
}
