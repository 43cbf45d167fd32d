import { tableFrom } from '../../scenario/index.js';
import type { Table } from '../../table/index.js';
import { type RaymondRules, raymondRules, type TerrainEffect, type TerrainEffects } from './rules.js';
import type { RaymondScenario } from './schema.js';

const tables = new WeakMap<RaymondScenario, Table>();

/** The playing surface of a scenario: always the same one, because what is worked out for a table is kept with it. */
export function tableOf(scenario: RaymondScenario): Table {
  const known = tables.get(scenario);
  if (known !== undefined) return known;
  const table = tableFrom(scenario.table);
  tables.set(scenario, table);
  return table;
}

type Agreed = NonNullable<RaymondScenario['terrain'][keyof RaymondScenario['terrain']]>;

const agreements = new WeakMap<TerrainAgreement, WeakMap<RaymondRules, TerrainEffects>>();

/** What the players agreed on about the ground. */
export type TerrainAgreement = Pick<RaymondScenario, 'terrain'>;

/**
 * What terrain does in this scenario: as in the rules, but where the players have agreed otherwise. Whoever may not enter a kind
 * of ground may not charge over it either.
 *
 * @clause raymond/fire/terrain-effects-agreed
 * @clause raymond/melee/terrain-effects-agreed
 */
export function terrainOf(scenario: TerrainAgreement, rules: RaymondRules = raymondRules()): TerrainEffects {
  const byRules = agreements.get(scenario) ?? new WeakMap<RaymondRules, TerrainEffects>();
  agreements.set(scenario, byRules);
  const known = byRules.get(rules);
  if (known !== undefined) return known;
  const { terrain: effects } = rules;
  const agreed = scenario.terrain;
  const terrain: TerrainEffects = {
    hill: effectOf(effects.hill, agreed.hill),
    wood: effectOf(effects.wood, agreed.wood),
    rough: effectOf(effects.rough, agreed.rough),
    marsh: effectOf(effects.marsh, agreed.marsh),
    building: effectOf(effects.building, agreed.building),
    ridge: effectOf(effects.ridge, agreed.ridge),
    river: effectOf(effects.river, agreed.river),
    creek: effectOf(effects.creek, agreed.creek),
    road: effectOf(effects.road, agreed.road),
    ford: effectOf(effects.ford, agreed.ford),
    bridge: effectOf(effects.bridge, agreed.bridge),
    fence: effectOf(effects.fence, agreed.fence),
    wall: effectOf(effects.wall, agreed.wall),
    rampart: effectOf(effects.rampart, agreed.rampart),
    gate: effectOf(effects.gate, agreed.gate),
    stakes: effects.stakes,
    ditch: effects.ditch,
    barricade: effects.barricade,
  };
  byRules.set(rules, terrain);
  return terrain;
}

function effectOf(usual: TerrainEffect, agreed: Agreed = {}): TerrainEffect {
  const bars = agreed.bars ?? usual.bars;
  return {
    stopsFire: agreed.stopsFire ?? usual.stopsFire,
    bars,
    barsCharge: [...new Set([...(agreed.barsCharge ?? usual.barsCharge), ...bars])],
    fireDice: agreed.fireDice ?? usual.fireDice,
    meleeDice: agreed.meleeDice ?? usual.meleeDice,
  };
}
