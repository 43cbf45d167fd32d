import type { AncientPhase } from './terms.js';
import { artilleryPhase } from './turn/artillery.js';
import { meleePhase } from './turn/melee.js';
import { missilesPhase, openingMissilesPhase } from './turn/missiles.js';
import { moralePhase } from './turn/morale.js';
import { movementPhase } from './turn/movement.js';
import { ordersPhase } from './turn/orders.js';
import { shockPhase } from './turn/shock.js';

/**
 * The turn of the ancient and medieval game: machines shoot before bows, bows before shock, shock before melee. Shots that are ordered for the
 * beginning of the turn come before movement.
 *
 * @clause cady/ancient-medieval/artillery/phase-order
 * @clause cady/common/sequence/step-10-repeat
 * @clause cady/common/definition/move-sequence
 */
export const ancientPhases: readonly AncientPhase[] = [
  ordersPhase,
  openingMissilesPhase,
  movementPhase,
  artilleryPhase,
  missilesPhase,
  shockPhase,
  meleePhase,
  moralePhase,
];
