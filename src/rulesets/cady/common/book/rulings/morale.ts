import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { postMeleeMorale } from '../charts/morale.js';
import { threeDiceCount } from '../charts/three-dice.js';
import { book, card, ours } from './readings.js';

/** Rulings about post-melee morale and what its reactions make a unit do. */

const losses = cellsAt(postMeleeMorale);

export const moraleChart1To10 = defineRuling({
  id: 'cady/ruling/morale-chart-1-10',
  readings: [
    book('cannot-occur', { back: null, 'back-and-turn': null }, 906),
    book('as-printed', { back: losses.back['1-10'], 'back-and-turn': losses['back-and-turn']['1-10'] }, 904),
  ],
  default: 'cannot-occur',
  reconstruction: false,
});

export const moraleChartOverlap = defineRuling({
  id: 'cady/ruling/morale-chart-overlap',
  readings: [
    book('back', { back: losses.back['91-100'], 'back-and-turn': { from: 26, to: 32 } }, 915),
    book('back-and-turn', { back: { from: 21, to: 24 }, 'back-and-turn': losses['back-and-turn']['91-100'] }, 916),
  ],
  default: 'back',
  reconstruction: false,
});

export const columnsCumulate = defineRuling({
  id: 'cady/ruling/morale-columns-cumulate',
  readings: [book('add', 'add', 2471), ours('largest', 'largest')],
  default: 'add',
  reconstruction: false,
});

export const chartEnd = defineRuling({
  id: 'cady/ruling/morale-columns-end',
  readings: [ours('last-column', '301-400')],
  default: 'last-column',
  reconstruction: true,
});

export const worseReaction = defineRuling({
  id: 'cady/ruling/morale-melee-of-many',
  readings: [ours('freed-by-any-opponent-worse-off', 'any-opponent'), ours('freed-by-all-opponents', 'all-opponents')],
  default: 'freed-by-any-opponent-worse-off',
  reconstruction: true,
});

export const equalReactions = defineRuling({
  id: 'cady/ruling/morale-equal-tmv',
  readings: [ours('lower-die', 'lower-die'), ours('both', 'both'), ours('neither', 'neither')],
  default: 'lower-die',
  reconstruction: true,
});

export const sameReaction = defineRuling({
  id: 'cady/ruling/morale-tie',
  readings: [book('smaller-value-left', 'smaller-total-morale-value-left', 888), ours('both', 'both')],
  default: 'smaller-value-left',
  reconstruction: false,
});

export const holdingFriend = defineRuling({
  id: 'cady/ruling/hold-unit-test',
  readings: [
    book('greater-value-or-a-passed-test', 'greater-value-or-a-passed-test', 620),
    book('a-passed-test', 'a-passed-test', 876),
    card('card', 'greater-value-or-a-passed-test', 190),
  ],
  default: 'greater-value-or-a-passed-test',
  reconstruction: false,
});

export const threeDiceThreshold = defineRuling({
  id: 'cady/ruling/three-dice-threshold',
  readings: [
    book('twice-or-more', 'twice-or-more', 624),
    ours('more-than-twice', 'more-than-twice'),
    card('card', 'twice-or-more', 194),
  ],
  default: 'twice-or-more',
  reconstruction: false,
});

export const threeDiceNumber = defineRuling({
  id: 'cady/ruling/three-dice-number',
  readings: [
    book('two', cellsAt(threeDiceCount)['failed-earlier-3dt'].dice, 595),
    ours('one', cellsAt(threeDiceCount)['poor-post-melee-morale'].dice),
  ],
  decides: [decided(cellsAt(threeDiceCount)['failed-earlier-3dt'].dice)],
  default: 'two',
  reconstruction: false,
});

/** Whether a poor result of which a unit was spared leaves it one die of the three-dice test. */
export const poorTestSpared = defineRuling({
  id: 'cady/ruling/poor-test-spared',
  readings: [book('effect-suffered', false, 593), book('test-gone-against-it', true, 597)],
  default: 'effect-suffered',
  reconstruction: false,
});

/** Whether a unit that a friend sweeps along has one die of the three-dice test from then on. */
export const sweptAlongCounts = defineRuling({
  id: 'cady/ruling/swept-along-counts',
  readings: [book('own-test-alone', false, 597), book('same-result', true, 620)],
  default: 'own-test-alone',
  reconstruction: false,
});

export const halfMoveBack = defineRuling({
  id: 'cady/ruling/half-move-back',
  readings: [ours('printed-move', 'printed-move'), ours('allowance-after-reductions', 'allowance-after-reductions')],
  default: 'printed-move',
  reconstruction: true,
});

export const awayFromTheEnemy = defineRuling({
  id: 'cady/ruling/away-from-the-enemy',
  readings: [
    ours('from-the-nearest-enemy', { from: 'nearest-enemy-unit', freedom: 60 }),
    ours('straight-from-the-nearest-enemy', { from: 'nearest-enemy-unit', freedom: 0 }),
  ],
  default: 'from-the-nearest-enemy',
  reconstruction: true,
});

export const routTiming = defineRuling({
  id: 'cady/ruling/rout-timing',
  readings: [book('next-turn', 'next-turn', 882), book('at-once', 'at-once', 620)],
  default: 'next-turn',
  reconstruction: false,
});

export const routHeld = defineRuling({
  id: 'cady/ruling/rout-held',
  readings: [book('within-a-move', 'within-a-move', 564), ours('anywhere-on-its-way', 'anywhere')],
  default: 'within-a-move',
  reconstruction: false,
});

export const blockedBack = defineRuling({
  id: 'cady/ruling/back-blocked',
  readings: [ours('the-friend', 'the-friend'), ours('the-unit-pushed-back', 'the-unit-pushed-back')],
  default: 'the-friend',
  reconstruction: true,
});

export const fireWhileGoingBack = defineRuling({
  id: 'cady/ruling/fire-while-going-back',
  readings: [
    ours('in-good-order', { back: true, 'back-and-turn': false, rout: false }),
    ours('nobody', { back: false, 'back-and-turn': false, rout: false }),
    ours('as-time-allows', { back: true, 'back-and-turn': true, rout: true }),
  ],
  default: 'in-good-order',
  reconstruction: true,
});

export const moraleRulings = [
  moraleChart1To10,
  moraleChartOverlap,
  columnsCumulate,
  chartEnd,
  worseReaction,
  equalReactions,
  sameReaction,
  holdingFriend,
  threeDiceThreshold,
  threeDiceNumber,
  poorTestSpared,
  sweptAlongCounts,
  halfMoveBack,
  awayFromTheEnemy,
  routTiming,
  routHeld,
  blockedBack,
  fireWhileGoingBack,
] as const;
