import type { Situation } from '../situation-choices.js';

/** Situations for each resolution function about reaction, by name. */
export const reactionSituations: { readonly [resolver: string]: readonly Situation[] } = {};
