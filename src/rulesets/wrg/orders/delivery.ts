import { counted, type Violation } from '../../../rulebook/index.js';
import type { OrderRules } from '../rules/reaction/orders.js';
import { wrgRules } from '../rules.js';
import type { Training, TroopType } from '../troops.js';

/** The part of the rules that says how orders reach troops. */
export type DeliveryRules = { readonly reaction: { readonly orders: OrderRules } };

/** The row of the table by which messengers move and fight: light cavalry. */
export const riders = 'lc' satisfies TroopType;

/** How a new order comes to a unit. Paces. */
export type OrderDelivery =
  /** By riders: how far to go, their normal move in a period, and their charge move. */
  | { readonly by: 'messenger'; readonly distance: number; readonly normalMove: number; readonly chargeMove: number }
  /** By a signal agreed on beforehand. */
  | { readonly by: 'signal' }
  /** By a general who has joined the unit and calls it to follow him. */
  | { readonly by: 'follow-me' }
  /** By a reaction test that has it act as its general wishes. */
  | { readonly by: 'wish' };

/** When an order is obeyed. Whole periods. */
export interface OrderDelay {
  /** Periods for dictating, riding and digesting. */
  readonly dictating: number;
  readonly riding: number;
  readonly digesting: number;
  /** Periods until the unit acts on it: 0 in the period being played, 1 in the next. */
  readonly periods: number;
}

/**
 * How long a new order takes until it is obeyed. A messenger needs a period for the order to be dictated to him, as many as the way takes
 * him, for one of them at charge speed, and the unit one to digest it. A signal or a call to follow is obeyed in the next
 * period, and a reaction as the general wishes at once.
 *
 * Source: Orders > Change of Orders.
 *
 * @clause wrg/orders/messenger-speed
 * @clause wrg/orders/delay-period
 * @clause wrg/orders/signals-obeyed-next-period
 * @clause wrg/orders/follow-me
 * @clause wrg/orders/written-and-underlined
 * @clause wrg/orders/act-as-general-wishes-immediate
 */
export function orderDelay(delivery: OrderDelivery, { reaction: { orders } }: DeliveryRules = wrgRules()): OrderDelay {
  switch (delivery.by) {
    case 'messenger': {
      const { dictating, digesting } = orders.delays;
      const riding = ridingPeriods(delivery, orders);
      return { dictating, riding, digesting, periods: dictating + riding + digesting };
    }
    case 'signal':
    case 'follow-me':
      return { dictating: 0, riding: 0, digesting: 0, periods: 1 };
    case 'wish':
      return { dictating: 0, riding: 0, digesting: 0, periods: 0 };
  }
}

/**
 * How long until a general has a report that somebody sends him: the way, and a period to listen.
 *
 * Source: Orders > Change of Orders.
 *
 * @clause wrg/orders/delay-period
 */
export function reportDelay(
  way: { readonly distance: number; readonly normalMove: number; readonly chargeMove: number },
  { reaction: { orders } }: DeliveryRules = wrgRules(),
): number {
  return ridingPeriods(way, orders) + orders.delays.listening;
}

function ridingPeriods(
  {
    distance,
    normalMove,
    chargeMove,
  }: { readonly distance: number; readonly normalMove: number; readonly chargeMove: number },
  { messenger }: OrderRules,
): number {
  if (distance <= 0) return 0;
  if (normalMove <= 0) return Number.POSITIVE_INFINITY;
  const gained = Math.max(0, chargeMove - normalMove) * messenger.chargePeriods;
  const galloping = Math.min(Math.ceil(distance / Math.max(chargeMove, normalMove)), messenger.chargePeriods);
  return Math.max(galloping, Math.ceil((distance - gained) / normalMove));
}

/**
 * Which of the generals who may give an order has time to dictate it in a period: each of them takes the whole of it, or any number may be dictated
 * together, as `wrg/ruling/several-at-once` has it.
 *
 * Source: Orders > Change of Orders.
 *
 * @param open who may give it, whoever is to first
 * @param busy who dictates another order in that period
 * @returns nobody if none of them has time
 * @clause wrg/orders/delay-period
 */
export function whoDictates(
  { open, busy }: { readonly open: readonly string[]; readonly busy: readonly string[] },
  { reaction: { orders } }: DeliveryRules = wrgRules(),
): string | undefined {
  return open.find(general => orders.delays.severalAtOnce || !busy.includes(general));
}

/** Troops as a signal reaches them. Paces. */
export interface SignalReach {
  /** From the figure of the general to the nearest figure of the formation. */
  readonly distance: number;
  readonly by: 'trumpet' | 'visual';
  /** Any of them sees it. */
  readonly sees: boolean;
  /** They were told that it does not concern them. */
  readonly exempt?: boolean;
}

/**
 * Whether a signal reaches troops and they act on it.
 *
 * Source: Orders > Change of Orders.
 *
 * @param training that of the general who makes it
 * @clause wrg/orders/signals-range
 */
export function signalReaches(
  { distance, by, sees, exempt = false }: SignalReach,
  training: Training,
  { reaction: { orders } }: DeliveryRules = wrgRules(),
): boolean {
  const noticed = sees || (by === 'trumpet' && orders.hearingIsSeeing);
  return !exempt && noticed && distance <= orders.signals[training].reach;
}

/**
 * What is wrong with the signals that a side has agreed on, or with those made in one period: more than its general or the troops can
 * keep apart, or several at once.
 *
 * Source: Orders > Change of Orders.
 *
 * @clause wrg/orders/signals-number
 * @clause wrg/orders/signals-one-per-period
 */
export function signalFaults(
  { training, agreed, made = 1 }: { readonly training: Training; readonly agreed: number; readonly made?: number },
  { reaction: { orders } }: DeliveryRules = wrgRules(),
): readonly Violation[] {
  const { most, perPeriod } = orders.signals[training];
  const faults: Violation[] = [];
  if (agreed > most) {
    const problem = `${training}s know ${most} signals at most, not ${agreed}`;
    faults.push({ path: 'agreed', clause: 'wrg/orders/signals-number', problem, mend: 'agree on fewer' });
  }
  if (made > perPeriod) {
    const problem = `${made} signals in one period`;
    const mend = `make ${perPeriod}, and the others in later periods`;
    faults.push({ path: 'made', clause: 'wrg/orders/signals-one-per-period', problem, mend });
  }
  return faults;
}

/** A general who would give an order. */
export interface OrderGiver {
  readonly rank: 'commander-in-chief' | 'subordinate';
  /** The unit is of his command. */
  readonly ofHisCommand: boolean;
  /** What makes a new order needful was seen by him, or reported to him. */
  readonly knows: boolean;
  /** He has joined the unit and calls it to follow him. */
  readonly followMe?: boolean;
  /** Figures of his bodyguard, his own counted. */
  readonly bodyguard?: number;
  /** He dictates another order in the same period, or listens to a report. */
  readonly busy?: boolean;
}

/**
 * What keeps a general from giving a unit a new order: he must know of what makes it needful; a subordinate orders his own command
 * alone; with too large a bodyguard nobody can be called to follow; and he dictates one order at a time.
 *
 * Source: Orders > Change of Orders; Generals.
 *
 * @clause wrg/orders/change-justified
 * @clause wrg/orders/subordinate-limits
 * @clause wrg/general/subordinate-orders
 * @clause wrg/orders/follow-me-bodyguard-limit
 * @clause wrg/orders/delay-period
 */
export function orderGiverFaults(
  { rank, ofHisCommand, knows, followMe = false, bodyguard = 1, busy = false }: OrderGiver,
  { reaction: { orders } }: DeliveryRules = wrgRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  if (!knows) {
    const problem = 'the general knows of nothing that calls for a new order';
    faults.push({ path: 'knows', clause: 'wrg/orders/change-justified', problem, mend: 'wait for a report' });
  }
  if (rank === 'subordinate' && !ofHisCommand) {
    const problem = 'a subordinate general orders his own command alone';
    const mend = 'let the commander-in-chief order it';
    faults.push({ path: 'ofHisCommand', clause: 'wrg/orders/subordinate-limits', problem, mend });
  }
  if (followMe && bodyguard > orders.followMeBodyguard) {
    const problem = `his bodyguard has ${counted(bodyguard, 'figure')}`;
    const mend = `come with ${orders.followMeBodyguard} or fewer, himself counted`;
    faults.push({ path: 'bodyguard', clause: 'wrg/orders/follow-me-bodyguard-limit', problem, mend });
  }
  if (busy && !followMe && !orders.delays.severalAtOnce) {
    const problem = 'he has no time for it in this period';
    const mend = 'leave it for a later one, or let another general dictate it';
    faults.push({ path: 'busy', clause: 'wrg/orders/delay-period', problem, mend });
  }
  return faults;
}

/**
 * Whether a general who has called a unit to follow him is free to leave its front rank: only when it has digested another order.
 *
 * Source: Orders > Change of Orders.
 *
 * @clause wrg/orders/follow-me-stay
 */
export function mayLeaveFollowers({ nextOrderDigested }: { readonly nextOrderDigested: boolean }): boolean {
  return nextOrderDigested;
}

/**
 * The party that carries an order: how many men it is in a fight. When it has nothing to carry it may serve as a bodyguard.
 *
 * Source: Orders > Change of Orders.
 *
 * @clause wrg/orders/messengers-as-patrol
 */
export function messengerParty({ reaction: { orders } }: DeliveryRules = wrgRules()): { readonly men: number } {
  return { men: orders.messenger.men };
}

/**
 * The paces that are added to each move of a side in the first period because the other took too long to write its orders.
 *
 * Source: Orders.
 *
 * @param minutes that each side took
 * @returns the bonus of each side, 0 for none
 * @clause wrg/orders/writing-time
 */
export function writingBonuses(
  { first, second }: { readonly first: number; readonly second: number },
  { reaction: { orders } }: DeliveryRules = wrgRules(),
): { readonly first: number; readonly second: number } {
  const { minutes, bonus, whoeverFirst } = orders.writing;
  const gains = (own: number, other: number) =>
    other > minutes && own < other && (whoeverFirst || own <= minutes) ? bonus : 0;
  return { first: gains(first, second), second: gains(second, first) };
}
