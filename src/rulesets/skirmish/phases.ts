import type { SkirmishPhase } from './terms.js';
import { chargeMovesPhase } from './turn/charging.js';
import { declarationsPhase, repliesPhase } from './turn/declarations.js';
import { moralePhase } from './turn/ending.js';
import { firesPhase } from './turn/fires.js';
import { meleesPhase } from './turn/melees.js';
import { moraleOfChargesPhase } from './turn/morale.js';
import { movesPhase } from './turn/moving.js';
import { shootingPhase } from './turn/shooting.js';

/**
 * The turn, in the book's order: charges are declared and answered, tested and moved; then force by force moves as its card is drawn; then
 * shots, melees and morale are settled. Half a minute of time.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/order
 * @clause skirmish/scale/time
 */
export const skirmishPhases: readonly SkirmishPhase[] = [
  declarationsPhase,
  repliesPhase,
  moraleOfChargesPhase,
  chargeMovesPhase,
  movesPhase,
  shootingPhase,
  meleesPhase,
  firesPhase,
  moralePhase,
];
