import { distanceToQuad, quadOf } from '../../../../table/index.js';
import { moveRate, rateOfRow } from '../../moving/rates.js';
import { orderDelay, orderGiverFaults, signalReaches } from '../../orders/delivery.js';
import type { General, Messenger, Unit } from '../../state.js';
import type { NewOrder, WrgPhase } from '../../terms.js';
import { isMainBody, onTable, unitOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { mannerOf } from '../moving/going.js';
import { type Play, playOf } from '../play.js';
import { placeOf } from '../reacting/situation.js';
import { startPeriod } from '../starting.js';
import { hearsTrumpets, ridersInWeather } from '../weather/effects.js';
import { printedOrder } from './standing.js';

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
    rideOn(play);
    const asked = Object.keys(context.scenario.sides).map(side => ({
      kind: 'orders' as const,
      id: `orders:${side}`,
      side,
      clause,
      secret: true,
      units: onTable(state).flatMap(unit => {
        const by = unit.side === side ? waysTo(unit, play) : [];
        return by.length === 0 ? [] : [{ unit: unit.id, by }];
      }),
    }));
    const open = asked.filter(({ units }) => units.length > 0);
    const answers = context.command.askAll(open);
    for (const answer of answers) {
      for (const [id, order] of Object.entries(answer)) give(unitOf(state, id), order, play);
    }
  },
};

/** Whether it is the first period, in which orders are written before anything happens. */
function isBeginning({ state, scenario }: Pick<Play, 'state' | 'scenario'>): boolean {
  return state.period === (scenario.period ?? 1);
}

/**
 * How a new order can come to a unit now; in no way at all where nothing calls for one. A sub-unit has none of its own.
 *
 * @clause wrg/orders/sub-units-no-orders
 * @clause wrg/orders/subordinate-limits
 * @clause wrg/orders/signals-range
 * @clause wrg/orders/follow-me
 */
export function waysTo(unit: Unit, play: Pick<Play, 'state' | 'scenario' | 'rules'>): readonly NewOrder['by'][] {
  const { state } = play;
  if (!isMainBody(unit) || unit.rout !== null || unit.pursuit !== null) return [];
  if (isBeginning(play)) return ['written'];
  if (unit.digesting !== null || state.messengers.some(({ to }) => to === unit.id)) return [];
  const general = giverOf(unit, play);
  if (general === undefined) return [];
  const ways: NewOrder['by'][] = ['messenger'];
  if (signalsFor(unit, general, play).length > 0) ways.unshift('signal');
  if (general.with === unit.id && mayCall(general, unit, play)) ways.unshift('general');
  return ways;
}

/** The general who orders a unit: its own, or the commander-in-chief. */
function giverOf(unit: Unit, { state }: Pick<Play, 'state'>): General | undefined {
  const standing = Object.values(state.generals).filter(({ side, gone }) => side === unit.side && gone === null);
  return standing.find(({ id }) => id === unit.command) ?? standing.find(({ rank }) => rank === 'commander-in-chief');
}

function mayCall(general: General, unit: Unit, { rules }: Pick<Play, 'rules'>): boolean {
  const faults = orderGiverFaults(
    {
      rank: general.rank,
      ofHisCommand: general.rank === 'commander-in-chief' || unit.command === general.id,
      knows: true,
      followMe: true,
      bodyguard: general.bodyguard,
    },
    rules,
  );
  return faults.length === 0;
}

/** The orders that signals which would reach a unit from its general stand for, as they are printed. */
export function signalsFor(
  unit: Unit,
  general: General,
  { state, scenario, rules }: Pick<Play, 'state' | 'scenario' | 'rules'>,
): readonly string[] {
  const army = scenario.sides[unit.side];
  const far = distanceToQuad(placeOf(general, state), quadOf(unit.placed));
  const sees =
    general.with === null || general.with === unit.id || seesUnit(unit, general.with, fieldOf(state, scenario, rules));
  return (army?.signals ?? [])
    .filter(({ by }) => by !== 'trumpet' || hearsTrumpets({ state, scenario, rules }))
    .filter(({ by, units }) => {
      const reach = { distance: far, by, sees, exempt: units?.includes(unit.id) === false };
      return signalReaches(reach, army?.training ?? 'barbarian', rules);
    })
    .map(({ means }) => printedOrder(means));
}

function seesUnit(unit: Unit, other: string, { near }: Field): boolean {
  return near.around(unit.id, { of: 'friends', inView: true }).some(({ who }) => who.id === other);
}

/** Gives a unit a new order, in the way that was chosen. */
function give(unit: Unit, { order, by }: NewOrder, play: Play): void {
  const { state, rules, tell } = play;
  const general = giverOf(unit, play);
  if (by === 'written') {
    unit.order = order;
    unit.step = 0;
    tell({ kind: 'order', unit: unit.id, order, by, because: [] }, [unit.side]);
    return;
  }
  if (general === undefined) return;
  if (by === 'messenger') {
    send(unit, general, order, play);
    return;
  }
  const { periods } = orderDelay({ by: by === 'signal' ? 'signal' : 'follow-me' }, rules);
  const reached = by === 'signal' ? whoHears(order, general, play) : [unit];
  for (const each of reached) each.digesting = { order, from: state.period + periods, by };
  if (by === 'signal') {
    tell({ kind: 'signal', side: unit.side, signal: order, units: reached.map(({ id }) => id), because: [] }, [
      unit.side,
    ]);
  } else {
    general.inFront = true;
    general.calls = unit.id;
    tell({ kind: 'order', unit: unit.id, order, by, because: [] }, [unit.side]);
  }
}

/**
 * Everybody whom a signal reaches acts on it, but those whom it does not concern.
 *
 * @clause wrg/orders/signals-obeyed-next-period
 */
function whoHears(order: string, general: General, play: Play): readonly Unit[] {
  return onTable(play.state).filter(
    unit =>
      unit.side === general.side &&
      isMainBody(unit) &&
      unit.rout === null &&
      signalsFor(unit, general, play).includes(printedOrder(order)),
  );
}

/** The row of the table by which messengers move: light cavalry. */
const riders = 'lc';

function send(unit: Unit, general: General, order: string, { state, rules, tell }: Play): void {
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
  };
  state.messengers.push(messenger);
  tell({ kind: 'messenger', messenger: messenger.id, to: unit.id, what: 'sent', because: [] }, [unit.side]);
}

/**
 * Messengers ride to their units, once at a gallop; an enemy in their way catches them. Who has arrived hands over his order, which takes
 * the unit a period to digest.
 *
 * @clause wrg/orders/messenger-speed
 * @clause wrg/orders/messengers-as-patrol
 * @clause wrg/orders/written-and-underlined
 */
function rideOn(play: Play): void {
  const { state, rules, tell } = play;
  const { normal, charge } = ridersInWeather(rateOfRow(riders, rules), play);
  state.messengers = state.messengers.filter(messenger => {
    if (messenger.rides > state.period) return true;
    const unit = unitOf(state, messenger.to);
    if (unit.gone !== null || unit.away !== null || unit.rout !== null) return false;
    const quad = quadOf(unit.placed);
    const far = distanceToQuad(messenger.at, quad);
    const gallops = !messenger.galloped && far > normal;
    const paces = gallops ? (charge ?? normal) : normal;
    messenger.galloped ||= gallops;
    const share = far <= paces ? 1 : paces / far;
    const to = unit.placed.at;
    messenger.at = {
      x: messenger.at.x + (to.x - messenger.at.x) * share,
      y: messenger.at.y + (to.y - messenger.at.y) * share,
    };
    if (isCaught(messenger, play)) {
      tell({ kind: 'messenger', messenger: messenger.id, to: unit.id, what: 'lost', because: [] }, [unit.side]);
      return false;
    }
    if (share < 1) return true;
    // He has ridden in this period: it is digested in those after it.
    const from = state.period + 1 + rules.reaction.orders.delays.digesting;
    unit.digesting = { order: messenger.order, from, by: 'messenger' };
    tell({ kind: 'messenger', messenger: messenger.id, to: unit.id, what: 'arrived', because: [] }, [unit.side]);
    return false;
  });
}

/** Whether enemies stand where a messenger has come to. */
function isCaught({ at, side }: Messenger, { state, scenario, rules }: Play): boolean {
  const field = fieldOf(state, scenario, rules);
  return onTable(state).some(
    unit =>
      unit.side !== side &&
      unit.rout === null &&
      distanceToQuad(at, quadOf(unit.placed)) <= field.rules.field.contact &&
      moveRate(unit.troops, mannerOf(unit, false), rules).normal > 0,
  );
}
