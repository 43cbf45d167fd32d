import { orderRulings } from './orders.js';
import { reactionTestRulings } from './reaction-tests.js';

export * from './orders.js';
export * from './reaction-tests.js';

/** Every ruling about reaction tests and orders, in the order of the book. */
export const reactionRulings = [...orderRulings, ...reactionTestRulings] as const;
