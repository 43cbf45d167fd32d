import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from './readings.js';

/** Rulings about the turn, the game levels, orders and formations. */

export const basicWithout3dt = defineRuling({
  id: 'cady/ruling/basic-without-3dt',
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
});

export const passingFullMove = defineRuling({
  id: 'cady/ruling/fire-in-passing-full-move',
  readings: [book('goes-on-with-its-move', true, 1361), book('no-time', false, 1452)],
  default: 'goes-on-with-its-move',
  reconstruction: false,
});

export const sequenceRepeated = defineRuling({
  id: 'cady/ruling/sequence-repeat',
  readings: [book('orders-to-morale', { from: 3, to: 9 }, 2864), book('as-numbered', { from: 3, to: 8 }, 490)],
  default: 'orders-to-morale',
  reconstruction: false,
});

export const tieInThirds = defineRuling({
  id: 'cady/ruling/tie-in-thirds',
  readings: [ours('smaller-share-of-the-third', 'smaller-share-of-the-third')],
  default: 'smaller-share-of-the-third',
  reconstruction: true,
});

export const fullMoveAndMelee = defineRuling({
  id: 'cady/ruling/full-move-and-melee',
  readings: [
    book('charge-excepted', { charging: true, otherwise: false }, 578),
    book('never', { charging: false, otherwise: false }, 358),
  ],
  default: 'charge-excepted',
  reconstruction: false,
});

export const defaultFormation = defineRuling({
  id: 'cady/ruling/default-formation',
  readings: [
    book('last-formation', { 'keeps-last': true, infantry: 4, cavalry: 2 }, 691),
    book('column-every-time', { 'keeps-last': false, infantry: 4, cavalry: 2 }, 509),
  ],
  default: 'last-formation',
  reconstruction: false,
});

export const defaultFacing = defineRuling({
  id: 'cady/ruling/order-contents',
  readings: [book('last-moved', 'the direction last moved', 691), book('must-be-ordered', null, 498)],
  default: 'last-moved',
  reconstruction: false,
});

export const lineOfBattleRanks = defineRuling({
  id: 'cady/ruling/line-of-battle-ranks',
  readings: [book('two', 2, 2838), book('one', 1, 2838)],
  default: 'two',
  reconstruction: false,
});

export const shortLastRank = defineRuling({
  id: 'cady/ruling/short-last-rank',
  readings: [ours('from-the-left', 'left'), ours('centred', 'centre'), ours('from-the-right', 'right')],
  default: 'from-the-left',
  reconstruction: true,
});

export const turningOnTheSpot = defineRuling({
  id: 'cady/ruling/turning-on-the-spot',
  readings: [ours('body-centre', 'body-centre'), ours('front-middle', 'front-middle')],
  default: 'body-centre',
  reconstruction: true,
});

export const facingChangeCost = defineRuling({
  id: 'cady/ruling/facing-change-cost',
  readings: [book('free-when-ordered', 0, 693), book('counts-as-a-turn', 3, 2433)],
  default: 'free-when-ordered',
  reconstruction: false,
});

export const formationChangeMorale = defineRuling({
  id: 'cady/ruling/formation-change-morale',
  readings: [book('two', 2, 568), book('three', 3, 1523), card('card', 2, 76)],
  default: 'two',
  reconstruction: false,
});

export const unitContact = defineRuling({
  id: 'cady/ruling/unit-contact',
  readings: [book('one', 1, 402), book('none', 0, 386)],
  default: 'one',
  reconstruction: false,
});

export const lostRowOfTests = defineRuling({
  id: 'cady/ruling/three-dice-situations-row',
  readings: [book('in-the-second-table', 'a charge is tested', 624)],
  default: 'in-the-second-table',
  reconstruction: false,
});

export const lostInMelee = defineRuling({
  id: 'cady/ruling/break-off-wording',
  readings: [book('each-turn-of-melee', 'each turn', 822)],
  default: 'each-turn-of-melee',
  reconstruction: false,
});

/** Whether a unit is divided by every enemy before whom its middle has fallen, or only by one who has come on to it. */
export const dividedByWhom = defineRuling({
  id: 'cady/ruling/divided-by-whom',
  readings: [book('whoever-stands-before-it', 'anybody', 402), book('who-has-come-on', 'who-has-come-on', 675)],
  default: 'whoever-stands-before-it',
  reconstruction: false,
});

export const turnRulings = [
  lostRowOfTests,
  lostInMelee,
  basicWithout3dt,
  passingFullMove,
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
  dividedByWhom,
] as const;
