import type { Table } from '../../table/index.js';
import { tableOf, terrainOf } from './ground.js';
import { type RaymondRules, raymondRules, type TerrainEffects } from './rules.js';
import type { RaymondScenario } from './schema.js';
import type { RaymondState, RaymondView } from './state.js';

/** All that a movement is judged by: the units as they stand, the ground, and the rules. Nothing that takes one changes it. */
export interface Field extends Pick<RaymondState, 'units'> {
  readonly table: Table;
  readonly terrain: TerrainEffects;
  readonly rules: RaymondRules;
}

/** The field as a battle stands. */
export function fieldOf(
  state: Pick<RaymondState, 'units'>,
  scenario: RaymondScenario,
  rules: RaymondRules = raymondRules(),
): Field {
  return { units: state.units, table: tableOf(scenario), terrain: terrainOf(scenario, rules), rules };
}

/** The field as a side sees it, for whoever plans a move. */
export function fieldSeen({ units, table, terrain }: RaymondView, rules: RaymondRules = raymondRules()): Field {
  return { units, table, terrain, rules };
}
