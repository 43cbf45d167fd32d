import type { Unit } from '../state.js';
import { conditionOf } from './condition.js';
import { fieldOf } from './field.js';
import type { Play } from './play.js';

/**
 * Who is disorganised as he is pushed back does not recover by himself as long as he is: also where a test spares him the reorganising that he was at.
 *
 * @clause wrg/disorganisation/recovery
 */
export function noteDisorder(unit: Unit, { state, scenario, rules }: Play): void {
  if (unit.pushedBack > 0 && conditionOf(unit, fieldOf(state, scenario, rules)).disorganised) unit.disordered = true;
  else delete unit.disordered;
}
