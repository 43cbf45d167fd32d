import { inPlay } from '../../common/turn/units.js';
import type { AncientState } from '../state.js';
import type { AncientContext } from '../terms.js';
import { loseMounts } from './troops/mounts.js';

/** What the special troops have left to settle when a turn ends. Called once, after morale. */
export function endOfTurn(state: AncientState, context: AncientContext): void {
  for (const unit of inPlay(state)) loseMounts(unit, context);
}
