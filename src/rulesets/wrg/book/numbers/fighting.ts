import type { NumberGroup } from '../../../../book/index.js';

/** Every number about shooting, hand-to-hand combat, casualties and what they come to that stands in no chart, in the order of the book. Lengths in paces. */
export const fightingNumbers: readonly NumberGroup[] = [];
