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

/**
 * Whether a unit has lost any figure in this battle. Neither those who guard prisoners are lost, nor those who serve a gun or hold horses.
 *
 * @clause cady/common/three-dice/three-dice-unhurt
 */
export function isHurt({
  figures,
  guarding,
  away = 0,
  strength,
  filledUp,
}: Pick<FieldUnit, 'figures' | 'guarding' | 'away' | 'strength' | 'filledUp'>): boolean {
  return filledUp === true || figures + guarding + away < strength;
}

/** So many figures join a unit, some in place of those that it has lost. Whoever falls of them this turn counts among those whom it had before. */
export function fillUp(unit: FieldUnit, figures: number): void {
  if (isHurt(unit)) unit.filledUp = true;
  unit.figures += figures;
  unit.turn.before += figures;
}

/** So many figures leave a unit unhurt, and are no part of what its losses are measured by. */
export function sendAway(unit: FieldUnit, figures: number): void {
  unit.away = (unit.away ?? 0) + figures;
  unit.figures -= figures;
  unit.turn.before -= figures;
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
