import { siegeRulings } from './siege.js';
import { sorceryRulings } from './sorcery.js';
import { weatherRulings } from './weather.js';

export * from './siege.js';
export * from './sorcery.js';
export * from './weather.js';

/** Every ruling about sieges, fire, ships, weather, and sword and sorcery, in the order of the book. */
export const optionalRulings = [...siegeRulings, ...weatherRulings, ...sorceryRulings] as const;
