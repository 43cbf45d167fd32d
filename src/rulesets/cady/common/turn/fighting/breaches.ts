import { distance, nearestOn, type Point, type Segment } from '../../../../../table/index.js';
import type { Breach } from '../state.js';

/** The gap of so many cm that a hit on a barrier leaves, around the point of its line nearest to where it struck. */
export function breachAt(
  barrier: { readonly id: string; readonly line: readonly Point[] },
  at: Point,
  width: number,
): Breach {
  const along = lengthTo(at, barrier.line);
  return { barrier: barrier.id, from: along - width / 2, to: along + width / 2 };
}

/** The point of a line of several stretches that is nearest to another point; `undefined` for no line. */
export function nearestOnLine(point: Point, line: readonly Point[]): Point | undefined {
  return stretchesOf(line)
    .map(stretch => nearestOn(point, stretch))
    .reduce<Point | undefined>(
      (best, other) => (best === undefined || distance(other, point) < distance(best, point) ? other : best),
      undefined,
    );
}

/** How far along a line the point of it is that is nearest to another point. */
export function lengthTo(point: Point, line: readonly Point[]): number {
  const nearest = nearestOnLine(point, line);
  let length = 0;
  for (const stretch of stretchesOf(line)) {
    const foot = nearestOn(point, stretch);
    if (nearest !== undefined && foot.x === nearest.x && foot.y === nearest.y)
      return length + distance(stretch.from, foot);
    length += distance(stretch.from, stretch.to);
  }
  return length;
}

/** The length of a line of several stretches. */
export function lengthOfLine(line: readonly Point[]): number {
  return stretchesOf(line).reduce((sum, { from, to }) => sum + distance(from, to), 0);
}

function stretchesOf(line: readonly Point[]): Segment[] {
  return line.flatMap((to, i) => {
    const from = line[i - 1];
    return from === undefined ? [] : [{ from, to }];
  });
}
