import { defineResolver, type Resolver } from '../../../book/index.js';
import { armyFaults } from '../army/army.js';
import { basePenalty, frontageOf } from '../army/bases.js';
import { nextBattle, recovered } from '../army/campaign.js';
import { personalitiesByScore, throwPersonality } from '../army/generals.js';
import { returnToTable } from '../army/off-table.js';
import { armyPoints, pointsOf } from '../army/points.js';
import { outscouted } from '../army/scouts.js';
import { terrainUnitNumber } from '../army/terrain-choice.js';
import { winnerOf } from '../army/winning.js';
import { wrgRules } from '../rules.js';
import * as situation from './army-schema.js';
import { campaignResolvers } from './campaign.js';
import { organisationResolvers } from './organisation.js';
import { settingUpResolvers } from './setting-up.js';

const lists: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/points',
    about: 'What so many figures or models of one kind cost, each and together.',
    situation: situation.bought,
    known: (bought, rules) => pointsOf(bought, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/army-points',
    about: 'What an army list costs, line by line.',
    situation: situation.army,
    known: (list, rules) => armyPoints(list, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/army-faults',
    about: 'Everything that is wrong with an army list, and what it costs.',
    situation: situation.limitedArmy,
    known: ({ army, limit }, rules) => ({
      points: armyPoints(army, rules).points,
      faults: armyFaults(army, limit, rules).map(fault => ({
        ...fault,
        path: fault.path === '' ? 'limit' : `army.${fault.path}`,
      })),
    }),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/frontage',
    about: 'How wide and deep a formation is, in millimetres and paces, and how many it stands for.',
    situation: situation.ranked,
    known: (ranked, rules) => frontageOf(ranked, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/base-penalty',
    about: 'What troops on bases of a frontage add to their totals of factors.',
    situation: situation.narrowBase,
    known: ({ frontage }, rules) => basePenalty(frontage, rules),
  }),
];

const settingUp: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/personality',
    about: 'What a subordinate general is like; the distribution is of his personality.',
    situation: situation.nothing,
    odds: (_, rules) => personalitiesByScore(rules),
    thrown: { rule: (_, dice, rules) => throwPersonality(dice, rules), outcome: ({ personality }) => personality },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/terrain-units',
    about: 'How many terrain units a square metre of table gets, by two nominations and a die.',
    situation: situation.nominations,
    thrown: { rule: (each, dice, rules) => terrainUnitNumber(each, dice, rules), outcome: ({ units }) => units },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/scouts',
    about: 'Which side has so few light cavalry that it must declare its army.',
    situation: situation.lightCavalry,
    known: (cavalry, rules) => outscouted(cavalry, rules),
  }),
];

const ending: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/return-to-table',
    about: 'Whether troops off the table come back, and after how many periods; null if never.',
    situation: situation.offTable,
    thrown: { rule: (off, dice, rules) => returnToTable(off, dice, rules), outcome: ({ periods }) => periods },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/winner',
    about: 'Who has won, by the points that are left and the features that are held.',
    situation: situation.gameAtEnd,
    known: (game, rules) => winnerOf(game, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/campaign-recovery',
    about: 'What of the losses of a battle comes back for the next, and for the one after.',
    situation: situation.losses,
    known: (losses, rules) => recovered(losses, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/next-battle',
    about: 'What kind of battle follows in a campaign; null when the series is over.',
    situation: situation.foughtBattle,
    known: ({ battle, winner }) => nextBattle(battle, winner) ?? null,
  }),
];

/** What can be asked about armies: types of troops, bases, organisation, generals, points, setting up, winning. */
export const armyResolvers: readonly Resolver[] = [
  ...lists,
  ...organisationResolvers,
  ...settingUp,
  ...settingUpResolvers,
  ...ending,
  ...campaignResolvers,
];
