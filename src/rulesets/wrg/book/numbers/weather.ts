import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

/** The section that all of these are of. */
const section = 'Optional Rules for Weather and Time of Day';

export const weatherNumbers = defineNumbers({
  id: 'wrg/weather',
  source: wrgBook(section, 1411),
  clauses: ['wrg/weather/potential'],
  numbers: {
    die: 6,
    /** Faces at the start of a period at which what may come comes, and at which it ends. */
    comes: printed([1], { line: 1413, clauses: ['wrg/weather/onset'], die: 6 }),
    ceases: printed([5, 6], { line: 1413, clauses: ['wrg/weather/onset'], die: 6 }),
  },
});

/** November to February. Faces of the die by what they may bring. */
export const mediterraneanWinter = defineNumbers({
  id: 'wrg/weather-mediterranean-winter',
  source: wrgBook(section, 1420),
  clauses: ['wrg/weather/potential', 'wrg/weather/regions'],
  numbers: {
    months: [11, 12, 1, 2],
    'strong-winds-and-snow-in-mountains': printed([1], { line: 1420, die: 6 }),
    'snow-in-mountains': printed([2], { line: 1421, die: 6 }),
    'strong-winds': printed([3], { line: 1422, die: 6 }),
  },
});

/** May to September. */
export const mediterraneanSummer = defineNumbers({
  id: 'wrg/weather-mediterranean-summer',
  source: wrgBook(section, 1420),
  clauses: ['wrg/weather/potential', 'wrg/weather/regions'],
  numbers: { months: [5, 6, 7, 8, 9], 'strong-winds-in-desert-or-steppe': printed([1], { die: 6 }) },
});

/** January and February. */
export const europeanMidwinter = defineNumbers({
  id: 'wrg/weather-europe-midwinter',
  source: wrgBook(section, 1428),
  clauses: ['wrg/weather/potential', 'wrg/weather/regions'],
  numbers: {
    months: [1, 2],
    snow: printed([1], { line: 1428, die: 6 }),
    'snow-in-mountains': printed([2], { line: 1429, die: 6 }),
    'strong-winds-and-rain': printed([3], { line: 1430, die: 6 }),
  },
});

/** March, April, October, November and December. */
export const europeanCold = defineNumbers({
  id: 'wrg/weather-europe-cold',
  source: wrgBook(section, 1428),
  clauses: ['wrg/weather/potential', 'wrg/weather/regions'],
  numbers: {
    months: [3, 4, 10, 11, 12],
    'snow-in-mountains': printed([1], { line: 1428, die: 6 }),
    'strong-winds-and-rain': printed([2], { line: 1429, die: 6 }),
    'strong-winds': printed([3], { line: 1430, die: 6 }),
  },
});

export const weatherEffectNumbers = defineNumbers({
  id: 'wrg/weather-effects',
  source: wrgBook(section, 1433),
  clauses: ['wrg/weather/rain-missiles'],
  numbers: {
    'rain-at-missiles': -1,
    /** Which dry period is the first in which missiles are as ever. */
    'dry-from': 2,
    /** Periods of rain or snow after which the ground is bad. */
    'bad-ground-after': printed(3, { clauses: ['wrg/weather/rain-mud', 'wrg/weather/snow'] }),
    'mud-movement': printed(-20, { clauses: ['wrg/weather/rain-mud'] }),
    'mud-reaction': printed(-1, { clauses: ['wrg/weather/rain-mud'] }),
    /** Classes that a river crossing is the more difficult. */
    'mud-rivers': printed(1, { clauses: ['wrg/weather/rain-mud'] }),
    'snow-movement': printed(0.5, { line: 1434, clauses: ['wrg/weather/snow'] }),
    'over-the-edge': printed([1], { line: 1434, clauses: ['wrg/weather/snow-paths'], die: 6 }),
    'figures-over-the-edge': printed(1, { line: 1434, clauses: ['wrg/weather/snow-paths'] }),
    drought: printed(-1, { line: 1435, clauses: ['wrg/weather/drought'] }),
    'drought-from': printed(6, { line: 1435, clauses: ['wrg/weather/drought', 'wrg/weather/drought-fire'] }),
    'drought-to': printed(8, { line: 1435, clauses: ['wrg/weather/drought', 'wrg/weather/drought-fire'] }),
    'desert-wind-vision': printed(30, { line: 1436, clauses: ['wrg/weather/wind-desert'] }),
    /** Points of the compass of eight that the wind shifts by when rain begins. */
    'wind-shift': printed(1, { line: 1436, clauses: ['wrg/weather/wind-direction'] }),
    fog: printed([1, 2], { line: 1439, clauses: ['wrg/weather/fog'], die: 6 }),
    'fog-vision': printed(100, { line: 1440, clauses: ['wrg/weather/fog'] }),
    'fog-periods': printed(3, { line: 1440, clauses: ['wrg/weather/fog'] }),
    /** Months of fog away from the sea; the year turns in between. */
    'fog-from': printed(10, { line: 1438, clauses: ['wrg/weather/fog'] }),
    'fog-to': printed(3, { line: 1438, clauses: ['wrg/weather/fog'] }),
    /** Degrees to either side of the sun. */
    'sun-arc': printed(45, { line: 1441, clauses: ['wrg/weather/sun'] }),
    'sun-periods': printed(2, { line: 1441, clauses: ['wrg/weather/sun'] }),
    'sun-from': printed(5, { line: 1441, clauses: ['wrg/weather/sun'] }),
    'sun-to': printed(9, { line: 1441, clauses: ['wrg/weather/sun'] }),
    'sun-in-europe': printed([1], { line: 1442, clauses: ['wrg/weather/sun'], die: 6 }),
    dazzled: printed(-1, { line: 1443, clauses: ['wrg/weather/sun-effect'] }),
  },
});

export const nightNumbers = defineNumbers({
  id: 'wrg/night',
  source: wrgBook(section, 1446),
  clauses: ['wrg/night/vision-move'],
  numbers: {
    vision: 60,
    movement: 60,
    left: printed([1, 2], { line: 1448, clauses: ['wrg/night/diverge'], die: 6 }),
    right: printed([5, 6], { line: 1448, clauses: ['wrg/night/diverge'], die: 6 }),
    diverging: printed(10, { line: 1448, clauses: ['wrg/night/diverge'] }),
    light: printed(60, { line: 1449, clauses: ['wrg/night/light'] }),
    'on-guard': printed(0.2, { line: 1451, clauses: ['wrg/night/camp'] }),
    'sentries-see': printed(60, { line: 1452, clauses: ['wrg/night/camp'] }),
    'regulars-form': printed(0.5, { line: 1452, clauses: ['wrg/night/camp'] }),
    'barbarians-form': printed(1, { line: 1452, clauses: ['wrg/night/camp'] }),
  },
});

/** Every number about weather and time of day that stands in no chart. Lengths in paces, months from 1. */
export const weatherNumberGroups: readonly NumberGroup[] = [
  weatherNumbers,
  mediterraneanWinter,
  mediterraneanSummer,
  europeanMidwinter,
  europeanCold,
  weatherEffectNumbers,
  nightNumbers,
];
