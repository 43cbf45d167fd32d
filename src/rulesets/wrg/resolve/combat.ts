import { defineResolver, type Resolver } from '../../../book/index.js';
import type { Dice } from '../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { spoken } from '../../../scenario/index.js';
import { meleeDice, type RandomFactor, shootingDice } from '../casualties/random-factor.js';
import { columnText, meleeColumn, missileColumn, shieldlessLine } from '../casualties/target.js';
import { enginesLost, pushesFriends } from '../hand-to-hand/after.js';
import { generalSteadies } from '../hand-to-hand/general.js';
import { firstPeriodAfter } from '../moving/uncontrolled.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { crewShooters } from '../shooting/shoot.js';
import { breachSize } from '../siege/breach.js';
import { gapsMatter } from '../siege/fortification.js';
import { nothing } from './army-schema.js';
import * as situation from './combat-schema.js';

/** The dice of shooting, or of hand-to-hand combat with what a general makes of them. */
function randomFactor(
  { combat, general, ...throwers }: situation.AskedDice,
  dice: Dice,
  rules: WrgRules,
): RandomFactor {
  if (combat === 'shooting') return shootingDice(throwers, dice, rules);
  return meleeDice({ ...throwers, generalInFront: general !== undefined && generalSteadies(general) }, dice, rules);
}

const blows: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/random-factor',
    about: 'The random factor of shooting or hand-to-hand combat; the distribution is of what it counts.',
    situation: situation.thrown,
    thrown: { rule: randomFactor, outcome: ({ factor }) => factor },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/target-class',
    about:
      'As what troops are hit by missiles and hand to hand, and what they count when they cannot use their shields.',
    situation: situation.target,
    known: ({ side = 'front', period = 1, ...troops }, rules) => {
      const missiles = missileColumn(troops, side, rules);
      const melee = meleeColumn(troops, { from: side, period }, rules);
      const shieldless = shieldlessLine(troops, rules) ?? null;
      const who = `${troops.type.toUpperCase()}${troops.dismounted === true ? ' dismounted' : ''}, hit from the ${side}`;
      const because: Reason[] = [
        reasonFor('wrg/shooting/factors/table', who, `missiles hit them as ${columnText(missiles)}`),
        reasonFor('wrg/melee/factors/table', `${who}, period ${period}`, `fought as ${columnText(melee)}`),
      ];
      if (shieldless !== null) {
        const medium = shieldless === 'shieldless-mi';
        const clause = medium ? 'wrg/shooting/tactical/shieldless-2' : 'wrg/shooting/tactical/shieldless-1';
        because.push(
          reasonFor(
            clause,
            'without the use of shields',
            `+${rules.fighting.shooting.tactical[shieldless]} to who shoots`,
          ),
        );
      }
      return { missiles, handToHand: melee, shieldless, because };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/crew-shooters',
    about: 'How many men of the crews of elephants, chariots or engines shoot, and with what.',
    situation: situation.crew,
    known: ({ models, crew }) => {
      const shooters = crewShooters(models, crew);
      const engines = typeof crew === 'number';
      const clause = engines ? 'wrg/shooting/crew/engine' : 'wrg/shooting/crew/elephant-chariot';
      const told = shooters
        .map(({ weapon, figures }) => (engines ? `${figures} at the engines` : `${figures} with ${spoken(weapon)}`))
        .join(', ');
      const why = `${counted(models, engines ? 'engine' : 'model')} with ${engines ? crew : crew.length} on each`;
      return { shooters, because: [reasonFor(clause, why, told === '' ? 'nobody shoots' : told)] };
    },
  }),
];

const pushedBack: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/push-friends',
    about: 'Whether a body that is pushed back pushes friends behind it back too.',
    situation: situation.behind,
    known: (friends, rules) => {
      const pushes = pushesFriends(friends, rules);
      const why = `${friends.type.toUpperCase()} behind, ${counted(friends.ranks, 'rank')} deep`;
      const effect = pushes ? 'pushed back with them' : 'they stay, and leave no room';
      return { pushes, because: [reasonFor('wrg/after-melee/push-friends', why, effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/engines-lost',
    about: 'How many engines are lost behind troops that are pushed back, or when their own group breaks.',
    situation: situation.engines,
    known: ({ engines, broken = false }, rules) => {
      const lost = enginesLost(engines, { broken }, rules);
      const clause = broken ? 'wrg/after-melee/engines-broken' : 'wrg/after-melee/engines-push-back';
      const { pushBack } = rules.fighting.melee.after;
      const why = broken ? 'their group is broken' : `those within ${counted(pushBack, 'pace')}`;
      return { lost, because: [reasonFor(clause, why, `${lost} of ${engines.length} destroyed`)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/after-advance',
    about: 'As which of its periods the first of a rout or pursuit counts, after an advance out of control or without.',
    situation: situation.afterAdvance,
    known: ({ uncontrolled }, rules) => {
      const period = firstPeriodAfter(uncontrolled, rules);
      const why = uncontrolled ? 'at once after an advance out of control' : 'after no such advance';
      const effect = `counts as period ${period}`;
      return { period, because: [reasonFor('wrg/uncontrolled-advance/then-rout-or-pursuit', why, effect)] };
    },
  }),
];

const atWalls: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/breach-size',
    about: 'How wide a breach in a wall is at its foot and at the top, in millimetres and paces.',
    situation: nothing,
    known: (_, rules) => {
      const size = breachSize(rules);
      const effect = `${size.bottom} mm at the foot, ${size.top} mm at the top`;
      return { ...size, because: [reasonFor('wrg/siege/breach/size', 'a breach', effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/gaps-disorganise',
    about: 'Whether a gap in their formation disorganises troops where they stand.',
    situation: situation.place,
    known: ({ place }) => {
      const disorganise = gapsMatter(place);
      const clause =
        place === 'fortification'
          ? 'wrg/siege/fort/fragmented-front'
          : place === 'ship'
            ? 'wrg/ship/fragmented-front'
            : 'wrg/disorganisation/gap';
      return {
        disorganise,
        because: [reasonFor(clause, place, disorganise ? 'a gap disorganises them' : 'gaps do no harm')],
      };
    },
  }),
];

/** What can be asked about dice, targets and crews, and what a push-back does besides. */
export const combatResolvers: readonly Resolver[] = [...blows, ...pushedBack, ...atWalls];
