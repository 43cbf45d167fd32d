import type { Reason, Violation } from '../../../rulebook/index.js';
import { type GunType, type MusketRules, musketRules, type Projectile } from './rules.js';

/** A gun about to fire. Lengths in cm; levels in hill levels. */
export interface GunShot {
  readonly gun: GunType;
  readonly projectile: Projectile;
  /** Distance to the target for canister, or the range called. */
  readonly distance: number;
  /** Levels the gun stands above its target (negative: below). */
  readonly levelsAbove?: number;
  /** How far the gun was turned to aim, in degrees to either side. */
  readonly traverse?: number;
  /** The gun moved this turn. */
  readonly moved?: boolean;
  /** Rounds left of this projectile. */
  readonly roundsLeft: number;
  /** Friendly stands under the line of fire: how far from the gun, and how many levels below it. */
  readonly friendsInFront?: readonly { readonly distance: number; readonly levelsBelow: number }[];
  /** How deep the gun stands in a forest, in cm. */
  readonly insideForest?: number;
  /** Shots it has already fired this turn (rockets may fire several). */
  readonly firedThisTurn?: number;
}

/** How far a projectile may fly, in cm; `undefined` when the gun does not fire it. */
export function artilleryRange(
  _situation: { readonly gun: GunType; readonly projectile: Projectile; readonly levelsAbove?: number },
  _rules: MusketRules = musketRules,
): { readonly from: number; readonly to: number; readonly because: readonly Reason[] } | undefined {
  throw new Error('not written yet');
}

/** The projectiles that reach a distance. */
export function projectilesFor(
  _situation: { readonly gun: GunType; readonly distance: number; readonly levelsAbove?: number },
  _rules: MusketRules = musketRules,
): readonly Projectile[] {
  throw new Error('not written yet');
}

/** Rounds a gun starts with. */
export function ammunition(
  _gun: GunType,
  _rules: MusketRules = musketRules,
): { readonly [projectile in Projectile]: number } {
  throw new Error('not written yet');
}

/** Shots a gun may fire in one turn when it is at full rate. */
export function shotsPerTurn(_gun: GunType, _rules: MusketRules = musketRules): number {
  throw new Error('not written yet');
}

/** Every fault that forbids the shot; none when it is legal. */
export function gunShotFaults(_shot: GunShot, _rules: MusketRules = musketRules): readonly Violation[] {
  throw new Error('not written yet');
}

/** Whether a gun may fire over friends, and why. */
export function mayFireOver(
  _shot: Pick<GunShot, 'gun' | 'projectile' | 'distance' | 'friendsInFront'>,
  _rules: MusketRules = musketRules,
): { readonly allowed: boolean; readonly because: readonly Reason[] } {
  throw new Error('not written yet');
}

/** How far artillery sees, in cm. */
export function sighting(
  _observer: { readonly gun?: GunType; readonly levelsAbove?: number },
  _rules: MusketRules = musketRules,
): number {
  throw new Error('not written yet');
}
