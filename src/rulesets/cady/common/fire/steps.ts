import { type StepLadder, step } from '../../../../chart/index.js';
import {
  type ClauseId,
  type Counted,
  effectOf,
  type FactorUnit,
  insist,
  type Reason,
} from '../../../../rulebook/index.js';

/** What a die must show: how many faces it has, which of them count, and why. */
export interface Odds {
  readonly sides: number;
  /** The faces that count, ascending; none when the die cannot do it. */
  readonly faces: readonly number[];
  readonly because: readonly Reason[];
}

/** Something that makes the odds better (+) or worse (−) by whole steps. */
export interface StepChange {
  readonly steps: number;
  readonly clause: ClauseId;
  /** In the words of the game: `target behind a wooden fence`. */
  readonly because: string;
}

/** Faces that hit, from none upward. */
export interface FireLadder extends StepLadder<readonly number[]> {
  /** Steps are gone one after another, and those past an end of the ladder are lost, before others lead back (`cady/ruling/steps-summed`). */
  readonly oneByOne?: true;
}

/** The faces to start from, the changes that apply, and the ladder they climb on. */
export interface Climb {
  readonly ladder: FireLadder;
  /** Sides of the die. */
  readonly sides: number;
  /** A rung of the ladder. */
  readonly start: readonly number[];
  readonly changes: readonly StepChange[];
}

/**
 * Odds after steps: all changes are added up first, then the sum is walked on the ladder, which ends at "nothing hits"
 * below and at its best rung above; one change after another where the ladder says so.
 *
 * Source: Common Rules > Archer/Musket Fire Steps.
 *
 * @throws RuleViolation when `start` is no rung of the ladder.
 * @clause cady/common/fire/steps-add-up
 * @clause cady/common/definition/step
 */
export function climb({ ladder, sides, start, changes }: Climb): Odds {
  const from = ladder.rungs.findIndex(rung => sameFaces(rung, start));
  insist(from >= 0, () => ({
    path: 'start',
    clause: 'cady/common/fire/steps-add-up',
    problem: `${facesText(start)} is no rung of the ladder`,
    mend: `start from one of ${ladder.rungs.map(facesText).join('; ')}`,
  }));
  let total = 0;
  let at = from;
  const because: Reason[] = [];
  for (const change of changes) {
    total += change.steps;
    at = step(ladder, at, change.steps).at;
    because.push({ clause: change.clause, because: change.because, effect: stepsText(change.steps) });
  }
  const { rung } = ladder.oneByOne === true ? step(ladder, at, 0) : step(ladder, from, total);
  return { sides, faces: sameFaces(rung, start) ? start : rung, because };
}

/** The chance that one die shows one of these faces, 0 to 1. */
export function chanceOf(odds: Pick<Odds, 'sides' | 'faces'>): number {
  return odds.faces.length / odds.sides;
}

/** Faces as the charts print them: `2, 4, 6`, or `nothing`. */
export function facesText(faces: readonly number[]): string {
  return faces.length === 0 ? 'nothing' : faces.join(', ');
}

/** `+1 step`, `−2 steps`. */
export function stepsText(steps: number): string {
  return effectOf(steps, stepUnit);
}

/** Steps, as reasons tell them. */
export const stepUnit: FactorUnit = { one: 'step', many: 'steps' };

/** Rows of a table of steps as changes of odds. */
export function stepsBy(rows: readonly Counted[]): readonly StepChange[] {
  return rows.map(({ points, clause, because }) => ({ steps: points, clause, because }));
}

function sameFaces(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((face, at) => face === b[at]);
}
