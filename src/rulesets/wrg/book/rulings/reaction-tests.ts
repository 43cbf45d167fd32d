import { numbersAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { triggerNumbers } from '../numbers/reaction.js';
import { book, ink, ours, sheet, struck } from './readings.js';

/** Rulings about what calls for a reaction test, and in which order tests are taken. */

const trigger = numbersAt(triggerNumbers);

export const firstThreatNearCommander = defineRuling({
  id: 'wrg/ruling/first-threat-near-commander',
  readings: [
    ink('waived-within', { within: trigger['commander-waives-within'], atTheEdge: true }, 411),
    struck('never-waived', { within: null, atTheEdge: false }, 411),
    sheet('tested-at-that-distance', { within: trigger['commander-waives-within'], atTheEdge: false }, 1740),
  ],
  default: 'waived-within',
  reconstruction: false,
});

export const surpriseNearCommander = defineRuling({
  id: 'wrg/ruling/surprise-near-commander',
  readings: [book('tested-all-the-same', false, 411), book('waived-as-the-first-threat-is', true, 411)],
  default: 'tested-all-the-same',
  reconstruction: false,
});

export const hiddenByCover = defineRuling({
  id: 'wrg/ruling/hidden-by-cover',
  readings: [book('whomever-cover-hides', true, 411), ours('who-lies-in-ambush', false)],
  default: 'whomever-cover-hides',
  reconstruction: false,
});

export const farFriendsIgnored = defineRuling({
  id: 'wrg/ruling/far-friends-ignored',
  readings: [
    ours('half-strength-tests', ['below-half-strength', 'majority-forced-away']),
    book('all-tests-of-one-body', ['missile-casualties', 'fire', 'below-half-strength', 'majority-forced-away'], 404),
  ],
  default: 'half-strength-tests',
  reconstruction: true,
});

export const generalFarFromAMelee = defineRuling({
  id: 'wrg/ruling/general-far-from-a-melee',
  readings: [book('counts-all-the-same', false, 404), ours('ignored-as-friends-are', true)],
  default: 'counts-all-the-same',
  reconstruction: false,
});

export const cutOffByTheEnemy = defineRuling({
  id: 'wrg/ruling/cut-off-by-the-enemy',
  readings: [ours('from-home', 'home'), ours('from-the-rest', 'rest'), ours('on-all-sides', 'all-sides')],
  default: 'from-home',
  reconstruction: true,
});

export const belowHalfRepeated = defineRuling({
  id: 'wrg/ruling/below-half-repeated',
  readings: [book('with-every-figure', true, 407), sheet('at-first-only', false, 1743)],
  default: 'with-every-figure',
  reconstruction: false,
});

export const belowHalfInRout = defineRuling({
  id: 'wrg/ruling/below-half-in-rout',
  readings: [ours('may-still-rally', false), book('tested-as-others-are', true, 405)],
  default: 'may-still-rally',
  reconstruction: true,
});

export const twoTestsAtOnce = defineRuling({
  id: 'wrg/ruling/two-tests-at-once',
  readings: [ours('half-strength-first', 'half-strength'), ours('as-they-are-listed', 'listed')],
  default: 'half-strength-first',
  reconstruction: true,
});

export const testsOfAUnit = defineRuling({
  id: 'wrg/ruling/tests-of-a-unit',
  readings: [book('with-its-sub-units', true, 399), ours('main-body-by-itself', false)],
  default: 'with-its-sub-units',
  reconstruction: false,
});

export const chargedBeyondItsMainBody = defineRuling({
  id: 'wrg/ruling/charged-beyond-its-main-body',
  readings: [
    book('tests-alone', 'alone', 522),
    book('its-main-body-tests', 'main-body', 410),
    book('nobody-tests', 'nobody', 410),
  ],
  default: 'tests-alone',
  reconstruction: false,
});

export const remainderTests = defineRuling({
  id: 'wrg/ruling/remainder-tests',
  readings: [ours('each-body', 'each-body'), book('as-one', 'as-one', 408)],
  default: 'each-body',
  reconstruction: true,
});

export const subUnitBehindItsUnit = defineRuling({
  id: 'wrg/ruling/sub-unit-behind-its-unit',
  readings: [book('rallies-there', true, 406), book('may-try-to-rally', false, 1193)],
  default: 'rallies-there',
  reconstruction: false,
});

export const haltWithoutOrder = defineRuling({
  id: 'wrg/ruling/halt-without-order',
  readings: [ours('second-row', 'halt-or-retire'), ours('third-row', 'move-to-friends-cover-or-hill')],
  default: 'second-row',
  reconstruction: true,
});

export const chargeAfterTest = defineRuling({
  id: 'wrg/ruling/charge-after-test',
  readings: [ours('better-than-halt', 'better-than-halt'), ours('halt-too', 'halt')],
  default: 'better-than-halt',
  reconstruction: true,
});

export const holdersTest = defineRuling({
  id: 'wrg/ruling/holders-test',
  readings: [book('must-test', true, 415), book('may-test', false, 1215)],
  default: 'must-test',
  reconstruction: false,
});

export const armyTestedOnce = defineRuling({
  id: 'wrg/ruling/army-tested-once',
  readings: [ours('once', true), ours('with-every-unit-more', false)],
  default: 'once',
  reconstruction: true,
});

export const keptOffTheTable = defineRuling({
  id: 'wrg/ruling/kept-off-the-table',
  readings: [book('off-for-whatever-reason', true, 419), ours('who-has-gone-alone', false)],
  default: 'off-for-whatever-reason',
  reconstruction: false,
});

export const rightHandFirst = defineRuling({
  id: 'wrg/ruling/right-hand-first',
  readings: [ours('each-army-from-its-own-right', true), ours('both-from-the-same-right', false)],
  default: 'each-army-from-its-own-right',
  reconstruction: true,
});

export const rallyAmongTests = defineRuling({
  id: 'wrg/ruling/rally-among-tests',
  readings: [book('in-their-turn', true, 432), ours('after-the-others', false)],
  default: 'in-their-turn',
  reconstruction: false,
});

export const freshEnemyCounted = defineRuling({
  id: 'wrg/ruling/fresh-enemy-counted',
  readings: [book('all-who-arrive', 'all', 417), book('those-who-are-seen', 'seen', 549)],
  default: 'all-who-arrive',
  reconstruction: false,
});

export const severalCauses = defineRuling({
  id: 'wrg/ruling/several-causes-of-a-test',
  readings: [
    ours('one-test-for-all', { together: true, holds: 'worst' }),
    ours('each-and-the-worst-holds', { together: false, holds: 'worst' }),
    ours('each-and-the-last-holds', { together: false, holds: 'last' }),
  ],
  default: 'one-test-for-all',
  reconstruction: true,
});

export const routsPastAgain = defineRuling({
  id: 'wrg/ruling/routs-past-again',
  readings: [ours('one-test-for-each-rout', 'once'), book('each-time-they-run-past', 'each-time', 414)],
  default: 'one-test-for-each-rout',
  reconstruction: true,
});

export const enginesTest = defineRuling({
  id: 'wrg/ruling/engines-take-tests',
  readings: [ours('as-a-unit-does', true), book('never', false, 185)],
  default: 'as-a-unit-does',
  reconstruction: true,
});

/** Every ruling about what calls for a reaction test. */
export const reactionTestRulings = [
  firstThreatNearCommander,
  surpriseNearCommander,
  hiddenByCover,
  farFriendsIgnored,
  generalFarFromAMelee,
  cutOffByTheEnemy,
  belowHalfRepeated,
  belowHalfInRout,
  twoTestsAtOnce,
  testsOfAUnit,
  chargedBeyondItsMainBody,
  remainderTests,
  subUnitBehindItsUnit,
  haltWithoutOrder,
  chargeAfterTest,
  holdersTest,
  armyTestedOnce,
  keptOffTheTable,
  rightHandFirst,
  rallyAmongTests,
  freshEnemyCounted,
  severalCauses,
  routsPastAgain,
  enginesTest,
] as const;
