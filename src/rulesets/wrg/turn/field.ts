import {
  lookAround,
  type Neighbour,
  type Presence,
  type SightRules,
  type Surroundings,
  type Table,
  type Wanted,
} from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { Doing, Unit, WrgState } from '../state.js';
import { onTable } from '../units.js';

/** A unit as its neighbours see it. */
export interface UnitPresence extends Presence<Doing> {
  readonly unit: Unit;
}

/** Somebody near a unit. */
export type Near = Neighbour<UnitPresence>;
export type Looked = Surroundings<UnitPresence>;
export type Looking = Wanted<UnitPresence>;

/** All that a unit's situation is judged by: the units as they stand, the ground, the rules. */
export interface Field {
  readonly state: WrgState;
  readonly scenario: WrgScenario;
  readonly table: Table;
  readonly rules: WrgRules;
  /** Who is near whom. Good as long as nobody moves. */
  readonly near: Looked;
}

/** The field as a battle stands; hidden units are near nobody but their own side. */
export function fieldOf(state: WrgState, scenario: WrgScenario, rules: WrgRules): Field {
  const table = tableOf(scenario);
  const everybody = onTable(state).map(
    (unit): UnitPresence => ({ id: unit.id, side: unit.side, placed: unit.placed, doing: unit.period.doing, unit }),
  );
  return { state, scenario, table, rules, near: lookAround({ everybody, table, sight: sightOf(rules) }) };
}

/** How far troops see into woods and over hills. */
export function sightOf({ field }: WrgRules): SightRules {
  return field.sight;
}
