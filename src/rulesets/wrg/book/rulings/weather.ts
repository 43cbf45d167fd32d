import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about weather and time of day. */

export const weatherAgain = defineRuling({
  id: 'wrg/ruling/weather-again',
  readings: [ours('may-come-again', true), ours('comes-once', false)],
  default: 'may-come-again',
  reconstruction: true,
});

export const weatherTogether = defineRuling({
  id: 'wrg/ruling/weather-together',
  readings: [ours('one-die-for-all-of-it', true), ours('a-die-for-each', false)],
  default: 'one-die-for-all-of-it',
  reconstruction: true,
});

export const drySecondPeriod = defineRuling({
  id: 'wrg/ruling/second-dry-period',
  readings: [book('is-as-ever', false, 1433), ours('is-the-last-reduced', true)],
  default: 'is-as-ever',
  reconstruction: false,
});

export const snowAndMud = defineRuling({
  id: 'wrg/ruling/snow-and-mud',
  readings: [ours('halving-instead', false), ours('halving-after-the-deduction', true)],
  default: 'halving-instead',
  reconstruction: true,
});

export const snowPaths = defineRuling({
  id: 'wrg/ruling/snow-paths',
  readings: [book('after-three-periods', true, 1434), ours('from-the-first-flake', false)],
  default: 'after-three-periods',
  reconstruction: false,
});

export const pushedAlongAPath = defineRuling({
  id: 'wrg/ruling/pushed-along-a-path',
  readings: [book('each-time-they-move', true, 1434), ours('in-the-movement-alone', false)],
  default: 'each-time-they-move',
  reconstruction: true,
});

export const inaudibleTrumpets = defineRuling({
  id: 'wrg/ruling/inaudible-trumpets',
  readings: [ours('in-any-strong-wind', true), book('in-desert-alone', false, 1436)],
  default: 'in-any-strong-wind',
  reconstruction: false,
});

export const windOfEurope = defineRuling({
  id: 'wrg/ruling/wind-of-europe',
  // Where it blows from, face by face of a die with so many.
  readings: [
    ours('six-sided', ['west', 'west', 'south-west', 'south', 'east', 'north']),
    ours('ten-sided', [
      'west',
      'west',
      'west',
      'south-west',
      'south',
      'south-east',
      'east',
      'north-east',
      'north',
      'north-west',
    ]),
  ],
  default: 'six-sided',
  reconstruction: true,
});

export const windWhenRainReturns = defineRuling({
  id: 'wrg/ruling/wind-when-rain-returns',
  readings: [ours('with-the-first-rain', false), ours('whenever-rain-begins', true)],
  default: 'with-the-first-rain',
  reconstruction: true,
});

export const dayInPeriods = defineRuling({
  id: 'wrg/ruling/day-in-periods',
  readings: [book('by-the-month', true, 1444), book('twelve-all-the-year', false, 85)],
  default: 'by-the-month',
  reconstruction: false,
});

export const runningDownWind = defineRuling({
  id: 'wrg/ruling/running-down-wind',
  readings: [ours('away-down-the-wind', true), book('nowhere-unless-it-lies-there', false, 1436)],
  default: 'away-down-the-wind',
  reconstruction: true,
});

export const fordInSpate = defineRuling({
  id: 'wrg/ruling/ford-in-spate',
  readings: [ours('deep-ford-as-a-river', 'width-30-to-59'), ours('deep-ford-as-ever', 'ford-30-up')],
  default: 'deep-ford-as-a-river',
  reconstruction: true,
});

export const sunInEurope = defineRuling({
  id: 'wrg/ruling/sun-in-europe',
  readings: [ours('one-die-a-period', true), ours('a-die-for-each-body', false)],
  default: 'one-die-a-period',
  reconstruction: true,
});

export const litAtNight = defineRuling({
  id: 'wrg/ruling/lit-at-night',
  readings: [ours('seen-as-by-day', true), book('seen-as-far-as-all-else', false, 1446)],
  default: 'seen-as-by-day',
  reconstruction: false,
});

export const shotAtAsleep = defineRuling({
  id: 'wrg/ruling/shot-at-asleep',
  readings: [book('sentries-alone-rouse-them', false, 1452), ours('missiles-rouse-them', true)],
  default: 'sentries-alone-rouse-them',
  reconstruction: false,
});

export const shootingWhileFallingIn = defineRuling({
  id: 'wrg/ruling/shooting-while-falling-in',
  readings: [ours('while-they-fall-in', true), book('not-for-all-of-a-period', false, 1452)],
  default: 'while-they-fall-in',
  reconstruction: true,
});

export const mudAtNight = defineRuling({
  id: 'wrg/ruling/mud-and-snow-at-night',
  readings: [
    ours('what-the-ground-leaves-and-no-more', 'after'),
    book('the-ground-slows-what-the-dark-leaves', 'before', 1446),
  ],
  default: 'what-the-ground-leaves-and-no-more',
  reconstruction: true,
});

export const snowOffTheGround = defineRuling({
  id: 'wrg/ruling/snow-off-the-ground',
  readings: [book('slows-wings-and-oars-too', true, 1434), ours('slows-who-goes-on-the-ground', false)],
  default: 'slows-wings-and-oars-too',
  reconstruction: false,
});

/** Where a unit goes that is to attack somebody whom fog, sand or the dark hide now. */
export const outOfSight = defineRuling({
  id: 'wrg/ruling/order-at-one-out-of-sight',
  readings: [
    ours('goes-where-he-was-seen', 'where-seen'),
    ours('waits-until-he-is-seen', 'nowhere'),
    ours('finds-him-all-the-same', 'where-he-is'),
  ],
  default: 'goes-where-he-was-seen',
  reconstruction: true,
});

/** Every ruling about weather and time of day, in the order of the book. */
export const weatherRulings = [
  weatherAgain,
  weatherTogether,
  drySecondPeriod,
  snowAndMud,
  snowPaths,
  pushedAlongAPath,
  inaudibleTrumpets,
  runningDownWind,
  fordInSpate,
  windOfEurope,
  windWhenRainReturns,
  sunInEurope,
  dayInPeriods,
  litAtNight,
  mudAtNight,
  snowOffTheGround,
  shotAtAsleep,
  shootingWhileFallingIn,
  outOfSight,
] as const;
