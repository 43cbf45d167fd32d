import { meleeRulings } from './melee.js';
import { shootingRulings } from './shooting.js';

export * from './melee.js';
export * from './shooting.js';

/** Every ruling about shooting, hand-to-hand combat, casualties and what they come to, in the order of the book. */
export const fightingRulings = [...shootingRulings, ...meleeRulings] as const;
