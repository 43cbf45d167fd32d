import { debates, isSaint } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';
import type { Spellbound } from './enchanted.js';
import { nearestOf } from './near.js';

/** The saint of the other faith whom a saint has to have it out with. */
export function opponentInDebate(unit: Unit, by: Spellbound): Unit | undefined {
  const { state, rules } = by;
  if (state.magic === undefined || !isSaint(unit.troops) || unit.gone !== null) return undefined;
  return nearestOf(unit, other => other.side !== unit.side && isSaint(other.troops), state).find(
    ({ unit: other, distance }) => debates(unit.troops, other.troops, distance, rules),
  )?.unit;
}
