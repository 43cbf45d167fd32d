import type { Table } from '../../../../table/index.js';
import { walksOnWater } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';

/** Whether a feature of the table is as good as open to somebody: water, to a saint. */
export function walksOver(unit: Pick<Unit, 'troops'>, kind: string): boolean {
  return waters.includes(kind) && walksOnWater(unit.troops);
}

const waters: readonly string[] = ['river', 'ford', 'water', 'marsh'];

const dry = new WeakMap<Table, Table>();

/** The table as somebody walks it: a saint as if there were no water. */
export function tableUnderfoot({ troops }: Pick<Unit, 'troops'>, table: Table): Table {
  if (!walksOnWater(troops)) return table;
  const known = dry.get(table) ?? { ...table, features: table.features.filter(({ kind }) => !waters.includes(kind)) };
  dry.set(table, known);
  return known;
}
