import { defineResolver, type Resolver } from '../../../book/index.js';
import { reasonFor } from '../../../rulebook/index.js';
import { imperialCost } from './army/roster.js';
import { fatigueAfter, meleeOdds, secondaryAttack } from './fighting/melee.js';
import { movementAllowance } from './moving/movement.js';
import { passThroughCost, passThroughFaults } from './moving/pass-through.js';
import * as situation from './resolve-field-schema.js';
import { commonRules } from './rules.js';

/** The functions of movement and melee. */
export const fieldResolvers: readonly Resolver[] = [
  defineResolver(commonRules, {
    name: 'common/movement-allowance',
    about: 'What a unit may move before the ground is counted.',
    situation: situation.movement,
    known: (unit, rules) => movementAllowance(unit, rules),
  }),
  defineResolver(commonRules, {
    name: 'common/imperial-cost',
    about: 'What a figure costs as one of the imperials, in points.',
    situation: situation.figure,
    known: (figure, rules) => imperialCost(figure, rules),
  }),
  defineResolver(commonRules, {
    name: 'common/pass-through',
    about:
      'Whether a unit may pass through a friend, everything that forbids it, and what it costs the one that moves.',
    situation: situation.passing,
    known: (both, rules) => {
      const faults = passThroughFaults(both, rules);
      const { thirds, because } = passThroughCost(both, rules);
      const barred = faults.flatMap(({ clause, problem }) =>
        clause === undefined ? [] : [reasonFor(clause, problem, 'it may not pass')],
      );
      return { may: faults.length === 0, faults, thirds, because: faults.length === 0 ? because : barred };
    },
  }),
  defineResolver(commonRules, {
    name: 'common/melee-odds',
    about: 'The melee point of a figure, and the faces that remove it.',
    situation: situation.oneFighter,
    odds: (fighter, rules) => meleeOdds(fighter, rules),
  }),
  defineResolver(commonRules, {
    name: 'common/secondary-attack',
    about: 'A further attack on the flank or rear of figures that already fight; only they roll.',
    situation: situation.secondary,
    thrown: { rule: (attack, dice, rules) => secondaryAttack(attack, dice, rules), outcome: ({ lost }) => lost },
  }),
  defineResolver(commonRules, {
    name: 'common/fatigue-after',
    about: 'Melee points a unit is short of after a turn.',
    situation: situation.fatigueTurn,
    known: (turn, rules) => fatigueAfter(turn, rules),
  }),
];
