import type { SightRules } from '../../../table/index.js';

/** The numbers with which the musket game is laid out and measured on a table. Lengths in cm, angles in degrees. */
export interface TableRules {
  /** Figures this close are in melee. */
  readonly meleeRange: number;
  /** How far to either side of its front a unit that closes in still meets the enemy frontally. */
  readonly closingArc: number;
  /** The gap left between two bodies that have squared up; within melee range. */
  readonly squaredGap: number;
  /** How deep neighbours of one side may press into each other before one must wait. */
  readonly crowding: number;
  /** How far a gun may be turned to aim without moving, to either side. */
  readonly traverse: number;
  /** Small arms reach this far to either side of the facing. */
  readonly fireArc: number;
  /** How far the way back may be chosen off the line straight away from the enemy. */
  readonly awayFreedom: number;
  /** How near to a fence or wall a figure must stand to be behind it. */
  readonly behindBarrier: number;
  /** A body whose front is farther than this from a line of sight cannot stand in it. */
  readonly blockerReach: number;
  readonly sight: SightRules;
  /** What a gun sees along its line of fire. */
  readonly gunSight: SightRules;
}

/**
 * The table numbers of the book, and rulings where it is silent.
 *
 * @clause cady/common/definition/melee-range
 * @clause cady/common/hills/edge-sighting
 * @clause cady/common/bridges/center-height
 * @clause cady/common/marsh/above-sees-in
 */
export const tableRules: TableRules = {
  meleeRange: 1,
  closingArc: 60,
  squaredGap: 0.25,
  crowding: 0.5,
  traverse: 45,
  fireArc: 45,
  awayFreedom: 60,
  behindBarrier: 3,
  blockerReach: 40,
  sight: { woodDepth: 6, marshDepth: 3, hillEdge: 6, bridgeCrown: 3 },
  gunSight: { woodDepth: 10, marshDepth: 3, hillEdge: 6, bridgeCrown: 3 },
};
