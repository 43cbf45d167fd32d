import type { NumberGroup } from '../../../../book/index.js';

/** Every number about movement, disorganisation, shields, rout and pursuit that stands in no chart, in the order of the book. Lengths in paces. */
export const movementNumbers: readonly NumberGroup[] = [];
