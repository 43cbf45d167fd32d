/** Bodies that move straight on without turning: how far they get until they touch other bodies, or come on ground. */
import type { Bearing, Feature, Quad, Table } from './types.js';

/** How far a body got, and what it came up against there (by place in the list of obstacles). */
export interface Swept {
  readonly distance: number;
  readonly met: readonly number[];
}

/**
 * How far a body gets on a bearing until it first touches an obstacle, `upTo` at most. An obstacle that it touches before it moves counts
 * only if it presses into it.
 */
export function advanceUntilTouch(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
): Swept {
  throw new Error('not yet');
}

/** How far a body gets on a bearing until an obstacle leaves it no room, `upTo` at most. It may brush past, not press into it. */
export function advanceUntilBlocked(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
): Swept {
  throw new Error('not yet');
}

/**
 * The features that a body stands on and that are barred to it, in the table's order. Water under a ford or bridge that isn't barred does
 * not count. `margin`: how much closer than touching counts too; by default a body may stand right beside what is barred.
 */
export function barredUnder(
  body: readonly Quad[],
  table: Table,
  barred: (feature: Feature) => boolean,
  margin?: number,
): readonly Feature[] {
  throw new Error('not yet');
}

/**
 * How far a body gets on a bearing until it comes on ground that is barred to it, `upTo` at most, and which feature that is (`undefined`
 * when none is in its way).
 */
export function advanceUntilGround(
  moving: readonly Quad[],
  bearing: Bearing,
  table: Table,
  barred: (feature: Feature) => boolean,
  upTo: number,
): { readonly distance: number; readonly feature: Feature | undefined } {
  throw new Error('not yet');
}
