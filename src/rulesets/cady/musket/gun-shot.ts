import type { GunType, Projectile } from './rules.js';

/** Friends, or enemies, under the line of fire. */
export interface FriendsInFront {
  /** From the gun, in cm. */
  readonly distance: number;
  /** Hill levels below the gun; 0 or less when they are not. */
  readonly levelsBelow: number;
}

/** A gun about to fire. Lengths in cm. */
export interface GunShot {
  readonly gun: GunType;
  readonly projectile: Projectile;
  /** The range called; for canister the distance to the target. */
  readonly distance: number;
  /** Hill levels that the gun stands above its target; below 0 when the target stands higher. */
  readonly levelsAbove?: number;
  /** How far the gun is turned to aim, in degrees to either side. */
  readonly traverse?: number;
  /** The gun has moved this turn. */
  readonly moved?: boolean;
  /** Rounds of this projectile left. */
  readonly roundsLeft: number;
  /** Shots it has already fired this turn. */
  readonly firedThisTurn?: number;
  readonly friendsInFront?: readonly FriendsInFront[];
  /** Enemies under the line of fire that are not those fired at. */
  readonly enemiesInFront?: readonly FriendsInFront[];
  /** Of a target below the gun's hill: how far it is from the foot of it, in cm. */
  readonly fromFoot?: number;
  /** How deep inside a forest the gun stands; 0 or absent outside. */
  readonly insideForest?: number;
  /** What hides the place aimed at from the gun; absent where it sees there. */
  readonly hiddenBy?: string;
  /** Friends see the place aimed at. */
  readonly friendsSee?: boolean;
}
