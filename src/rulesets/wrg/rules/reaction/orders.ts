import type { OpenBook } from '../../../../book/index.js';
import { signalLimits, skirmisherEvadeByReaction } from '../../book/charts/orders.js';
import { orderNumbers } from '../../book/numbers/reaction.js';
import {
  attention,
  countercharge,
  digesting,
  lightHeavySkirmish,
  orderedInPerson,
  orderWords,
  severalAtOnce,
  signalsHeard,
  skirmishersBelowHalt,
  succession,
  writingBonus,
} from '../../book/rulings/orders.js';
import type { Distraction } from '../../orders/attending.js';
import type { Training } from '../../troops.js';

/** What the verb of an order can be. */
export const orderVerbs = [
  'attack',
  'charge',
  'move',
  'hold',
  'skirmish',
  'probe',
  'support',
  'follow',
  'ambush',
  'retire',
] as const;
export type OrderVerb = (typeof orderVerbs)[number];

/** What troops may do under an order, or may not. Shooting needs no order. */
export const orderedActions = ['stand', 'advance', 'retire', 'charge', 'evade', 'follow-up', 'pursue'] as const;
export type OrderedAction = (typeof orderedActions)[number];

/** Whether skirmishers evade: they never may, may choose, or always must. */
export type Evading = 'never' | 'choice' | 'always';

/** Rows of the chart about evading, by what a reaction test came to. */
export type EvadeRow = (typeof skirmisherEvadeByReaction.rows)[number];

/** What signals the troops of one training can bear. */
export interface SignalRules {
  /** How many different ones they make or understand. */
  readonly most: number;
  /** Paces from the figure of the general to the nearest figure. */
  readonly reach: number;
  readonly perPeriod: number;
}

/** How orders are written, brought, obeyed and lost. Paces, periods, figures, minutes. */
export interface OrderRules {
  /** What each verb lets troops do. */
  readonly permits: { readonly [Verb in OrderVerb]: readonly OrderedAction[] };
  readonly writing: {
    readonly minutes: number;
    readonly bonus: number;
    /** The player who finished first has the bonus, whether or not he was in time himself. */
    readonly whoeverFirst: boolean;
  };
  /** Under orders a unit moves at one in so many of its normal move or more. */
  readonly slowestOneIn: number;
  /** Foot that may be ordered to skirmish. */
  readonly skirmishingFoot: readonly string[];
  readonly evade: { readonly [Row in EvadeRow]: { readonly infantry: Evading; readonly mounted: Evading } };
  /** Skirmishers whose test tells them to retire or break evade instead. */
  readonly evadeBelowHalt: boolean;
  /** Riders on camels may countercharge like those on horses. */
  readonly camelsCountercharge: boolean;
  readonly messenger: { readonly men: number; readonly chargePeriods: number };
  readonly delays: {
    readonly dictating: number;
    readonly listening: number;
    readonly digesting: number;
    /** A general may dictate any number of orders in a period, and listen to any number of reports besides. */
    readonly severalAtOnce: boolean;
    /** What keeps a general from dictating or listening. */
    readonly hinderedBy: readonly Distraction[];
    /** To tell his own body what to do takes a general the period, as dictating does. */
    readonly inPerson: boolean;
  };
  /** Where the commander-in-chief is lost, the first of his subordinates who is left commands all. */
  readonly succession: boolean;
  readonly signals: { readonly [T in Training]: SignalRules };
  /** Troops that hear a trumpet need not see it. */
  readonly hearingIsSeeing: boolean;
  readonly followMeBodyguard: number;
}

/**
 * How orders are written, brought, obeyed and lost.
 *
 * Source: Orders; Change of Orders.
 */
export function ordersUnder(book: OpenBook): OrderRules {
  const part = <Taken>(name: string, clause: `wrg/${string}`, take: (open: OpenBook) => Taken) =>
    book.part({ name, clauses: [clause] }, take);
  return {
    permits: part('permits', 'wrg/orders/written-at-start', open => open.reading(orderWords)),
    writing: part('writing', 'wrg/orders/writing-time', open => {
      const numbers = open.numbers(orderNumbers);
      return {
        minutes: numbers['writing-minutes'],
        bonus: numbers['writing-bonus'],
        whoeverFirst: open.reading(writingBonus) === 'whoever-finished-first',
      };
    }),
    slowestOneIn: part(
      'slowestOneIn',
      'wrg/orders/formation-and-speed-free',
      open => open.numbers(orderNumbers)['slowest-one-in'],
    ),
    skirmishingFoot: part('skirmishingFoot', 'wrg/orders/skirmish-eligible', open => open.reading(lightHeavySkirmish)),
    evade: book.part({ name: 'evade', clauses: skirmisherEvadeByReaction.clauses ?? [] }, evadeUnder),
    evadeBelowHalt: part('evadeBelowHalt', 'wrg/orders/skirmish-infantry-evade', open =>
      open.reading(skirmishersBelowHalt),
    ),
    camelsCountercharge: part(
      'camelsCountercharge',
      'wrg/orders/countercharge-right',
      open => open.reading(countercharge) === 'mounted',
    ),
    messenger: part('messenger', 'wrg/orders/messenger-speed', open => {
      const numbers = open.numbers(orderNumbers);
      return { men: numbers['messenger-men'], chargePeriods: numbers['messenger-charge-periods'] };
    }),
    delays: part('delays', 'wrg/orders/delay-period', open => {
      const numbers = open.numbers(orderNumbers);
      return {
        dictating: numbers['dictating-periods'],
        listening: numbers['listening-periods'],
        digesting: open.reading(digesting) === 'acted-on-when-digested' ? numbers['digesting-periods'] : 0,
        severalAtOnce: open.reading(severalAtOnce),
        hinderedBy: open.reading(attention),
        inPerson: open.reading(orderedInPerson),
      };
    }),
    succession: part('succession', 'wrg/orders/subordinate-limits', open => open.reading(succession)),
    signals: book.part({ name: 'signals', clauses: signalLimits.clauses ?? [] }, signalsUnder),
    hearingIsSeeing: part('hearingIsSeeing', 'wrg/orders/signals-range', open => open.reading(signalsHeard)),
    followMeBodyguard: part(
      'followMeBodyguard',
      'wrg/orders/follow-me-bodyguard-limit',
      open => open.numbers(orderNumbers)['follow-me-bodyguard'],
    ),
  };
}

function signalsUnder(book: OpenBook): OrderRules['signals'] {
  const cells = book.of(signalLimits);
  const of = (training: Training): SignalRules => ({
    most: cells[training]['maximum-signals'],
    reach: cells[training]['reach-paces'],
    perPeriod: cells[training]['per-period'],
  });
  return { regular: of('regular'), barbarian: of('barbarian') };
}

function evadeUnder(book: OpenBook): OrderRules['evade'] {
  const cells = book.of(skirmisherEvadeByReaction);
  const of = (row: EvadeRow) => ({ infantry: cells[row].infantry, mounted: cells[row].mounted });
  return {
    'uncontrolled-advance': of('uncontrolled-advance'),
    'act-as-general-wishes': of('act-as-general-wishes'),
    'carry-on': of('carry-on'),
    halt: of('halt'),
    retire: of('retire'),
    break: of('break'),
  };
}
