import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { regraded } from '../campaign/grades.js';
import { figurePoints, purchasePoints, winnerByPoints } from '../campaign/points.js';
import { knightCauses, unitCauses } from '../morale/causes.js';
import { moraleObligation, standingTogether } from '../morale/obligation.js';
import { moraleOdds, throwMorale } from '../morale/test.js';
import { skirmishRules } from '../rules.js';
import {
  batter,
  batteringChance,
  batteringFaults,
  batteringGap,
  batteringOdds,
  ladderChance,
  pushLadder,
} from '../siege/assault.js';
import { cauldronFaults, machineStanding, percentChance, throwPercent } from '../siege/works.js';
import { lootTime, profit, quarter } from '../wounds/prisoners.js';
import { fallOdds, throwFall, woundOdds, woundThrow } from '../wounds/wounds.js';
import * as situation from './aftermath-schema.js';

const morale: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/morale-causes',
    about: 'Why a unit, or a knight on his own, tests morale this turn.',
    situation: situation.causes,
    known: ({ unit, knight }, rules) => [
      ...(unit === undefined ? [] : unitCauses(unit, rules)),
      ...(knight === undefined ? [] : knightCauses(knight, rules)),
    ],
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/morale',
    about: 'A test of morale: bold, resolute, craven or recreant.',
    situation: situation.morale,
    odds: (test, rules) => moraleOdds(test, rules),
    thrown: { rule: (test, dice, rules) => throwMorale(test, dice, rules), outcome: ({ result }) => result },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/morale-obligation',
    about: 'What the result of a test obliges to in the next turn.',
    situation: situation.standing,
    known: (standing, rules) => moraleObligation(standing, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/body-standing',
    about: 'How a body stands that is judged as one: in cover, in flight, and how near its enemies are.',
    situation: situation.body,
    known: ({ men }) => {
      const standing = standingTogether(men);
      const why = `${counted(men.length, 'man', 'men')} judged as one`;
      const where = standing?.inCover === true ? 'in cover' : 'in no cover';
      const effect = standing?.fleeing === true ? `${where}, in flight` : where;
      return { standing: standing ?? null, because: [reasonFor('skirmish/morale/craven', why, effect)] };
    },
  }),
];

const wounds: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/wound',
    about: 'Whether a hit wounds or kills.',
    situation: situation.wound,
    odds: (struck, rules) => woundOdds(struck, rules),
    thrown: {
      rule: (struck, dice, rules) => ({ wound: woundThrow(struck, dice, rules) }),
      outcome: ({ wound }) => wound,
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/fall',
    about: 'Whether a figure falls, and what that does to it.',
    situation: situation.fall,
    odds: (falling, rules) => fallOdds(falling, rules),
    thrown: {
      rule: (falling, dice, rules) => ({ falls: throwFall(falling, dice, rules) }),
      outcome: ({ falls }) => falls,
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/quarter',
    about: 'Whether quarter has to be given to who yields.',
    situation: situation.surrender,
    known: (surrender, rules) => quarter(surrender, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/ransom',
    about: 'Ransoms and recruits out of the prisoners of a battle.',
    situation: situation.captives,
    known: (captives, rules) => profit(captives, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/looting',
    about: 'How long stripping the dead or prisoners takes, and what forbids it.',
    situation: situation.looting,
    known: (looting, rules) => lootTime(looting, rules),
  }),
];

const siege: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/push-ladder',
    about: 'Men push a ladder down that others hold or climb.',
    situation: situation.ladder,
    odds: (ladder, rules) => ladderChance(ladder, rules),
    thrown: { rule: (ladder, dice, rules) => ({ down: pushLadder(ladder, dice, rules) }), outcome: ({ down }) => down },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/battering',
    about:
      'A ram or axes at a door, a gate or timber turn after turn; the distribution is of the turn in which it gives in.',
    situation: situation.battering,
    odds: (battering, rules) => ({
      ...batteringChance(battering, rules),
      gap: batteringGap(battering, rules),
      faults: batteringFaults(battering, rules),
    }),
    thrown: {
      rule: (battering, dice, rules) => batter(battering, dice, rules),
      outcome: ({ brokenIn }) => brokenIn,
      solved: (battering, rules) => batteringOdds(battering, rules),
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/percent',
    about: 'Whether oil sets a machine on fire, or a standard is snatched.',
    situation: situation.percent,
    odds: (asked, rules) => ({ chance: percentChance(asked, rules) }),
    thrown: {
      rule: (asked, dice, rules) => ({ comesOff: throwPercent(asked, dice, rules) }),
      outcome: ({ comesOff }) => comesOff,
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/cauldron',
    about: 'What forbids dropping a rock or a cauldron from a rampart.',
    situation: situation.cauldron,
    known: (cauldron, rules) => cauldronFaults(cauldron, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/machine',
    about: 'Whether a sow, engine or tower can be worked and moved.',
    situation: situation.machine,
    known: (machine, rules) => machineStanding(machine, rules),
  }),
];

const campaign: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/figure-points',
    about: 'What a figure is worth, part by part.',
    situation: situation.figure,
    known: (figure, rules) => figurePoints(figure, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/purchases',
    about: 'What equipment and fortifications are worth.',
    situation: situation.purchases,
    known: (bought, rules) => purchasePoints(bought, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/winner',
    about: 'Who has won, by surviving points and captured standards.',
    situation: situation.ended,
    known: (sides, rules) => winnerByPoints(sides, rules),
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/regrading',
    about: 'What a battle makes of the grade of a man.',
    situation: situation.deeds,
    known: (deeds, rules) => regraded(deeds, rules),
  }),
];

/** What can be asked about morale, wounds, sieges and campaigns. */
export const aftermathResolvers: readonly Resolver[] = [...morale, ...wounds, ...siege, ...campaign];
