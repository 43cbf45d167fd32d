import { type Rehearsed, rehearsed } from '../../common/bots/rehearsal.js';
import { fieldSeen, moverSeen } from '../../common/bots/seen.js';
import { type Order, printOrder } from '../../common/index.js';
import { fieldOf } from '../../common/turn/field.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, MusketView, Unit, UnitId, UnitSeen } from '../state.js';
import { musketPeriod } from '../turn/period.js';
import { musketWords } from '../words.js';

/** What orders of a side would come to, by what it sees. */
export function rehearsalOf(
  view: MusketView,
  rules: MusketRules,
): (orders: ReadonlyMap<UnitId, Order>) => ReadonlyMap<UnitId, Rehearsed> {
  const field = fieldOf(stateSeen(view), view.table, rules);
  return orders => {
    for (const [id, order] of orders) {
      const unit = field.state.units[id];
      if (unit !== undefined) unit.order = printOrder(order, musketWords);
    }
    const outcome = rehearsed(field, musketPeriod, view.side);
    // Nobody marches into the enemy's bayonets: who means to fight hand to hand charges, or storms.
    const strays = (id: UnitId, { meets }: Rehearsed) => meets.length > 0 && isMarch(orders.get(id));
    return new Map([...outcome].map(([id, each]) => [id, strays(id, each) ? { ...each, crowds: true } : each]));
  };
}

function isMarch(order: Order | undefined): boolean {
  return order?.gait === 'march' && order.legs.length > 0;
}

function stateSeen(view: MusketView): MusketState {
  const { houses, events } = view;
  return {
    ...fieldSeen(view, unitSeen),
    bridgeHits: [],
    ...(houses === undefined ? {} : { houses }),
    ...(events === undefined ? {} : { events: { running: [...events], inVillages: [] } }),
  };
}

function unitSeen(unit: UnitSeen): Unit {
  const { type, house, square, own } = unit;
  return {
    ...moverSeen(unit),
    type,
    ...(square === undefined ? {} : { square }),
    loaded: own?.loaded ?? true,
    friendlyFireOn: 0,
    gun: own?.gun === undefined || own.gun === null ? null : { ...own.gun },
    dragoons: own?.dragoons ?? null,
    ...(own?.thrown === undefined ? {} : { thrown: own.thrown }),
    ...(house === undefined ? {} : { house }),
  };
}
