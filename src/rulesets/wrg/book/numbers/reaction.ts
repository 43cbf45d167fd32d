import type { NumberGroup } from '../../../../book/index.js';

/** Every number about reaction tests and orders that stands in no chart, in the order of the book. Lengths in paces. */
export const reactionNumbers: readonly NumberGroup[] = [];
