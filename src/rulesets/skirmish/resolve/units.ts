import { defineResolver, type Resolver } from '../../../book/index.js';
import { counted, reasonFor } from '../../../rulebook/index.js';
import { faultReasons } from '../../../scenario/index.js';
import { standardFaults } from '../campaign/grades.js';
import { testsAs } from '../morale/causes.js';
import { testsToRally } from '../morale/obligation.js';
import { skirmishRules } from '../rules.js';
import {
  battleFaults,
  closeOrder,
  cohesion,
  fleeingFriendsCount,
  isolated,
  leaderless,
  secureFlank,
  supported,
  unitGrade,
} from '../units/units.js';
import * as situation from './units-schema.js';

const together: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/cohesion',
    about: 'Whether a unit keeps together, must close up, and stands in close order.',
    situation: situation.gaps,
    known: (unit, rules) => {
      const held = cohesion(unit, rules);
      const close = closeOrder(unit);
      const widest =
        unit.gaps.length === 0 ? 'no gap' : `gaps up to ${counted(Math.max(...unit.gaps), 'inch', 'inches')}`;
      const effect = held.together ? 'together' : held.closesUp ? 'torn apart, and must close up' : 'torn apart';
      return {
        ...held,
        closeOrder: close,
        because: [
          reasonFor('skirmish/units/coherency', widest, effect),
          reasonFor('skirmish/melee/close-order', widest, close ? 'close order' : 'no close order'),
        ],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/battle-faults',
    about: 'Whether so many forces make a battle.',
    situation: situation.forces,
    known: (joined, rules) => {
      const faults = battleFaults(joined, rules);
      const clause = 'skirmish/units/battle';
      const why = counted(joined.forces, 'force');
      return { faults, because: faultReasons(faults, { clause, why, may: 'a battle', not: 'no battle' }) };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/standard-faults',
    about: 'What is wrong with how the standard of a force, battle or army is carried.',
    situation: situation.standard,
    known: bearing => {
      const faults = standardFaults(bearing);
      const clause = 'skirmish/standards/have';
      const why = `the standard of the ${bearing.of}`;
      return { faults, because: faultReasons(faults, { clause, why, may: 'it is carried', not: 'not so' }) };
    },
  }),
];

const morale: readonly Resolver[] = [
  defineResolver(skirmishRules, {
    name: 'skirmish/leaderless',
    about: 'Whether a unit counts as leaderless.',
    situation: situation.leadership,
    known: unit => {
      const without = leaderless(unit);
      const why = `its leader ${unit.leader === 'leads' ? 'leads it' : unit.leader}${unit.replaced ? ', and is replaced' : ''}`;
      return {
        leaderless: without,
        because: [reasonFor('skirmish/morale/def-leaderless', why, without ? 'leaderless' : 'led')],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/support',
    about: 'Whether a unit is supported, and whether it is isolated.',
    situation: situation.friends,
    known: (unit, rules) => {
      const is = { supported: supported(unit, rules), isolated: isolated(unit, rules) };
      const why = `${counted(unit.friends.length, 'body', 'bodies')} of friends`;
      return {
        ...is,
        because: [
          reasonFor('skirmish/morale/def-supported', why, is.supported ? 'supported' : 'not supported'),
          reasonFor('skirmish/morale/def-isolated', why, is.isolated ? 'isolated' : 'not isolated'),
        ],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/secure-flank',
    about: 'Whether a flank is secure.',
    situation: situation.flank,
    known: (flank, rules) => {
      const secure = secureFlank(flank, rules);
      const { onImpassable = false, friendsAt } = flank;
      const friends =
        friendsAt === undefined ? 'no friends by it' : `friends ${counted(friendsAt, 'inch', 'inches')} off`;
      const why = onImpassable ? 'it rests on what nobody passes' : friends;
      return { secure, because: [reasonFor('skirmish/morale/def-secure-flank', why, secure ? 'secure' : 'open')] };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/fleeing-friends',
    about: 'Whether friends who flee count for the morale of who sees them.',
    situation: situation.fleeing,
    known: (seen, rules) => {
      const count = fleeingFriendsCount(seen, rules);
      const { friends, tester } = seen;
      const who =
        friends.knights === undefined ? `a unit of class ${friends.class.class}` : counted(friends.knights, 'knight');
      const why = `${who}, seen by a ${tester.class}`;
      return {
        count,
        because: [reasonFor('skirmish/morale/def-friends-fleeing', why, count ? 'they count' : 'no matter')],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/unit-grade',
    about: 'The grade that a unit tests morale by.',
    situation: situation.grades,
    known: ({ grades }, rules) => {
      const grade = unitGrade({ men: grades.map(each => ({ grade: each })) }, rules) ?? null;
      return {
        grade,
        because: [reasonFor('skirmish/morale/mod-grade', `men of ${grades.join(', ')}`, `grade ${grade}`)],
      };
    },
  }),
  defineResolver(skirmishRules, {
    name: 'skirmish/who-tests',
    about: 'Whether somebody tests morale by himself or with his unit, and whether he tests to rally while he flees.',
    situation: situation.tester,
    known: ({ class: of, inUnit, fleeing = false }, rules) => {
      const as = testsAs({ class: of, inUnit });
      const rallies = testsToRally({ fleeing }, rules);
      const why = `a ${of} ${inUnit ? 'in' : 'out of'} a unit`;
      return {
        as,
        testsToRally: rallies,
        because: [
          reasonFor('skirmish/morale/who-tests', why, as === 'unit' ? 'with his unit' : 'by himself'),
          reasonFor(
            'skirmish/morale/recreant',
            fleeing ? 'in flight' : 'not in flight',
            rallies ? 'tests to rally' : 'no test for that',
          ),
        ],
      };
    },
  }),
];

/** What can be asked about units, standards, and how troops stand when morale is tested. */
export const unitResolvers: readonly Resolver[] = [...together, ...morale];
