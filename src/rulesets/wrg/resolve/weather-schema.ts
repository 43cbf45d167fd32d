import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader } from '../../../scenario/index.js';
import { weatherRegions } from '../rules/optional/weather.js';
import type { InWeather, UsualMove } from '../weather/effects.js';
import { type Campaigning, countries, type WeatherSoFar, weathers } from '../weather/potential.js';
import { hasFallen } from './possible-schema.js';
import { month } from './sky-schema.js';

/** The situations of the resolution functions about weather and time of day as JSON. Lengths in paces, months from 1. */

const yes = z.exactOptional(z.boolean());
const periods = z.int().check(z.minimum(0), z.maximum(50));
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const weather = listOf(choice(weathers, 'weather'), 0, 3);
const country = choice(countries, 'country');

export const campaigning = reader<Campaigning>(entry({ region: choice(weatherRegions, 'region'), month, country }));

export const soFar = reader<WeatherSoFar>(
  entry({ brings: weather, now: weather, wet: periods, snow: periods, dry: z.nullable(periods), over: weather }).check(
    hasFallen,
  ),
);

/** Troops in the weather, and a move of theirs. */
export interface AskedWeather extends InWeather {
  readonly move?: UsualMove;
}
export const inWeather = reader<AskedWeather>(
  entry({
    so: entry({ now: weather, wet: periods, snow: periods, dry: z.nullable(periods) }).check(hasFallen),
    country,
    month,
    arabs: yes,
    well: yes,
    dazzled: yes,
    fog: z.exactOptional(z.nullable(paces)),
    night: yes,
    move: z.exactOptional(entry({ normal: paces, charge: z.nullable(paces), paved: yes, routing: yes, evading: yes })),
  }),
);
