import type { OpenBook } from '../../../../book/index.js';
import { daylightPeriods, weatherEurope, weatherMediterranean } from '../../book/charts/weather.js';
import { scaleNumbers } from '../../book/numbers/scale.js';
import {
  europeanCold,
  europeanMidwinter,
  mediterraneanSummer,
  mediterraneanWinter,
  nightNumbers,
  weatherEffectNumbers,
  weatherNumbers,
} from '../../book/numbers/weather.js';
import {
  dayInPeriods,
  drySecondPeriod,
  fordInSpate,
  inaudibleTrumpets,
  litAtNight,
  mudAtNight,
  outOfSight,
  pushedAlongAPath,
  runningDownWind,
  shootingWhileFallingIn,
  shotAtAsleep,
  snowAndMud,
  snowOffTheGround,
  snowPaths,
  sunInEurope,
  weatherAgain,
  weatherTogether,
  windOfEurope,
  windWhenRainReturns,
} from '../../book/rulings/weather.js';
import { months } from '../../months.js';

/** Where a table of weather holds. Other countries have none. */
export const weatherRegions = ['mediterranean', 'europe'] as const;
export type WeatherRegion = (typeof weatherRegions)[number];

/** What a die says of the weather that may come. */
export type Outlook =
  | 'fine'
  | 'rain'
  | 'rain-except-in-desert'
  | 'snow'
  | 'snow-in-mountains'
  | 'strong-winds'
  | 'strong-winds-and-rain'
  | 'strong-winds-and-snow-in-mountains'
  | 'strong-winds-in-desert-or-steppe';

/** The months of a season, from 1, and what each face of the die brings in it, from 1. */
export interface Season {
  readonly months: readonly number[];
  readonly outlooks: readonly Outlook[];
}

/** A point of the compass of eight. */
export const windPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type WindPoint = (typeof windPoints)[number];

/** What the game knows about weather and time of day. Lengths in paces, months from 1. */
export interface WeatherRules {
  readonly seasons: { readonly [R in WeatherRegion]: readonly Season[] };
  readonly die: number;
  /** Faces at which what may come comes and ends. */
  readonly comes: readonly number[];
  readonly ceases: readonly number[];
  /** Whether what has ended may come again. */
  readonly again: boolean;
  /** Whether one die is thrown for all that may come, or one for each. */
  readonly together: boolean;
  readonly rain: { readonly missiles: number; readonly dryFrom: number };
  readonly badGroundAfter: number;
  readonly mud: {
    readonly movement: number;
    readonly reaction: number;
    readonly rivers: number;
    /** What a deep ford is as when it is the more difficult by a class. */
    readonly deepFord: 'width-30-to-59' | 'ford-30-up';
  };
  readonly snow: {
    readonly movement: number;
    /** Whether the deduction of mud comes first. */
    readonly mudToo: boolean;
    readonly overTheEdge: readonly number[];
    readonly figures: number;
    /** Whether it slows who flies and who rows, too. */
    readonly offTheGround: boolean;
    /** Whether paths are safe until the snow lies. */
    readonly pathsLater: boolean;
    /** Whether troops throw for a path as well who give ground along it in a melee, or follow up. */
    readonly pushesToo: boolean;
  };
  readonly drought: { readonly points: number; readonly months: readonly number[] };
  readonly wind: {
    readonly desertVision: number;
    readonly shift: number;
    /** Whether it shifts with every rain that begins, and not with the first alone. */
    readonly shiftsAgain: boolean;
    /** Whether no strong wind at all lets trumpets be heard. */
    readonly deafens: boolean;
    readonly ofEurope: readonly WindPoint[];
    /** Whether who gets away from somebody goes down a wind that lets nobody go elsewhere; else he stays. */
    readonly runnersGo: boolean;
  };
  readonly fog: {
    readonly faces: readonly number[];
    readonly vision: number;
    readonly periods: number;
    readonly months: readonly number[];
  };
  readonly sun: {
    readonly arc: number;
    readonly periods: number;
    readonly months: readonly number[];
    readonly facesInEurope: readonly number[];
    /** Whether one die says for everybody whether it shines through. */
    readonly forAll: boolean;
    readonly points: number;
  };
  /** Where a unit goes that is to attack somebody who is out of sight now. */
  readonly soughtAt: 'where-seen' | 'nowhere' | 'where-he-is';
  /** Periods of daylight by month, January first. */
  readonly daylight: readonly number[];
  readonly night: {
    readonly vision: number;
    readonly movement: number;
    readonly left: readonly number[];
    readonly right: readonly number[];
    readonly diverging: number;
    readonly light: number;
    /** Whether what a light falls on is seen as far as by day. */
    readonly litFromAfar: boolean;
    /** Whether missiles rouse those who sleep. */
    readonly shotsRouse: boolean;
    /** Whether those shoot who fall in for all of a period. */
    readonly fallingInShoots: boolean;
    /** Whether mud and snow slow a move before the dark makes it no more than it lets, or what this has left. */
    readonly ground: 'after' | 'before';
    readonly onGuard: number;
    readonly sentriesSee: number;
    readonly forming: { readonly regular: number; readonly barbarian: number };
  };
}

/** The rules about weather and time of day that a book comes to. */
export function weatherUnder(book: OpenBook): WeatherRules {
  const numbers = book.numbers(weatherNumbers);
  const seasons = book.part({ name: 'seasons', clauses: ['wrg/weather/potential'] }, open =>
    seasonsUnder(open, numbers.die),
  );
  return {
    seasons,
    die: numbers.die,
    comes: numbers.comes,
    ceases: numbers.ceases,
    again: book.reading(weatherAgain),
    together: book.reading(weatherTogether),
    ...effectsUnder(book),
    daylight: book.part({ name: 'daylight', clauses: ['wrg/weather/daylight'] }, daylightUnder),
    night: nightUnder(book),
    soughtAt: book.reading(outOfSight),
  };
}

function seasonsUnder(book: OpenBook, die: number): WeatherRules['seasons'] {
  const south = book.of(weatherMediterranean);
  const north = book.of(weatherEurope);
  return {
    mediterranean: [
      byFaces(book.numbers(mediterraneanWinter), die),
      {
        months: monthsOf('march-april-october'),
        outlooks: weatherMediterranean.rows.map(row => south[row]['march-april-october']),
      },
      byFaces(book.numbers(mediterraneanSummer), die),
    ],
    europe: [
      byFaces(book.numbers(europeanMidwinter), die),
      byFaces(book.numbers(europeanCold), die),
      ...weatherEurope.columns.map(column => ({
        months: monthsOf(column),
        outlooks: weatherEurope.rows.map(row => north[row][column]),
      })),
    ],
  };
}

/** A season whose outlooks the book has as faces of the die; on all other faces it is fine. */
function byFaces(
  { months, ...faces }: { readonly months: readonly number[] } & { readonly [O in Outlook]?: readonly number[] },
  die: number,
): Season {
  const outlookAt = (face: number): Outlook => {
    const bad = outlooks.find(outlook => faces[outlook]?.includes(face));
    return bad ?? 'fine';
  };
  return { months, outlooks: Array.from({ length: die }, (_, at) => outlookAt(at + 1)) };
}

const outlooks: readonly Outlook[] = [
  'rain',
  'snow',
  'snow-in-mountains',
  'strong-winds',
  'strong-winds-and-rain',
  'strong-winds-and-snow-in-mountains',
  'strong-winds-in-desert-or-steppe',
];

/** The months of a heading: several by name, or from one to another over the turn of the year. */
function monthsOf(heading: string): readonly number[] {
  const names = heading.split('-');
  const named = names.flatMap(name => months.flatMap((month, at) => (month === name ? [at + 1] : [])));
  const [from = 1, to = from] = named;
  return names.includes('to') ? monthsBetween(from, to) : named;
}

/** Months from one to another, over the turn of the year where the second is the earlier. */
function monthsBetween(from: number, to: number): readonly number[] {
  const number = ((to - from + months.length) % months.length) + 1;
  return Array.from({ length: number }, (_, at) => ((from - 1 + at) % months.length) + 1);
}

function effectsUnder(
  book: OpenBook,
): Pick<WeatherRules, 'rain' | 'badGroundAfter' | 'mud' | 'snow' | 'drought' | 'wind' | 'fog' | 'sun'> {
  const numbers = book.numbers(weatherEffectNumbers);
  return {
    rain: {
      missiles: numbers['rain-at-missiles'],
      dryFrom: numbers['dry-from'] + (book.reading(drySecondPeriod) ? 1 : 0),
    },
    badGroundAfter: numbers['bad-ground-after'],
    mud: {
      movement: numbers['mud-movement'],
      reaction: numbers['mud-reaction'],
      rivers: numbers['mud-rivers'],
      deepFord: book.reading(fordInSpate),
    },
    snow: {
      movement: numbers['snow-movement'],
      mudToo: book.reading(snowAndMud),
      offTheGround: book.reading(snowOffTheGround),
      overTheEdge: numbers['over-the-edge'],
      figures: numbers['figures-over-the-edge'],
      pathsLater: book.reading(snowPaths),
      pushesToo: book.reading(pushedAlongAPath),
    },
    drought: { points: numbers.drought, months: monthsBetween(numbers['drought-from'], numbers['drought-to']) },
    wind: {
      desertVision: numbers['desert-wind-vision'],
      shift: numbers['wind-shift'],
      shiftsAgain: book.reading(windWhenRainReturns),
      deafens: book.reading(inaudibleTrumpets),
      ofEurope: book.reading(windOfEurope),
      runnersGo: book.reading(runningDownWind),
    },
    fog: {
      faces: numbers.fog,
      vision: numbers['fog-vision'],
      periods: numbers['fog-periods'],
      months: monthsBetween(numbers['fog-from'], numbers['fog-to']),
    },
    sun: {
      arc: numbers['sun-arc'],
      periods: numbers['sun-periods'],
      months: monthsBetween(numbers['sun-from'], numbers['sun-to']),
      facesInEurope: numbers['sun-in-europe'],
      forAll: book.reading(sunInEurope),
      points: numbers.dazzled,
    },
  };
}

function daylightUnder(book: OpenBook): readonly number[] {
  const cells = book.of(daylightPeriods);
  const allYear = book.numbers(scaleNumbers).periods;
  const byMonth = book.reading(dayInPeriods);
  return months.map((_, at) => {
    const row = daylightPeriods.rows.find(each => monthsOf(each).includes(at + 1));
    return byMonth && row !== undefined ? cells[row].periods : allYear;
  });
}

function nightUnder(book: OpenBook): WeatherRules['night'] {
  const numbers = book.numbers(nightNumbers);
  return {
    vision: numbers.vision,
    movement: numbers.movement,
    left: numbers.left,
    right: numbers.right,
    diverging: numbers.diverging,
    light: numbers.light,
    litFromAfar: book.reading(litAtNight),
    shotsRouse: book.reading(shotAtAsleep),
    fallingInShoots: book.reading(shootingWhileFallingIn),
    ground: book.reading(mudAtNight),
    onGuard: numbers['on-guard'],
    sentriesSee: numbers['sentries-see'],
    forming: { regular: numbers['regulars-form'], barbarian: numbers['barbarians-form'] },
  };
}
