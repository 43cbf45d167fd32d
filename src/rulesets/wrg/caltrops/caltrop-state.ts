import type { Point } from '../../../table/index.js';
import type { Training, TroopClass } from '../troops.js';

/** A strip of caltrops: it lies to the left of its line, seen from its first point. */
export interface CaltropStrip {
  readonly id: string;
  readonly side: string;
  readonly line: readonly [Point, Point];
  /** Paces. */
  readonly depth: number;
  /** Who laid them: their dice are thrown. */
  readonly by: { readonly training: Training; readonly class: TroopClass };
  /** The enemy has found them. */
  known: boolean;
}

/** Caltrops in a battle: the units that still carry theirs, and what has been laid. */
export interface Caltrops {
  carried: string[];
  readonly strips: CaltropStrip[];
}

/** What a unit does with its caltrops in a period. */
export interface CaltropConduct {
  /** It lays its caltrops before its front. */
  readonly lays?: true;
}
