import type { Resolver } from '../../../book/index.js';

/** What can be asked about armies: types of troops, bases, organisation, generals, points, setting up, winning. */
export const armyResolvers: readonly Resolver[] = [];
