import type { Reason } from '../../../../rulebook/index.js';
import { compareReactions } from '../fighting/morale.js';
import type { Teller } from './events.js';
import type { FieldState, FieldUnit, ForcedReaction, Gone, UnitId } from './state.js';
import { witnessesOf } from './unseen/markers.js';

/** Takes figures off a unit, from the rear; never more than it has. Says how many. */
export function takeFigures(unit: FieldUnit, figures: number): number {
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
  state: FieldState,
  id: UnitId,
  how: Gone,
  because: readonly Reason[],
  tell: Teller,
  toldBefore = false,
): void {
  const unit = state.units[id];
  if (unit === undefined || unit.gone !== null) return;
  unit.gone = how;
  unit.mustDo = null;
  state.contacts = state.contacts.filter(contact => contact.a !== id && contact.b !== id);
  tell({ kind: 'left', unit: id, how, ...(toldBefore ? { toldBefore } : {}), because }, witnessesOf(unit));
}
