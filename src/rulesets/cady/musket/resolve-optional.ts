import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { throwEvent } from './chance/thrown.js';
import { aidOf, officerClauses } from './officers.js';
import * as situation from './resolve-optional-schema.js';
import { musketRules } from './rules.js';
import { boatRate, shipSpeed } from './ships/speed.js';

/** The functions of the optional rules: random events, ships and boats under way, officers in person. */
export const optionalResolvers: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/random-event',
    about:
      'The random event that a hundred-sided die brings, whom it concerns and for how many turns; the distribution is of the event.',
    situation: situation.nothing,
    thrown: { rule: (_, dice, rules) => throwEvent(dice, rules), outcome: ({ event }) => event },
  }),
  defineResolver(musketRules, {
    name: 'musket/ship-speed',
    about: 'How many cm a frigate makes in a turn under sail or towed by her boats.',
    situation: situation.underWay,
    known: (ship, rules) => shipSpeed(ship, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/boat-speed',
    about: 'How many cm a river boat goes in a turn: down the river, against it, across it or on still water.',
    situation: situation.rowing,
    known: ({ flow, bearing }, rules) => boatRate(flow, bearing, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/officer',
    about: 'What a colonel or general in person costs, and what he gives the unit that he leads.',
    situation: situation.officer,
    known: ({ rank }, rules) => {
      const { cost, columns } = rules.officers[rank];
      const { aid } = aidOf(rank, rules);
      const dice = aid?.dice ?? 0;
      const gives = `${counted(dice, 'die', 'dice')} more in a test, ${counted(columns, 'column')} right on the morale chart`;
      return { cost, dice, columns, because: [reasonFor(officerClauses[rank], `a ${rank} leads it in person`, gives)] };
    },
  }),
];
