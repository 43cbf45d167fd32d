import { conditionRulings } from './condition.js';
import { movingRulings } from './moving.js';

export * from './condition.js';
export * from './moving.js';

/** Every ruling about movement, disorganisation, shields, rout and pursuit, in the order of the book. */
export const movementRulings = [...movingRulings, ...conditionRulings] as const;
