import { counted, type Violation } from '../../../../../rulebook/index.js';
import { mustCarryOut } from '../fighting/morale.js';
import { takeFigures } from '../losses.js';
import type { FieldUnit, ForcedReaction } from '../state.js';

/** What had befallen a unit when the battle is taken up. */
export interface Before {
  /** Figures lost. */
  readonly lost?: number;
  /** Melee points lost to melees that went on. */
  readonly fatigue?: number;
  /** What its morale has it do in the turn that comes. */
  readonly reaction?: ForcedReaction;
  readonly failedTest?: boolean;
  readonly pushedBack?: boolean;
}

/**
 * Has a unit that has just been mustered stand as it does in the middle of a battle. Whoever must go back has been pushed back.
 *
 * @param path where the scenario says it
 * @returns what cannot have befallen it
 */
export function befall(unit: FieldUnit, before: Before, path: string): readonly Violation[] {
  const { lost = 0, fatigue = 0, reaction, failedTest = false, pushedBack = false } = before;
  if (lost > 0 && lost >= unit.figures) {
    const problem = `of its ${counted(unit.figures, 'figure')} ${counted(lost, 'is', 'are')} lost`;
    return [{ path: `${path}.lost`, problem, mend: 'leave out a unit of which nobody is left' }];
  }
  takeFigures(unit, lost);
  unit.turn.lost = 0;
  unit.turn.before = unit.figures;
  unit.fatigue = fatigue;
  unit.failedTest = failedTest;
  unit.pushedBack = pushedBack;
  if (reaction !== undefined) mustCarryOut(unit, reaction);
  return [];
}
