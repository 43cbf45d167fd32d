import type { Resolver } from '../../../book/index.js';

/** What can be asked about shooting, hand-to-hand combat, casualties and what they come to. */
export const fightingResolvers: readonly Resolver[] = [];
