import { isCreature } from '../../sorcery/creatures.js';
import { castingFaults } from '../../sorcery/spells.js';
import type { Unit } from '../../state.js';
import { isAsleep } from '../weather/camp.js';
import { isUnder, type Spellbound } from './enchanted.js';

/**
 * Whether a magician has his powers at this point of a period, and is neither tired nor asleep in his camp.
 *
 * @clause wrg/sorcery/magician
 * @clause wrg/night/camp
 */
export function mayCast(unit: Unit, { state, rules }: Spellbound): boolean {
  const { magic } = state;
  if (magic === undefined || !isCreature(unit.troops, 'magician') || unit.gone !== null || unit.rout !== null)
    return false;
  if (isAsleep(unit) || isUnder(unit, 'frog', { state, rules }) || isUnder(unit, 'stone', { state, rules }))
    return false;
  const kept = (magic.rests[unit.id] ?? 0) >= state.period ? { kept: 'rests' as const } : {};
  const castBefore = magic.cast[unit.id] === state.period;
  return castingFaults({ number: 1, distance: 0, castBefore, ...kept }, rules).length === 0;
}
