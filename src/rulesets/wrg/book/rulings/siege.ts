import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';
import { siegeTableRulings } from './siege-table.js';

/** Rulings about sieges, fire and caltrops. */

export const elephantsAtWalls = defineRuling({
  id: 'wrg/ruling/elephants-at-walls',
  readings: [book('doors-and-palisades-only', false, 1301), ours('stone-walls-too', true)],
  default: 'doors-and-palisades-only',
  reconstruction: false,
});

export const batteryAtTheLimit = defineRuling({
  id: 'wrg/ruling/battery-at-the-limit',
  readings: [book('counts-as-further', 'far', 1307), ours('counts-as-nearer', 'near')],
  default: 'counts-as-further',
  reconstruction: false,
});

export const stonesAtDoors = defineRuling({
  id: 'wrg/ruling/stones-at-doors',
  readings: [book('walls-and-palisades-only', false, 1307), ours('doors-too', true)],
  default: 'walls-and-palisades-only',
  reconstruction: false,
});

export const escapingMiners = defineRuling({
  id: 'wrg/ruling/escaping-miners',
  readings: [ours('half-a-figure-is-lost', 'down'), ours('half-a-figure-escapes', 'up')],
  default: 'half-a-figure-is-lost',
  reconstruction: true,
});

export const minesCrossingInside = defineRuling({
  id: 'wrg/ruling/mines-crossing-inside',
  readings: [ours('nobody-fights-underground', false), ours('as-outside', true)],
  default: 'nobody-fights-underground',
  reconstruction: true,
});

export const blindCasualties = defineRuling({
  id: 'wrg/ruling/blind-casualties',
  readings: [ours('parts-are-lost', 'down'), ours('parts-count-whole', 'up')],
  default: 'parts-are-lost',
  reconstruction: true,
});

export const blindColumn = defineRuling({
  id: 'wrg/ruling/column-of-blind-stones',
  readings: [ours('of-each-under-them', 'each'), ours('of-the-nearest', 'nearest')],
  default: 'of-each-under-them',
  reconstruction: true,
});

export const lobsOverhead = defineRuling({
  id: 'wrg/ruling/stones-over-walls-overhead',
  readings: [ours('no-overhead-shot', false), book('an-overhead-shot', true, 883)],
  default: 'no-overhead-shot',
  reconstruction: true,
});

export const blindInTests = defineRuling({
  id: 'wrg/ruling/blind-stones-in-tests',
  readings: [
    ours('each-by-its-share', 'share'),
    ours('who-is-hit-by-its-share', 'who-is-hit'),
    ours('each-by-all-of-them', 'all'),
  ],
  default: 'each-by-its-share',
  reconstruction: true,
});

export const menUnderFireMissiles = defineRuling({
  id: 'wrg/ruling/men-under-fire-missiles',
  readings: [ours('by-the-factor-of-the-weapon', 'weapon'), ours('by-the-factor-of-fire', 'fire')],
  default: 'by-the-factor-of-the-weapon',
  reconstruction: true,
});

export const caltropsDice = defineRuling({
  id: 'wrg/ruling/caltrops-dice',
  readings: [ours('of-those-who-laid-them', 'layers'), ours('of-those-who-pass', 'passers')],
  default: 'of-those-who-laid-them',
  reconstruction: true,
});

export const standingOnCaltrops = defineRuling({
  id: 'wrg/ruling/standing-on-caltrops',
  readings: [ours('felt-on-coming-upon-them', 'coming'), book('felt-on-every-way-over-them', 'every-way', 1387)],
  default: 'felt-on-coming-upon-them',
  reconstruction: true,
});

export const firedByHand = defineRuling({
  id: 'wrg/ruling/fired-by-hand',
  readings: [ours('burns-as-what-has-caught', 'caught'), ours('as-fire-missiles', 'missiles')],
  default: 'burns-as-what-has-caught',
  reconstruction: true,
});

export const fireLeaps = defineRuling({
  id: 'wrg/ruling/fire-leaps',
  readings: [ours('from-whatever-burns', 'burning'), ours('from-what-is-untenable', 'untenable')],
  default: 'from-whatever-burns',
  reconstruction: true,
});

export const inTheFire = defineRuling({
  id: 'wrg/ruling/in-the-fire',
  readings: [ours('they-are-driven-out', true), ours('nobody-enters', false)],
  default: 'they-are-driven-out',
  reconstruction: true,
});

export const stoppingOnAMarch = defineRuling({
  id: 'wrg/ruling/stopping-on-a-march',
  readings: [
    book('for-fire-that-its-order-speaks-of', 'ordered', 1359),
    ours('for-fire-water-and-caltrops', 'any'),
    book('not-before-it-is-there', 'arrived', 350),
  ],
  default: 'for-fire-that-its-order-speaks-of',
  reconstruction: true,
});

/** Every ruling about sieges, in the order of the book. */
export const siegeRulings = [
  elephantsAtWalls,
  batteryAtTheLimit,
  stonesAtDoors,
  escapingMiners,
  minesCrossingInside,
  blindCasualties,
  blindColumn,
  lobsOverhead,
  blindInTests,
  menUnderFireMissiles,
  firedByHand,
  fireLeaps,
  inTheFire,
  stoppingOnAMarch,
  caltropsDice,
  standingOnCaltrops,
  ...siegeTableRulings,
] as const;
