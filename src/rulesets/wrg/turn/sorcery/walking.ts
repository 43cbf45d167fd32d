import type { Table } from '../../../../table/index.js';
import type { WrgRules } from '../../rules.js';
import { isCreature } from '../../sorcery/creatures.js';
import { walksOnWater } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';

type Walker = Pick<Unit, 'troops'>;

/**
 * Whether somebody goes on his wings, over friends and whatever lies on the table (`wrg/ruling/crows-on-the-wing`).
 *
 * @clause wrg/sorcery/crows
 */
export function fliesOver({ troops }: Walker, { optional }: WrgRules): boolean {
  return optional.sorcery.crows.fly && isCreature(troops, 'crow');
}

/** Whether a feature of the table is as good as open to somebody: water, to a saint; everything, to who flies. */
export function walksOver(unit: Walker, kind: string, rules: WrgRules): boolean {
  return fliesOver(unit, rules) || (waters.includes(kind) && walksOnWater(unit.troops));
}

const waters: readonly string[] = ['river', 'ford', 'water', 'marsh'];

const dry = new WeakMap<Table, Table>();
const bare = new WeakMap<Table, Table>();

/** The table as somebody goes over it: a saint as if there were no water, who flies as if there were nothing. */
export function tableUnderfoot(unit: Walker, table: Table, rules: WrgRules): Table {
  if (fliesOver(unit, rules)) return without(bare, table, () => true);
  return walksOnWater(unit.troops) ? without(dry, table, kind => waters.includes(kind)) : table;
}

function without(known: WeakMap<Table, Table>, table: Table, left: (kind: string) => boolean): Table {
  const rest = known.get(table) ?? { ...table, features: table.features.filter(({ kind }) => !left(kind)) };
  known.set(table, rest);
  return rest;
}
