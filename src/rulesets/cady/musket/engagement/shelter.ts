import { levelAt, metBetween, type Point, stripsAt, type Table } from '../../../../table/index.js';
import { isNear } from '../../common/turn/aim.js';
import type { MusketMoraleTest } from '../morale.js';
import type { MusketRules } from '../rules.js';
import type { UnitSeen } from '../state.js';

type Defence = NonNullable<MusketMoraleTest['behindDefence']>;

/** A unit where it stands, or will stand. */
export type Sheltered = Pick<UnitSeen, 'house' | 'aboard'> & { readonly at: Point };

/**
 * What shelters a unit from an enemy: the building it is in, a wall close before it, a river close before it, or higher ground
 * (`cady/ruling/morale-defensive-feature`).
 *
 * @param enemy where the nearest enemy is; `undefined`: there is none
 * @clause cady/musket/morale/defensive-feature
 */
export function shelterFrom(
  enemy: Point | undefined,
  unit: Sheltered,
  table: Table,
  rules: MusketRules,
): Pick<MusketMoraleTest, 'behindDefence'> {
  const counts: readonly Defence[] = rules.readings.defensiveFeatures;
  if (unit.house !== undefined && unit.aboard === undefined && counts.includes('building'))
    return { behindDefence: 'building' };
  if (enemy === undefined) return {};
  const close = (line: readonly Point[]) => isNear(unit.at, line, rules.table.behindBarrier);
  const met = metBetween(table, unit.at, enemy, ['wall', 'river']).map(({ feature }) => feature);
  const holds: { readonly [defence in Defence]: boolean } = {
    wall: met.some(feature => feature.kind === 'wall' && close(feature.line)),
    'river-bank': met.some(feature => feature.kind === 'river' && isOnBank(unit, feature, table, rules)),
    hill: levelAt(table, unit.at) > levelAt(table, enemy),
    building: false,
  };
  const defence = counts.find(each => holds[each]);
  return defence === undefined ? {} : { behindDefence: defence };
}

/** Whether a unit stands on the land close to the water of a river: in a boat nobody has a bank before him. */
function isOnBank(
  { at, aboard }: Sheltered,
  { line, width }: { readonly line: readonly Point[]; readonly width: number },
  table: Table,
  rules: MusketRules,
): boolean {
  if (aboard !== undefined || stripsAt(table, at, 'river').length > 0) return false;
  return isNear(at, line, rules.table.behindBarrier + width / 2);
}
