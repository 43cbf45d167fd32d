import type { MovingSection } from '../../common/turn/period.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';
import { goingOf } from './going.js';
import { siegeAfterMovement } from './siege/siege.js';
import { slingerScreen } from './troops/screens.js';
import { noticeWorks } from './works/noticing.js';
import { afterMoves, beforeMoves } from './works/tasks.js';
import { withWorks } from './works/works.js';

/** How the figures of the period go, and what they do with their hands. */
export const ancientMoving: MovingSection<AncientUnit, AncientMedievalRules, AncientState, AncientContext> = {
  going: goingOf,
  ground: withWorks,
  passes: (mover, state, rules) => slingerScreen(mover, state, rules) !== null,
  // No troop of the lists is one of these; house rules may make them.
  nativeOfForest: ({ type }, { periodMovement }) => periodMovement.forestFree.includes(type),
  skirmisher({ type }, { troops }) {
    const { light, morale } = troops[type];
    return morale === null ? null : { light, morale };
  },
  before: beforeMoves,
  after(state, joint, context) {
    afterMoves(state, joint, context);
    siegeAfterMovement(state, context);
    noticeWorks(state, context);
  },
};
