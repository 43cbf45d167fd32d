import type { Violation } from '../../../../rulebook/index.js';
import { voluntaryTestFaults } from '../../reaction/triggers.js';
import { pursuitDuty } from '../../rout/rallying.js';
import type { Unit } from '../../state.js';
import { isFighting, isInstructed, isMainBody } from '../../units.js';
import type { Play } from '../play.js';

/**
 * Why a unit may not be tested at its player's wish; nothing where it may. Broken troops who may rally do so without being told to, and
 * who pursues has to do so for the first period, and may be tested in a later one.
 *
 * @clause wrg/reaction/voluntary
 * @clause wrg/reaction/voluntary-not-rout
 * @clause wrg/reaction/voluntary-not-pursuit
 */
export function atWillFaults(unit: Unit, { state, rules }: Pick<Play, 'state' | 'rules'>): readonly Violation[] {
  return voluntaryTestFaults({
    engaged: isFighting(state, unit),
    inRout: unit.rout !== null,
    compulsoryPursuit: mustPursue(unit, rules),
    rallyingBack: unit.recovering === 'rallying-back',
    reorganising: unit.recovering === 'reorganising',
    instructed: isInstructed(unit),
  });
}

function mustPursue({ pursuit }: Unit, rules: Play['rules']): boolean {
  return pursuit !== null && pursuitDuty({ allBroken: true, pursued: pursuit.periods }, rules).does === 'pursues';
}

/** Whether pursuers have done what they must, and may be told to test. */
export function mayTestInPursuit(unit: Unit, play: Pick<Play, 'state' | 'rules'>): boolean {
  return unit.pursuit !== null && isMainBody(unit) && atWillFaults(unit, play).length === 0;
}
