import { boolean, every, maybe, not, type Situation, some } from '../situation-choices.js';
import { orderSituations } from './orders.js';

const foot = { type: 'mi', training: 'regular', class: 'C', weapons: ['long-spear'], shield: true };
const horse = { type: 'lc', training: 'barbarian', class: 'D', weapons: ['bow', 'javelins'], shield: false };
const slingers = { type: 'li', training: 'barbarian', class: 'E', weapons: ['sling'], shield: true };
const berserks = { ...foot, training: 'barbarian', class: 'B', fanatic: true };
const cataphracts = { type: 'shc', training: 'regular', class: 'A', weapons: ['kontos'], shield: false };

/** One thing after the other that counts in a reaction test. */
const things: readonly Situation[] = [
  {},
  { friendUnits: 3, otherFriends: true, supportToRear: true },
  { friendUnits: 6, friendsCharging: true, friendsAdvancing: true },
  { enemyUnitsFacing: 2, enemyUnitsTurned: 1, enemyFlankOrRear: true, enemyRetiring: true },
  { enemyUnitsFacing: 6, enemyCavalry: true, enemyAdvancing: true, otherEnemies: true },
  { enemyBehindFlank: true, enemyInRear: true, enemyElephantsOrChariots: true, hostileHuns: true },
  { friendUnitsRouting: 2, friendsRetiring: true, enemyUnitsRouting: 1 },
  { uphillOfEnemy: true, friendlyCover: true, enemyInReach: true },
  { enemyUphill: true, unfriendlyCover: true, surprised: true },
  { shotAtBy: 12, shotAtByEngines: true, moved: 20, disorganised: true, underFireOrCharged: true },
  { shotAtBy: 4, shotAtByEngines: true, moved: 60, retiring: true },
  { inRout: true, routedEarlier: true, generalWith: 'rash', generalRouts: true },
  { routedEarlier: true, generalNear: 'over-cautious', halted: true },
  { againstFanatics: true, againstHeavierOrMounted: true, inContact: true },
  { animalsNearFire: true, horseDisorganised: true, astray: true },
  { freshEnemyFigures: 60, periodsPlayed: 6, generalLost: true, armyTest: true },
  { generalWith: 'average', signs: { 'general-with-unit': -1 } },
  { generalWith: 'average' },
  { generalWith: 'rash', generalNear: 'average', signs: { 'general-within-150': 1 } },
  { behind: 'square', secureFlanks: 2, signs: { 'cover-square-or-defences': 1, 'secure-flank': 0 } },
  { behind: 'field-defences', secureFlanks: 1, signs: { 'cover-square-or-defences': -1, 'secure-flank': 1 } },
  { signs: { 'secure-flank': 1 } },
  { others: [{ points: -1, clause: 'wrg/weather/rain-mud', because: 'mud' }] },
  { lost: 21 },
];

const tests: readonly Situation[] = things.flatMap((thing, at) =>
  [foot, horse, slingers, berserks, cataphracts].map((troops, kind) => ({
    troops,
    hasOrder: (at + kind) % 3 !== 0,
    original: 20,
    lost: [0, 4, 7, 10][(at + kind) % 4],
    ...thing,
  })),
);

const events: readonly Situation[] = [
  {},
  { missileCasualties: 40 },
  { missileCasualties: 39 },
  { subUnit: true, gap: 5, missileCasualties: 60 },
  { subUnit: true, ownRank: true, missileCasualties: 60, figuresBefore: 24 },
  { animals: true, fireAt: 30 },
  { animals: true, downwindOfFireAt: 61 },
  { elephants: true, attackedWithFire: true },
  { figures: 9 },
  { figures: 9, figuresAtHalfTest: 9 },
  { figures: 8, figuresAtHalfTest: 9, majority: 'cut-off' },
  { firstThreat: true, commanderAt: 150 },
  { firstThreat: true },
  { hiddenEnemyAt: 80 },
  { hiddenEnemyAt: 80, warned: true },
  { charging: true },
  { charging: true, fanatic: true },
  { charged: { moved: 90, normalMove: 80 } },
  { charged: { moved: 80, normalMove: 80 }, friendsBrokenAt: 140 },
  { heldGround: true, friendsBrokenAt: 151 },
  { triesToRally: true },
  { freshEnemyFigures: 50, periodsPlayed: 5 },
  { freshEnemyFigures: 50, periodsPlayed: 4 },
  { generalLost: { at: 200, byChallenge: false } },
  { generalLost: { at: 200, byChallenge: true } },
  { army: { units: 9, offTable: 3, tested: false } },
  { army: { units: 9, offTable: 3, tested: true } },
  { army: { units: 9, offTable: 4, tested: false }, instructed: true },
];

/** Situations for each resolution function about reaction, by name. */
export const reactionSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/reaction-choices': tests,
  'wrg/reaction-factors': tests,
  'wrg/reaction-test': tests,
  'wrg/reaction-result': some(
    every({
      total: [-9, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 17, 30],
      class: ['A', 'B', 'C', 'D', 'E'],
      hasOrder: boolean,
      underFireOrCharged: maybe,
      pursuing: maybe,
      halted: maybe,
    }),
    400,
  ),
  'wrg/tests-due': events.map(event => ({ original: 20, figures: 20, ...event })),
  'wrg/voluntary-test': every({
    engaged: maybe,
    inRout: maybe,
    mayRally: maybe,
    compulsoryPursuit: maybe,
    reorganising: maybe,
    instructed: maybe,
  }),
  'wrg/skirmishers-evade': every({
    type: ['li', 'lmi', 'lc', 'mc', 'chariot'],
    result: [
      'break-or-retreat',
      'retire-disorganised',
      'halt',
      'carry-on',
      'move-to-nearest-enemy',
      'act-as-general-wishes',
      'uncontrolled-advance',
    ],
    fanatic: [not, true],
    camels: [not, true],
  }),
  ...orderSituations,
};
