import { defineResolver, type Resolver } from '../../../book/index.js';
import { faultReasons, within } from '../../../scenario/index.js';
import { gradeFaults, protectionOf, weaponFaults } from '../men/men.js';
import { actionsTime, moveCost, paceFaults } from '../moving/moving.js';
import { skirmishRules } from '../rules.js';
import { chargeReach, declarationFaults, sees } from '../sequence/sequence.js';
import { forceFaults, unitFaults } from '../units/units.js';
import * as situation from './field-schema.js';

/** What can be asked about men, units, declarations, sight and moves. */
export const fieldResolvers: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/protection',
    about: 'The protection of a man by his armour and shield as he uses them, and what he cannot use.',
    situation: situation.protection,
    known: ({ man, ...handling }, rules) => ({
      ...protectionOf(man, handling, rules),
      faults: weaponFaults(handling, rules),
    }),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/grade-faults',
    about: 'Where the grade of a man is beyond the limits of his class.',
    situation: situation.grade,
    known: ({ man, campaign = false }, rules) => within('man', gradeFaults({ ...man, campaign }, rules)),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/force-faults',
    about: 'What is wrong with a force, its units and their commanders.',
    situation: situation.force,
    known: (force, rules) => forceFaults(force, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/commander-of-unit',
    about: 'What is wrong with who commands a unit.',
    situation: situation.oneUnit,
    known: (unit, rules) => {
      const faults = unitFaults(unit, rules);
      const clause = 'skirmish/units/commander';
      const why = unit.commander === undefined ? 'nobody' : `a ${unit.commander.class}`;
      return { faults, because: faultReasons(faults, { clause, why, may: 'may command it', not: 'not so' }) };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/run-or-gallop',
    about: 'What forbids somebody to run or gallop.',
    situation: situation.paced,
    known: (going, rules) => {
      const faults = paceFaults(going, rules);
      const rides = going.mover.on === 'horse';
      const clause = rides ? 'skirmish/movement/gallop-limit' : 'skirmish/movement/run-limit';
      const why = going.pace === 'walk' ? 'at a walk' : rides ? 'a gallop' : 'a run';
      return { faults, because: faultReasons(faults, { clause, why, may: 'it may', not: 'it may not' }) };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/charge',
    about: 'How far a charge reaches, and what forbids declaring it.',
    situation: situation.declaration,
    known: (declaration, rules) => ({
      reach: chargeReach(declaration, rules),
      faults: declarationFaults(declaration, rules),
    }),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/sight',
    about: 'Whether somebody is seen: through gaps, over infantry, in and out of woods.',
    situation: situation.looking,
    known: (looking, rules) => ({ sees: sees(looking, rules) }),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/move',
    about: 'What share of a turn a move takes, with its ground, turns and obstacles, and what forbids it.',
    situation: situation.move,
    known: (move, rules) => moveCost(move, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/actions',
    about: 'How long actions take besides moving.',
    situation: situation.turnOfActions,
    known: (turn, rules) => actionsTime(turn, rules),
  }),
];
