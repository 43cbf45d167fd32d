import { moveAll } from '../../common/turn/moving/movement.js';
import { musketPeriod } from '../period.js';
import type { MusketPhase } from '../terms.js';

/**
 * Both sides carry out their orders at the same time.
 *
 * @clause cady/common/sequence/step-4-move
 */
export const movementPhase: MusketPhase = {
  id: 'movement',
  title: 'Movement',
  clause: 'cady/common/sequence/step-4-move',
  run(state, context) {
    moveAll(state, context, musketPeriod);
  },
};
