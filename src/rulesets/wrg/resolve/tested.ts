import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { disorderEffects, staysDisorganised } from '../condition/disorganisation.js';
import {
  armyTestFate,
  chargeGoesIn,
  friendsCountedWithin,
  halfStrengthFate,
  remainderFate,
} from '../reaction/consequences.js';
import { coverKind, isRankSeen, isSecureFlank, isWithin, supportsToRear } from '../reaction/definitions.js';
import { comparedWithHalt } from '../reaction/instruction.js';
import { orderOfTests } from '../reaction/triggers.js';
import { type WrgRules, wrgRules } from '../rules.js';
import * as situation from './tested-schema.js';

/** What a result is against Halt, in words. */
function against({ result, hasOrder }: situation.TestResult, rules: WrgRules): string {
  const compared = comparedWithHalt(result, hasOrder, rules);
  return `${result.replaceAll('-', ' ')}, ${compared === 'halt' ? 'as Halt' : `${compared} than Halt`}`;
}

const words = (fate: string): string => fate.replaceAll('-', ' ');

const fates: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/below-half',
    about: 'What a unit or sub-unit does whose test below half strength came to a result.',
    situation: situation.halved,
    known: ({ subUnit = false, prevented = false, ...tested }, rules) => {
      const fate = halfStrengthFate(tested, { subUnit, prevented }, rules);
      const clause = subUnit ? 'wrg/reaction/below-half-sub-unit-effect' : 'wrg/reaction/below-half-unit-effect';
      return { fate, because: [reasonFor(clause, against(tested, rules), words(fate))] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/remainder',
    about: 'What the rest of a body does when its larger part routs, evades or is cut off, by its test.',
    situation: situation.remaining,
    known: ({ majority, ...tested }, rules) => {
      const fate = remainderFate(tested, majority, rules);
      const because = `the majority ${words(majority)}; ${against(tested, rules)}`;
      return { fate, because: [reasonFor('wrg/reaction/test-majority-remainder', because, words(fate))] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/army-test',
    about: 'What the test of a whole army makes of subject levies, mercenaries and others.',
    situation: situation.ofTheArmy,
    known: ({ loyalty, nation, ...tested }, rules) => {
      const of = { ...(loyalty === undefined ? {} : { loyalty }), ...(nation === undefined ? {} : { nation }) };
      const fate = armyTestFate(tested, of, rules);
      const clause =
        loyalty === 'mercenaries' && nation !== 'arab'
          ? 'wrg/reaction/army-test-mercenaries-leave'
          : 'wrg/reaction/army-test-side-changers';
      const who = loyalty === undefined ? 'troops of their own' : words(loyalty);
      return { fate, because: [reasonFor(clause, `${who}; ${against(tested, rules)}`, words(fate))] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/charge-goes-in',
    about: 'Whether troops that tested to charge do charge.',
    situation: situation.testResult,
    known: (tested, rules) => {
      const goesIn = chargeGoesIn(tested, rules);
      const effect = goesIn ? 'they charge' : 'they do not charge';
      return { goesIn, because: [reasonFor('wrg/reaction/test-charging', against(tested, rules), effect)] };
    },
  }),
];

/** The reasons why a flank is secure, or the one why it is not. */
function flankReasons(flank: situation.Flank, secure: boolean, { reaction }: WrgRules): readonly Reason[] {
  const clause = 'wrg/reaction/definition-secure-flank';
  const { secureCoverWithin: within } = reaction.counting;
  if (!secure) return [reasonFor(clause, `no friendly cover within ${counted(within, 'pace')}, nor friends`, 'open')];
  const { friendlyCoverAt, restsOnImpassable, friendInContact, freeFriendInReach } = flank;
  const why = [
    friendlyCoverAt !== undefined &&
      friendlyCoverAt <= within &&
      `friendly cover ${counted(friendlyCoverAt, 'pace')} off`,
    restsOnImpassable === true && 'it rests on what nobody passes',
    friendInContact === true && 'friends touch it',
    freeFriendInReach === true && 'friends have it in the reach of their charge',
  ];
  return why.flatMap(each => (each === false ? [] : [reasonFor(clause, each, 'secure')]));
}

const definitions: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/secure-flank',
    about: 'Whether a flank is secure.',
    situation: situation.flank,
    known: (flank, rules) => {
      const secure = isSecureFlank(flank, rules);
      return { secure, because: flankReasons(flank, secure, rules) };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/support-to-rear',
    about: 'Whether a friendly unit is support to the rear.',
    situation: situation.supporter,
    known: supporter => {
      const supports = supportsToRear(supporter);
      const { immediatelyBehind, distance, normalMove, disorganised, engaged } = supporter;
      const why = [
        immediatelyBehind ? 'right behind' : 'not right behind',
        `${counted(distance, 'pace')} off, with a move of ${normalMove}`,
        ...(disorganised ? ['disorganised'] : []),
        ...(engaged ? ['fighting'] : []),
      ];
      const effect = supports ? 'support' : 'no support';
      return { supports, because: [reasonFor('wrg/reaction/definition-support', why.join(', '), effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/cover-known',
    about: 'Whether cover is friendly or unfriendly, or both, by what is known of it.',
    situation: situation.cover,
    known: ({ known }, rules) => {
      const cover = coverKind(known, rules);
      const holds = { friends: 'friends hold it', nobody: 'nobody is in it', enemies: 'enemies hold it' };
      const of = {
        ...holds,
        unknown: 'nothing is known of it',
        'friends-and-enemies': 'friends and enemies are in it',
      };
      const kinds = cover === 'both' ? (['friendly', 'unfriendly'] as const) : [cover];
      return {
        cover,
        because: kinds.map(kind => reasonFor(`wrg/reaction/definition-${kind}-cover`, of[known], `${kind} cover`)),
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/within',
    about: 'Whether something counts as within a distance: in view, and not too long a way round.',
    situation: situation.near,
    known: ({ paces, ...near }) => {
      const within = isWithin(near, paces);
      const { distance, inView, detour } = near;
      const effect = within ? `within ${counted(paces, 'pace')}` : `not within ${counted(paces, 'pace')}`;
      const reasons = [reasonFor('wrg/reaction/definition-within', `${counted(distance, 'pace')} off`, effect)];
      if (!inView) reasons.push(reasonFor('wrg/reaction/within-needs-view', 'nobody sees it', 'it does not count'));
      if (detour !== undefined) {
        const way = detour < paces ? 'it counts' : 'it does not count';
        reasons.push(reasonFor('wrg/reaction/within-detour', `${counted(detour, 'pace')} round`, way));
      }
      return { within, because: reasons };
    },
  }),
];

const whenTheyTest: readonly Resolver[] = [
  defineResolver(wrgRules, {
    name: 'wrg/order-of-tests',
    about: 'In which order troops test whose tests are due at the same time.',
    situation: situation.testers,
    known: ({ testers, first }, rules) => {
      const order = orderOfTests(testers, first, rules);
      const says = `${order.join(', ')}; what comes of each counts for the next`;
      return { order, because: [reasonFor('wrg/reaction/right-to-left', 'from right to left', says)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/friends-in-melee',
    about: 'Within how many paces friends count for those who test while they fight hand to hand; null for all.',
    situation: situation.inMelee,
    known: (tested, rules) => {
      const within = friendsCountedWithin(tested, rules);
      const why = `${words(tested.cause)}, ${tested.engaged ? 'hand to hand' : 'not hand to hand'}`;
      const effect = within === null ? 'friends count as ever' : `friends count within ${counted(within, 'pace')}`;
      return { within, because: [reasonFor('wrg/reaction/test-below-half-in-melee', why, effect)] };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/rank-seen',
    about: 'Whether a rank of a force can be seen behind those before it.',
    situation: situation.rankSeen,
    known: each => {
      const seen = isRankSeen(each);
      const { rank, elephants, level } = each;
      const why = `rank ${rank}${elephants ? ' of elephants' : ''}, ${level ? 'level ground' : 'not level'}`;
      return {
        seen,
        because: [
          reasonFor('wrg/reaction/visibility-nearest-rank', why, seen ? 'in view' : 'hidden by those before it'),
        ],
      };
    },
  }),
  defineResolver(wrgRules, {
    name: 'wrg/disorder',
    about:
      'Whether troops stay disorganised at the end of a period, how many of their figures count, and how long manoeuvres take.',
    situation: situation.disordered,
    known: ({ nearestRank, was = false, causes = 0, beingPushedBack = false }, rules) => {
      const stays = staysDisorganised({ was, causes, beingPushedBack });
      const { because, ...effects } = disorderEffects(nearestRank, rules);
      const why =
        causes > 0 ? counted(causes, 'cause') : beingPushedBack && was ? 'pushed back' : 'every cause is gone';
      const ends = reasonFor('wrg/disorganisation/recovery', why, stays ? 'stays disorganised' : 'in order again');
      return { stays, ...effects, because: [ends, ...because] };
    },
  }),
];

/** What can be asked about what a test makes troops do, what its words mean, and in what order and state they are. */
export const testedResolvers: readonly Resolver[] = [...fates, ...definitions, ...whenTheyTest];
