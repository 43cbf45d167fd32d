/** A unit's stands: which shapes are valid, where every stand is, and how a formation changes. */
import type { Violation } from '../../rulebook/index.js';
import type { Bearing, Point, Quad, Segment } from '../../table/index.js';
import type { RaymondRules } from './rules.js';
import type { Formed, Stand } from './state.js';
import type { FormationChange } from './terms.js';

/** Everything wrong with a formation; nothing when it is valid. `foot`: whether it is a unit on foot. */
export function formationFaults(
  formed: Pick<Formed, 'formation' | 'stands'>,
  foot: boolean,
  rules: Pick<RaymondRules, 'formation'>,
): Violation[] {
  throw new Error('not yet');
}

/** The way a stand faces: as its unit does, but backwards behind the front row of a defensive mass. */
export function standFacing(formed: Formed, stand: Stand): Bearing {
  throw new Error('not yet');
}

/** The ground of every stand, in the order of the list; each begins at the stand's own front left corner. */
export function standQuads(formed: Formed, rules: Pick<RaymondRules, 'stands'>): readonly Quad[] {
  throw new Error('not yet');
}

/** The ground of a unit in as few rectangles as its shape allows: the same ground as that of its stands. */
export function blocksOf(formed: Formed, rules: Pick<RaymondRules, 'stands'>): readonly Quad[] {
  throw new Error('not yet');
}

/** The rectangle around all of a unit's stands. */
export function groundOfUnit(formed: Formed, rules: Pick<RaymondRules, 'stands'>): Quad {
  throw new Error('not yet');
}

/** Length of the front edge, in inches. */
export function widthOf(formed: Formed, rules: Pick<RaymondRules, 'stands'>): number {
  throw new Error('not yet');
}

/** From the front edge to the rear of the hindmost stand, in inches. */
export function depthOf(formed: Formed, rules: Pick<RaymondRules, 'stands'>): number {
  throw new Error('not yet');
}

/** The front edge, from left to right. */
export function frontEdge(formed: Formed, rules: Pick<RaymondRules, 'stands'>): Segment {
  throw new Error('not yet');
}

/** The front corners: left, right. */
export function frontCorners(formed: Formed, rules: Pick<RaymondRules, 'stands'>): readonly [Point, Point] {
  throw new Error('not yet');
}

/** The rear edge: of the hindmost stand of every file, from left to right. */
export function rearEdges(formed: Formed, rules: Pick<RaymondRules, 'stands'>): readonly Segment[] {
  throw new Error('not yet');
}

/** The rear corners: left of the leftmost file, right of the rightmost. */
export function rearCorners(formed: Formed, rules: Pick<RaymondRules, 'stands'>): readonly [Point, Point] {
  throw new Error('not yet');
}

/**
 * The unit without the stands lost (by their place in the list), the others where they were; `undefined` when what is left is no valid
 * formation.
 */
export function without(
  formed: Formed,
  lost: readonly number[],
  rules: Pick<RaymondRules, 'stands' | 'formation'>,
): Formed | undefined {
  throw new Error('not yet');
}

/** Everything that forbids a change of formation; where there is room for it is another question. */
export function changeFaults(
  formed: Formed,
  change: FormationChange,
  rules: Pick<RaymondRules, 'stands' | 'formation'>,
): Violation[] {
  throw new Error('not yet');
}

/**
 * The unit in its new formation.
 * @throws RuleViolation with everything that `changeFaults` finds.
 */
export function changed(
  formed: Formed,
  change: FormationChange,
  rules: Pick<RaymondRules, 'stands' | 'formation'>,
): Formed {
  throw new Error('not yet');
}

/** The unit after every stand has turned about on its spot and the odd ones have closed up to the new front. */
export function aboutFaced(formed: Formed, rules: Pick<RaymondRules, 'stands'>): Formed {
  throw new Error('not yet');
}

/** The unit turned about the middle of its front, clockwise if positive. */
export function turnedBy<F extends Formed>(formed: F, degrees: number): F {
  throw new Error('not yet');
}

/** The unit moved without turning. */
export function movedBy<F extends Formed>(formed: F, bearing: Bearing, inches: number): F {
  throw new Error('not yet');
}

/** The greatest slight pivot to either side, in degrees. */
export function slightPivotOf(formed: Formed, rules: Pick<RaymondRules, 'stands' | 'formation'>): number {
  throw new Error('not yet');
}
