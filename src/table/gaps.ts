/** How the gaps between two bodies change while one of them goes straight on. For this folder only. */
import type { Vector } from './geometry.js';
import type { Quad } from './types.js';

/** The gap along one axis between a moving body and an obstacle: now, and by how much it changes with each unit moved. */
export interface AxisOnTheWay {
  readonly gap: number;
  readonly change: number;
}

/** The gaps along all axes that can separate two convex bodies. They overlap while all of these are below 0. */
export function gapsOnTheWay(moving: Quad, obstacle: Quad, way: Vector): readonly AxisOnTheWay[] {
  const gaps: AxisOnTheWay[] = [];
  for (const sign of [1, -1]) {
    const own = sign === 1 ? moving : obstacle;
    const other = sign === 1 ? obstacle : moving;
    let from = own[3];
    for (const to of own) {
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0) {
        // Corners run clockwise, so the outside is on the left of each edge.
        const nx = -dy / length;
        const ny = dx / length;
        let gap = Infinity;
        for (const corner of other) gap = Math.min(gap, (corner.x - from.x) * nx + (corner.y - from.y) * ny);
        gaps.push({ gap, change: -sign * (nx * way.x + ny * way.y) });
      }
      from = to;
    }
  }
  return gaps;
}

/** From where to where on the way no axis has a gap above `limit`; `undefined` when that is nowhere. */
export function whileWithin(
  gaps: readonly AxisOnTheWay[],
  limit: number,
  upTo: number,
): { readonly from: number; readonly to: number } | undefined {
  let [from, to] = [0, upTo];
  for (const { gap, change } of gaps) {
    if (change === 0) {
      if (gap > limit) return undefined;
    } else if (change < 0) from = Math.max(from, (limit - gap) / change);
    else to = Math.min(to, (limit - gap) / change);
  }
  return from <= to ? { from, to } : undefined;
}
