import type { Unit } from '../../state.js';
import type { Play } from '../play.js';
import { isShownTo } from '../weather/sight.js';

/** Those of the chargers whom neither fog nor the dark hide from a unit. */
export function chargersSeenBy(unit: Unit, chargers: readonly Unit[], play: Play): readonly Unit[] {
  return chargers.filter(charger => isShownTo(unit.side, charger, play));
}

/** Whether a unit that sees none of its chargers yet does what it was about to do, where `wrg/ruling/unseen-chargers` has it so. */
export function goesOnUnaware(unit: Unit, chargers: readonly Unit[], play: Play): boolean {
  return play.rules.field.playing.unseenChargers === 'goes-on' && chargersSeenBy(unit, chargers, play).length === 0;
}
