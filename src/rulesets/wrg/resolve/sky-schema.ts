import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader } from '../../../scenario/index.js';
import { type WeatherRegion, weatherRegions } from '../rules/optional/weather.js';
import { type Training, trainings } from '../troops.js';
import { type Country, countries, type Weather, type WeatherSoFar, weathers } from '../weather/potential.js';
import type { Facing, FoggyPlace } from '../weather/sky.js';
import { hasFallen } from './possible-schema.js';

/** The situations of the resolution functions about fog, sun, wind, snow and night as JSON. Lengths in paces, months from 1. */

const yes = z.exactOptional(z.boolean());
const paces = z.exactOptional(z.number().check(z.minimum(0), z.maximum(5000)));
const region = choice(weatherRegions, 'region');
const country = choice(countries, 'country');
const period = z.int().check(z.minimum(1), z.maximum(50));
const fallen = z.int().check(z.minimum(0), z.maximum(50));
const weather = listOf(choice(weathers, 'weather'), 0, 3);
const training = choice(trainings, 'training');

/** A month, from 1. */
export const month = z.int().check(z.minimum(1), z.maximum(12));
export const monthOfYear = reader<{ readonly month: number }>(entry({ month }));

export const foggyPlace = reader<FoggyPlace>(entry({ region, country, month, coast: yes, windy: yes }));

/** Somebody who looks for something. */
export interface Sighting {
  readonly country: Country;
  /** What there is of weather. */
  readonly now?: readonly Weather[];
  /** Of a game that began in fog: which period it is, from 1. */
  readonly fogIn?: number;
  readonly night?: boolean;
  /** To the light that is nearest to what is looked for. */
  readonly lightAt?: number;
  /** To what is looked for. */
  readonly distance?: number;
}
export const sighting = reader<Sighting>(
  entry({
    country,
    now: z.exactOptional(weather),
    fogIn: z.exactOptional(period).check(z.describe('The period of a game that began in fog, from 1.')),
    night: yes,
    lightAt: paces.check(z.describe('Paces from what is looked for to the nearest fire or torch.')),
    distance: paces.check(z.describe('Paces to what is looked for.')),
  }),
);

export const facing = reader<Facing>(
  entry({
    region,
    month,
    clear: z.boolean().check(z.describe('Nothing falls and there is no fog.')),
    facing: z.number().check(z.minimum(0), z.maximum(360), z.describe('Degrees from north, clockwise.')),
    period: period.check(z.describe('Period of the day, from 1.')),
  }),
);

/** Where the wind blows. */
export interface Windy {
  readonly region: WeatherRegion;
  /** Rain has begun to fall. */
  readonly rain?: boolean;
}
export const windy = reader<Windy>(entry({ region, rain: yes.check(z.describe('Rain has begun to fall.')) }));

/** The snow of a game so far. */
export interface Snowed {
  readonly so: Pick<WeatherSoFar, 'now' | 'wet' | 'snow' | 'dry'>;
}
export const snowed = reader<Snowed>(
  entry({ so: entry({ now: weather, wet: fallen, snow: fallen, dry: z.nullable(fallen) }).check(hasFallen) }),
);

export const straying = reader<{ readonly training: Training }>(entry({ training }));
export const camped = reader<{ readonly units: number }>(entry({ units: z.int().check(z.minimum(0), z.maximum(100)) }));
