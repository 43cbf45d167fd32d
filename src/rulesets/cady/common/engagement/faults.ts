import { counted, type Violation } from '../../../../rulebook/index.js';
import type { ThreeDiceRules } from '../fighting/three-dice.js';
import { type MeleeSide, type Ranked, ranksOf } from './fronts.js';
import { mostFigures, mostTurns } from './state.js';

/** Ranks, and melee points lost, beyond which nobody asks. */
const most = 12;

/** A unit of a melee as far as its faults are the same in every period. */
export interface MeleeUnitAsked extends Ranked {
  readonly fatigue?: number;
}

/** What is wrong with how many figures there are, how they stand, and how tired they are. */
export function figuresFaults(side: MeleeSide, unit: MeleeUnitAsked): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) =>
    faults.push({ path: `${side}.${path}`, problem, mend });
  if (!isCount(unit.figures, 1, mostFigures))
    fault('figures', counted(unit.figures, 'figure'), `give 1 to ${mostFigures}`);
  if (!isCount(ranksOf(unit), 1, most)) fault('ranks', counted(ranksOf(unit), 'rank'), `give 1 to ${most}`);
  if (!isCount(unit.fatigue ?? 0, 0, most)) {
    fault('fatigue', `${counted(unit.fatigue ?? 0, 'melee point')} lost`, `give 0 to ${most}`);
  }
  if (unit.inContact !== undefined && !isCount(unit.inContact, 1, unit.figures)) {
    fault(
      'inContact',
      `${unit.inContact} of ${counted(unit.figures, 'figure')} in contact`,
      `give 1 to ${unit.figures}`,
    );
  }
  return faults;
}

/** What is wrong with the morale value of a unit. */
export function moraleFaults(
  side: MeleeSide,
  morale: number | null,
  { threeDice }: ThreeDiceRules,
): readonly Violation[] {
  const { from, to } = threeDice.morale;
  if (morale !== null && isCount(morale, from, to)) return [];
  const clause = 'cady/common/definition/morale-value';
  return [{ path: `${side}.morale`, clause, problem: `${morale} is no morale value`, mend: `give ${from} to ${to}` }];
}

export function turnsFaults(turns: number): readonly Violation[] {
  if (isCount(turns, 1, mostTurns)) return [];
  return [{ path: 'turns', problem: `${counted(turns, 'turn')} of melee`, mend: `give 1 to ${mostTurns}` }];
}

export function levelsFaults(levels: number): readonly Violation[] {
  const most = 20;
  if (isCount(levels, 0, most)) return [];
  return [{ path: 'between.levelsUp', problem: 'no hill is like that', mend: `give 0 to ${counted(most, 'level')}` }];
}

export function isCount(value: number, from: number, to: number): boolean {
  return Number.isSafeInteger(value) && value >= from && value <= to;
}
