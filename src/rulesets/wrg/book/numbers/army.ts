import type { NumberGroup } from '../../../../book/index.js';

/** Every number about armies: types of troops, bases, organisation, generals, points, setting up, winning that stands in no chart, in the order of the book. Lengths in paces. */
export const armyNumbers: readonly NumberGroup[] = [];
