import { defineResolver, type Resolver } from '../../../book/index.js';
import { within } from '../../../scenario/index.js';
import { caltrops } from '../caltrops/caltrops.js';
import { burn, fireShot } from '../fire/fire.js';
import { wrgRules } from '../rules.js';
import { battery } from '../siege/battery.js';
import { breach } from '../siege/breach.js';
import { carriage } from '../siege/carriage.js';
import { mineAdvance, mineFaults, minesMeet, minesMeetOdds } from '../siege/mining.js';
import { engineering } from '../siege/work.js';
import * as situation from './siege-schema.js';

/** What can be asked about sieges, fire and caltrops. */
export const siegeResolvers: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/siege-carriage',
    about: 'Whether figures or wagons move a piece of siege material, and how far in a period.',
    situation: situation.carrying,
    known: (carrying, rules) => carriage(carrying, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/engineering',
    about: 'How many figure/periods a construction takes, and how many periods a working party.',
    situation: situation.building,
    known: (building, rules) => engineering(building, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/breach',
    about:
      'What a period of rams, axes, elephants, stones or fire does to a door, a wall, a tower or something of wood.',
    situation: situation.breaching,
    known: (breaching, rules) => breach(breaching, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/battery',
    about: 'Stones thrown at a wall or at something of wood; the distribution is of the work they do.',
    situation: situation.battery,
    thrown: { rule: (engines, dice, rules) => battery(engines, dice, rules), outcome: ({ hits }) => hits },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/mine',
    about: 'How far a tunnel grows in a period, and what forbids it.',
    situation: situation.mine,
    known: ({ mine, ...digging }, rules) => ({
      ...mineAdvance(digging, rules),
      ...(mine === undefined ? {} : { faults: within('mine', mineFaults(mine)) }),
    }),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/mines-meet',
    about: 'Mine and countermine meet and are fought for; the distribution is of whose tunnel collapses.',
    situation: situation.minesMeet,
    thrown: {
      rule: (meeting, dice, rules) => minesMeet(meeting, dice, rules),
      outcome: ({ collapsed }) => collapsed,
      solved: (meeting, rules) => minesMeetOdds(meeting, rules),
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/fire-missiles',
    about: 'Fire missiles at a thing; the distribution is of fire casualty points.',
    situation: situation.fireShot,
    thrown: { rule: (shot, dice, rules) => fireShot(shot, dice, rules), outcome: ({ hits }) => hits },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/fire',
    about: 'What a period of fire comes to: how it grows, who puts it out, whether the thing is untenable.',
    situation: situation.fire,
    known: (period, rules) => burn(period, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/caltrops',
    about: 'What caltrops do to figures that pass over them; the distribution is of casualties.',
    situation: situation.caltrops,
    thrown: { rule: (over, dice, rules) => caltrops(over, dice, rules), outcome: ({ hits }) => hits },
  }),
];
