import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import {
  casualties,
  casualtiesReasons,
  countingFigures,
  figuresLost,
  figuresLostReason,
} from '../casualties/casualties.js';
import { afterMelee, breakOff } from '../hand-to-hand/after.js';
import { challenge, challengeOdds } from '../hand-to-hand/challenge.js';
import { continuedMelee, throwContinuedMelee } from '../hand-to-hand/continued.js';
import { eligibleFigures } from '../hand-to-hand/eligible.js';
import { meleeFactors } from '../hand-to-hand/factors.js';
import { generalRisk, mayAimAtGeneral } from '../hand-to-hand/general.js';
import { blowsFactors, meleePeriod, meleePeriodOdds, periodOutcome } from '../hand-to-hand/period.js';
import { wrgRules } from '../rules.js';
import { shootingFactors } from '../shooting/factors.js';
import { mayShoot } from '../shooting/may-shoot.js';
import { shoot, volleyFactors } from '../shooting/shoot.js';
import { targetPriority } from '../shooting/targets.js';
import { combatResolvers } from './combat.js';
import * as situation from './fighting-schema.js';

const shooting: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/may-shoot',
    about:
      'Whether troops may shoot at a target, how far they reach in paces and to each side in degrees, and all that forbids it.',
    situation: situation.mayShoot,
    known: (shot, rules) => mayShoot(shot, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/target-priority',
    about: 'Whom missile men must shoot at, by the six priorities.',
    situation: situation.targets,
    known: (choosing, rules) => targetPriority(choosing, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/shooting-factors',
    about: 'Weapon and tactical factors of a shot.',
    situation: situation.shot,
    known: (shot, rules) => shootingFactors(shot, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/shooting',
    about: 'A volley of one body at one enemy; the distribution is of the casualties, in men.',
    situation: situation.volley,
    odds: (volley, rules) => volleyFactors(volley, rules),
    thrown: { rule: (volley, dice, rules) => shoot(volley, dice, rules), outcome: ({ casualties }) => casualties },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/casualties',
    about: 'Casualties in men of so many figures at a total of factors.',
    situation: situation.casualties,
    known: ({ total, figures }, rules) => casualties(total, figures, rules),
    why: ({ total, figures }, rules) => casualtiesReasons(total, figures, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/figures-lost',
    about: 'Figures or models that casualties take off, and what is carried forward.',
    situation: situation.figuresLost,
    known: (body, rules) => {
      const lost = figuresLost(body, rules);
      return { ...lost, because: [figuresLostReason(body, lost)] };
    },
  }),
];

const handToHand: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/figures-counting',
    about: 'How many figures of a body that may shoot or fight count, in order and disorganised.',
    situation: situation.bodied,
    known: (body, rules) => {
      const counting = countingFigures(body, rules);
      const clause = 'wrg/disorganisation/half-figures';
      const rank = body.nearestRank ?? body.figures;
      const { wholeRank = rank } = body;
      const ofRank = wholeRank === rank ? `${rank}` : `${rank} of ${wholeRank}`;
      const because = body.disorganised === true ? `disorganised, ${ofRank} in the nearest rank` : 'in order';
      return { counting, because: [reasonFor(clause, because, counted(counting, 'figure'))] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/eligible-figures',
    about: 'How many figures of a body take part in hand-to-hand combat.',
    situation: situation.frontage,
    known: (frontage, rules) => eligibleFigures(frontage, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/melee-factors',
    about: 'Weapon and tactical factors of those who fight hand to hand, and the weapon that they use.',
    situation: situation.fighter,
    known: (fighter, rules) => meleeFactors(fighter, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/melee-period',
    about:
      'A period of hand-to-hand combat of two bodies; the distribution is of what each receives and what becomes of it.',
    situation: situation.engagement,
    odds: ({ first, second }, rules) => [...blowsFactors(first, rules), ...blowsFactors(second, rules)],
    thrown: {
      rule: (engagement, dice, rules) => {
        const result = meleePeriod(engagement, dice, rules);
        const { back, follows, recoil, goesOn } = result.outcome;
        return { came: periodOutcome(result), lost: result.lost, back, follows, recoil, goesOn };
      },
      outcome: ({ came }) => came,
      solved: (engagement, rules) => meleePeriodOdds(engagement, rules),
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/continued-melee',
    about: 'A melee of two plain bodies over some periods; the distribution is of how both end.',
    situation: situation.continuedMelee,
    thrown: {
      rule: (melee, dice, rules) => ({ outcome: throwContinuedMelee(melee, dice, rules) }),
      outcome: ({ outcome }) => outcome,
      solved: (melee, rules) => continuedMelee(melee, rules),
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/after-melee',
    about: 'Who is pushed back or broken after a period of melee, whether he is followed, and what is left to him.',
    situation: situation.afterMelee,
    known: ({ first, second }, rules) => afterMelee(first, second, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/break-off',
    about: 'What it comes to when troops break off a melee.',
    situation: situation.breakOff,
    known: (leaving, rules) => breakOff(leaving, rules),
  }),
  defineResolver(wrgRules, {
    name: 'wrg/general-risk',
    about: 'What befalls a general whose unit has casualties; the distribution is of his fate.',
    situation: situation.generalRisk,
    thrown: { rule: (general, dice, rules) => generalRisk(general, dice, rules), outcome: ({ fate }) => fate },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/aim-at-general',
    about: 'Whether missiles may be aimed at a general’s figure alone.',
    situation: situation.aimedAt,
    known: ({ unitsAt: units, ...apart }, rules) => {
      const may = mayAimAtGeneral({ units, ...apart }, rules);
      const { clearOfUnits } = rules.fighting.general;
      const { challenging = false, standsClear = false } = apart;
      const nearest =
        units.length === 0
          ? 'none of his units near'
          : `${counted(Math.min(...units), 'pace')} from the nearest of his units`;
      const why = `${nearest}${challenging ? ', about a challenge' : ''}${standsClear ? ', standing clear' : ''}`;
      const effect = may ? 'he may be aimed at' : `safe within ${counted(clearOfUnits, 'pace')} of them`;
      const spared = challenging && !standsClear ? 'he is spared' : effect;
      return { may, because: [reasonFor('wrg/general/concentrated-missiles', why, spared)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/challenge',
    about: 'A challenge to personal combat that was accepted, fought out; the distribution is of the fate of both.',
    situation: situation.challenge,
    thrown: {
      rule: (generals, dice, rules) => challenge(generals, dice, rules),
      outcome: ({ outcome }) => outcome,
      solved: (generals, rules) => challengeOdds(generals, rules),
    },
  }),
];

/** What can be asked about shooting, hand-to-hand combat, casualties and what they come to. */
export const fightingResolvers: readonly Resolver[] = [...shooting, ...handToHand, ...combatResolvers];
