import { counted, reasonFor, type Violation } from '../../../../rulebook/index.js';
import { canSupersede } from '../../army/generals.js';
import { orderDelay, orderGiverFaults } from '../../orders/delivery.js';
import { ordersAfter } from '../../orders/loss.js';
import type { General, GeneralId, Messenger, Unit, UnitId } from '../../state.js';
import type { NewOrder, WrgPhase } from '../../terms.js';
import { generalOf, generalWith, isInFront, isMainBody, onTable, unitOf } from '../../units.js';
import { turnOnBroken } from '../fighting/victory.js';
import { bodyguardNow } from '../leading/bodyguard.js';
import { type Play, playOf } from '../play.js';
import { testAllBelowHalf } from '../reacting/at-once.js';
import { placeOf } from '../reacting/generals-near.js';
import { crowsFor } from '../sorcery/crows.js';
import { heedsOrders, mayBeOrdered } from '../sorcery/orders.js';
import { startPeriod } from '../starting.js';
import { type Dictated, dictatedBy, isDictated, keepReportsWaiting, takesHisTime } from './attention.js';
import { commands, orderersOf } from './commanders.js';
import { tooBusyToDictate } from './distractions.js';
import { rideOn } from './messengers.js';
import { answerReport, hearReports, knowsOf } from './reports.js';
import { type Called, means, type Signal, signalFor, signalsReaching, whoHears } from './signals.js';
import { printedOrder } from './standing.js';
import { takenAtItsWord } from './writing.js';

const clause = 'wrg/orders/written-at-start' as const;

/**
 * A period begins: messengers ride on, and both sides write orders. Before the first period every unit has its order written in secret; later
 * new ones reach units by a signal, by a messenger, or because a general with them leads the way.
 *
 * @clause wrg/orders/written-at-start
 * @clause wrg/orders/change-justified
 * @clause wrg/orders/delay-period
 */
export const ordersPhase: WrgPhase = {
  id: 'orders',
  title: 'Orders',
  clause,
  run(state, context) {
    const play = playOf(state, context);
    startPeriod(play);
    hearReports(play);
    rideOn(play);
    testAllBelowHalf(play);
    turnOnBroken(play);
    const asked = Object.keys(context.scenario.sides).map(side => ({
      kind: 'orders' as const,
      id: `orders:${side}`,
      side,
      clause,
      secret: true,
      units: toBeOrdered(play).flatMap(unit => {
        const by = unit.side === side ? waysTo(unit, play) : [];
        const signals = by.includes('signal') ? { signals: signalsTo(unit, play) } : {};
        const from = by.some(way => isDictated({ by: way }))
          ? { from: dictatorsOf(unit, play).map(({ id }) => id) }
          : {};
        return by.length === 0 ? [] : [{ unit: unit.id, by, ...signals, ...from }];
      }),
    }));
    const open = asked.filter(({ units }) => units.length > 0);
    const answers = context.command.askAll(open).flatMap(answer => Object.entries(answer));
    const dictated = dictatedBy(dictatedAmong(answers, play), play);
    for (const made of signalsAmong(answers, play)) signalTo(made, play);
    for (const [id, order] of answers) {
      if (order.by !== 'signal') give(unitOf(state, id), order, dictated.get(id), play);
    }
    keepReportsWaiting(new Set(dictated.values()), play);
  },
};

/** Whether it is the first period, in which orders are written before anything happens. */
function isBeginning({ state, scenario }: Pick<Play, 'state' | 'scenario'>): boolean {
  return state.period === (scenario.period ?? 1);
}

/**
 * Units whose orders are asked for: those on the table, and before the first period those too that are to come on later.
 *
 * @clause wrg/orders/written-at-start
 * @clause wrg/setup/off-table-arrival
 */
function toBeOrdered(play: Pick<Play, 'state' | 'scenario'>): readonly Unit[] {
  const { state } = play;
  if (!isBeginning(play)) return onTable(state);
  return Object.values(state.units).filter(({ gone, aside }) => gone === null && aside === undefined);
}

/**
 * How a new order can come to a unit now; in no way at all where nothing calls for one. Another may be on its way, or being digested: what reaches it later
 * takes the place of that. A sub-unit has none of its own.
 *
 * @clause wrg/orders/change-justified
 * @clause wrg/orders/crossed-out
 * @clause wrg/orders/sub-units-no-orders
 * @clause wrg/orders/subordinate-limits
 * @clause wrg/orders/signals-range
 * @clause wrg/orders/follow-me
 * @clause wrg/sorcery/crows
 */
export function waysTo(unit: Unit, play: Pick<Play, 'state' | 'scenario' | 'rules'>): readonly NewOrder['by'][] {
  if (!isMainBody(unit) || unit.rout !== null) return [];
  if (!mayBeOrdered(unit, play)) return [];
  if (isBeginning(play)) return ['written'];
  const caller = callerOf(unit, play);
  const [dictator] = dictatorsOf(unit, play);
  const ways: NewOrder['by'][] = dictator === undefined ? [] : ['messenger'];
  if (signalsTo(unit, play).length > 0) ways.unshift('signal');
  if (dictator !== undefined && crowsFor(dictator, play) !== undefined) ways.push('crow');
  if (caller !== undefined && heedsOrders(unit, play)) ways.unshift('general');
  return ways;
}

/** The orders of the signals that a unit would see or hear from the general who orders it. */
function signalsTo(unit: Unit, play: Giving): readonly string[] {
  const general = giverOf(unit, play);
  if (general === undefined || !heedsOrders(unit, play)) return [];
  return [...new Set(signalsReaching({ unit, general }, play).map(({ means: order }) => printedOrder(order)))];
}

/** The general who orders a unit by messenger or signal: its own, or the commander-in-chief, whoever knows of something that calls for it. */
function giverOf(unit: Unit, play: Giving): General | undefined {
  return orderersOf(unit, play).find(general => mayGive(general, unit, play));
}

/** The generals who may dictate an order to a unit and have time for it, its own first. */
function dictatorsOf(unit: Unit, play: Giving): readonly General[] {
  return orderersOf(unit, play).filter(
    general => mayGive(general, unit, play) && tooBusyToDictate(general, play) === undefined,
  );
}

/** Those of the orders of a period that take the general who gives them his time, and by whom they may be given. */
export function dictatedAmong(orders: readonly (readonly [UnitId, NewOrder])[], play: Giving): readonly Dictated[] {
  return orders.flatMap(([id, order]) => {
    if (!takesHisTime(order, play.rules)) return [];
    const unit = unitOf(play.state, id);
    const caller = order.by === 'general' ? callerOf(unit, play) : undefined;
    const open = caller === undefined ? dictatorsOf(unit, play) : [caller];
    return [{ unit: id, order, open: open.map(({ id: of }) => of) }];
  });
}

/** What orders are given by. */
type Giving = Pick<Play, 'state' | 'scenario' | 'rules'>;

function mayGive(general: General, unit: Unit, play: Giving, followMe = false): boolean {
  const faults = orderGiverFaults(
    {
      rank: general.rank,
      ofHisCommand: commands(general, unit, play),
      knows: knowsOf(general, unit, play),
      followMe,
      bodyguard: bodyguardNow(general, play.state),
    },
    play.rules,
  );
  return faults.length === 0;
}

/**
 * The general who is with a unit and tells it himself what to do: his bodyguard, or a unit that he may call to follow him; who is of another
 * command than the unit takes it over.
 *
 * @clause wrg/general/bodyguard
 * @clause wrg/general/supersede-command
 * @clause wrg/orders/follow-me-bodyguard-limit
 */
function callerOf(unit: Unit, play: Giving): General | undefined {
  const general = generalWith(play.state, unit);
  const isGuard = general !== undefined && isGuardOf(general, unit, play);
  if (general === undefined || !mayGive(general, unit, play, !isGuard)) return undefined;
  if (takesHisTime({ by: 'general' }, play.rules) && tooBusyToDictate(general, play) !== undefined) return undefined;
  return general.id === unit.command || !isGuard ? general : undefined;
}

/**
 * Whether a unit is the large bodyguard of the general who is with it: such a general leads no other, and commands it himself.
 *
 * @clause wrg/general/bodyguard
 */
function isGuardOf(general: General, { troops }: Unit, { state, rules }: Pick<Play, 'state' | 'rules'>): boolean {
  return !canSupersede({ troops, bodyguard: bodyguardNow(general, state) }, rules);
}

/**
 * What is wrong with who is to give an order: the general who is named has to know of what calls for it, to command the unit, and to be
 * there.
 *
 * @clause wrg/general/subordinate-orders
 * @clause wrg/orders/subordinate-limits
 * @clause wrg/orders/change-justified
 */
export function giverFaults(unit: Unit, { from, by }: NewOrder, play: Giving): readonly Violation[] {
  if (from === undefined || by === 'written') return [];
  const general = generalOf(play.state, from);
  const open = orderersOf(unit, play).filter(each => mayGive(each, unit, play, by === 'general'));
  const there = by === 'general' ? open.filter(each => each.with === unit.id) : open;
  const busy = general === undefined || !takesHisTime({ by }, play.rules) ? undefined : tooBusyToDictate(general, play);
  if (there.some(each => each.id === from)) return busy === undefined ? [] : [busyFault(from, busy)];
  const clause = open.length > 0 ? 'wrg/general/subordinate-orders' : 'wrg/orders/change-justified';
  const problem = general === undefined ? `there is no general "${from}"` : `${general.name} cannot order it so`;
  const mend = there.length === 0 ? 'send it another way' : `let ${there.map(({ id }) => id).join(' or ')} order it`;
  return [{ path: 'from', clause, problem, mend }];
}

function busyFault(from: GeneralId, busy: string): Violation {
  const problem = `${from} has no time to dictate it: ${busy} (wrg/ruling/attention)`;
  return { path: 'from', clause: 'wrg/orders/delay-period', problem, mend: 'let another give it, or wait' };
}

/** Gives a unit a new order, in the way that was chosen; what is carried to it is dictated by the general who has time for it. */
function give(unit: Unit, { order, by, from }: NewOrder, dictating: GeneralId | undefined, play: Play): void {
  const { state, scenario, rules, tell } = play;
  const because = takenAtItsWord(order, scenario);
  if (by === 'written') {
    unit.order = ordersAfter('new-order').order ? order : null;
    unit.step = 0;
    tell({ kind: 'order', unit: unit.id, order, by, because }, [unit.side]);
    return;
  }
  const named = dictating ?? from;
  const general =
    (named === undefined ? undefined : generalOf(state, named)) ??
    (by === 'general' ? callerOf(unit, play) : giverOf(unit, play));
  if (general === undefined) return;
  answerReport(unit, play);
  if (by === 'messenger' || by === 'crow') {
    send(unit, general, order, by === 'crow' ? crowsFor(general, play) : undefined, play);
    return;
  }
  const { periods } = orderDelay({ by: 'follow-me' }, rules);
  unit.digesting = { order, from: state.period + periods, by };
  // Only who calls others to follow him has to lead them.
  const leads =
    isInFront(general, unit) || isGuardOf(general, unit, play)
      ? []
      : [reasonFor('wrg/orders/follow-me-stay', 'their general leads them', 'steps into their front rank')];
  if (!isGuardOf(general, unit, play)) {
    general.inFront = true;
    general.calls = unit.id;
  }
  // A call by one who does not command it takes its command over.
  unit.command = general.id;
  // It hears it now, and does it later.
  const effect = `obeyed after ${counted(periods, 'period')}`;
  const heard = periods === 0 ? [] : [reasonFor('wrg/orders/follow-me', 'a new order', effect)];
  tell({ kind: 'order', unit: unit.id, order, by, because: [...because, ...heard, ...leads] }, [unit.side]);
}

/** An order that is signalled, and to whom. */
interface Signalled {
  readonly order: string;
  readonly called: readonly Called[];
  /** The signal that is made for it; `undefined` where it would take more than one. */
  readonly signal: Signal | undefined;
}

/** The orders of a period that are given by signal, of each side. Whoever notices none that stands for his order is left out. */
export function signalsAmong(orders: readonly (readonly [UnitId, NewOrder])[], play: Giving): readonly Signalled[] {
  const groups = new Map<string, { readonly order: string; readonly called: Called[] }>();
  for (const [id, { order, by, from }] of orders) {
    if (by !== 'signal') continue;
    const unit = unitOf(play.state, id);
    const general = from === undefined ? giverOf(unit, play) : generalOf(play.state, from);
    if (general === undefined) continue;
    if (!signalsReaching({ unit, general }, play).some(signal => means(signal, order))) continue;
    const same = `${unit.side}: ${printedOrder(order)}`;
    const group = groups.get(same) ?? { order, called: [] };
    group.called.push({ unit, general });
    groups.set(same, group);
  }
  return [...groups.values()].map(each => ({ ...each, signal: signalFor(each.order, each.called, play) }));
}

/**
 * A signal is made: by every general whose men it is to call, and whoever else it concerns and reaches obeys it too.
 *
 * @clause wrg/orders/signals-obeyed-next-period
 */
function signalTo({ order, called, signal }: Signalled, play: Play): void {
  if (signal === undefined) return;
  const { state, rules, tell } = play;
  const { periods } = orderDelay({ by: 'signal' }, rules);
  for (const { unit } of called) answerReport(unit, play);
  for (const general of new Set(called.map(each => each.general))) {
    const { side } = general;
    const reached = whoHears(signal, general, play);
    for (const each of reached) each.digesting = { order, from: state.period + periods, by: 'signal' };
    const units = reached.map(({ id }) => id);
    tell({ kind: 'signal', side, signal: order, called: signal.name, general: general.id, units, because: [] }, [side]);
  }
}

function send(
  unit: Unit,
  general: General,
  order: string,
  crows: Unit | undefined,
  { state, rules, tell }: Play,
): void {
  const { dictating } = rules.reaction.orders.delays;
  const at = placeOf(general, state);
  const messenger: Messenger = {
    id: `${general.id}-${state.period}-${unit.id}`,
    side: unit.side,
    from: general.id,
    to: unit.id,
    order,
    at: { x: at.x, y: at.y },
    rides: state.period + dictating,
    galloped: false,
    ...(crows === undefined ? {} : { crow: crows.id }),
  };
  state.messengers.push(messenger);
  const because =
    crows === undefined
      ? []
      : [{ clause: 'wrg/sorcery/crows', because: `${crows.id} carry it`, effect: 'over all heads' } as const];
  const sent = { kind: 'messenger', messenger: messenger.id, to: unit.id, what: 'sent', order, because } as const;
  tell(messenger.rides > state.period ? { ...sent, dictatedBy: general.id } : sent, [unit.side]);
}
