import { bodyCentre, distance, nearestOn, type Point, partsOf, pointInPolygon } from '../../../table/index.js';
import type { SeenWorks } from '../siege/seen.js';
import type { SeenUnit } from '../state.js';

export type Wall = SeenWorks['walls'][number];

/** Whether a unit stands within a place that is walled in, and whose that is. */
export function fortOf({ placed }: SeenUnit, { forts }: SeenWorks): string | undefined {
  const middle = bodyCentre(placed);
  return forts.find(({ inside }) => pointInPolygon(middle, inside))?.side;
}

export const awayFrom = (point: Point, { line }: Wall): number =>
  Math.min(...partsOf(line).map(part => distance(point, nearestOn(point, part))));

export function nearestWall({ placed }: SeenUnit, walls: readonly Wall[]): Wall | undefined {
  return [...walls].sort((a, b) => awayFrom(placed.at, a) - awayFrom(placed.at, b) || (a.id < b.id ? -1 : 1))[0];
}

export const carries = ({ id }: SeenUnit, kind: string, { material }: SeenWorks): boolean =>
  material.some(each => each.by === id && each.kind === kind);

/** Who stands this near to a wall holds it, paces. */
export const AT_THE_TOP = 10;

export function isOnWall(unit: SeenUnit, { walls }: SeenWorks): boolean {
  return walls.some(wall => awayFrom(unit.placed.at, wall) < AT_THE_TOP);
}
