import { reasonFor } from '../../../../rulebook/index.js';
import { fillUp } from '../../common/turn/losses.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inContact, inPlay, troopOf } from '../units.js';

/**
 * Men bought besides take the places of gunners who fell, if no enemy is upon the gun; they serve it as these did.
 *
 * @clause cady/musket/artillery/crew/replacements
 * @clause cady/musket/cost/extra-crew
 */
export function replaceCrews(state: MusketState, context: Pick<MusketContext, 'rules' | 'tell'>): void {
  for (const unit of inPlay(state)) replaceCrew(unit, state, context);
}

/** Replaces the fallen of one gun; says whether anybody serves it then. */
export function replaceCrew(
  unit: Unit,
  state: MusketState,
  { rules, tell }: Pick<MusketContext, 'rules' | 'tell'>,
): boolean {
  const { gun } = unit;
  const missing = (troopOf(unit, rules).crew ?? 0) - unit.figures;
  if (gun === null || gun.spareCrew === 0 || missing <= 0 || inContact(unit, state.contacts)) return unit.figures > 0;
  const men = Math.min(missing, gun.spareCrew);
  fillUp(unit, men);
  gun.spareCrew -= men;
  const because = [
    reasonFor('cady/musket/artillery/crew/replacements', 'gunners bought besides', `${gun.spareCrew} left`),
  ];
  tell({ kind: 'crew-replaced', unit: unit.id, men, because }, witnessesOf(unit));
  return true;
}
