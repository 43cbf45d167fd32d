import { cellsAt, decided, numbersAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { reactionFactorChart } from '../charts/reaction-factors.js';
import { triggerNumbers } from '../numbers/reaction.js';
import { book, ink, ours, sheet, struck } from './readings.js';

/** Rulings about what calls for a reaction test and what it comes to. */

const trigger = numbersAt(triggerNumbers);
const factor = cellsAt(reactionFactorChart);

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

export const testsOfAUnit = defineRuling({
  id: 'wrg/ruling/tests-of-a-unit',
  readings: [book('with-its-sub-units', true, 399), ours('main-body-by-itself', false)],
  default: 'with-its-sub-units',
  reconstruction: false,
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

export const unitsCounted = defineRuling({
  id: 'wrg/ruling/units-counted',
  readings: [
    ink(
      'at-most-four',
      { friends: factor['friend-unit-within-150'].cap, enemies: factor['enemy-unit-facing-150'].cap },
      448,
    ),
    struck('all', { friends: null, enemies: null }, 448),
  ],
  default: 'at-most-four',
  reconstruction: false,
  decides: [
    decided(factor['friend-unit-within-150'].cap, 'friends'),
    decided(factor['enemy-unit-facing-150'].cap, 'enemies'),
  ],
});

export const lightInfantryAgainstHeavier = defineRuling({
  id: 'wrg/ruling/light-infantry-against-heavier',
  readings: [
    ink('counted', factor['li-charge-against-heavier-or-mounted'].value, 534),
    struck('not-yet-written', 0, 534),
  ],
  decides: [decided(factor['li-charge-against-heavier-or-mounted'].value)],
  default: 'counted',
  reconstruction: true,
});

export const unitsBeyondFour = defineRuling({
  id: 'wrg/ruling/units-beyond-four',
  readings: [ours('are-others-in-sight', true), ours('are-not-counted', false)],
  default: 'are-others-in-sight',
  reconstruction: true,
});

export const chargersAdvance = defineRuling({
  id: 'wrg/ruling/chargers-advance',
  readings: [ours('counted-twice', true), ours('as-charging-alone', false)],
  default: 'counted-twice',
  reconstruction: true,
});

export const routersRetire = defineRuling({
  id: 'wrg/ruling/routers-retire',
  readings: [ours('counted-as-routing-alone', false), ours('counted-twice', true)],
  default: 'counted-as-routing-alone',
  reconstruction: true,
});

export const coverRemembered = defineRuling({
  id: 'wrg/ruling/cover-remembered',
  readings: [ours('what-was-seen-is-known', true), ours('what-is-seen-now', false)],
  default: 'what-was-seen-is-known',
  reconstruction: true,
});

export const coverKnown = defineRuling({
  id: 'wrg/ruling/cover-known',
  readings: [ours('where-looked-into', 'where-looked-into'), ours('at-a-look', 'at-a-look')],
  default: 'where-looked-into',
  reconstruction: true,
});

export const friendsAtFlanks = defineRuling({
  id: 'wrg/ruling/friends-at-flanks',
  readings: [ours('the-flank-he-stands-at', 'own-side'), book('any-flank-in-reach', 'any-in-reach', 546)],
  default: 'the-flank-he-stands-at',
  reconstruction: true,
});

export const routersAsUnits = defineRuling({
  id: 'wrg/ruling/routers-as-units',
  readings: [ours('by-their-own-factors-alone', false), book('as-units-too', true, 448)],
  default: 'by-their-own-factors-alone',
  reconstruction: true,
});

export const enginesAsUnits = defineRuling({
  id: 'wrg/ruling/engines-as-units',
  readings: [book('no-units', false, 185), ours('a-group-is-one', true)],
  default: 'no-units',
  reconstruction: false,
});

export const separatedFigures = defineRuling({
  id: 'wrg/ruling/separated-figures',
  readings: [
    book('parts-beyond-its-reach', 'beyond-reach', 410),
    book('parts-across-a-gap', 'across-a-gap', 400),
    ours('losses-of-the-body-alone', 'losses-alone'),
  ],
  default: 'parts-beyond-its-reach',
  reconstruction: true,
});

export const shieldlessExempt = defineRuling({
  id: 'wrg/ruling/shieldless-exempt',
  readings: [ours('who-never-has-them', ['shc', 'elephant', 'chariot', 'engine', 'wagon']), book('nobody', [], 496)],
  default: 'who-never-has-them',
  reconstruction: true,
});

export const generalCountedOnce = defineRuling({
  id: 'wrg/ruling/general-counted-once',
  readings: [ours('with-the-unit-alone', true), book('both', false, 438)],
  default: 'with-the-unit-alone',
  reconstruction: true,
});

export const whichGeneralLost = defineRuling({
  id: 'wrg/ruling/which-general-lost',
  readings: [
    book('own-and-commander-in-chief', 'own-and-commander-in-chief', 418),
    book('any-of-their-side', 'any-of-their-side', 526),
  ],
  default: 'own-and-commander-in-chief',
  reconstruction: false,
});

export const choiceFactors = defineRuling({
  id: 'wrg/ruling/choice-factors',
  readings: [ours('must-be-signed', true), ours('may-be-left-out', false)],
  default: 'must-be-signed',
  reconstruction: true,
});

export const factorsOnSheet = defineRuling({
  id: 'wrg/ruling/factors-on-sheet',
  readings: [
    book('as-in-the-text', [], 494),
    sheet(
      'without-four',
      ['bow-or-crossbow-armed', 'no-shields', 'charging-or-charged-by-fanatics', 'hostile-huns-150'],
      1739,
    ),
  ],
  default: 'as-in-the-text',
  reconstruction: false,
});

export const factorsAbbreviated = defineRuling({
  id: 'wrg/ruling/factors-abbreviated',
  readings: [
    book(
      'in-full',
      { facing: true, earlierRout: true, generalsCondition: true, fieldDefences: true, distances: true },
      446,
    ),
    sheet(
      'as-on-the-sheet',
      { facing: false, earlierRout: false, generalsCondition: false, fieldDefences: false, distances: false },
      1738,
    ),
  ],
  default: 'in-full',
  reconstruction: false,
});

export const lowestBand = defineRuling({
  id: 'wrg/ruling/lowest-band',
  readings: [ours('that-or-less', 'that-or-less')],
  default: 'that-or-less',
  reconstruction: true,
});

export const neitherPursuingNorHalted = defineRuling({
  id: 'wrg/ruling/neither-pursuing-nor-halted',
  readings: [ours('halts', 'halts'), ours('retires', 'retires')],
  default: 'halts',
  reconstruction: true,
});

export const pursuersHaltInDisorder = defineRuling({
  id: 'wrg/ruling/pursuers-halt-in-disorder',
  readings: [book('disorganised', true, 588), sheet('in-order', false, 1761)],
  default: 'disorganised',
  reconstruction: false,
});

export const freshEnemyCounted = defineRuling({
  id: 'wrg/ruling/fresh-enemy-counted',
  readings: [book('all-who-arrive', 'all', 417), book('those-who-are-seen', 'seen', 549)],
  default: 'all-who-arrive',
  reconstruction: false,
});

export const toldWhileRecovering = defineRuling({
  id: 'wrg/ruling/told-while-recovering',
  readings: [ours('goes-as-it-is-told', 'instruction'), ours('recovers-first', 'recovery')],
  default: 'goes-as-it-is-told',
  reconstruction: true,
});

export const testedOutOfControl = defineRuling({
  id: 'wrg/ruling/tested-out-of-control',
  readings: [
    ours('goes-on-when-told-to-the-enemy', 'forward'),
    ours('does-what-the-test-says', 'instruction'),
    ours('goes-on-unless-it-turns-its-back', 'goes-on'),
  ],
  default: 'goes-on-when-told-to-the-enemy',
  reconstruction: true,
});

export const pursuersToldOtherwise = defineRuling({
  id: 'wrg/ruling/pursuers-told-otherwise',
  readings: [book('at-once', false, 588), book('after-the-period-they-must-pursue', true, 1213)],
  default: 'at-once',
  reconstruction: true,
});

export const outOfControlAgain = defineRuling({
  id: 'wrg/ruling/out-of-control-again',
  readings: [book('goes-on-as-a-second-period', 'second-period', 653), book('starts-anew', 'anew', 653)],
  default: 'goes-on-as-a-second-period',
  reconstruction: true,
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

export const routsSeen = defineRuling({
  id: 'wrg/ruling/routs-seen',
  readings: [
    ours('seen-and-not-destroyed', 'while-any-are-left'),
    ours('seen-in-the-period', 'in-the-period'),
    book('in-view-at-the-test', 'at-the-test', 549),
  ],
  default: 'seen-and-not-destroyed',
  reconstruction: true,
});

export const doingBeforeMoving = defineRuling({
  id: 'wrg/ruling/doing-before-moving',
  readings: [ours('as-in-the-last-period', true), ours('halted', false)],
  default: 'as-in-the-last-period',
  reconstruction: true,
});

export const toldToRetire = defineRuling({
  id: 'wrg/ruling/told-to-retire',
  readings: [book('retires-from-then', true, 431), ours('once-it-moves', false)],
  default: 'retires-from-then',
  reconstruction: true,
});

export const underFireOrCharge = defineRuling({
  id: 'wrg/ruling/under-fire-or-charge',
  readings: [ours('hand-to-hand-too', true), ours('fire-and-charges-alone', false)],
  default: 'hand-to-hand-too',
  reconstruction: true,
});

export const reactionTestRulings = [
  firstThreatNearCommander,
  surpriseNearCommander,
  hiddenByCover,
  farFriendsIgnored,
  cutOffByTheEnemy,
  belowHalfRepeated,
  testsOfAUnit,
  subUnitBehindItsUnit,
  haltWithoutOrder,
  chargeAfterTest,
  holdersTest,
  freshEnemyCounted,
  armyTestedOnce,
  rightHandFirst,
  rallyAmongTests,
  unitsCounted,
  lightInfantryAgainstHeavier,
  unitsBeyondFour,
  chargersAdvance,
  routersRetire,
  coverRemembered,
  coverKnown,
  friendsAtFlanks,
  routersAsUnits,
  enginesAsUnits,
  separatedFigures,
  shieldlessExempt,
  generalCountedOnce,
  whichGeneralLost,
  choiceFactors,
  factorsOnSheet,
  factorsAbbreviated,
  lowestBand,
  neitherPursuingNorHalted,
  pursuersHaltInDisorder,
  toldWhileRecovering,
  testedOutOfControl,
  pursuersToldOtherwise,
  outOfControlAgain,
  severalCauses,
  routsSeen,
  doingBeforeMoving,
  toldToRetire,
  underFireOrCharge,
] as const;
