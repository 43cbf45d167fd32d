import type { Resolver } from '../../../book/index.js';
import { siegeResolvers } from './siege.js';
import { weatherResolvers } from './weather.js';

/** What can be asked about sieges, fire, caltrops and weather. */
export const optionalResolvers: readonly Resolver[] = [...siegeResolvers, ...weatherResolvers];
