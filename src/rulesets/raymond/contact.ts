/** Which units touch, and what a unit that goes straight on comes up against. */
import type { Bearing } from '../../table/index.js';
import type { RaymondRules } from './rules.js';
import type { Formed, RaymondState, Unit } from './state.js';

type Sizes = Pick<RaymondRules, 'stands'>;

/** How far a unit gets, in inches, and whom it touches there. */
export interface Advance<F extends Formed> {
  readonly distance: number;
  readonly touches: readonly F[];
}

/** The shortest distance between the stands of two units, in inches on the grid; 0 in contact. */
export function gapBetween(a: Formed, b: Formed, rules: Sizes): number {
  throw new Error('not yet');
}

/** Whether two units are in contact: their gap is 0. */
export function touches(a: Formed, b: Formed, rules: Sizes): boolean {
  throw new Error('not yet');
}

/** The enemies on the table that a unit is in contact with, in the order of the scenario. */
export function contactsOf(unit: Unit, state: Pick<RaymondState, 'units'>, rules: Sizes): readonly Unit[] {
  throw new Error('not yet');
}

/** Whether a unit is in contact with any enemy. */
export function isEngaged(unit: Unit, state: Pick<RaymondState, 'units'>, rules: Sizes): boolean {
  throw new Error('not yet');
}

/** Whether the attacker outflanks the target. */
export function outflanks(attacker: Formed, target: Formed, rules: Sizes): boolean {
  throw new Error('not yet');
}

/** Those of the others into whom a unit presses deeper than touch. */
export function overlapped<F extends Formed>(formed: Formed, others: readonly F[], rules: Sizes): readonly F[] {
  throw new Error('not yet');
}

/** Whether a unit presses into any of the others deeper than touch: it may stand beside them, not on them. */
export function overlapsAny(formed: Formed, others: readonly Formed[], rules: Sizes): boolean {
  return overlapped(formed, others, rules).length > 0;
}

/**
 * How far a unit gets straight ahead (or on `bearing`) until it first touches any of the others, `upTo` at most. Whoever touched it
 * before it moved, and is not pressed into, does not count: neighbours in a battle line are no obstacle.
 */
export function advanceOf<F extends Formed>(
  formed: Formed,
  others: readonly F[],
  upTo: number,
  rules: Sizes,
  bearing: Bearing = formed.facing,
): Advance<F> {
  throw new Error('not yet');
}

/**
 * How far a unit gets straight ahead (or on `bearing`) until the others leave it no room, `upTo` at most: it may brush past them, not
 * press into them. `touches` are those that stop it.
 */
export function roomAhead<F extends Formed>(
  formed: Formed,
  others: readonly F[],
  upTo: number,
  rules: Sizes,
  bearing: Bearing = formed.facing,
): Advance<F> {
  throw new Error('not yet');
}
