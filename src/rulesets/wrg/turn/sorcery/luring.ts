import { isCreature } from '../../sorcery/creatures.js';
import { lures } from '../../sorcery/peoples.js';
import type { Unit } from '../../state.js';
import { enemiesInReach } from '../declaring/reach.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { nearestOf } from './near.js';

/** The enemy that lures somebody on; `undefined` where none does. */
export function lureOf(unit: Unit, { state, scenario, rules }: Pick<Play, 'state' | 'scenario' | 'rules'>) {
  if (state.magic === undefined || !isCreature(unit.troops, 'dragon', 'dwarf')) return undefined;
  const inReach = enemiesInReach(unit, fieldOf(state, scenario, rules)).map(({ enemy }) => enemy);
  const isElf = (other: Unit) =>
    other.side !== unit.side && other.hidden === null && lures(unit.troops, other.troops, inReach.includes(other));
  const [nearest] = nearestOf(unit, isElf, state);
  return nearest === undefined ? undefined : { enemy: nearest.unit, inReach: inReach.includes(nearest.unit) };
}
