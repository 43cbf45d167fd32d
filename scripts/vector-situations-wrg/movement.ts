import type { Situation } from '../situation-choices.js';

/** Situations for each resolution function about movement, by name. */
export const movementSituations: { readonly [resolver: string]: readonly Situation[] } = {};
