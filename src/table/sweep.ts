/** Bodies that go straight on without turning: how far they get until they touch others, or these leave them no room. */
import { gapsOnTheWay, whileWithin } from './gaps.js';
import {
  approachOf,
  boxAround,
  boxesMeet,
  distanceBetweenQuads,
  heading,
  shifted,
  toFineGrid,
  type Vector,
} from './geometry.js';
import type { Bearing, Quad } from './types.js';

/** How far a body got, and what it came up against there, by place in the list of obstacles. */
export interface Swept {
  readonly distance: number;
  readonly met: readonly number[];
}

/** How deep bodies may overlap and still only touch: one step of the grid, in the table's unit. */
export const TOUCH_DEPTH = 0.001;

// Gaps up to this are 0 on the grid wherever a body is put, to a millionth; overlaps from this on are deeper than touch on it.
const CLOSED = 0.000497;
const PRESSED = -0.0015;

/**
 * How far a body gets on a bearing until it first touches an obstacle, `upTo` at most; there it lies at a distance of 0 on the grid, and no
 * deeper than touch. An obstacle that it touches before it moves counts only if it presses into it on the way.
 */
export function advanceUntilTouch(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
): Swept {
  return advance(moving, bearing, obstacles, upTo, touchTime);
}

/**
 * How far a body gets on a bearing until an obstacle leaves it no room, `upTo` at most: it may brush past an obstacle or come to stand
 * beside it, but not press into it.
 */
export function advanceUntilBlocked(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
): Swept {
  return advance(moving, bearing, obstacles, upTo, blockedTime);
}

type Timing = (moving: Quad, obstacle: Quad, way: Vector, upTo: number) => number | undefined;

function advance(
  moving: readonly Quad[],
  bearing: Bearing,
  obstacles: readonly Quad[],
  upTo: number,
  timeOf: Timing,
): Swept {
  const way = heading(bearing);
  const after = (quad: Quad, length: number): Quad => shifted(quad, { x: way.x * length, y: way.y * length });
  const bodies = moving.map(quad => ({ quad, box: boxAround([...quad, ...after(quad, upTo)], TOUCH_DEPTH) }));
  let distance = upTo;
  const candidates: number[] = [];
  for (const [index, obstacle] of obstacles.entries()) {
    const box = boxAround(obstacle);
    const times = bodies.flatMap(body =>
      boxesMeet(body.box, box) ? (timeOf(body.quad, obstacle, way, upTo) ?? []) : [],
    );
    if (times.length === 0) continue;
    candidates.push(index);
    distance = Math.min(distance, ...times);
  }
  distance = toFineGrid(distance);
  const there = moving.map(quad => after(quad, distance));
  const met = candidates.filter(index => {
    const obstacle = obstacles[index];
    return obstacle !== undefined && there.some(quad => distanceBetweenQuads(quad, obstacle) === 0);
  });
  return { distance, met };
}

function touchTime(moving: Quad, obstacle: Quad, way: Vector, upTo: number): number | undefined {
  const gaps = gapsOnTheWay(moving, obstacle, way);
  const close = whileWithin(gaps, CLOSED, upTo);
  if (close === undefined) return undefined;
  if (close.from === 0 && distanceBetweenQuads(moving, obstacle) === 0) {
    return blockedTime(moving, obstacle, way, upTo);
  }
  const inside = whileWithin(gaps, 0, upTo);
  if (inside !== undefined) return inside.from;
  // It passes by within a hair, or comes to a stop just before the obstacle: where they are closest decides.
  const gapAfter = (length: number): number =>
    approachOf(shifted(moving, { x: way.x * length, y: way.y * length }), obstacle).gap;
  const nearest = lowest(gapAfter, close.from, close.to);
  return gapAfter(nearest) <= CLOSED ? nearest : undefined;
}

function blockedTime(moving: Quad, obstacle: Quad, way: Vector, upTo: number): number | undefined {
  const gaps = gapsOnTheWay(moving, obstacle, way);
  if (whileWithin(gaps, PRESSED, upTo) === undefined) return undefined;
  return whileWithin(gaps, 0, upTo)?.from;
}

/** Where a function that first falls and then rises is lowest, near enough. */
function lowest(value: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 50; i++) {
    const third = (high - low) / 3;
    if (value(low + third) <= value(high - third)) high -= third;
    else low += third;
  }
  return value(from) <= value((low + high) / 2) ? from : (low + high) / 2;
}
