import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from './readings.js';

/** Rulings about the turn, the game levels, orders and formations. */

export const basicWithout3dt = defineRuling({
  id: 'cady/ruling/basic-without-3dt',
  subject: 'What takes the place of the three-dice test in the basic game',
  readings: [
    ours('tests-not-passed', {
      charge: 'goes in and is received untested',
      'fire-at-charger': 'at first sight in range',
      withdrawal: 'not possible',
      'friend-of-no-greater-value-in-the-way': 'suffers the same reaction',
    }),
    ours('tests-passed', {
      charge: 'goes in and is received untested',
      'fire-at-charger': 'at the range its owner chooses',
      withdrawal: 'possible',
      'friend-of-no-greater-value-in-the-way': 'holds',
    }),
  ],
  default: 'tests-not-passed',
  reconstruction: true,
  why: 'The basic game drops the test and prints nothing in its place. Every test but that of a charge grants a favour to whoever passes; without the test nobody earns it. A charge is untested as it is between units of like value.',
});

export const sequenceRepeated = defineRuling({
  id: 'cady/ruling/sequence-repeat',
  subject: 'Steps of the sequence that are repeated each turn',
  readings: [book('orders-to-morale', { from: 3, to: 9 }, 2864), book('as-numbered', { from: 3, to: 8 }, 490)],
  default: 'orders-to-morale',
  reconstruction: false,
  why: 'The numbers printed leave out step 9, post-melee morale, which the book has every unit with losses take each turn and which the definition of the sequence puts last.',
});

export const tieInThirds = defineRuling({
  id: 'cady/ruling/tie-in-thirds',
  subject: 'Two opponents reach the same place in the same third of the move',
  readings: [ours('smaller-share-of-the-third', 'smaller-share-of-the-third'), ours('they-meet', 'they-meet')],
  default: 'smaller-share-of-the-third',
  reconstruction: true,
  why: 'The thirds are there to find who came first; within a third the same question is asked more finely: whoever needs the smaller share of its own third is there first. Equal shares meet, and melee.',
});

export const fullMoveAndMelee = defineRuling({
  id: 'cady/ruling/full-move-and-melee',
  subject: 'Melee after a full move',
  readings: [
    book('charge-excepted', { charging: true, otherwise: false }, 578),
    book('never', { charging: false, otherwise: false }, 358),
  ],
  default: 'charge-excepted',
  reconstruction: false,
  why: 'The passage on charges gives more than a full move to reach a melee; the general remark on thirds would leave that bonus without use. A unit that is reached by the enemy fights in any case.',
});

export const defaultFormation = defineRuling({
  id: 'cady/ruling/default-formation',
  subject: 'Formation of a unit whose order names none',
  readings: [
    book('last-formation', { 'keeps-last': true, infantry: 4, cavalry: 2 }, 691),
    book('column-every-time', { 'keeps-last': false, infantry: 4, cavalry: 2 }, 509),
  ],
  default: 'last-formation',
  reconstruction: false,
  why: 'The passage on facing and formation keeps the last formation until it is changed. The column, four infantry or two cavalry abreast, serves a unit that never had one ordered: falling back into it with every order would cost a third each time.',
});

export const defaultFacing = defineRuling({
  id: 'cady/ruling/order-contents',
  subject: 'Facing of a unit whose order names none',
  readings: [book('last-moved', 'the direction last moved', 691), book('must-be-ordered', null, 498)],
  default: 'last-moved',
  reconstruction: false,
  why: 'The list of what an order must contain leaves facing out, and the passage on facing says what holds without it.',
});

export const lineOfBattleRanks = defineRuling({
  id: 'cady/ruling/line-of-battle-ranks',
  subject: 'Ranks of a line of battle whose order does not say',
  readings: [book('two', 2, 2838), book('one', 1, 2838)],
  default: 'two',
  reconstruction: false,
  why: 'One or two ranks are printed. Two keep the second rank at hand to fill gaps, and a line of 36 figures within 36 cm.',
});

export const shortLastRank = defineRuling({
  id: 'cady/ruling/short-last-rank',
  subject: 'Where the stands of a short last rank are',
  readings: [ours('from-the-left', 'left'), ours('centred', 'centre'), ours('from-the-right', 'right')],
  default: 'from-the-left',
  reconstruction: true,
  why: 'Nothing is printed. Filled from the left every stand has one directly before it, so that gaps close file by file; a centred rank would stand between files.',
});

export const turningOnTheSpot = defineRuling({
  id: 'cady/ruling/turning-on-the-spot',
  subject: 'The point about which a unit turns when its figures turn on their own axes',
  readings: [ours('body-centre', 'body-centre'), ours('front-middle', 'front-middle')],
  default: 'body-centre',
  reconstruction: true,
  why: 'Figures that turn where they stand leave the ground of the body where it is. Turning the block about its centre comes closest; turning about the middle of the front would march most of the figures.',
});

export const facingChangeCost = defineRuling({
  id: 'cady/ruling/facing-change-cost',
  subject: 'Thirds of a move that a change of facing costs',
  readings: [book('free-when-ordered', 0, 693), book('counts-as-a-turn', 3, 2433)],
  default: 'free-when-ordered',
  reconstruction: false,
  why: 'The passage on facing rules on it: no cost while ranks and files stay. The remark on the arc of fire asks that it be ordered, which it must be anyway; what it counts as can also be read as a turn to the side.',
});

export const formationChangeMorale = defineRuling({
  id: 'cady/ruling/formation-change-morale',
  subject: 'Least morale value that may change its ranks and files',
  readings: [book('two', 2, 568), book('three', 3, 1523), card('card', 2, 76)],
  default: 'two',
  reconstruction: false,
  why: 'Chart and prose of the common rules name two; three stands in the medieval section and rules there.',
});

export const unitContact = defineRuling({
  id: 'cady/ruling/unit-contact',
  subject: 'Gap in cm at which stands of a unit still count as touching',
  readings: [book('one', 1, 402), book('none', 0, 386)],
  default: 'one',
  reconstruction: false,
  why: 'The passage on broken units states the tolerance of the base contact that the general rule asks for.',
});

export const turnRulings = [
  basicWithout3dt,
  sequenceRepeated,
  tieInThirds,
  fullMoveAndMelee,
  defaultFormation,
  defaultFacing,
  lineOfBattleRanks,
  shortLastRank,
  turningOnTheSpot,
  facingChangeCost,
  formationChangeMorale,
  unitContact,
] as const;
