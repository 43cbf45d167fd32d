import {
  bodyCentre,
  depthOf,
  destination,
  normalBearing,
  type Placed,
  quadOf,
  quadsOverlap,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';

/** How far apart places on a way are that are looked at. */
const STEP = 10;
/** So much is left before somebody whom a body does not touch. */
const SHORT = 1;

/** Who is in the way of a body, and how many paces it can go before it comes on his ground. */
export interface Barring<Body> {
  readonly unit: Body;
  readonly free: number;
}

/** The first of some bodies on whose ground another one would come that faces along its way and goes straight on. */
export function firstInTheWay<Body extends Pick<Unit, 'id' | 'placed'>>(
  { id, placed }: Pick<Unit, 'id' | 'placed'>,
  { bearing, paces }: { readonly bearing: number; readonly paces: number },
  others: readonly Body[],
): Barring<Body> | undefined {
  const inTheWay = others.filter(other => other.id !== id);
  for (let gone = STEP; gone < paces + STEP; gone += STEP) {
    const quad = quadOf(movedBy(placed, bearing, Math.min(gone, paces)));
    const met = inTheWay.find(other => quadsOverlap(quad, quadOf(other.placed)));
    if (met !== undefined) return { unit: met, free: Math.max(0, gone - STEP - SHORT) };
  }
  return undefined;
}

function movedBy(placed: Placed, bearing: number, paces: number): Placed {
  const ahead = paces + depthOf(placed) / 2;
  return { ...placed, facing: normalBearing(bearing), at: destination(bodyCentre(placed), bearing, ahead) };
}
