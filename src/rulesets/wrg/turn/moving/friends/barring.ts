import {
  bodyCentre,
  depthOf,
  destination,
  normalBearing,
  type Passage,
  type Placed,
  passageThrough,
  quadOf,
  TOUCH_DEPTH,
  toGrid,
} from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';

/** Whom a body leaves behind within so many paces, as it sets out beside him, is not in its way. */
const COMES_CLEAR = 10;
/** So much is left before somebody whom a body does not touch. */
const SHORT = 1;

/** Who is in the way of a body, and how many paces it can go before it comes on his ground. */
export interface Barring<Body> {
  readonly unit: Body;
  readonly free: number;
}

/** A straight way that a body would go. Paces. */
export interface WayAhead {
  readonly bearing: number;
  readonly paces: number;
  /** How it faces on it; absent: along it. */
  readonly facing?: number;
}

/**
 * The first of some bodies on whose ground another one would come that goes straight on, facing along its way unless that says otherwise: however thin he is,
 * it does not go over him.
 */
export function firstInTheWay<Body extends Pick<Unit, 'id' | 'placed'>>(
  { id, placed }: Pick<Unit, 'id' | 'placed'>,
  way: WayAhead,
  others: readonly Body[],
): Barring<Body> | undefined {
  const { bearing, paces } = way;
  if (paces <= 0) return undefined;
  const set = quadOf(facingAlong(placed, way));
  let first: Barring<Body> | undefined;
  for (const unit of others) {
    if (unit.id === id) continue;
    const passage = passageThrough(set, bearing, quadOf(unit.placed), paces, TOUCH_DEPTH / 2);
    if (passage === undefined || isLeftAtOnce(passage, paces)) continue;
    if (first === undefined || passage.from < first.free) first = { unit, free: passage.from };
  }
  return first === undefined ? undefined : { unit: first.unit, free: toGrid(Math.max(0, first.free - SHORT)) };
}

/** Whether a body that comes round on somebody's ground, or stands close by him, goes off it as it sets out. */
function isLeftAtOnce({ from, to }: Passage, paces: number): boolean {
  return from === 0 && to < Math.min(COMES_CLEAR, paces);
}

/** A body that has come round about its middle to face as it does on its way. */
function facingAlong(placed: Placed, { bearing, facing = bearing }: WayAhead): Placed {
  return {
    ...placed,
    facing: normalBearing(facing),
    at: destination(bodyCentre(placed), facing, depthOf(placed) / 2),
  };
}
