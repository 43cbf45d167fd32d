import { defineResolver, type Resolver } from '../../../book/index.js';
import { mayCountercharge, skirmisherEvades } from '../orders/skirmish.js';
import { reactionChoices } from '../reaction/choices.js';
import { reactionTotal } from '../reaction/factors.js';
import { comparedWithHalt, instructionOf, reactionResult } from '../reaction/instruction.js';
import { reactionOdds, reactionResults, reactionTest } from '../reaction/test.js';
import { testsDue, voluntaryTestFaults } from '../reaction/triggers.js';
import { wrgRules } from '../rules.js';
import { orderResolvers } from './orders.js';
import * as situation from './reaction-schema.js';

/** What can be asked about reaction tests and orders. */
export const reactionResolvers: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/reaction-choices',
    about: 'The factors of a reaction test that the player adds or takes away, and which ways are open.',
    situation: situation.reaction,
    known: (test, rules) => reactionChoices(test, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/reaction-factors',
    about: 'What the factors of a reaction test come to before the dice, and why.',
    situation: situation.reaction,
    known: (test, rules) => reactionTotal(test, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/reaction-test',
    about: 'A reaction test; the distribution is of the row of the effect chart.',
    situation: situation.reaction,
    odds: (test, rules) => reactionOdds(test, rules),
    thrown: {
      rule: (test, dice, rules) => reactionTest(test, dice, rules),
      outcome: ({ result }) => result,
      solved: (test, rules) => reactionResults(test, rules),
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/reaction-result',
    about:
      'What a total comes to for a class of troops, with an order or without: the instruction and how long it holds.',
    situation: situation.total,
    known: ({ total, class: quality, ...at }, rules) => {
      const result = reactionResult(total, { class: quality, hasOrder: at.hasOrder }, rules);
      const compared = comparedWithHalt(result, at.hasOrder, rules);
      return { result, comparedWithHalt: compared, instruction: instructionOf(result, at, rules) };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/tests-due',
    about: 'The reaction tests that circumstances call for, and when in the period each is taken.',
    situation: situation.circumstances,
    known: (circumstances, rules) => testsDue(circumstances, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/voluntary-test',
    about: 'What keeps a player from testing troops of his own will.',
    situation: situation.voluntary,
    known: tester => voluntaryTestFaults(tester),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/skirmishers-evade',
    about: 'Whether skirmishers about to be reached never evade, may, or must; whether the troops may countercharge.',
    situation: situation.reached,
    known: ({ type, camels, fanatic, result, hasOrder = true }, rules) => ({
      evade: skirmisherEvades({ troops: { type }, result, hasOrder }, rules),
      countercharge: mayCountercharge(
        {
          troops: { type, ...(camels === undefined ? {} : { camels }), ...(fanatic === undefined ? {} : { fanatic }) },
          result,
          hasOrder,
        },
        rules,
      ),
    }),
  }),
  ...orderResolvers,
];
