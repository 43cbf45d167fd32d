import { insist } from '../rulebook/index.js';

/** Odds that get better or worse step by step, such as the faces that hit. The lowest rung comes first. */
export interface StepLadder<T> {
  readonly rungs: readonly T[];
}

/** Where a climb ends. */
export interface Step<T> {
  readonly rung: T;
  /** Its place on the ladder, 0 for the lowest. */
  readonly at: number;
  /** Steps that came to nothing because the ladder ended: 0, or how far past the end the climb would have gone. */
  readonly lost: number;
}

/** A ladder, frozen. */
export function ladder<T>(rungs: readonly T[]): StepLadder<T> {
  insist(rungs.length > 0, () => ({ path: 'rungs', problem: 'a ladder without rungs', mend: 'give it one at least' }));
  return Object.freeze({ rungs: Object.freeze([...rungs]) });
}

/**
 * Climbs `by` steps (down when negative) from the rung `start`; stops at either end.
 *
 * @throws RuleViolation when `start` is off the ladder or a number is not whole.
 */
export function step<T>(climbed: StepLadder<T>, start: number, by: number): Step<T> {
  const top = climbed.rungs.length - 1;
  insist(Number.isInteger(by), () => ({
    path: 'by',
    problem: `${by} is not a number of steps`,
    mend: 'give a whole number',
  }));
  const wanted = start + by;
  const at = Math.min(Math.max(wanted, 0), top);
  const rung = climbed.rungs[at];
  insist(rung !== undefined && Number.isInteger(start) && start >= 0 && start <= top, () => ({
    path: 'start',
    problem: `the ladder has no rung ${start}`,
    mend: `start from 0 to ${top}`,
  }));
  return { rung, at, lost: Math.abs(wanted - at) };
}
