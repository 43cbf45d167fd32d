import type { Situation } from '../situation-choices.js';
import { siegeSituations } from './siege.js';
import { sorcerySituations } from './sorcery.js';
import { stormingSituations } from './storming.js';
import { weatherSituations } from './weather.js';

/** Situations for each resolution function about optional, by name. */
export const optionalSituations: { readonly [resolver: string]: readonly Situation[] } = {
  ...siegeSituations,
  ...stormingSituations,
  ...weatherSituations,
  ...sorcerySituations,
};
