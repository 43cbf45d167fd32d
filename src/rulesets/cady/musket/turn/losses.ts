import type { Reason } from '../../../../rulebook/index.js';
import { compareReactions } from '../../common/index.js';
import type { MusketRules } from '../rules.js';
import type { ForcedReaction, Gone, MusketState, Unit, UnitId } from '../state.js';
import type { MusketContext } from '../terms.js';
import { troopOf } from '../units.js';

/** Takes figures off a unit, from the rear; never more than it has. Says how many. */
export function takeFigures(unit: Unit, figures: number): number {
  const lost = Math.min(figures, unit.figures);
  unit.figures -= lost;
  unit.turn.lost += lost;
  return lost;
}

/** The worse of two reactions that a unit is to carry out next turn. */
export function worseOf(a: ForcedReaction | null, b: ForcedReaction): ForcedReaction {
  return a !== null && compareReactions(a, b) >= 0 ? a : b;
}

/** Takes a unit out of the battle, and its contacts with it. */
export function leave(
  state: MusketState,
  id: UnitId,
  how: Gone,
  because: readonly Reason[],
  tell: MusketContext['tell'],
): void {
  const unit = state.units[id];
  if (unit === undefined || unit.gone !== null) return;
  unit.gone = how;
  unit.mustDo = null;
  state.contacts = state.contacts.filter(contact => contact.a !== id && contact.b !== id);
  tell({ kind: 'left', unit: id, how, because });
}

/** Takes out every unit that has no figure left; a gun without crew falls silent for good. */
export function clearTheFallen(state: MusketState, rules: MusketRules, tell: MusketContext['tell']): void {
  for (const unit of Object.values(state.units)) {
    if (unit.gone !== null) continue;
    if (unit.gun !== null && !unit.gun.standing) leave(state, unit.id, 'destroyed', [], tell);
    else if (unit.figures === 0) {
      if (troopOf(unit, rules).arm === 'artillery')
        tell({ kind: 'gun-lost', unit: unit.id, how: 'no-crew', because: [] });
      leave(state, unit.id, 'destroyed', [], tell);
    }
  }
}
