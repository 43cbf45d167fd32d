import { leave } from '../../common/turn/losses.js';
import type { MusketState } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay, troopOf } from '../units.js';

/** Takes out every unit that has no figure left; a gun without crew falls silent for good. */
export function clearTheFallen(state: MusketState, { rules, tell }: Pick<MusketContext, 'rules' | 'tell'>): void {
  for (const unit of inPlay(state)) {
    if (unit.gun !== null && !unit.gun.standing) leave(state, unit.id, 'destroyed', [], tell);
    else if (unit.figures === 0) {
      if (troopOf(unit, rules).arm === 'artillery')
        tell({ kind: 'gun-lost', unit: unit.id, how: 'no-crew', because: [] });
      leave(state, unit.id, 'destroyed', [], tell);
    }
  }
}
