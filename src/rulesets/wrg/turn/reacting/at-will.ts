import type { Violation } from '../../../../rulebook/index.js';
import { voluntaryTestFaults } from '../../reaction/triggers.js';
import type { Unit, WrgState } from '../../state.js';
import { isFighting, isInstructed } from '../../units.js';

/**
 * Why a unit may not be tested at its player's wish; nothing where it may. Broken troops who may rally do so without being told to, and
 * a pursuit is left by no test but its own.
 *
 * @clause wrg/reaction/voluntary
 * @clause wrg/reaction/voluntary-not-rout
 */
export function atWillFaults(unit: Unit, state: Pick<WrgState, 'melees'>): readonly Violation[] {
  return voluntaryTestFaults({
    engaged: isFighting(state, unit),
    inRout: unit.rout !== null,
    compulsoryPursuit: unit.pursuit !== null,
    rallyingBack: unit.recovering === 'rallying-back',
    reorganising: unit.recovering === 'reorganising',
    instructed: isInstructed(unit),
  });
}
