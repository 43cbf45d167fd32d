import { leave } from '../../../common/turn/losses.js';
import { inPlay } from '../../../common/turn/units.js';
import type { AncientState } from '../../state.js';
import type { AncientContext } from '../../terms.js';

/** Takes out every unit that has no figure left. A machine without crew stands where it is until somebody mans it. */
export function clearTheFallen(state: AncientState, { tell }: Pick<AncientContext, 'tell'>): void {
  for (const unit of inPlay(state)) {
    if (unit.figures > 0) continue;
    if (unit.machine?.standing === true) tell({ kind: 'machine-lost', unit: unit.id, how: 'no-crew', because: [] });
    leave(state, unit.id, 'destroyed', [], tell);
  }
}
