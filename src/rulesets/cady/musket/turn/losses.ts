import { leave } from '../../common/turn/losses.js';
import type { MusketState } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay, troopOf } from '../units.js';
import { replaceCrew } from './crews.js';
import { breakSquares } from './squares.js';

/**
 * Takes out every unit that has no figure left; a gun without crew falls silent for good.
 *
 * @param only of this arm; of all unless given
 */
export function clearTheFallen(
  state: MusketState,
  context: Pick<MusketContext, 'rules' | 'tell'>,
  only?: 'artillery',
): void {
  const { rules, tell } = context;
  for (const unit of inPlay(state)) {
    if (only !== undefined && troopOf(unit, rules).arm !== only) continue;
    if (unit.gun !== null && !unit.gun.standing) leave(state, unit.id, 'destroyed', [], tell, true);
    else if (unit.figures === 0 && !replaceCrew(unit, state, context)) {
      const isGun = troopOf(unit, rules).arm === 'artillery';
      if (isGun) tell({ kind: 'gun-lost', unit: unit.id, how: 'no-crew', because: [] });
      leave(state, unit.id, 'destroyed', [], tell, isGun);
    }
  }
  breakSquares(state, context);
}
