import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { postMeleeMorale } from '../charts/morale.js';
import { book, card, ours } from './readings.js';

/** Rulings about post-melee morale and what its reactions make a unit do. */

const losses = cellsAt(postMeleeMorale);

export const moraleChart1To10 = defineRuling({
  id: 'cady/ruling/morale-chart-1-10',
  subject: 'Post-melee morale chart, column 1-10: losses that give back, and back and turn',
  readings: [
    book('cannot-occur', { back: null, 'back-and-turn': null }, 906),
    book('as-printed', { back: losses.back['1-10'], 'back-and-turn': losses['back-and-turn']['1-10'] }, 904),
  ],
  default: 'cannot-occur',
  reconstruction: false,
  why: 'A loss of 0 stands under no effect, back, and back and turn. Without a loss there is no test, so the zeros say that the two reactions cannot occur; any loss routs.',
});

export const moraleChartOverlap = defineRuling({
  id: 'cady/ruling/morale-chart-overlap',
  subject: 'Post-melee morale chart, column 91-100: the reaction to a loss of 25',
  readings: [
    book('back', { back: losses.back['91-100'], 'back-and-turn': { from: 26, to: 32 } }, 915),
    book('back-and-turn', { back: { from: 21, to: 24 }, 'back-and-turn': losses['back-and-turn']['91-100'] }, 916),
  ],
  default: 'back',
  reconstruction: false,
  why: '25 is printed under both. In the other columns the milder reaction keeps its last number and the next begins one above.',
});

export const columnsCumulate = defineRuling({
  id: 'cady/ruling/morale-columns-cumulate',
  subject: 'Several reasons to read the morale chart further right',
  readings: [book('add', 'add', 2471), ours('largest', 'largest')],
  default: 'add',
  reconstruction: false,
  why: 'The musket section counts a shift for each reason on its list, and the common rules call theirs extra columns.',
});

export const chartEnd = defineRuling({
  id: 'cady/ruling/morale-columns-end',
  subject: 'A unit value or a shift beyond the last column of the morale chart',
  readings: [ours('last-column', '301-400')],
  default: 'last-column',
  reconstruction: true,
  why: 'Nothing is printed beyond it; no standard unit gets there but by shifts.',
});

export const worseReaction = defineRuling({
  id: 'cady/ruling/morale-melee-of-many',
  subject: 'Whose reaction counts in a melee of more than two units',
  readings: [ours('freed-by-any-opponent-worse-off', 'any-opponent'), ours('freed-by-all-opponents', 'all-opponents')],
  default: 'freed-by-any-opponent-worse-off',
  reconstruction: true,
  why: 'The rule is written for two units. Applied to each pair of units that fought each other, one opponent that is worse off sets a unit free.',
});

export const equalReactions = defineRuling({
  id: 'cady/ruling/morale-equal-tmv',
  subject: 'Equal reactions of two opponents with equal total morale value left',
  readings: [ours('lower-die', 'lower-die'), ours('both', 'both'), ours('neither', 'neither')],
  default: 'lower-die',
  reconstruction: true,
  why: 'The smaller value takes the reaction; with equal values nothing is printed. A reaction must be taken by one of them alone, so chance decides, as the book lets a die settle its other ties.',
});

export const sameReaction = defineRuling({
  id: 'cady/ruling/morale-tie',
  subject: 'Equal reactions of two opponents',
  readings: [book('smaller-value-left', 'smaller-total-morale-value-left', 888), ours('both', 'both')],
  default: 'smaller-value-left',
  reconstruction: false,
  why: 'Printed in the book; the card is silent about it.',
});

export const holdingFriend = defineRuling({
  id: 'cady/ruling/hold-unit-test',
  subject: 'What a friend in the way of a forced unit needs to hold it',
  readings: [
    book('greater-value-or-a-passed-test', 'greater-value-or-a-passed-test', 620),
    book('a-passed-test', 'a-passed-test', 876),
    card('card', 'greater-value-or-a-passed-test', 190),
  ],
  default: 'greater-value-or-a-passed-test',
  reconstruction: false,
  why: 'The table of tests rules on it: greater total morale value holds without a test. The passage on reactions only says that a test may be needed.',
});

export const threeDiceThreshold = defineRuling({
  id: 'cady/ruling/three-dice-threshold',
  subject: 'How much total morale value makes a charge need a three-dice test',
  readings: [
    book('twice-or-more', 'twice-or-more', 624),
    ours('more-than-twice', 'more-than-twice'),
    card('card', 'twice-or-more', 194),
  ],
  default: 'twice-or-more',
  reconstruction: false,
  why: 'Book and card print it so; only one heading of the card says more than twice.',
});

export const threeDiceNumber = defineRuling({
  id: 'cady/ruling/three-dice-number',
  subject: 'Dice of a three-dice test after an earlier one was failed',
  readings: [book('two', 2, 595), ours('one', 1)],
  default: 'two',
  reconstruction: false,
  why: 'A failed test is named under two dice. The bracket behind it names post-melee reactions, which the line for one die claims.',
});

export const halfMoveBack = defineRuling({
  id: 'cady/ruling/half-move-back',
  subject: 'What the half move of a unit that is pushed back is half of',
  readings: [ours('printed-move', 'printed-move'), ours('allowance-after-reductions', 'allowance-after-reductions')],
  default: 'printed-move',
  reconstruction: true,
  why: 'The reaction is measured in turns of the unit, not in what the ground leaves of one. What cannot be entered still blocks the way.',
});

export const awayFromTheEnemy = defineRuling({
  id: 'cady/ruling/away-from-the-enemy',
  subject: 'Which way is away from the enemy, and how far its owner may depart from it, in degrees',
  readings: [
    ours('from-the-nearest-enemy', { from: 'nearest-enemy-unit', freedom: 60 }),
    ours('straight-from-the-nearest-enemy', { from: 'nearest-enemy-unit', freedom: 0 }),
  ],
  default: 'from-the-nearest-enemy',
  reconstruction: true,
  why: 'The owner may choose where a unit goes that is pushed back, so long as it is away from the enemy. The nearest enemy is the one it flees, and within 60 degrees of straight away every step still gains distance.',
});

export const routTiming = defineRuling({
  id: 'cady/ruling/rout-timing',
  subject: 'When a routed unit leaves the table',
  readings: [book('next-turn', 'next-turn', 882), book('at-once', 'at-once', 620)],
  default: 'next-turn',
  reconstruction: false,
  why: 'The passage on reactions has every one of them carried out on the next turn, so that others can be ordered out of the way; the unit runs for the nearest edge then and is gone.',
});

export const blockedBack = defineRuling({
  id: 'cady/ruling/back-blocked',
  subject: 'Who may not fire or melee when a friend stands in the way of a unit that is pushed back',
  readings: [ours('the-friend', 'the-friend'), ours('the-unit-pushed-back', 'the-unit-pushed-back')],
  default: 'the-friend',
  reconstruction: true,
  why: 'The sentence is about what may happen to the unit behind; the other is under its reaction and does neither anyway.',
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
  halfMoveBack,
  awayFromTheEnemy,
  routTiming,
  blockedBack,
] as const;
