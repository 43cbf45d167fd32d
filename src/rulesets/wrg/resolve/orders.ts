import { defineResolver, type Resolver } from '../../../book/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import { obliges, permits } from '../orders/conduct.js';
import { orderDelay, orderGiverFaults, signalFaults, signalReaches, writingBonuses } from '../orders/delivery.js';
import { orderAmbiguities, orderFaults } from '../orders/faults.js';
import { printOrder, readOrder, readStandingOrder } from '../orders/notation.js';
import { isNoOrder } from '../orders/order.js';
import type { ReadWords } from '../orders/words.js';
import { orderedActions } from '../rules/reaction/orders.js';
import { wrgRules } from '../rules.js';
import * as situation from './orders-schema.js';

/** What was read, or the fault of what was typed. */
function understood<T>(result: ReadWords<T>): T {
  if ('violations' in result) throw new RuleViolation(result.violations);
  return result.read;
}

/** What can be asked about orders. */
export const orderResolvers: readonly Resolver[] = [
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
