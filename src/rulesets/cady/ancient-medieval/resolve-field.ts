import { defineResolver, type Resolver } from '../../../book/index.js';
import { reasonFor } from '../../../rulebook/index.js';
import { movementAllowance } from '../common/moving/movement.js';
import { unitCost } from './army/equipment.js';
import { nobleCaptured, ransomVictory } from './army/ransom.js';
import { unitSizeFaults } from './army/rosters.js';
import { pushBack } from './combat/phalanx.js';
import { greekFire, greekFireFaults } from './machines/greek-fire.js';
import { batterGate } from './machines/siege.js';
import { missileAtChariot } from './missiles/missile-hits.js';
import { resupply } from './missiles/supply.js';
import { armyResolver } from './resolve-army.js';
import * as situation from './resolve-field-schema.js';
import { ancientMedievalRules } from './rules.js';
import { entrenchmentDug, testudoFaults } from './special-troops/romans.js';
import { caltropsLossesAmong, caltropsOdds } from './works/caltrops.js';

const onTheField: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/movement-allowance',
    about: 'What a unit may move before the ground is counted.',
    situation: situation.movement,
    known: (unit, rules) => movementAllowance(unit, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/push-back',
    about: 'Who is pushed back in a melee in which a phalanx fights, and whether he must be.',
    situation: situation.push,
    known: (melee, rules) => pushBack(melee, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/testudo-faults',
    about: 'What keeps men from being a testudo; none when they are one.',
    situation: situation.testudo,
    known: (shape, rules) => testudoFaults(shape, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/entrenchment-dug',
    about: 'How many cm of entrenchment a unit digs in a turn.',
    situation: situation.digging,
    known: (unit, rules) => entrenchmentDug(unit, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/caltrops',
    about: 'Caltrops that a unit comes upon; the distribution is of the figures lost.',
    situation: situation.caltrops,
    odds: (crossed, rules) => caltropsOdds(crossed, rules),
    thrown: {
      rule: (crossed, dice, rules) => caltropsLossesAmong(crossed, dice, rules),
      outcome: ({ lost }) => lost,
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/missile-at-chariot',
    about: 'One missile at a chariot, by what it needs; the distribution is of its crew and of whether it still moves.',
    situation: situation.atChariot,
    thrown: {
      rule: (shot, dice, rules) => missileAtChariot(shot, dice, rules),
      outcome: ({ crew, immobile }) => ({ crew, immobile }),
    },
  }),
];

const ofArmies: readonly Resolver[] = [
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/greek-fire',
    about:
      'A shot of Greek fire, and all that forbids it; the distribution is of whether it blows up and of what it takes.',
    situation: situation.flame,
    odds: ({ turn = 1, readyOn = turn, roughSeaOrWind = false }, rules) => {
      const { dieSides, explodes, misfires, everyTurns } = rules.greekFire;
      const faults = greekFireFaults({ turn, readyOn, roughSeaOrWind });
      const face = (faces: readonly number[]) => `a ${faces.join(' or ')}`;
      const roll = (because: string, effect: string) =>
        reasonFor('cady/ancient-medieval/greek-fire/roll', because, effect);
      return {
        sides: dieSides,
        explodes,
        misfires,
        everyTurns,
        faults,
        because: [
          roll(face(explodes), 'it blows up'),
          roll(face(misfires), 'nothing comes out'),
          reasonFor('cady/ancient-medieval/greek-fire/rate', 'once it has fired', `ready in ${everyTurns} turns`),
          ...faults.flatMap(({ clause, problem }) =>
            clause === undefined ? [] : [reasonFor(clause, problem, 'no fire')],
          ),
        ],
      };
    },
    thrown: {
      rule: (shot, dice, rules) => greekFire(shot, dice, rules),
      outcome: ({ outcome, losses, destroyed, alight }) => ({ outcome, losses, destroyed, alight }),
    },
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/batter-gate',
    about: 'A turn of a ram at a gate: how many turns it has battered, and whether the gate is broken.',
    situation: situation.ram,
    known: (ram, rules) => batterGate(ram, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/noble-captured',
    about: 'Whether a noble is captured for ransom.',
    situation: situation.atBay,
    known: (noble, rules) => nobleCaptured(noble, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/ransom-victory',
    about: 'Which sides have won by the nobles that they hold.',
    situation: situation.ransom,
    known: (score, rules) => ransomVictory(score, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/resupply',
    about: 'What a supply wagon gives to those who come to it.',
    situation: situation.receivers,
    known: (receivers, rules) => resupply(receivers, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/unit-cost',
    about: 'What figures and their equipment cost, in points.',
    situation: situation.priced,
    known: (unit, rules) => unitCost(unit, rules),
  }),
  defineResolver(ancientMedievalRules, {
    name: 'ancient-medieval/unit-size-faults',
    about: 'Where a unit has more or fewer figures than its kind may; none when it has not.',
    situation: situation.sized,
    known: (unit, rules) => unitSizeFaults(unit, rules),
  }),
];

/** The functions of movement, special troops, works, sieges, ransom, supply and prices. */
export const fieldResolvers: readonly Resolver[] = [...onTheField, ...ofArmies, armyResolver];
