import type { Resolver } from '../../../book/index.js';

/** What can be asked about reaction tests and orders. */
export const reactionResolvers: readonly Resolver[] = [];
