import { cellsAt, decided } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { reactionFactorChart } from '../charts/reaction-factors.js';
import { book, ink, ours, sheet, struck } from './readings.js';

/** Rulings about what counts in a reaction test. */

const factor = cellsAt(reactionFactorChart);

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

export const rallyingBackRetires = defineRuling({
  id: 'wrg/ruling/rallying-back-retires',
  readings: [ours('rallying-back-alone', false), ours('retiring-as-well', true)],
  default: 'rallying-back-alone',
  reconstruction: true,
});

export const behindEvaders = defineRuling({
  id: 'wrg/ruling/chargers-behind-evaders',
  readings: [book('count-as-they-come-on', true, 645), ours('only-if-they-see-each-other-before', false)],
  default: 'count-as-they-come-on',
  reconstruction: true,
});

export const evadersRetire = defineRuling({
  id: 'wrg/ruling/evaders-retire',
  readings: [ours('evading-alone', false), ours('retiring-as-well', true)],
  default: 'evading-alone',
  reconstruction: true,
});

export const partlyBehind = defineRuling({
  id: 'wrg/ruling/partly-behind',
  readings: [book('each-part-where-it-is', 'each-part', 480), ours('where-his-middle-is', 'where-his-middle-is')],
  default: 'each-part-where-it-is',
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

export const coverInPart = defineRuling({
  id: 'wrg/ruling/cover-in-part',
  readings: [
    ours('neither-once-most-is-known', 'most'),
    book('neither-once-anything-is-known', 'any', 548),
    ours('unfriendly-until-all-is-known', 'all'),
  ],
  default: 'neither-once-most-is-known',
  reconstruction: true,
});

export const coverShared = defineRuling({
  id: 'wrg/ruling/cover-shared',
  readings: [book('both', 'both', 547), ours('friendly-alone', 'friendly'), ours('unfriendly-alone', 'unfriendly')],
  default: 'both',
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

export const supportOfRouters = defineRuling({
  id: 'wrg/ruling/support-of-routers',
  readings: [book('whoever-is-behind-their-backs', true, 545), ours('nobody', false)],
  default: 'whoever-is-behind-their-backs',
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

export const shotsBeforeMoving = defineRuling({
  id: 'wrg/ruling/shots-before-moving',
  readings: [ours('those-of-this-period', false), ours('those-of-the-last-period', true)],
  default: 'those-of-this-period',
  reconstruction: true,
});

export const supportWithin = defineRuling({
  id: 'wrg/ruling/support-within-whose-move',
  readings: [book('of-the-supporter', 'supporter', 545), book('of-the-testers', 'testers', 545)],
  default: 'of-the-supporter',
  reconstruction: false,
});

export const toldToRetire = defineRuling({
  id: 'wrg/ruling/told-to-retire',
  readings: [book('retires-from-then', true, 431), ours('once-it-moves', false)],
  default: 'retires-from-then',
  reconstruction: true,
});

export const detourRoundWalls = defineRuling({
  id: 'wrg/ruling/detour-round-walls',
  readings: [
    book('bar-whoever-is-beyond', 'those-beyond', 549),
    ours('bar-those-on-them-too', 'those-on-them-too'),
    ours('bar-nobody', 'nobody'),
  ],
  default: 'bar-whoever-is-beyond',
  reconstruction: true,
});

/** Every ruling about what counts in a reaction test. */
export const reactionFactorRulings = [
  unitsCounted,
  lightInfantryAgainstHeavier,
  unitsBeyondFour,
  chargersAdvance,
  routersRetire,
  rallyingBackRetires,
  behindEvaders,
  evadersRetire,
  partlyBehind,
  coverRemembered,
  coverKnown,
  coverInPart,
  coverShared,
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
  supportOfRouters,
  routsSeen,
  doingBeforeMoving,
  shotsBeforeMoving,
  supportWithin,
  toldToRetire,
  detourRoundWalls,
] as const;
