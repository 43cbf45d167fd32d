import { defineResolver, type Resolver } from '../../../book/index.js';
import { disorganisedBy } from '../condition/disorganisation.js';
import { shieldUsable } from '../condition/shields.js';
import { chargeReach } from '../moving/charge.js';
import { evade } from '../moving/evade.js';
import { interpenetrates } from '../moving/interpenetration.js';
import { frontChangeCost, mountingCost, type TurnOf, turnCost, wheelCost } from '../moving/manoeuvres.js';
import { type MovePart, movementLeft } from '../moving/movement-left.js';
import type { Manner, Mover, MovingRules } from '../moving/mover.js';
import { moveRate, rateOfRow } from '../moving/rates.js';
import { countedDistance, groundCost } from '../moving/terrain.js';
import { uncontrolledAdvance } from '../moving/uncontrolled.js';
import { routMeetsFriends } from '../rout/meeting.js';
import { mayRally } from '../rout/rallying.js';
import { pursuitMove, routMove } from '../rout/running.js';
import { wrgRules } from '../rules.js';
import * as situation from './movement-schema.js';

type Manoeuvre = Exclude<MovePart, { readonly kind: 'march' }>;

function manoeuvreCost(mover: Mover, manner: Manner, does: Manoeuvre, rules: MovingRules) {
  switch (does.kind) {
    case 'turn':
      return turnCost(mover, { ...manner, ...turnOf(does) }, rules);
    case 'wheel':
      return wheelCost(mover, does, manner, rules);
    case 'front':
      return frontChangeCost(mover, does, manner, rules);
    default:
      return mountingCost(mover, manner, rules);
  }
}

function turnOf({ kind: _, ...turn }: Extract<Manoeuvre, { readonly kind: 'turn' }>): TurnOf {
  return turn;
}

const moves: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/move-rate',
    about: 'How many paces troops move and charge in a period over good ground, or anything with a row in the table.',
    situation: situation.moveRate,
    known: (asked, rules) =>
      'row' in asked ? rateOfRow(asked.row, rules) : moveRate(asked.mover, asked.manner, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/ground-cost',
    about:
      'How many times its length ground counts for troops, whether it holds them to a normal move, and what a stretch of it takes.',
    situation: situation.groundCost,
    known: ({ mover, manner, ground, paces }, rules) => ({
      ...groundCost(mover, ground, manner, rules),
      ...(paces === undefined ? {} : { takes: countedDistance(mover, { ground, paces }, manner, rules) }),
    }),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/manoeuvre',
    about: 'What a turn, a change of front, mounting or dismounting takes of a period, or a wheel of a move.',
    situation: situation.manoeuvre,
    known: ({ mover, manner = {}, does }, rules) => manoeuvreCost(mover, manner, does, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/movement-left',
    about:
      'What is left of a period’s move after each of its parts: marches over ground, turns, wheels, changes of front, mounting.',
    situation: situation.move,
    known: (move, rules) => movementLeft(move, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/interpenetration',
    about: 'Whether troops that pass through friends disorganise both.',
    situation: situation.passage,
    known: (passage, rules) => interpenetrates(passage, rules),
  }),
];

const chargesAndRouts: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/charge-reach',
    about:
      'How far a charge goes after what comes before it and over the ground ahead, and whether it meets the enemy.',
    situation: situation.charge,
    known: (charge, rules) => chargeReach(charge, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/evade',
    about: 'Whether evaders get away from a charge, and what both have to do afterwards.',
    situation: situation.evade,
    known: (each, rules) => evade(each, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/uncontrolled-advance',
    about: 'How far troops out of control go in a period, whether they are disorganised, and when it ends.',
    situation: situation.uncontrolledAdvance,
    known: (advance, rules) => uncontrolledAdvance(advance, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/rout',
    about: 'How far broken troops run in a period of their rout, or whether they are dispersed.',
    situation: situation.rout,
    known: (each, rules) => routMove(each, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/pursuit',
    about: 'How far pursuers follow in a period.',
    situation: situation.pursuit,
    known: (each, rules) => pursuitMove(each, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/rout-through-friends',
    about: 'Whether routers find a gap between friends or burst through, who is swept away, and what tramples them.',
    situation: situation.routMeetsFriends,
    known: (each, rules) => routMeetsFriends(each, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/rally',
    about: 'Whether broken troops may try to rally at the end of a period, and what they need for it.',
    situation: situation.rally,
    known: (each, rules) => mayRally(each, rules),
  }),
];

const condition: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/disorganised',
    about: 'What disorganises a body of troops; no causes when it is in order.',
    situation: situation.circumstances,
    known: (each, rules) => {
      const causes = disorganisedBy(each, rules);
      return {
        disorganised: causes.length > 0,
        causes: causes.map(({ id }) => id),
        because: causes.map(({ because }) => because),
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/shield',
    about: 'Whether figures have the use of their shields against an attack, or count as shieldless.',
    situation: situation.shielded,
    known: (each, rules) => shieldUsable(each, rules),
  }),
];

/** What can be asked about movement, disorganisation, shields, rout and pursuit. */
export const movementResolvers: readonly Resolver[] = [...moves, ...chargesAndRouts, ...condition];
