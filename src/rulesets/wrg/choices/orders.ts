import type { Asking } from '../../../battle/index.js';
import { printNewOrder, readNewOrders } from '../notation/orders.js';
import { printOrder } from '../orders/notation.js';
import type { OrderStep } from '../orders/order.js';
import { maySkirmish } from '../orders/skirmish.js';
import type { SeenUnit, UnitId } from '../state.js';
import type { NewOrder } from '../terms.js';
import type { Weapon } from '../troops.js';
import { printedOrder } from '../turn/ordering/standing.js';
import { wrgNamesOf } from '../windows/names.js';
import { ofOne, wayText } from '../windows/words.js';
import { askAtDesk, type Likely, type Written } from './desk.js';
import {
  type AnswerOf,
  type Asked,
  enemiesNear,
  notationOf,
  orderInWords,
  sightedText,
  unitAt,
  type WrgSeat,
} from './seat.js';

/** The orders of a side: as they stand, or unit by unit, with the ways in which each can be reached. */
export function askOrders(request: Asked<'orders'>, seat: WrgSeat): Asking<AnswerOf<'orders'>> {
  const units = request.units.map(({ unit }) => unit);
  return askAtDesk<NewOrder>(
    {
      question: seat.view.period <= 1 ? 'Write your orders' : 'Are there new orders?',
      units,
      nothing: { text: 'All keep the orders they have', typed: 'none' },
      notation: notationOf('orders', seat),
      lineOf: (unit, entry) => (entry === undefined ? standing(unit, seat) : writtenText(entry)),
      likely: unit => likelyNewOrders(unit, request, seat),
      together: signalChoices(request, seat),
      read: typed => readNewOrders(typed, request.units),
    },
    seat,
  );
}

function standing(id: UnitId, seat: WrgSeat): string {
  const order = unitAt(id, seat)?.order;
  return order === undefined || order === null ? 'no order' : orderInWords(id, order, seat);
}

/** Orders worth giving in the first way that is open, besides signals: those have a meaning agreed on. */
function likelyNewOrders(id: UnitId, { units }: Asked<'orders'>, seat: WrgSeat): readonly Likely<NewOrder>[] {
  const by = units.find(({ unit }) => unit === id)?.by.find(way => way !== 'signal');
  const unit = unitAt(id, seat);
  if (by === undefined || unit === undefined) return [];
  return likelyOrders(unit, seat).map(({ order, why }) => ({
    text: `${orderInWords(id, order, seat)}, ${wayText(by)}`,
    ...(why === undefined ? {} : { odds: why }),
    entry: { order, by },
  }));
}

/** A signal that was agreed on, for all whom it concerns and who hear or see it. */
function signalChoices({ units }: Asked<'orders'>, { scenario, view }: WrgSeat) {
  const signals = scenario.sides[view.side]?.signals ?? [];
  return signals.flatMap(({ name, means, units: concerned }): { text: string; written: Written<NewOrder> }[] => {
    const reaches = (orders: readonly string[] | undefined) => orders?.includes(printedOrder(means)) ?? false;
    const hearing = units.filter(
      ({ unit, by, signals: reaching }) =>
        by.includes('signal') && reaches(reaching) && (concerned === undefined || concerned.includes(unit)),
    );
    if (hearing.length === 0) return [];
    const written = hearing.map(({ unit }): [UnitId, NewOrder] => [unit, { order: means, by: 'signal' }]);
    const whom = hearing.map(({ unit }) => unit).join(', ');
    const words = ofOne(wrgNamesOf(scenario).ofOrder(means));
    return [{ text: `The signal "${name}" (${means}: ${words}) for ${whom}`, written: Object.fromEntries(written) }];
  });
}

/** What shoots or is thrown from afar. */
const missiles: readonly Weapon[] = ['bow', 'crossbow', 'sling', 'staff-sling', 'javelins', 'darts'];

/** Orders that a unit might well be given, and why. */
export function likelyOrders(
  unit: Readonly<SeenUnit>,
  seat: WrgSeat,
): readonly { readonly order: string; readonly why?: string }[] {
  const near = enemiesNear(unit, seat).slice(0, 2);
  const written = (step: OrderStep) => printOrder({ kind: 'steps', steps: [step] });
  const missileArmed = unit.troops.weapons.some(weapon => missiles.includes(weapon));
  const skirmishes = maySkirmish({ troops: unit.troops, missileArmed }, seat.rules);
  return [
    ...near.map(enemy => ({
      order: written({ verb: 'attack', goal: { unit: enemy.unit.id } }),
      why: sightedText(enemy),
    })),
    ...(skirmishes ? [{ order: written({ verb: 'skirmish' }) }] : []),
    { order: written({ verb: 'hold' }) },
    { order: written({ verb: 'retire' }) },
  ];
}

/** An order that has been written for a unit, and how it comes, where it does not lie before it from the first. */
function writtenText(entry: NewOrder): string {
  return entry.by === 'written' ? `${entry.order}, as you have written` : printNewOrder(entry);
}
