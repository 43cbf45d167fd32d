import { defineResolver, type Resolver } from '../../../book/index.js';
import { leavingMelee, strikeFaults } from '../melee/contact.js';
import { orderOfBlows } from '../melee/order.js';
import { singleCombatOdds, throwSingleCombat } from '../melee/single-combat.js';
import { strikeOdds, throwStrike } from '../melee/strike.js';
import { meleeTurn, meleeTurnOdds } from '../melee/turn.js';
import { skirmishRules } from '../rules.js';
import { fireTurn, ignite, igniteOdds, putOut, putOutOdds } from '../shooting/fire.js';
import { breach, shotFaults, shotOrder, shotsInTurn } from '../shooting/shooters.js';
import { shoot, shotOdds } from '../shooting/shot.js';
import * as situation from './fighting-schema.js';

const shooting: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/shot',
    about:
      'One shot, throw or drop: the total that hits, the chances of a wound and a death; the distribution is of what it does.',
    situation: situation.shot,
    odds: (shot, rules) => shotOdds(shot, rules),
    thrown: { rule: (shot, dice, rules) => ({ effect: shoot(shot, dice, rules) }), outcome: ({ effect }) => effect },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/shot-order',
    about: 'In which order shots are settled, and which are simultaneous.',
    situation: situation.shotOrder,
    known: (shots, rules) => shotOrder(shots, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/shots-in-turn',
    about: 'How many shots a weapon has in a turn by what its bearer does.',
    situation: situation.shooting,
    known: (shooter, rules) => ({ shots: shotsInTurn(shooter, rules) }),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/may-shoot',
    about: 'What forbids a shot: sight, range, arc, friends in the line, missiles, contact.',
    situation: situation.intendedShot,
    known: (shot, rules) => shotFaults(shot, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/breach',
    about: 'What hits of engines and bombards have done to a wall or a thing.',
    situation: situation.breach,
    known: (hit, rules) => breach(hit, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/ignite',
    about: 'Whether something catches fire.',
    situation: situation.igniting,
    odds: (thing, rules) => igniteOdds(thing, rules),
    thrown: { rule: (thing, dice, rules) => ({ burns: ignite(thing, dice, rules) }), outcome: ({ burns }) => burns },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/put-out',
    about: 'Figures with or without buckets fight a fire for a turn.',
    situation: situation.fought,
    odds: (fire, rules) => putOutOdds(fire, rules),
    thrown: { rule: (fire, dice, rules) => ({ out: putOut(fire, dice, rules) }), outcome: ({ out }) => out },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/fire-turn',
    about: 'What a fire does at the end of a turn: what it reaches, whom it kills, when it is burnt out.',
    situation: situation.burning,
    known: (fire, rules) => fireTurn(fire, rules),
  }),
];

const melee: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/strike',
    about: 'One blow: the points of both dice and the chance that it hits.',
    situation: situation.strike,
    odds: (strike, rules) => strikeOdds(strike, rules),
    thrown: { rule: (strike, dice, rules) => throwStrike(strike, dice, rules), outcome: ({ hit }) => hit },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/may-strike',
    about: 'What forbids a blow: the lance out of a charge, the wrong side, the rank behind, a knight at a horse.',
    situation: situation.intendedStrike,
    known: (strike, rules) => strikeFaults(strike, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/order-of-blows',
    about: 'In which order blows are struck, and which at once.',
    situation: situation.orderOfBlows,
    known: (blows, rules) => orderOfBlows(blows, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/melee-turn',
    about: 'A turn of blows among several fighters; the distribution is of how it leaves them.',
    situation: situation.melee,
    thrown: {
      rule: (turn, dice, rules) => meleeTurn(turn, dice, rules),
      outcome: ({ conditions }) => conditions,
      solved: (turn, rules) => meleeTurnOdds(turn, rules),
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/single-combat',
    about: 'Two fight it out, for so many turns or to the end; the distribution is of how they are then.',
    situation: situation.combat,
    odds: (combat, rules) => {
      const { decidedBy, meanTurns } = singleCombatOdds(combat, rules);
      return { decidedBy, meanTurns };
    },
    thrown: {
      rule: (combat, dice, rules) => throwSingleCombat(combat, dice, rules),
      outcome: outcome => outcome,
      solved: (combat, rules) => singleCombatOdds(combat, rules).outcomes,
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/leaving-melee',
    about: 'What it costs to leave a melee that existed at the start of the turn.',
    situation: situation.leaving,
    known: (leaving, rules) => leavingMelee(leaving, rules),
  }),
];

/** What can be asked about shooting, fire and melee. */
export const fightingResolvers: readonly Resolver[] = [...shooting, ...melee];
