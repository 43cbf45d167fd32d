import type { Point, Quad, Table } from './types.js';

/** What a rulebook says about seeing. Lengths in the table's unit. */
export interface SightRules {
  /** How much wood sight gets through, out of it or into it, measured along the line. */
  readonly woodDepth: number;
  /** The same for marsh, unless one end is at least a level above the other; absent: marsh hides nothing. */
  readonly marshDepth?: number;
  /** Standing this far or farther back from the edge of a hill, one neither sees nor is seen over it. */
  readonly hillEdge: number;
  /** Length of the crown in the middle of a bridge that counts as one level higher; absent: bridges are flat. */
  readonly bridgeCrown?: number;
}
/** A body of troops that may stand in the way. */
export interface SightBlocker {
  readonly id: string;
  readonly quad: Quad;
  /** Hill level of the ground it stands on. */
  readonly level: number;
}
/** Who looks at whom. */
export interface Sighting {
  readonly from: Point;
  readonly to: Point;
  readonly table: Table;
  readonly rules: SightRules;
  /** Storeys above the ground at either end; each counts as a level. */
  readonly fromStoreys?: number;
  readonly toStoreys?: number;
  /** Bodies that may be in the way; not the looker's own nor the target's. */
  readonly blockers?: readonly SightBlocker[];
}
/** What stands in the way of a line of sight. */
export interface SightBlock {
  readonly kind: 'hill' | 'hill edge' | 'wood' | 'marsh' | 'building' | 'bridge' | 'troops';
  /** Id of the feature or the body. */
  readonly id: string;
}
/** Whether the line is free; what is in the way first if not. */
export type Sight =
  | { readonly clear: true; readonly distance: number }
  | { readonly clear: false; readonly distance: number; readonly blockedBy: SightBlock };

/** Whether there is a clear line of sight, how long it is, and what is nearest in the way if not. It has no maximum: range is the caller's. */
export function lineOfSight(_sighting: Sighting): Sight {
  throw new Error('not written yet');
}
