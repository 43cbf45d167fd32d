import { defineResolver, type Resolver } from '../../../book/index.js';
import { chargeOdds, throwCharge } from '../charge/charge.js';
import { wrgRules } from '../rules.js';
import * as situation from './charge-schema.js';

/** What can be asked about a whole charge. */
export const chargeResolvers: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/charge',
    about:
      'A charge from its test to the end of the first period of melee; the distribution is of how it ends, of casualties in men and of who gives way.',
    situation: situation.charge,
    thrown: {
      rule: (question, dice, rules) => ({ came: throwCharge(question, dice, rules) }),
      outcome: ({ came }) => came,
      solved: (question, rules) => chargeOdds(question, rules),
    },
  }),
];
