import type { Resolver } from '../../../book/index.js';
import { siegeResolvers } from './siege.js';
import { sorceryResolvers } from './sorcery.js';
import { stormingResolvers } from './storming.js';
import { weatherResolvers } from './weather.js';

/** What can be asked about sieges, fire, caltrops, weather, and sword and sorcery. */
export const optionalResolvers: readonly Resolver[] = [
  ...siegeResolvers,
  ...stormingResolvers,
  ...weatherResolvers,
  ...sorceryResolvers,
];
