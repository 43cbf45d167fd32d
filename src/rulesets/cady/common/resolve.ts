import { defineResolver, type Resolver } from '../../../book/index.js';
import { saveBattle } from './fighting/battles.js';
import { chargeTest, resolveChargeTest } from './fighting/charge-test.js';
import { fireAtCharger } from './fighting/defensive-fire.js';
import { holdFriend } from './fighting/holding.js';
import { surrender } from './fighting/surrender.js';
import { breakOff, threeDiceOdds, threeDiceTest } from './fighting/three-dice.js';
import { agreedResolvers } from './resolve-agreed.js';
import { commandResolvers } from './resolve-command.js';
import { fieldResolvers } from './resolve-field.js';
import { orderResolvers } from './resolve-orders.js';
import * as situation from './resolve-schema.js';
import { commonRules } from './rules.js';

/** The resolution functions that Cady's periods share, by name: `littlewars resolve common/three-dice-test`. */
export const commonResolvers: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/three-dice-test',
    about: 'The test of a unit’s nerve: how many dice, on which faces, and whether it passes.',
    situation: situation.oneTested,
    odds: (unit, rules) => threeDiceOdds(unit, rules),
    thrown: { rule: (unit, dice, rules) => threeDiceTest(unit, dice, rules), outcome: ({ passed }) => passed },
  }),
  defineResolver(commonRules, {
    name: 'common/charge-test',
    about: 'Who must test before a charge meets, and what comes of it: met, refused or fled.',
    situation: situation.collision,
    odds: (charge, rules) => chargeTest(charge, rules),
    thrown: {
      rule: (charge, dice, rules) => resolveChargeTest(charge, dice, rules),
      outcome: ({ outcome }) => outcome,
    },
  }),
  defineResolver(commonRules, {
    name: 'common/break-off',
    about: 'Whether a unit that is ordered out of a melee gets away.',
    situation: situation.leaving,
    odds: (unit, rules) => threeDiceOdds(unit, rules),
    thrown: {
      rule: (unit, dice, rules) => breakOff(unit, dice, rules),
      outcome: ({ leaves, pointsLost }) => ({ leaves, pointsLost }),
    },
  }),
  defineResolver(commonRules, {
    name: 'common/defensive-fire',
    about: 'When a charged unit fires at its charger, and whether it fights back after.',
    situation: situation.chargedShooter,
    odds: ({ unit }, rules) => threeDiceOdds(unit, rules),
    thrown: {
      rule: (charged, dice, rules) => fireAtCharger(charged, dice, rules),
      outcome: ({ passed, at, steps, melees }) => ({ passed, at, steps, melees }),
    },
  }),
  defineResolver(commonRules, {
    name: 'common/hold-friend',
    about: 'Whether a unit holds a friend that is driven back into it.',
    situation: situation.holding,
    thrown: {
      rule: (holding, dice, rules) => holdFriend(holding, dice, rules),
      outcome: ({ held, forced, holder }) => ({ held, forced, holder }),
    },
  }),
  defineResolver(commonRules, {
    name: 'common/save-battle',
    about: 'What becomes of a battle or brigade of which a unit is lost.',
    situation: situation.battleInDanger,
    thrown: { rule: (battle, dice, rules) => saveBattle(battle, dice, rules), outcome: ({ fate }) => fate },
  }),
  defineResolver(commonRules, {
    name: 'common/surrender',
    about: 'What comes of an offer to surrender in a melee.',
    situation: situation.offer,
    thrown: {
      rule: (offer, dice, rules) => surrender(offer, dice, rules),
      outcome: ({ outcome, guards }) => ({ outcome, guards }),
    },
  }),
  ...fieldResolvers,
  ...commandResolvers,
  ...agreedResolvers,
  ...orderResolvers,
];
