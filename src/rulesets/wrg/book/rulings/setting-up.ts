import { numbersAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { casualtyNumbers } from '../numbers/fighting.js';
import { scale15Numbers } from '../numbers/scale.js';
import { book, ours } from './readings.js';

export const directionOfPlay = defineRuling({
  id: 'wrg/ruling/direction-of-play',
  readings: [book('who-selected', 'selects', 308), book('who-laid-out', 'lays-out', 308)],
  default: 'who-selected',
  reconstruction: false,
});

/** Who decides the direction of play of a table of several square metres: they are thrown for one by one, and it is played one way. */
export const directionOfSeveralSquares = defineRuling({
  id: 'wrg/ruling/direction-of-several-squares',
  readings: [ours('of-the-last', 'last'), ours('of-the-first', 'first'), ours('of-the-most', 'most')],
  default: 'of-the-last',
  reconstruction: true,
});

export const fewerScouts = defineRuling({
  id: 'wrg/ruling/fewer-scouts',
  readings: [book('of-the-enemy-count', true, 316), ours('of-the-own-count', false)],
  default: 'of-the-enemy-count',
  reconstruction: false,
});

export const hiddenNearTheEdge = defineRuling({
  id: 'wrg/ruling/hidden-near-the-edge',
  readings: [book('as-all-others', true, 320), book('anywhere-in-the-wood', false, 328)],
  default: 'as-all-others',
  reconstruction: false,
});

export const whereLateTroopsComeOn = defineRuling({
  id: 'wrg/ruling/where-late-troops-come-on',
  readings: [ours('at-any-edge', 'any'), ours('at-their-own-edge', 'own')],
  default: 'at-any-edge',
  reconstruction: true,
});

export const winningMargin = defineRuling({
  id: 'wrg/ruling/winning-margin',
  readings: [book('own-original', true, 1243), ours('of-the-enemy-original', false)],
  default: 'own-original',
  reconstruction: false,
});

export const pointsAtTheEnd = defineRuling({
  id: 'wrg/ruling/points-at-the-end',
  readings: [ours('all-that-was-paid', true), ours('what-fights', false)],
  default: 'all-that-was-paid',
  reconstruction: true,
});

export const mustLeaveTheTable = defineRuling({
  id: 'wrg/ruling/must-leave-the-table',
  readings: [
    book('whose-way-leads-off', 'whose-way-leads-off', 1231),
    book('who-runs-off-for-good', 'who-runs-off-for-good', 405),
  ],
  default: 'whose-way-leads-off',
  reconstruction: false,
});

export const emptyPlace = defineRuling({
  id: 'wrg/ruling/empty-place',
  readings: [
    book('who-bars-the-way', 'who-bars-the-way', 1239),
    ours('who-had-it', 'who-had-it'),
    ours('nobody', 'nobody'),
  ],
  default: 'who-bars-the-way',
  reconstruction: true,
});

export const contestedPlace = defineRuling({
  id: 'wrg/ruling/contested-place',
  readings: [ours('nobody', 'nobody'), ours('who-held-it-before', 'who-held-it')],
  default: 'nobody',
  reconstruction: true,
});

export const heldFromAShip = defineRuling({
  id: 'wrg/ruling/held-from-a-ship',
  readings: [ours('from-the-deck-too', true), ours('by-who-has-landed', false)],
  default: 'from-the-deck-too',
  reconstruction: true,
});

export const sideOffTheTable = defineRuling({
  id: 'wrg/ruling/side-off-the-table',
  readings: [
    ours('fights-on-while-one-may-come-back', 'while-one-may-come-back'),
    book('fights-on-while-one-is-in-sight', 'while-one-is-in-sight', 1233),
    ours('has-lost', 'has-lost'),
  ],
  default: 'fights-on-while-one-may-come-back',
  reconstruction: true,
});

export const recoveredFractions = defineRuling({
  id: 'wrg/ruling/recovered-fractions',
  readings: [ours('dropped', 'floor'), ours('nearest', 'round')],
  default: 'dropped',
  reconstruction: true,
});

export const marchedHome = defineRuling({
  id: 'wrg/ruling/marched-home-recovered',
  readings: [ours('as-runaways', 'runaways'), ours('as-other-losses', 'others')],
  default: 'as-runaways',
  reconstruction: true,
});

export const halfFigures15mm = defineRuling({
  id: 'wrg/ruling/half-figures-15mm',
  readings: [ours('dropped', 'floor'), ours('counted', 'ceil')],
  default: 'dropped',
  reconstruction: true,
});

export const hitsOnAModel15mm = defineRuling({
  id: 'wrg/ruling/hits-on-a-model-15mm',
  readings: [
    ours('as-ever', numbersAt(casualtyNumbers)['hits-on-a-model']),
    ours('as-a-figure', numbersAt(scale15Numbers)['inch-casualties-per-figure']),
  ],
  default: 'as-ever',
  reconstruction: true,
});

/** Rulings about setting up, winning, campaigns and 15 mm figures, in the order of the book. */
export const settingUpRulings = [
  directionOfPlay,
  directionOfSeveralSquares,
  fewerScouts,
  hiddenNearTheEdge,
  whereLateTroopsComeOn,
  winningMargin,
  pointsAtTheEnd,
  emptyPlace,
  contestedPlace,
  heldFromAShip,
  mustLeaveTheTable,
  sideOffTheTable,
  recoveredFractions,
  marchedHome,
  halfFigures15mm,
  hitsOnAModel15mm,
] as const;
