import type { Commander, RequestOf } from '../../../battle/index.js';
import { whoDictates } from '../orders/delivery.js';
import type { WrgRules } from '../rules.js';
import { takesNewOrders } from '../sorcery/dragons.js';
import type { GeneralId, SeenUnit, UnitId, WrgView } from '../state.js';
import type { NewOrder, WrgRequests, WrgTerms } from '../terms.js';
import { armyPlan, orderOfPart, plannedOrder } from './army-plan.js';
import { calledFor, hasTurned } from './called-for.js';
import { declarations } from './declaring.js';
import { byNeed, comesTooLate, isBoundFor } from './dictating.js';
import { EVEN, outfights, SURE } from './duels.js';
import { goesIn } from './horse-archers.js';
import { attackedBy } from './order-words.js';
import { aimedAt } from './plan.js';
import { pursues } from './pursuits.js';
import { bestSigns } from './reactions.js';
import { firstSignal } from './signals.js';
import { bestSpell, flightHome } from './sorcery.js';
import { byTheDrill, type Temper, temperOf } from './temper.js';
import { wish } from './wishes.js';

/**
 * A sensible general of ancient armies: he forms one plan before the battle (`army-plan.ts`), light troops in front, foot in the middle, horse against
 * horse, and leaves his officers to it; new orders go to units that have none, and where something has happened that calls for them. Whom he charges he
 * weighs first.
 *
 * @param seed what he is like: whether his second line lengthens the first, which wing he strengthens, how long he waits for his bows; without it he
 * fights by the drill
 */
export function lineOfBattle(seed?: number): Commander<WrgTerms> {
  const temper = seed === undefined ? byTheDrill : temperOf(seed);
  return { name: 'line of battle', answer: (request, view, rules) => decide(request, view, rules, temper) };
}

/** What it does against a charge, the best first. */
const againstCharges = ['evade', 'countercharge'] as const;

function decide(request: RequestOf<WrgTerms>, view: WrgView, rules: WrgRules, temper: Temper): unknown {
  switch (request.kind) {
    case 'orders':
      return orders(request.units, view, rules, temper);
    case 'declare':
      return declarations(request.units, view, rules, temper);
    case 'counter':
      // Who is to skirmish keeps out of reach.
      return againstCharges.find(counter => request.options.includes(counter)) ?? 'stand';
    case 'signs':
      return bestSigns(request, view, rules);
    case 'wish':
      return wish(request, view, rules, temper);
    case 'pursue':
      return pursues(request, view, rules);
    case 'recover':
      return 'reorganising';
    case 'aim':
      return request.generals[0] ?? null;
    case 'challenge':
      return request.enemies.find(enemy => outfights(request, enemy, SURE, view, rules)) ?? null;
    case 'cast':
      return bestSpell(request, view, rules);
    case 'flight':
      return flightHome(request, view);
    case 'accept':
      return outfights(request, request.from, EVEN, view, rules);
  }
}

/** Orders before the battle for everybody, by the plan; afterwards for who has none, and for those for whom there is a reason. */
function orders(
  asked: WrgRequests['orders']['asks']['units'],
  view: WrgView,
  rules: WrgRules,
  temper: Temper,
): WrgRequests['orders']['answer'] {
  const units = asked.filter(({ unit }) => isFreeForAnother(unit, view));
  if (units.some(({ by }) => by.includes('written'))) return writtenOrders(units, view, rules, temper);
  const signal = firstSignal(units, view, rules, temper);
  const given: Record<UnitId, NewOrder> =
    signal === undefined ? {} : { [signal.unit]: { order: signal.order, by: 'signal' } };
  const open = byNeed(
    units.flatMap(each => reachable(each, signal?.order, view, rules, temper)),
    view,
  );
  const busy: string[] = [];
  const give = ({ unit, by, from }: Reachable, orderOf: () => string | undefined) => {
    const giver = whoDictates({ open: by === 'general' ? callersOf(unit, view) : from, busy }, rules);
    const takesTime = by === 'messenger' || (by === 'general' && rules.reaction.orders.delays.inPerson);
    if (given[unit.id] !== undefined || (takesTime && giver === undefined)) return;
    // A general has time for one order: not for who could not obey it.
    if ((by === 'messenger' && isBoundFor(unit)) || comesTooLate(unit, { by, from: giver }, view, rules)) return;
    const order = orderOf();
    // Nor for who has that very order already.
    if (order === undefined || order === unit.order) return;
    if (takesTime && giver !== undefined) busy.push(giver);
    given[unit.id] = { order, by, ...(by === 'messenger' && giver !== undefined ? { from: giver } : {}) };
  };
  // A general dictates one order at a time: what something calls for comes before what the plan has for others.
  for (const each of open) give(each, () => calledFor(each.unit, view, rules, temper, each));
  const aimed = new Map(aimedAt(view));
  for (const { order } of Object.values(given)) aim(order, aimed);
  const others = open.filter(({ unit }) => given[unit.id] === undefined);
  for (const each of others.filter(({ unit, by }) => unit.order === null || hasTurned(unit, view, rules, temper, by))) {
    give(each, () => plannedOrder(each.unit, view, rules, { aimed, temper }));
    aim(given[each.unit.id]?.order, aimed);
  }
  return given;
}

/** Whether no order is on its way to a unit, nor being digested by it, and it is not after an enemy who runs. */
function isFreeForAnother(id: UnitId, { units, messengers }: WrgView): boolean {
  const { digesting, pursuit } = units[id] ?? {};
  return digesting === null && pursuit === null && !messengers.some(({ to }) => to === id);
}

/** The general who is with a unit. */
function callersOf({ id }: SeenUnit, { generals }: WrgView): readonly GeneralId[] {
  return Object.values(generals).flatMap(general => (general.with === id ? [general.id] : []));
}

/** A unit that an order can reach in the way that is taken, and who may dictate it. */
interface Reachable {
  readonly unit: SeenUnit;
  readonly by: NewOrder['by'];
  readonly from: readonly GeneralId[];
  /** What signals would tell it. */
  readonly signals: readonly string[];
}

/** Whom an order of his own can reach: whom the signal of the period concerns hears that, and a dragon would eat the messenger. */
function reachable(
  { unit: id, by: ways, signals = [], from = [] }: WrgRequests['orders']['asks']['units'][number],
  signal: string | undefined,
  view: WrgView,
  rules: WrgRules,
  temper: Temper,
): readonly Reachable[] {
  const unit = view.units[id];
  const [way] = ways;
  if (unit === undefined || way === undefined || !takesNewOrders(unit.troops)) return [];
  if (signal !== undefined && signals.includes(signal)) return [];
  // All heavy horse that was kept back goes in together, his own guard too when the riders have come to the others.
  const isDictated = ways.includes('messenger');
  // Nobody has time to dictate: a signal that means something else is no order for him.
  if (way === 'signal' && !isDictated) return [];
  const together = isDictated && goesIn(unit, view, rules, temper);
  return [{ unit, by: way === 'signal' || together ? 'messenger' : way, from, signals }];
}

/** Counts an enemy who is attacked by an order. */
function aim(order: string | undefined, aimed: Map<UnitId, number>): void {
  const enemy = order === undefined ? undefined : attackedBy(order);
  if (enemy !== undefined) aimed.set(enemy, (aimed.get(enemy) ?? 0) + 1);
}

/** The orders of the plan. Who comes on later is ordered what he would be if he were there. */
function writtenOrders(
  units: WrgRequests['orders']['asks']['units'],
  view: WrgView,
  rules: WrgRules,
  temper: Temper,
): WrgRequests['orders']['answer'] {
  const plan = armyPlan(view, rules, temper);
  return Object.fromEntries(
    units.flatMap(({ unit: id }): [string, NewOrder][] => {
      const unit = view.units[id];
      if (unit === undefined || unit.order !== null) return [];
      const part = plan.get(id);
      const order =
        part === undefined ? plannedOrder(unit, view, rules, { temper }) : orderOfPart(part, unit, view, rules);
      return [[id, { order, by: 'written' }]];
    }),
  );
}
