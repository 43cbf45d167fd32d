import type { Table } from '../../../../table/index.js';
import { heightOf } from '../../common/turn/aim.js';
import { sighting } from '../artillery.js';
import { type Garrison, storeysOf } from '../houses/house.js';
import type { MusketRules } from '../rules.js';
import { smallArmsRange } from '../small-arms.js';
import type { Unit } from '../state.js';
import { troopOf } from '../units.js';

/**
 * How far a unit sees from where it stands, in cm: guns through their telescopes, small arms farther from a hill by what their
 * range gains there.
 *
 * @clause cady/musket/sighting/normal
 * @clause cady/musket/sighting/artillery-telescope
 * @clause cady/musket/sighting/artillery-all-round
 * @clause cady/musket/sighting/small-arms-hill
 * @clause cady/musket/building/storey-is-hill
 */
export function reachOfSight(
  unit: Pick<Unit, 'type' | 'at'> & Partial<Garrison>,
  table: Table,
  rules: MusketRules,
): number {
  const { gun, weapon } = troopOf(unit, rules);
  const levelsAbove = heightOf(unit.at, { table, rules }) + storeysOf({ figures: 0, ...unit });
  if (gun !== undefined) return sighting({ gun, levelsAbove }, rules);
  if (weapon === null) return sighting({}, rules);
  const gain = smallArmsRange({ weapon, levelsAbove }, rules).range - smallArmsRange({ weapon }, rules).range;
  return sighting({ gain }, rules);
}
