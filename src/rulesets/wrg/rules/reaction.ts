import type { OpenBook } from '../../../book/index.js';
import { type ReactionEffects, reactionEffectsUnder } from './reaction/effects.js';
import { type ReactionFactorRules, reactionFactorsUnder } from './reaction/factors.js';
import { type OrderRules, ordersUnder } from './reaction/orders.js';
import { type TriggerRules, triggersUnder } from './reaction/triggers.js';

/** What the game knows about reaction tests and orders. Lengths in paces. */
export interface ReactionRules {
  readonly orders: OrderRules;
  readonly triggers: TriggerRules;
  readonly counting: ReactionFactorRules;
  readonly effects: ReactionEffects;
}

/** The rules about reaction tests and orders that a book comes to. */
export function reactionUnder(book: OpenBook): ReactionRules {
  return {
    orders: book.part({ name: 'orders', clauses: [] }, ordersUnder),
    triggers: book.part({ name: 'triggers', clauses: [] }, triggersUnder),
    counting: book.part({ name: 'counting', clauses: [] }, reactionFactorsUnder),
    effects: book.part({ name: 'effects', clauses: [] }, reactionEffectsUnder),
  };
}
