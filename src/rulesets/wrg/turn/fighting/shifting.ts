import {
  type Bearing,
  destination,
  type Placed,
  passageThrough,
  quadOf,
  quadsOverlap,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';

/** Where a body is when it has been moved as it stands. */
export function movedBy({ placed }: Pick<Unit, 'placed'>, direction: Bearing, paces: number): Placed {
  return { ...placed, at: destination(placed.at, direction, paces) };
}

/** Moves a body as it stands. */
export function shift(unit: Unit, direction: Bearing, paces: number): void {
  unit.placed = movedBy(unit, direction, paces);
}

/** Friends press into each other no deeper, in paces: whoever stands so close behind a body is in its way all the same. */
export const PRESSED = 2;

/** Whether a body that is moved comes upon another on its way, or would stand on its ground. */
export function comesUpon(unit: Unit, other: Unit, direction: Bearing, paces: number, tolerance = 0): boolean {
  const quad = quadOf(other.placed);
  if (quadsOverlap(quadOf(movedBy(unit, direction, paces)), quad, tolerance)) return true;
  // Who presses on it already and is left behind is not in its way.
  return [tolerance, Math.max(tolerance, PRESSED)].some(deep => {
    const passage = passageThrough(quadOf(unit.placed), direction, quad, paces, deep);
    return passage !== undefined && passage.from > 0;
  });
}
