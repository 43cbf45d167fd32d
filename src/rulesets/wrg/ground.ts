import { tableFrom } from '../../scenario/index.js';
import type { Table } from '../../table/index.js';
import type { WrgScenario } from './schema.js';
import { ditchesOf, tableWith } from './siege/ground.js';
import type { Works } from './siege/works.js';
import type { WrgState } from './state.js';

/** A table, and how it was last seen with what was broken down of it. */
interface Known {
  readonly whole: Table;
  latest: { readonly key: string; readonly table: Table };
}

/** What has become of the table of a scenario: the terrain that was chosen for it by dice, what was built and what was broken down. */
export interface Changed {
  readonly ground?: WrgState['ground'];
  readonly works?: Pick<Works, 'gaps' | 'down' | 'built'>;
}

const tables = new WeakMap<object, Known>();

/**
 * The playing surface of a scenario with the terrain that was chosen for it, with what has been built, less what has been broken down of its walls: always the same one
 * as long as they stand as they do, because what is worked out for a table is kept with it.
 */
export function tableOf(scenario: WrgScenario, { ground, works }: Changed = {}): Table {
  const known = tables.get(ground ?? scenario) ?? remember(scenario, ground);
  if (works === undefined || works.gaps.length + works.down.length + works.built.length === 0) return known.whole;
  const key = JSON.stringify([works.gaps, works.down, works.built]);
  if (known.latest.key !== key) known.latest = { key, table: tableWith(known.whole, works) };
  return known.latest.table;
}

function remember(scenario: WrgScenario, ground: WrgState['ground']): Known {
  const { width, height } = scenario.table;
  const laid = ground === undefined ? tableFrom(scenario.table) : { width, height, features: ground.features };
  const ditches = ditchesOf(scenario);
  const whole = ditches.length === 0 ? laid : { ...laid, features: [...laid.features, ...ditches] };
  const known = { whole, latest: { key: '', table: whole } };
  tables.set(ground ?? scenario, known);
  return known;
}
