import { moveAll } from '../../common/turn/moving/movement.js';
import type { AncientPhase } from '../terms.js';
import { ancientPeriodIn } from './period.js';
import { siegeAfterMovement } from './siege/siege.js';
import { noticeWorks } from './works/noticing.js';
import { afterMoves, beforeMoves } from './works/tasks.js';

/**
 * Both sides carry out their orders at the same time, and whatever else they are told to do with their hands.
 *
 * @clause cady/common/sequence/step-4-move
 */
export const movementPhase: AncientPhase = {
  id: 'movement',
  title: 'Movement',
  clause: 'cady/common/sequence/step-4-move',
  run(state, context) {
    beforeMoves(state, context);
    const joint = moveAll(state, context, ancientPeriodIn(state));
    afterMoves(state, joint, context);
    siegeAfterMovement(state, context);
    noticeWorks(state, context);
  },
};
