import type { Unit } from '../../state.js';
import { isFree, isToldToHalt } from '../../units.js';
import type { Play } from '../play.js';

/**
 * Whether skirmishers may get out of the way of who comes at them: who is free, who has been told to halt, and by one reading of
 * `wrg/ruling/charged-while-reorganising` who still reorganises.
 *
 * @clause wrg/evade/clear-reorganise
 * @clause wrg/orders/skirmish-infantry-evade
 */
export function isReadyToEvade(unit: Unit, { rules }: Pick<Play, 'rules'>): boolean {
  return isFree(unit) || isToldToHalt(unit) || breaksOffReorganising(unit, { rules });
}

/** Whether who reorganises leaves that off to evade. */
export function breaksOffReorganising(unit: Unit, { rules }: Pick<Play, 'rules'>): boolean {
  const { recovering, ...otherwise } = unit;
  return (
    rules.field.playing.reorganisersCharged === 'evade' &&
    recovering === 'reorganising' &&
    isFree({ ...otherwise, recovering: null })
  );
}
