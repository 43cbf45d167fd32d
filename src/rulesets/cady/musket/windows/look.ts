import type { Seat } from '../../../../battle/index.js';
import { lookAtField } from '../../common/windows/look.js';
import { doorPlaces, housesTable, whereInside } from '../choices/houses.js';
import type { UnitSeen } from '../state.js';
import type { MusketTerms } from '../terms.js';
import { troopOf } from '../units.js';

/** The table of the musket game as a side may see it, in letters. */
export function lookMusket({ view, scenario, rules }: Seat<MusketTerms>): string {
  const words = {
    troops: (unit: UnitSeen) => troopOf(unit, rules).title,
    state: (unit: UnitSeen) => [...stateOf(unit), ...whereInside(unit, view)],
  };
  const field = lookAtField(view, scenario.sides, words, doorPlaces(view));
  const houses = housesTable(view);
  return houses === undefined ? field : `${field}\n\n${houses}`;
}

function stateOf({ own, square }: UnitSeen): readonly string[] {
  const formed = square === undefined ? [] : ['in square'];
  if (own === undefined) return formed;
  const { gun, loaded } = own;
  if (gun === null) return [loaded ? 'loaded' : 'not loaded', ...formed];
  if (gun.mount?.endless === true) return ['no end of shot'];
  return [`${gun.solid} ball ${gun.explosive} shell ${gun.canister} canister`];
}
