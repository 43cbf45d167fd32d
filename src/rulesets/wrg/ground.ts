import { tableFrom } from '../../scenario/index.js';
import type { Table } from '../../table/index.js';
import type { WrgScenario } from './schema.js';
import { tableWith } from './works/ground.js';
import type { Works } from './works/works.js';

/** A table, and how it was last seen with what was broken down of it. */
interface Known {
  readonly whole: Table;
  latest: { readonly key: string; readonly table: Table };
}

const tables = new WeakMap<WrgScenario, Known>();

/**
 * The playing surface of a scenario, less what has been broken down of its walls: always the same one as long as they stand as they do,
 * because what is worked out for a table is kept with it.
 */
export function tableOf(scenario: WrgScenario, works?: Pick<Works, 'gaps' | 'down'>): Table {
  const known = tables.get(scenario) ?? remember(scenario);
  if (works === undefined || works.gaps.length + works.down.length === 0) return known.whole;
  const key = JSON.stringify([works.gaps, works.down]);
  if (known.latest.key !== key) known.latest = { key, table: tableWith(known.whole, works) };
  return known.latest.table;
}

function remember(scenario: WrgScenario): Known {
  const whole = tableFrom(scenario.table);
  const known = { whole, latest: { key: '', table: whole } };
  tables.set(scenario, known);
  return known;
}
