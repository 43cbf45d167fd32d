import { defineResolver, type Resolver } from '../../../../book/index.js';
import { musketRules } from '../rules.js';
import { broadsideOdds, throwBroadside } from './broadside.js';
import { duelOdds, throwDuel } from './duel.js';
import { formingSquareOdds, throwFormingSquare } from './forming-square.js';
import { broadsideAsked, duelAsked, formingSquareAsked, shotsAtShipAsked, stormAsked } from './schema.js';
import { shotsAtShipOdds, throwShotsAtShip } from './shots-at-ship.js';
import { stormOdds, throwStorm } from './storm.js';

/** The questions that no turn asks by themselves: whole courses of a turn or of several, each as one distribution. */
export const questionResolvers: readonly Resolver[] = [
  defineResolver(musketRules, {
    name: 'musket/duel',
    about: 'What two batteries leave of each other, turn after turn, as one distribution.',
    situation: duelAsked,
    thrown: {
      rule: (duel, dice, rules) => throwDuel(duel, dice, rules),
      outcome: left => left,
      solved: (duel, rules) => duelOdds(duel, rules),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/broadside',
    about: 'What the guns of one side of a frigate take of a unit on shore.',
    situation: broadsideAsked,
    thrown: {
      rule: (broadside, dice, rules) => throwBroadside(broadside, dice, rules),
      outcome: left => left,
      solved: (broadside, rules) => broadsideOdds(broadside, rules),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/shots-at-ship',
    about: 'What shots do to a frigate: how many come down on her, and what the dice for damage and fire make of them.',
    situation: shotsAtShipAsked,
    thrown: {
      rule: (shots, dice, rules) => throwShotsAtShip(shots, dice, rules),
      outcome: after => after,
      solved: (shots, rules) => shotsAtShipOdds(shots, rules),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/storm',
    about: 'The storm of a building, from its door being broken under fire to who holds it, as one distribution.',
    situation: stormAsked,
    thrown: {
      rule: (storm, dice, rules) => throwStorm(storm, dice, rules),
      outcome: came => came,
      solved: (storm, rules) => stormOdds(storm, rules),
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/forming-square',
    about: 'A charge at foot that forms a square: what it meets (formed, half formed, nobody), and what it comes to.',
    situation: formingSquareAsked,
    thrown: {
      rule: (asked, dice, rules) => throwFormingSquare(asked, dice, rules),
      outcome: met => met,
      solved: (asked, rules) => formingSquareOdds(asked, rules),
    },
  }),
];
