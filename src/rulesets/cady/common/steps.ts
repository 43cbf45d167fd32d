import type { StepLadder } from '../../../chart/index.js';
import type { ClauseId, Reason } from '../../../rulebook/index.js';

/** What a die must show: how many faces it has, which of them hit, and why. */
export interface Odds {
  readonly sides: number;
  /** Faces that hit, ascending; none when nothing can hit. */
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

/** A rung of hit faces, the changes that apply, and the ladder they climb on. */
export interface Climb {
  readonly ladder: StepLadder<readonly number[]>;
  readonly sides: number;
  /** The faces to start from; must be a rung of the ladder. */
  readonly start: readonly number[];
  readonly changes: readonly StepChange[];
}

/** Odds after all changes are added up and the sum is walked on the ladder, stopping at its ends. */
export function climb(_situation: Climb): Odds {
  throw new Error('not written yet');
}

/** The chance that one die of these odds hits, 0 to 1. */
export function chanceOf(odds: { readonly sides: number; readonly faces: readonly number[] }): number {
  return odds.faces.length / odds.sides;
}
