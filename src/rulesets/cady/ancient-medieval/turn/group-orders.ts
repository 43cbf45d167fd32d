import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { inPlay } from '../../common/turn/units.js';
import { type GroupOrders, groupOrderFaults, orderFor } from '../army/order-sheets.js';
import type { AncientState, AncientUnit, UnitId } from '../state.js';

/** `blue-chariots-10..18`: those of that name with these numbers. */
const named = /^(.+)-(\d{1,3})\.\.(\d{1,3})$/;

/** Whether a name stands for several chariots, or centuries, by their numbers. */
export function isGroupName(name: string): boolean {
  return named.test(name);
}

/** Several that one order is for. */
interface Group {
  readonly key: string;
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

function groupsIn(written: object): readonly Group[] {
  return Object.keys(written).flatMap(key => {
    const [, stem, from, to] = named.exec(key) ?? [];
    return stem === undefined ? [] : [{ key, stem, from: Number(from), to: Number(to) }];
  });
}

/** Who may be ordered about by number: chariots, and the centuries of a cohort, the first of which keeps its name. */
function numbered(stem: string, side: SideId, state: AncientState): ReadonlyMap<number, UnitId> {
  const members = inPlay(state).filter(unit => unit.side === side && takesGroupOrders(unit));
  return new Map(
    members.flatMap(({ id, century }) => {
      const number = id === stem && century !== null ? '1' : id.startsWith(`${stem}-`) ? id.slice(stem.length + 1) : '';
      return /^\d{1,3}$/.test(number) ? [[Number(number), id] as const] : [];
    }),
  );
}

function takesGroupOrders({ chariot, century }: AncientUnit): boolean {
  return chariot !== null || century !== null;
}

/** What of the orders is for chariots, or centuries, of one name. */
function sheetOf(stem: string, written: object, members: ReadonlyMap<number, UnitId>): GroupOrders {
  const groups = groupsIn(written).filter(group => group.stem === stem);
  return { groups, single: [...members].flatMap(([number, id]) => (Object.hasOwn(written, id) ? [number] : [])) };
}

/**
 * The orders of a side with those to groups spread over their members: an order to a single one goes before that of its group.
 *
 * Source: Individual Chariot Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/chariot-group-orders
 * @clause cady/ancient-medieval/sheet/chariot-for-centuries
 */
export function spreadOrders<Order>(
  written: Readonly<Record<string, Order>>,
  side: SideId,
  state: AncientState,
): Readonly<Record<string, Order>> {
  const groups = groupsIn(written);
  if (groups.length === 0) return written;
  const spread = { ...written };
  for (const { key, stem } of groups) {
    const members = numbered(stem, side, state);
    const sheet = sheetOf(stem, written, members);
    const at = groups.filter(group => group.stem === stem).findIndex(group => group.key === key);
    const order = written[key];
    for (const [number, id] of members) {
      if (order !== undefined && orderFor(number, sheet) === at) spread[id] = order;
    }
    delete spread[key];
  }
  return spread;
}

/**
 * What is wrong with the groups that orders are for: numbers the wrong way round, one chariot in two groups, nobody on the table in one.
 *
 * Source: Individual Chariot Order Sheet.
 *
 * @clause cady/ancient-medieval/sheet/chariot-group-orders
 */
export function groupFaults(written: object, side: SideId, state: AncientState): readonly Violation[] {
  const clause = 'cady/ancient-medieval/sheet/chariot-group-orders';
  const groups = groupsIn(written);
  return [...new Set(groups.map(({ stem }) => stem))].flatMap(stem => {
    const members = numbered(stem, side, state);
    const own = groups.filter(group => group.stem === stem);
    const wrong = groupOrderFaults(sheetOf(stem, written, members)).map(fault => {
      const at = Number(/\d+/.exec(fault.path)?.[0] ?? 0);
      return { ...fault, path: `orders.${own[at]?.key ?? stem}` };
    });
    const empty = own
      .filter(({ from, to }) => [...members.keys()].every(number => number < from || to < number))
      .map(({ key }): Violation => {
        const problem = `no chariots or centuries of ${side} are "${key}"`;
        return { path: `orders.${key}`, clause, problem, mend: 'name chariots of yours on the table by their numbers' };
      });
    return [...wrong, ...empty];
  });
}
