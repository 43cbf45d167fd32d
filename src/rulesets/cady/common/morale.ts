import type { Dice } from '../../../dice/index.js';
import type { ClauseId, Reason } from '../../../rulebook/index.js';

/** What a unit must do in its next turn, from mild to severe. */
export type Reaction = 'no-effect' | 'back' | 'back-and-turn' | 'rout';

/** Something that lets the chart be read further right. */
export interface ColumnShift {
  readonly columns: number;
  readonly clause: ClauseId;
  readonly because: string;
}

/** A unit at the end of a turn. */
export interface MoraleTest {
  /** Morale value of one figure, 1 to 5. */
  readonly morale: number;
  /** Figures before any loss of this turn. */
  readonly before: number;
  /** Figures lost this turn, from whatever cause. */
  readonly lost: number;
  readonly shifts?: readonly ColumnShift[];
}

export interface MoraleResult {
  /** False when the unit lost nothing and so takes no test. */
  readonly tested: boolean;
  /** Morale value × figures before losses. */
  readonly value: number;
  /** Morale value × figures lost. */
  readonly loss: number;
  /** The printed column for `value`, and the one that was read after shifts: `21-30`. */
  readonly column: string;
  readonly read: string;
  readonly reaction: Reaction;
  readonly because: readonly Reason[];
}

/** One unit of a melee when its side's reaction is settled. */
export interface Opponent {
  readonly unit: string;
  readonly reaction: Reaction;
  /** Total morale value left: morale value × figures left. */
  readonly remaining: number;
  /** Units it was in melee with this turn. */
  readonly against: readonly string[];
}

/** The part of the rules that post-melee morale needs. */
export interface MoraleRules {
  readonly postMeleeMorale: unknown;
}

/** Morale value × figures. */
export function totalMoraleValue(unit: { readonly morale: number; readonly figures: number }): number {
  return unit.morale * unit.figures;
}

export function postMeleeMorale(_test: MoraleTest, _rules: MoraleRules): MoraleResult {
  throw new Error('not written yet');
}

/** Below zero when `a` is milder than `b`, above when it is worse. */
export function compareReactions(_a: Reaction, _b: Reaction): number {
  throw new Error('not written yet');
}

/**
 * Which units of a melee take their reaction: only the worse of two opponents, on equal reactions the one with the
 * lower value left, on equal values the one that rolls lower. The others take no effect.
 */
export function reactionsAfterMelee(
  _units: readonly Opponent[],
  _dice: Dice,
  _rules: MoraleRules,
): readonly { readonly unit: string; readonly reaction: Reaction; readonly because: readonly Reason[] }[] {
  throw new Error('not written yet');
}

/** How far and how a unit goes that must carry out a reaction. */
export function reactionMove(
  _situation: { readonly reaction: Reaction; readonly move: number },
  _rules: MoraleRules,
): {
  readonly cm: number;
  readonly facing: 'any' | 'away';
  readonly formation: 'any' | 'kept';
  readonly leaves: boolean;
} {
  throw new Error('not written yet');
}
