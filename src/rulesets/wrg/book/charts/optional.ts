import type { Chart } from '../../../../chart/index.js';
import { materialCarriage, siegeConstruction, siegeDestruction } from './siege.js';
import { sorceryCreatures, sorcerySpells } from './sorcery.js';
import { daylightPeriods, weatherEurope, weatherMediterranean } from './weather.js';

export * from './siege.js';
export * from './sorcery.js';
export * from './weather.js';

/** Every chart about sieges, fire, ships, weather, and sword and sorcery, in the order of the book. */
export const optionalCharts: readonly Chart[] = [
  materialCarriage,
  siegeConstruction,
  siegeDestruction,
  weatherMediterranean,
  weatherEurope,
  daylightPeriods,
  sorceryCreatures,
  sorcerySpells,
];
