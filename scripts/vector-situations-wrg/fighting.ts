import type { Situation } from '../situation-choices.js';

/** Situations for each resolution function about fighting, by name. */
export const fightingSituations: { readonly [resolver: string]: readonly Situation[] } = {};
