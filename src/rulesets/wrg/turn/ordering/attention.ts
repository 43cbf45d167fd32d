import type { Violation } from '../../../../rulebook/index.js';
import { whoDictates } from '../../orders/delivery.js';
import type { GeneralId, Unit, UnitId, WrgState } from '../../state.js';
import type { NewOrder } from '../../terms.js';
import type { Play } from '../play.js';
import { stillDictating } from './distractions.js';

/** Orders that are dictated in a period, as `severalAtOnce` of the rules lets a general do. */
type Dictating = Pick<Play, 'state' | 'rules'>;

/** An order for a unit, and the generals who may dictate it. */
export interface Dictated {
  readonly unit: UnitId;
  readonly order: NewOrder;
  readonly open: readonly GeneralId[];
}

/** Whether an order has to be dictated to somebody who carries it. */
export function isDictated({ by }: Pick<NewOrder, 'by'>): boolean {
  return by === 'messenger' || by === 'crow';
}

/**
 * Whether an order takes the general who gives it the period: each that is dictated, and what he tells his own body too
 * (`wrg/ruling/ordered-in-person`).
 *
 * @clause wrg/orders/delay-period
 * @clause wrg/orders/follow-me
 */
export function takesHisTime({ by }: Pick<NewOrder, 'by'>, { reaction }: Play['rules']): boolean {
  return isDictated({ by }) || (by === 'general' && reaction.orders.delays.inPerson);
}

/**
 * Who dictates which order in a period: whoever is named or is with the unit, and for the others the first who may and has time. An order for which nobody has
 * time is left out.
 *
 * @clause wrg/orders/delay-period
 */
export function dictatedBy(orders: readonly Dictated[], { state, rules }: Dictating): ReadonlyMap<UnitId, GeneralId> {
  const givers = new Map<UnitId, GeneralId>();
  const atIt = stillDictating(state);
  const named = orders.filter(({ order }) => order.from !== undefined || order.by === 'general');
  for (const { unit, order, open } of [...named, ...orders.filter(each => !named.includes(each))]) {
    const able = order.from === undefined ? open : [order.from];
    const giver = whoDictates({ open: able, busy: [...atIt, ...givers.values()] }, rules);
    if (giver !== undefined) givers.set(unit, giver);
  }
  return givers;
}

/**
 * What is wrong with the orders of a period if they are more than the generals can dictate in it.
 *
 * @clause wrg/orders/delay-period
 */
export function dictatingFaults(orders: readonly Dictated[], by: Dictating): readonly Violation[] {
  const givers = dictatedBy(orders, by);
  return orders
    .filter(({ unit }) => !givers.has(unit))
    .map(({ unit, order, open }): Violation => {
      const who = order.from ?? open.join(' or ');
      return {
        path: `${unit}.by`,
        clause: 'wrg/orders/delay-period',
        problem: `${who} cannot dictate so many orders: each takes the whole period (wrg/ruling/several-at-once)`,
        mend: 'leave it for a later period',
      };
    });
}

/**
 * Reports to a general who has to dictate an order in this period wait until he has time, and of several he listens to one.
 *
 * @param dictating those who dictate an order in this period
 * @clause wrg/orders/delay-period
 */
export function keepReportsWaiting(dictating: ReadonlySet<GeneralId>, { state, rules, tell }: Play): void {
  const { severalAtOnce, listening } = rules.reaction.orders.delays;
  if (severalAtOnce) return;
  const busy = new Set([...dictating, ...stillDictating(state)]);
  // Who has listened to a report in this period has heard it when the next begins.
  for (const report of reportsDueBy(state.period + listening, state)) {
    if (!busy.has(report.to)) {
      busy.add(report.to);
      continue;
    }
    report.due = state.period + listening + 1;
    const unit: Unit | undefined = state.units[report.from];
    if (unit === undefined || report.waits === true) continue;
    report.waits = true;
    const what = dictating.has(report.to) ? 'he dictates an order' : 'he listens to another';
    const because = [{ clause: 'wrg/orders/delay-period', because: what, effect: 'it waits a period' }] as const;
    tell({ kind: 'report', unit: unit.id, general: report.to, what: 'waits', because }, [unit.side]);
  }
}

function reportsDueBy(period: number, { reports = [] }: Pick<WrgState, 'reports'>) {
  return reports.filter(({ arrived, due }) => !arrived && due <= period).sort((a, b) => a.due - b.due);
}
