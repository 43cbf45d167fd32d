import {
  bodyCentre,
  depthOf,
  destination,
  normalBearing,
  type Placed,
  quadOf,
  quadsOverlap,
  toGrid,
} from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';

/** How far apart places on a way are that are looked at. */
const STEP = 10;
/** As closely as it is looked where between two of them he is met. */
const NEAR = 0.05;
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

/** The first of some bodies on whose ground another one would come that goes straight on, facing along its way unless that says otherwise. */
export function firstInTheWay<Body extends Pick<Unit, 'id' | 'placed'>>(
  { id, placed }: Pick<Unit, 'id' | 'placed'>,
  way: WayAhead,
  others: readonly Body[],
): Barring<Body> | undefined {
  const { paces } = way;
  const inTheWay = others.filter(other => other.id !== id);
  for (let gone = STEP; gone < paces + STEP; gone += STEP) {
    const quadAt = (far: number) => quadOf(movedBy(placed, way, far));
    const there = quadAt(Math.min(gone, paces));
    const barring = inTheWay
      .filter(other => quadsOverlap(there, quadOf(other.placed)))
      .map(unit => {
        const meets = (far: number) => quadsOverlap(quadAt(far), quadOf(unit.placed));
        return { unit, free: lastFree(gone - STEP, Math.min(gone, paces), meets) };
      });
    const [first, ...others] = barring;
    if (first === undefined) continue;
    const { unit, free } = others.reduce((nearest, other) => (other.free < nearest.free ? other : nearest), first);
    return { unit, free: toGrid(Math.max(0, free - SHORT)) };
  }
  return undefined;
}

/** How far a way is free of somebody who is not met yet at the one place on it, and is at the other. */
function lastFree(from: number, to: number, meets: (far: number) => boolean): number {
  let [clear, met] = [from, to];
  while (met - clear > NEAR) {
    const middle = (clear + met) / 2;
    if (meets(middle)) met = middle;
    else clear = middle;
  }
  return clear;
}

/** A body that has gone some paces along a way: it comes round about its middle. */
function movedBy(placed: Placed, { bearing, facing = bearing }: WayAhead, paces: number): Placed {
  const middle = destination(bodyCentre(placed), bearing, paces);
  return { ...placed, facing: normalBearing(facing), at: destination(middle, facing, depthOf(placed) / 2) };
}
