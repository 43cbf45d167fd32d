import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about sieges that are played on a table. */

export const menOnLadders = defineRuling({
  id: 'wrg/ruling/men-on-ladders',
  readings: [ours('two-on-each', 2), ours('all-who-come-to-the-wall', null)],
  default: 'two-on-each',
  reconstruction: true,
});

export const mineUnderAWall = defineRuling({
  id: 'wrg/ruling/mine-under-a-wall',
  readings: [book('falls-as-it-passes', 'as-it-passes', 1331), ours('falls-at-its-aim', 'at-its-aim')],
  default: 'falls-as-it-passes',
  reconstruction: false,
});

export const countermineUnderWalls = defineRuling({
  id: 'wrg/ruling/countermine-under-walls',
  readings: [ours('walls-stand', false), ours('walls-fall', true)],
  default: 'walls-stand',
  reconstruction: true,
});

export const menInTowers = defineRuling({
  id: 'wrg/ruling/men-in-towers',
  readings: [ours('behind-loopholes', true), ours('lost-with-it-alone', false)],
  default: 'behind-loopholes',
  reconstruction: true,
});

export const roomInTowers = defineRuling({
  id: 'wrg/ruling/room-in-towers',
  readings: [ours('as-many-as-stand-on-its-base', true), ours('as-many-as-can-be-pushed', false)],
  default: 'as-many-as-stand-on-its-base',
  reconstruction: true,
});

export const groundOfATower = defineRuling({
  id: 'wrg/ruling/ground-of-a-tower',
  readings: [
    ours('no-farther-forward-than-its-bearers', 'behind-front'),
    ours('about-the-front-of-its-bearers', 'about-front'),
  ],
  default: 'no-farther-forward-than-its-bearers',
  reconstruction: true,
});

export const stormingFromTowers = defineRuling({
  id: 'wrg/ruling/storming-from-towers',
  readings: [ours('on-a-level', true), ours('as-escaladers', false)],
  default: 'on-a-level',
  reconstruction: true,
});

export const handsAtMaterial = defineRuling({
  id: 'wrg/ruling/hands-at-siege-material',
  readings: [ours('where-most-are-at-it', 'most'), ours('where-anybody-is', 'any')],
  default: 'where-most-are-at-it',
  reconstruction: true,
});

export const workersPartlyCovered = defineRuling({
  id: 'wrg/ruling/workers-partly-covered',
  readings: [ours('as-most-of-them', 'most'), ours('bare-if-anybody-is', 'any')],
  default: 'as-most-of-them',
  reconstruction: true,
});

export const minersUnderFire = defineRuling({
  id: 'wrg/ruling/miners-under-fire',
  readings: [book('bare-as-all-who-work', true, 1343), ours('as-those-above-ground', false)],
  default: 'bare-as-all-who-work',
  reconstruction: true,
});

export const bearersInMelee = defineRuling({
  id: 'wrg/ruling/bearers-in-melee',
  readings: [ours('let-go', 'let-go'), ours('fight-without-shields', 'shieldless')],
  default: 'let-go',
  reconstruction: true,
});

export const stonesAtATower = defineRuling({
  id: 'wrg/ruling/stones-at-a-tower',
  readings: [ours('at-the-tower-alone', 'tower'), ours('at-its-bearers-too', 'bearers')],
  default: 'at-the-tower-alone',
  reconstruction: true,
});

export const stonesAndFire = defineRuling({
  id: 'wrg/ruling/stones-and-fire',
  readings: [book('one-sum', true, 1309), ours('each-by-itself', false)],
  default: 'one-sum',
  reconstruction: true,
});

export const menInALostTower = defineRuling({
  id: 'wrg/ruling/men-in-a-lost-tower',
  readings: [
    book('who-has-gone-into-it', 'inside', 1311),
    ours('who-fights-from-it-too', 'bridge'),
    ours('nobody-in-a-burning-one', 'stones'),
  ],
  default: 'who-has-gone-into-it',
  reconstruction: true,
});

export const coverAgainstThoseWithin = defineRuling({
  id: 'wrg/ruling/cover-against-enemies-within',
  readings: [ours('whoever-is-before-it', 'always'), ours('not-while-enemies-are-within', 'none-within')],
  default: 'whoever-is-before-it',
  reconstruction: true,
});

export const defendersAtABreach = defineRuling({
  id: 'wrg/ruling/defenders-at-a-breach',
  readings: [ours('stand-in-it', false), ours('go-on-at-the-enemy', true)],
  default: 'stand-in-it',
  reconstruction: true,
});

export const garrisonAtWork = defineRuling({
  id: 'wrg/ruling/garrison-at-work-out-of-control',
  readings: [book('defends-the-walls', 'defend', 1355), book('works-on-at-double-speed', 'work', 1341)],
  default: 'defends-the-walls',
  reconstruction: false,
});

export const overlappingLadders = defineRuling({
  id: 'wrg/ruling/overlapping-at-ladders',
  readings: [book('defenders-overlap', 'overlap', 1351), ours('those-at-the-ways-up-alone', 'alone')],
  default: 'defenders-overlap',
  reconstruction: true,
});

export const laddersWithoutRoom = defineRuling({
  id: 'wrg/ruling/ladders-without-room',
  readings: [book('stay-where-nobody-goes-back', false, 1123), book('cast-down-all-the-same', true, 1351)],
  default: 'stay-where-nobody-goes-back',
  reconstruction: false,
});

export const spreadingOnARampart = defineRuling({
  id: 'wrg/ruling/spreading-on-a-rampart',
  readings: [
    ours('who-comes-from-a-tower', 'towers'),
    ours('from-ladders-too', 'ladders-too'),
    ours('nobody-before-the-defenders-give-way', 'nobody'),
  ],
  default: 'who-comes-from-a-tower',
  reconstruction: true,
});

export const rallyingOnARampart = defineRuling({
  id: 'wrg/ruling/rallying-on-a-rampart',
  readings: [ours('fall-in-on-it', true), book('go-down-again', false, 661)],
  default: 'fall-in-on-it',
  reconstruction: true,
});

export const hullsOnTheBeach = defineRuling({
  id: 'wrg/ruling/hulls-on-the-beach',
  readings: [ours('nobody-minds-them', 'nobody'), ours('enemies-go-round-them', 'enemies')],
  default: 'nobody-minds-them',
  reconstruction: true,
});

export const heightOfADeck = defineRuling({
  id: 'wrg/ruling/height-of-a-deck',
  readings: [ours('counts-as-up-slope', true), ours('is-no-slope', false)],
  default: 'counts-as-up-slope',
  reconstruction: true,
});

export const deckOverTheLand = defineRuling({
  id: 'wrg/ruling/deck-over-the-land',
  readings: [ours('over-all-the-land', 'the-land'), ours('over-the-water-alone', 'the-water')],
  default: 'over-all-the-land',
  reconstruction: true,
});

export const wadingFromTheBow = defineRuling({
  id: 'wrg/ruling/wading-from-the-bow',
  readings: [book('as-they-form-already', true, 1401), ours('from-where-they-form', false)],
  default: 'as-they-form-already',
  reconstruction: true,
});

/** Every ruling about sieges on a table. */
export const siegeTableRulings = [
  menOnLadders,
  mineUnderAWall,
  countermineUnderWalls,
  menInTowers,
  roomInTowers,
  groundOfATower,
  stormingFromTowers,
  handsAtMaterial,
  workersPartlyCovered,
  minersUnderFire,
  bearersInMelee,
  stonesAtATower,
  stonesAndFire,
  menInALostTower,
  coverAgainstThoseWithin,
  defendersAtABreach,
  garrisonAtWork,
  overlappingLadders,
  laddersWithoutRoom,
  spreadingOnARampart,
  rallyingOnARampart,
  hullsOnTheBeach,
  heightOfADeck,
  deckOverTheLand,
  wadingFromTheBow,
] as const;
