import { distanceToSegment, type Point } from '../table/index.js';
import { spaced } from './svg.js';

/** A place on the sheet, in pixels from its top left corner. */
export type Spot = Point;

export function plus(a: Spot, b: Spot, times = 1): Spot {
  return { x: a.x + b.x * times, y: a.y + b.y * times };
}

export function apart(a: Spot, b: Spot): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The spot that lies `share` of the way from `a` to `b`. */
export function between(a: Spot, b: Spot, share = 0.5): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** One pixel's step from `a` toward `b`; to the east where the two are one spot. */
export function direction(a: Spot, b: Spot): Spot {
  const length = apart(a, b);
  return length === 0 ? { x: 1, y: 0 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** One pixel's step on the sheet along a bearing of the table. */
export function heading(bearing: number): Spot {
  const turn = (bearing * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}

/** The step turned a quarter clockwise, as seen on the sheet. */
export function quarter(step: Spot): Spot {
  return { x: -step.y, y: step.x };
}

/** The pairs of neighbours along a line; closed adds the pair of last and first. */
export function legs(line: readonly Spot[], closed = false): readonly (readonly [Spot, Spot])[] {
  const pairs: (readonly [Spot, Spot])[] = [];
  line.forEach((from, index) => {
    const to = line[index + 1] ?? (closed ? line[0] : undefined);
    if (to !== undefined && from !== to) pairs.push([from, to]);
  });
  return pairs;
}

/** Path text of a line, or of an outline when closed. */
export function pathText(line: readonly Spot[], closed = false): string {
  const steps = line.map((spot, index) => `${index === 0 ? 'M' : 'L'}${spaced(spot.x, spot.y)}`);
  return steps.join('') + (closed && steps.length > 0 ? 'Z' : '');
}

/** A spot on a line and the way the line runs there. */
export interface Station {
  readonly spot: Spot;
  readonly along: Spot;
}

/** Stations along a line, `step` pixels apart, the first after half a step. At most a few thousand. */
export function stations(line: readonly Spot[], step: number, closed = false): readonly Station[] {
  const found: Station[] = [];
  const whole = legs(line, closed).reduce((sum, [a, b]) => sum + apart(a, b), 0);
  const stride = Math.max(step, whole / 4000, 0.01);
  let next = stride / 2;
  for (const [from, to] of legs(line, closed)) {
    const length = apart(from, to);
    const along = direction(from, to);
    for (; next < length; next += stride) found.push({ spot: plus(from, along, next), along });
    next -= length;
  }
  return found;
}

/** The rectangle, upright on the sheet, that holds all the spots. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(spots: readonly Spot[]): Bounds {
  return spots.reduce<Bounds>(
    (box, spot) => ({
      left: Math.min(box.left, spot.x),
      top: Math.min(box.top, spot.y),
      right: Math.max(box.right, spot.x),
      bottom: Math.max(box.bottom, spot.y),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );
}

/** The middle of the bounds of some spots. */
export function middleOf(spots: readonly Spot[]): Spot {
  const box = boundsOf(spots);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** The distance from a spot to the nearest spot of a line. */
export function clearance(spot: Spot, line: readonly Spot[], closed = false): number {
  return Math.min(Infinity, ...legs(line, closed).map(([from, to]) => distanceToSegment(spot, { from, to })));
}

/** Twice the area of an outline, positive when it runs clockwise on the sheet. */
export function windingOf(outline: readonly Spot[]): number {
  return legs(outline, true).reduce((sum, [a, b]) => sum + (a.x * b.y - b.x * a.y), 0);
}

function span(corners: readonly Spot[], axis: Spot): readonly [number, number] {
  let least = Infinity;
  let most = -Infinity;
  for (const corner of corners) {
    const reach = corner.x * axis.x + corner.y * axis.y;
    least = Math.min(least, reach);
    most = Math.max(most, reach);
  }
  return [least, most];
}

/** How deep, in pixels, two convex outlines reach into each other; 0 when they are clear. */
export function overlap(one: readonly Spot[], other: readonly Spot[]): number {
  let depth = Infinity;
  for (const [a, b] of [...legs(one, true), ...legs(other, true)]) {
    const axis = quarter(direction(a, b));
    const [leastOne, mostOne] = span(one, axis);
    const [leastOther, mostOther] = span(other, axis);
    depth = Math.min(depth, mostOne - leastOther, mostOther - leastOne);
    if (depth <= 0) return 0;
  }
  return depth === Infinity ? 0 : depth;
}

/** The farthest that an outline reaches along a step, seen from `origin`. */
export function reach(corners: readonly Spot[], origin: Spot, along: Spot): number {
  return span(corners, along)[1] - (origin.x * along.x + origin.y * along.y);
}

/** A rectangle `width` by `height` about a centre, turned by `angle` degrees clockwise: its four corners. */
export function rectangle(centre: Spot, width: number, height: number, angle = 0): readonly Spot[] {
  const turn = (angle * Math.PI) / 180;
  const across = { x: (Math.cos(turn) * width) / 2, y: (Math.sin(turn) * width) / 2 };
  const down = { x: (-Math.sin(turn) * height) / 2, y: (Math.cos(turn) * height) / 2 };
  return [
    plus(plus(centre, across, -1), down, -1),
    plus(plus(centre, across), down, -1),
    plus(plus(centre, across), down),
    plus(plus(centre, across, -1), down),
  ];
}

/** The straight band `width` wide from one spot to another: its corners. */
export function band(from: Spot, to: Spot, width: number): readonly Spot[] {
  const aside = quarter(direction(from, to));
  const half = width / 2;
  return [plus(from, aside, -half), plus(to, aside, -half), plus(to, aside, half), plus(from, aside, half)];
}

/** A convex outline with every corner moved outward, by about `margin` from its sides. */
export function widened(outline: readonly Spot[], margin: number): readonly Spot[] {
  const middle = middleOf(outline);
  return outline.map(corner => plus(corner, direction(middle, corner), margin * Math.SQRT2));
}
