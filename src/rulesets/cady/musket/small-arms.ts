import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import type { Bearing, Point } from '../../../table/index.js';
import type { UnitLoss } from '../common/melee.js';
import type { Odds } from '../common/steps.js';
import { type MusketRules, musketRules } from './rules.js';

/** A weapon, by the name of its columns on the small arms chart. */
export type Weapon = 'pistols' | 'muskets' | 'fusils-carbines' | 'rifles';

/** Something the target stands behind or in. */
export type Cover = 'fence' | 'wall' | 'building';

/** One figure firing at a target. */
export interface SmallArmsShot {
  readonly weapon: Weapon;
  /** Distance to the target in cm; counted in whole cm, rounded up. */
  readonly distance: number;
  /** Hill levels (or storeys) that the firer stands above the target; 0 when level or below. */
  readonly levelsAbove?: number;
  readonly cover?: Cover;
  /** Firer or target stands in a forest. */
  readonly forest?: boolean;
  /** Ranks of the target, seen from the firer. */
  readonly ranksDeep?: number;
  /** The target is a gun's crew. */
  readonly atCrew?: boolean;
}

export type RangeBand = 'near' | 'mid' | 'far' | 'out-of-range';

export interface SmallArmsOdds extends Odds {
  readonly band: RangeBand;
  /** How far this weapon reaches in this situation, in cm. */
  readonly range: number;
}

/** Figures that fire under the same conditions at one target. */
export interface SmallArmsVolley extends SmallArmsShot {
  readonly figures: number;
  /** Shots of each figure this turn, from `loading`. */
  readonly shots: number;
}

/** A unit's fire at one target: its front rank may stand at different distances. */
export interface Volley {
  readonly groups: readonly SmallArmsVolley[];
  /** Figures of the target; no more than these can be lost. */
  readonly targetFigures: number;
}

export interface VolleyResult {
  readonly dice: number;
  readonly hits: number;
  /** Figures removed. */
  readonly lost: number;
  readonly groups: readonly (SmallArmsOdds & { readonly dice: number; readonly hits: number })[];
  readonly because: readonly Reason[];
}

/** How far a weapon reaches, in cm. */
export function smallArmsRange(
  _situation: { readonly weapon: Weapon; readonly levelsAbove?: number; readonly forest?: boolean },
  _rules: MusketRules = musketRules,
): { readonly range: number; readonly because: readonly Reason[] } {
  throw new Error('not written yet');
}

export function smallArmsOdds(_shot: SmallArmsShot, _rules: MusketRules = musketRules): SmallArmsOdds {
  throw new Error('not written yet');
}

/** A group that fires alike, at a target that is large enough; see `volley` for a whole unit. */
export function smallArmsVolley(
  _volley: SmallArmsVolley & { readonly targetFigures: number },
  _dice: Dice,
  _rules: MusketRules = musketRules,
): VolleyResult {
  throw new Error('not written yet');
}

export function volley(_volley: Volley, _dice: Dice, _rules: MusketRules = musketRules): VolleyResult {
  throw new Error('not written yet');
}

/** What figures may do with their weapons after moving. `moved` is the share of the printed move used, 0 and up. */
export interface Loading {
  readonly loaded: boolean;
  readonly moved: number;
}

export interface LoadingResult {
  /** Shots this turn: 0, 1 or 2. */
  readonly shots: number;
  readonly loadedAfter: boolean;
  /** Loaded after, should it not fire although it may. */
  readonly loadedIfHeld: boolean;
  readonly because: readonly Reason[];
}

export function loading(_situation: Loading, _rules: MusketRules = musketRules): LoadingResult {
  throw new Error('not written yet');
}

/** Whether a target lies in the arc of small arms. */
export function inSmallArmsArc(
  _situation: { readonly from: Point; readonly facing: Bearing; readonly target: Point },
  _rules: MusketRules = musketRules,
): boolean {
  throw new Error('not written yet');
}

/** Which ranks may fire, front first: the height of each rank in hill levels. */
export function firingRanks(_situation: { readonly heights: readonly number[] }): readonly number[] {
  throw new Error('not written yet');
}

/** A target a unit might fire at. */
export interface Candidate {
  readonly unit: string;
  readonly distance: number;
  /** It is closing on the firer for melee. */
  readonly closing: boolean;
  /** It stands directly in front. */
  readonly inFront: boolean;
  readonly inRange: boolean;
}

/** The target a unit takes without other orders, and why; `undefined` when none is in range. */
export function targetByPriority(
  _candidates: readonly Candidate[],
): { readonly unit: string; readonly because: readonly Reason[] } | undefined {
  throw new Error('not written yet');
}

/** What friendly fire takes from the unit that it hit, while it lasts. */
export function friendlyFirePenalty(
  _unit: { readonly hitOn: number; readonly turn: number },
  _rules: MusketRules = musketRules,
): { readonly melee: number; readonly morale: number } {
  throw new Error('not written yet');
}

export type { UnitLoss };
