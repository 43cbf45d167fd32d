import type { Situation } from '../situation-choices.js';

/** Situations for each resolution function about army, by name. */
export const armySituations: { readonly [resolver: string]: readonly Situation[] } = {};
