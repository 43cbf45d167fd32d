import * as z from 'zod/mini';
import { choice, entry, id, listOf, tableSchemas } from '../../../scenario/index.js';
import { months } from '../months.js';
import { weatherRegions, windPoints } from '../rules/optional/weather.js';
import { countries, weathers } from './potential.js';

const { point } = tableSchemas('paces');
const ids = (most: number) => z._default(listOf(id, 0, most), []);

const camp = entry({
  side: id.check(z.describe('Whose camp it is.')),
  guard: listOf(id, 0, 12).check(z.describe('Units that stand guard; the others of that side sleep.')),
});

/** The weather and time of day of a battle, in its scenario. */
export const battleWeatherSchema = entry({
  region: choice(weatherRegions, 'region').check(
    z.describe('Whose table of weather holds: the Mediterranean lands and the east, or Europe north of the Alps.'),
  ),
  country: z._default(choice(countries, 'country'), 'other').check(z.describe('What the country is like.')),
  month: choice(months, 'month').check(z.describe('The month of the battle.')),
  coast: z._default(z.boolean(), false).check(z.describe('Whether it is fought by the sea, where there may be fog.')),
  brings: z
    .exactOptional(listOf(choice(weathers, 'weather'), 0, 3))
    .check(z.describe('What weather may come; without it, dice say so at the start.')),
  falling: z
    .exactOptional(listOf(choice(weathers, 'weather'), 1, 3))
    .check(z.describe('What of it has come when the battle begins; without it, dice say so in the first period too.')),
  fog: z.exactOptional(z.boolean()).check(z.describe('Whether fog lies at the start; without it, dice say so.')),
  wind: z
    .exactOptional(choice(windPoints, 'wind'))
    .check(z.describe('Where the wind blows from; without it, as the region has it.')),
  elapsed: z
    ._default(
      z.union([z.int().check(z.minimum(0), z.maximum(23)), z.literal('diced')], {
        error: 'this is no time of day\ngive the periods that are gone of the day, or "diced"',
      }),
      0,
    )
    .check(z.describe('Periods of the day that are gone when the battle begins, or "diced".')),
  night: z
    ._default(choice(['ends-the-battle', 'is-fought'], 'night'), 'ends-the-battle')
    .check(z.describe('Whether the battle ends at nightfall or goes on in the dark.')),
  wells: ids(2).check(z.describe('Sides that have a well, and do not thirst in the desert.')),
  pavedRoads: ids(50).check(z.describe('Roads of the table that are paved, on which there is no mud.')),
  paths: ids(50).check(z.describe('Roads of the table that are mountain paths with a drop on one side.')),
  torches: ids(60).check(z.describe('Units that carry lights at night.')),
  fires: z._default(listOf(point, 0, 50), []).check(z.describe('Fires that burn on the table.')),
  camp: z.exactOptional(camp).check(z.describe('An army that the enemy comes upon in its camp at night.')),
});
