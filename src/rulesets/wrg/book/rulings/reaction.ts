import { orderRulings } from './orders.js';
import { reactionFactorRulings } from './reaction-factors.js';
import { reactionResultRulings } from './reaction-results.js';
import { reactionTestRulings } from './reaction-tests.js';

export * from './orders.js';
export * from './reaction-factors.js';
export * from './reaction-results.js';
export * from './reaction-tests.js';

/** Every ruling about reaction tests and orders, in the order of the book. */
export const reactionRulings = [
  ...orderRulings,
  ...reactionTestRulings,
  ...reactionFactorRulings,
  ...reactionResultRulings,
] as const;
