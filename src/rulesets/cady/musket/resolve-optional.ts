import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { mayMan, maySpike } from './artillery-crew.js';
import { throwEvent } from './chance/thrown.js';
import { aidOf, officerClauses } from './officers.js';
import * as situation from './resolve-optional-schema.js';
import { musketRules } from './rules.js';
import { shipOrderFaults } from './ships/helm.js';
import { scuttledOn } from './ships/scuttling.js';
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
    name: 'musket/ship-told',
    about: 'What is wrong with what the captain of a ship is told: against the wind, at anchor, turned too far.',
    situation: situation.shipTold,
    known: ({ told, windFrom: wind = null, anchored = false, mastHits = 0, facing }, rules) => {
      const faults = shipOrderFaults(told, { facing, anchored, mastHits, wind }, rules);
      const clause = 'cady/musket/ship/sailing';
      return { faults, because: faultReasons(faults, { clause, why: told, may: 'she does so', not: 'not so' }) };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/boat-speed',
    about: 'How many cm a river boat goes in a turn: down the river, against it, across it or on still water.',
    situation: situation.rowing,
    known: ({ flow, bearing }, rules) => boatRate(flow, bearing, rules),
  }),
  defineResolver(musketRules, {
    name: 'musket/scuttle',
    about: 'With which turn a ship is gone that is scuttled.',
    situation: situation.scuttled,
    known: ({ turn }, rules) => {
      const goneOn = scuttledOn(turn, rules);
      const because = reasonFor('cady/musket/ship/scuttle', `written in turn ${turn}`, `gone with turn ${goneOn}`);
      return { goneOn, because: [because] };
    },
  }),
  defineResolver(musketRules, {
    name: 'musket/spike-gun',
    about: 'Whether the crew of a gun spikes it, and whether anybody may man it.',
    situation: situation.gun,
    known: ({ spiked, ...gun }) => {
      const spikes = maySpike(gun);
      const manned = mayMan({ crew: gun.crew, spiked });
      const order = gun.ordered ? 'ordered' : 'no order';
      const why = `${order}, ${counted(gun.crew, 'gunner')}${gun.inMelee ? ', in melee' : ''}`;
      const state = spiked ? 'spiked' : gun.crew > 0 ? 'with a crew' : 'left alone';
      return {
        maySpike: spikes,
        mayMan: manned,
        because: [
          reasonFor('cady/musket/artillery/spike/needs-order', why, spikes ? 'they spike it' : 'they do not'),
          reasonFor('cady/musket/artillery/unattended/re-man', state, manned ? 'anybody may man it' : 'nobody mans it'),
        ],
      };
    },
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
