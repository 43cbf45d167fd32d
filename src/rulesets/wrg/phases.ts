import type { WrgPhase } from './terms.js';
import { declarationPhase } from './turn/declaring/declarations.js';
import { handToHandPhase } from './turn/fighting/fighting.js';
import { movementPhase } from './turn/moving/movement.js';
import { ordersPhase } from './turn/ordering/orders.js';
import { reactionPhase } from './turn/reacting/reactions.js';
import { shootingPhase } from './turn/shooting/shooting.js';

/**
 * A period of play: orders; charges and what is done against them; both sides move; then shooting, hand-to-hand combat and what comes of it,
 * and the tests that are due at its end.
 */
export const wrgPhases: readonly WrgPhase[] = [
  ordersPhase,
  declarationPhase,
  movementPhase,
  shootingPhase,
  handToHandPhase,
  reactionPhase,
];
