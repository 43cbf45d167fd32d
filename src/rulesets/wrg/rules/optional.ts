import type { OpenBook } from '../../../book/index.js';
import { type SiegeRules, siegeUnder } from './optional/siege.js';
import { type SorceryRules, sorceryUnder } from './optional/sorcery.js';
import { type WeatherRules, weatherUnder } from './optional/weather.js';

/** What the game knows about sieges, fire, ships, weather, and sword and sorcery. Lengths in paces. */
export interface OptionalRules {
  /** Sieges, fire, caltrops, ships. */
  readonly siege: SiegeRules;
  readonly weather: WeatherRules;
  readonly sorcery: SorceryRules;
}

/** The rules about sieges, fire, ships, weather, and sword and sorcery that a book comes to. */
export function optionalUnder(book: OpenBook): OptionalRules {
  return {
    siege: book.part({ name: 'siege', clauses: [] }, siegeUnder),
    weather: book.part({ name: 'weather', clauses: [] }, weatherUnder),
    sorcery: book.part({ name: 'sorcery', clauses: [] }, sorceryUnder),
  };
}
