import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import type { Odds } from './steps.js';

/** Where a figure is attacked. */
export type Edge = 'front' | 'flank' | 'rear';

/** One figure in melee, and everything that bears on its melee point. */
export interface Fighter {
  /** The melee point printed for its type. */
  readonly melee: number;
  /** Points lost to continuous melee and not yet regained, from 0. */
  readonly fatigue?: number;
  /** The edge on which it is attacked; the front unless said. */
  readonly attackedOn?: Edge;
  /** It attacks across a wall, a fence or another fortified position. */
  readonly acrossBarrier?: 'wall' | 'fence' | 'fortification';
  /** It attacks uphill. */
  readonly uphill?: boolean;
  /** It attacks across a ford, or any part of its unit stands in one. */
  readonly ford?: 'across' | 'in';
  /** It attacks an enemy from the rear: it does not roll and cannot be lost to that enemy. */
  readonly attacksRear?: boolean;
  /** Points taken off for other causes, each with its own reason. */
  readonly other?: readonly { readonly points: number; readonly reason: Reason }[];
}

/** What one figure in melee must roll. `faces` are those that remove it. */
export interface MeleeOdds extends Odds {
  /** The melee point after all reductions; it survives a die at or under this. */
  readonly point: number;
  /** Whether it rolls at all: a figure attacking the rear is safe, one reduced past its value is removed outright. */
  readonly fate: 'rolls' | 'safe' | 'removed';
}

/** Figures of one unit that fight under the same conditions. */
export interface MeleeGroup extends Fighter {
  readonly unit: string;
  readonly figures: number;
  /** Further attacks on the side or rear of these same figures, each of which makes every figure roll once more. */
  readonly secondary?: readonly { readonly attackedOn: 'flank' | 'rear' }[];
}

/** All figures in contact in one melee, of both sides. */
export interface Melee {
  readonly groups: readonly MeleeGroup[];
}

/** Figures lost by one unit. */
export interface UnitLoss {
  readonly unit: string;
  readonly lost: number;
}

export interface MeleeLosses {
  /** One entry for each unit, in the order of its first group. */
  readonly losses: readonly UnitLoss[];
  /** What each group needed and lost, in the order given. */
  readonly groups: readonly (MeleeOdds & { readonly unit: string; readonly figures: number; readonly lost: number })[];
}

/** The part of the rules that melee needs. */
export interface MeleeRules {
  readonly meleePointEffects: unknown;
}

export function meleeOdds(_fighter: Fighter, _rules: MeleeRules): MeleeOdds {
  throw new Error('not written yet');
}

/** One round of melee: one die for every figure that rolls, both sides at the same time. */
export function meleeRound(_melee: Melee, _dice: Dice, _rules: MeleeRules): MeleeLosses {
  throw new Error('not written yet');
}

/** A secondary attack alone: the defenders roll once more, the attackers not at all. */
export function secondaryAttack(
  _attack: { readonly defender: Fighter; readonly figures: number },
  _dice: Dice,
  _rules: MeleeRules,
): { readonly lost: number; readonly odds: MeleeOdds } {
  throw new Error('not written yet');
}

/** Whether a figure may make a secondary attack on another (points after fatigue, before position). */
export function maySecondaryAttack(_attack: {
  readonly attacker: { readonly melee: number; readonly fatigue?: number };
  readonly defender: { readonly melee: number; readonly fatigue?: number };
}): boolean {
  throw new Error('not written yet');
}

/** Fatigue after a turn: one more after a turn of melee, one less after a turn without melee and without movement. */
export function fatigueAfter(_turn: {
  readonly fatigue: number;
  readonly fought: boolean;
  readonly moved: boolean;
}): number {
  throw new Error('not written yet');
}

/** Whether continuous melee has worn a unit down to nothing, so that any attack on it makes it rout. */
export function wornOut(_unit: { readonly melee: number; readonly fatigue: number }): boolean {
  throw new Error('not written yet');
}
