import type { Placed } from '../../../../table/index.js';
import { type Rehearsed, rehearsed } from '../../common/bots/rehearsal.js';
import { fieldSeen, moverSeen } from '../../common/bots/seen.js';
import { type Order, printOrder } from '../../common/index.js';
import { orderedMarch } from '../../common/turn/moving/marching.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, MusketView, Unit, UnitId, UnitSeen } from '../state.js';
import { type Field, fieldOf } from '../turn/field.js';
import { musketPeriod } from '../turn/period.js';
import { troopOf } from '../units.js';
import { musketWords } from '../words.js';

/** The field as a side sees it, in which moves are gone through. */
export function fieldFrom(view: MusketView, rules: MusketRules): Field {
  return fieldOf(stateSeen(view), view.table, rules);
}

/** Where an order would lead a unit if nobody were in its way, and the part of its move that it takes. */
export function marchUnder(
  id: UnitId,
  order: Order,
  field: Field,
): { readonly placed: Placed; readonly share: number } | undefined {
  const unit = field.state.units[id];
  if (unit === undefined) return undefined;
  const before = unit.order;
  unit.order = printOrder(order, musketWords);
  const { march } = orderedMarch(unit, field, musketPeriod);
  unit.order = before;
  const { move } = troopOf(unit, field.rules);
  return { placed: march.end, share: move === 0 ? 0 : march.spent / move };
}

/** What orders of a side would come to, by what it sees. */
export function rehearsalOf(
  view: MusketView,
  rules: MusketRules,
): (orders: ReadonlyMap<UnitId, Order>) => ReadonlyMap<UnitId, Rehearsed> {
  const field = fieldFrom(view, rules);
  return orders => {
    for (const [id, order] of orders) {
      const unit = field.state.units[id];
      if (unit !== undefined) unit.order = printOrder(order, musketWords);
    }
    const outcome = rehearsed(field, musketPeriod, view.side);
    // Nobody marches into the enemy's bayonets: who means to fight hand to hand charges, or storms.
    const strays = (id: UnitId, { meets }: Rehearsed) => meets.length > 0 && isMarch(orders.get(id));
    // Nor is anybody told to turn who has no room to.
    const isPenned = (id: UnitId, { moved: { course, final } }: Rehearsed) =>
      orders.get(id)?.facing !== undefined &&
      orders.get(id)?.legs.length === 0 &&
      course[0]?.placed.facing === final.facing;
    return new Map(
      [...outcome].map(([id, each]) => [id, strays(id, each) || isPenned(id, each) ? { ...each, crowds: true } : each]),
    );
  };
}

function isMarch(order: Order | undefined): boolean {
  return order?.gait === 'march' && order.legs.length > 0;
}

/** The field as a side sees it, as a state that can be played on. */
export function stateSeen(view: MusketView): MusketState {
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
