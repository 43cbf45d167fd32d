import type { MusketPhase } from './terms.js';
import { artilleryPhase } from './turn/artillery.js';
import { meleePhase } from './turn/melee.js';
import { moralePhase } from './turn/morale.js';
import { movementPhase } from './turn/movement.js';
import { ordersPhase } from './turn/orders.js';
import { shockPhase } from './turn/shock.js';
import { openingFirePhase, smallArmsPhase } from './turn/small-arms.js';

/**
 * The turn of the musket game, in the book's order; fire that is ordered for the beginning of the turn comes before movement.
 *
 * @clause cady/common/sequence/step-10-repeat
 * @clause cady/common/definition/move-sequence
 */
export const musketPhases: readonly MusketPhase[] = [
  ordersPhase,
  openingFirePhase,
  movementPhase,
  artilleryPhase,
  smallArmsPhase,
  shockPhase,
  meleePhase,
  moralePhase,
];
