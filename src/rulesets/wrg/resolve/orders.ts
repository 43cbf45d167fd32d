import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, RuleViolation, reasonFor } from '../../../rulebook/index.js';
import { spoken } from '../../../scenario/index.js';
import { rateOfRow } from '../moving/rates.js';
import { keptFromAttending, mayDigest } from '../orders/attending.js';
import { obliges, permits } from '../orders/conduct.js';
import {
  messengerParty,
  orderDelay,
  orderGiverFaults,
  reportDelay,
  riders,
  signalFaults,
  signalReaches,
  writingBonuses,
} from '../orders/delivery.js';
import { orderAmbiguities, orderFaults } from '../orders/faults.js';
import { ordersAfter } from '../orders/loss.js';
import { printOrder, printSignal, readOrder, readSignal, readStandingOrder } from '../orders/notation.js';
import { isNoOrder } from '../orders/order.js';
import { maySkirmish } from '../orders/skirmish.js';
import type { ReadWords } from '../orders/words.js';
import { orderedActions } from '../rules/reaction/orders.js';
import { wrgRules } from '../rules.js';
import { nothing } from './army-schema.js';
import * as situation from './orders-schema.js';

/** What was read, or the fault of what was typed. */
function understood<T>(result: ReadWords<T>): T {
  if ('violations' in result) throw new RuleViolation(result.violations);
  return result.read;
}

const written: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/read-order',
    about: 'An order in its notation as data, as it is printed, and what an umpire would take it at its word for.',
    situation: situation.typed,
    known: ({ order: typed }) => {
      const order = understood(readOrder(typed));
      return { order, printed: printOrder(order), none: isNoOrder(order), ambiguities: orderAmbiguities(order) };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/order-faults',
    about: 'What is wrong with an order for a unit: what it does not see, cannot do, or nobody knows.',
    situation: situation.orderForUnit,
    known: ({ order, type, standing = [], friends = [], enemies = [], places = [], ...unit }, rules) =>
      orderFaults(
        understood(readOrder(order)),
        {
          ...unit,
          id: 'unit',
          troops: { type },
          friends,
          enemies,
          places,
          standing: standing.map((each, at) => understood(readStandingOrder(each, `standing[${at}]`))),
        },
        rules,
      ),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/order-obliges',
    about: 'What each step of an order obliges a unit to in a period, and what it lets it do.',
    situation: situation.orderAtWork,
    known: ({ order: typed, ...unit }, rules) => {
      const order = understood(readOrder(typed));
      if (order.kind !== 'steps') return [];
      return order.steps.map(step => ({
        ...obliges(step, unit, rules),
        permits: orderedActions.filter(action => permits(step, action, rules)),
      }));
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/order-delivery',
    about: 'How many periods a new order takes until it is obeyed, and what keeps a general from giving it.',
    situation: situation.deliveries,
    known: ({ delivery, general }, rules) => ({
      ...orderDelay(delivery, rules),
      faults:
        general === undefined
          ? []
          : orderGiverFaults(
              {
                ...general,
                followMe: delivery.by === 'follow-me',
                // Only what a messenger carries has to be dictated.
                busy: general.busy === true && delivery.by === 'messenger',
              },
              rules,
            ).map(fault => ({ ...fault, path: `general.${fault.path}` })),
    }),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/signals',
    about: 'Whether a side may agree on so many signals and make so many in a period, and whether one reaches troops.',
    situation: situation.signalling,
    known: ({ training, reach, ...signals }, rules) => ({
      faults: signalFaults({ training, ...signals }, rules),
      reaches: reach === undefined ? null : signalReaches(reach, training, rules),
    }),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/writing-orders',
    about:
      'The paces that each side gains in the first period because the other took too many minutes to write its orders.',
    situation: situation.writing,
    known: (minutes, rules) => writingBonuses(minutes, rules),
  }),
];

/** What becomes of an order, in words. */
function fateOf({ order, standing, next }: ReturnType<typeof ordersAfter>): string {
  const goesBy = order ? 'goes by its order' : 'has none';
  const waits = next === 'obeys' ? '' : ', and waits or tests without one';
  return `${goesBy}, standing orders ${standing ? 'hold' : 'forgotten'}${waits}`;
}

/** What keeps somebody from attending, as a reason. */
function attention(kept: string | undefined, free: string): Reason {
  const why = kept === undefined ? 'nothing hinders it' : spoken(kept);
  return reasonFor('wrg/orders/delay-period', why, kept === undefined ? free : `not while ${spoken(kept)}`);
}

const carried: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/report',
    about: 'How many periods pass until a general has listened to a report, and what keeps him from it.',
    situation: situation.reporting,
    known: ({ at = [], ...way }, rules) => {
      const periods = reportDelay(way, rules);
      const kept = keptFromAttending(at, rules);
      const rides = reasonFor(
        'wrg/orders/delay-period',
        `a rider over ${counted(way.distance, 'pace')}, and to listen`,
        counted(periods, 'period'),
      );
      return { periods, keptBy: kept ?? null, because: [rides, attention(kept, 'he listens')] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/read-signal',
    about:
      'A signal in its notation as data, as it is printed, and what an umpire would take its order at its word for.',
    situation: situation.typedSignal,
    known: ({ signal: typed }) => {
      const signal = understood(readSignal(typed, 'signal'));
      const printed = printSignal(signal);
      const says = reasonFor('wrg/orders/signals-defined-in-writing', `a ${signal.by} signal, ${signal.name}`, printed);
      return { signal, printed, ambiguities: orderAmbiguities(signal.means), because: [says] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/messenger',
    about: 'As how many men messengers fight, and how fast they ride.',
    situation: nothing,
    known: (_, rules) => {
      const { men } = messengerParty(rules);
      const { normal, charge } = rateOfRow(riders, rules);
      return {
        men,
        normal,
        charge,
        because: [
          reasonFor('wrg/orders/messengers-as-patrol', 'a party of messengers', counted(men, 'man', 'men')),
          reasonFor('wrg/orders/messenger-speed', 'as light cavalry', `${counted(normal, 'pace')}, ${charge} once`),
        ],
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/attention',
    about: 'What keeps a general from dictating an order or listening to a report, and whether a unit can digest one.',
    situation: situation.attending,
    known: ({ at }, rules) => {
      const kept = keptFromAttending(at, rules);
      const digests = mayDigest(at);
      const unit = reasonFor('wrg/orders/delay-period', 'a unit with an order', digests ? 'digests it' : 'has no time');
      return { keptBy: kept ?? null, mayDigest: digests, because: [attention(kept, 'he attends to it'), unit] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/orders-after',
    about: 'What a unit still has of its orders after they are carried out, replaced or lost.',
    situation: situation.befallen,
    known: ({ event }) => {
      const after = ordersAfter(event);
      const clause =
        event === 'uncontrolled-advance' || event === 'broken'
          ? 'wrg/orders/loss'
          : event === 'new-order' || event === 'tested-without-order'
            ? 'wrg/orders/regain-standing'
            : 'wrg/orders/crossed-out';
      return { ...after, because: [reasonFor(clause, spoken(event), fateOf(after))] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/may-skirmish',
    about: 'Whether troops may be ordered to skirmish.',
    situation: situation.skirmishers,
    known: (skirmishers, rules) => {
      const may = maySkirmish(skirmishers, rules);
      const { troops, missileArmed } = skirmishers;
      const why = `${troops.type.toUpperCase()} ${missileArmed ? 'with missiles' : 'without missiles'}`;
      return { may, because: [reasonFor('wrg/orders/skirmish-eligible', why, may ? 'may skirmish' : 'may not')] };
    },
  }),
];

/** What can be asked about orders. */
export const orderResolvers: readonly Resolver[] = [...written, ...carried];
