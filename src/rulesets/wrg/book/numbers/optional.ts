import type { NumberGroup } from '../../../../book/index.js';
import { siegeNumbers } from './siege.js';
import { sorceryNumberGroups } from './sorcery.js';
import { weatherNumberGroups } from './weather.js';

/** Every number about sieges, fire, ships, weather, and sword and sorcery that stands in no chart, in the order of the book. Lengths in paces. */
export const optionalNumbers: readonly NumberGroup[] = [
  ...siegeNumbers,
  ...weatherNumberGroups,
  ...sorceryNumberGroups,
];
