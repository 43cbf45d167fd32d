import { tableFrom } from '../../scenario/index.js';
import type { Table } from '../../table/index.js';
import type { WrgScenario } from './schema.js';

const tables = new WeakMap<WrgScenario, Table>();

/** The playing surface of a scenario: always the same one, because what is worked out for a table is kept with it. */
export function tableOf(scenario: WrgScenario): Table {
  const known = tables.get(scenario);
  if (known !== undefined) return known;
  const table = tableFrom(scenario.table);
  tables.set(scenario, table);
  return table;
}
