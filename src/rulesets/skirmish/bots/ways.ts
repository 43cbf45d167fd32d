import { bearingTo, destination, distance, isCastleWall, type Point } from '../../../table/index.js';
import type { Field } from '../field.js';
import { isWalled } from '../ground.js';
import type { Figure } from '../state.js';
import { edgeOf, lengthAlong, pointAlong } from '../works/table-now.js';

/** Where one comes through: open and broken gates, and breaches. */
export function waysThrough({ table, plan }: Pick<Field, 'table' | 'plan'>): readonly Point[] {
  return plan.features.flatMap(feature => {
    if (!isCastleWall(feature)) return [];
    const left = table.features.filter(({ id }) => id === feature.id || id.startsWith(`${feature.id}~`));
    if (left.length === 0) return [pointAlong(feature.line, lengthAlong(feature.line) / 2)];
    // Between two parts that are left there is a breach.
    return left.slice(1).flatMap((part, n) => {
      const [before, after] = [left[n] === undefined ? undefined : edgeOf(left[n]).at(-1), edgeOf(part)[0]];
      return before === undefined || after === undefined
        ? []
        : [{ x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 }];
    });
  });
}

/** The way in for some men: nothing where everything is shut. */
export function wayIn(figures: readonly Figure[], field: Pick<Field, 'table' | 'plan'>): Point | undefined {
  const [first] = figures;
  if (first === undefined) return undefined;
  return [...waysThrough(field)].sort((a, b) => distance(first.at, a) - distance(first.at, b))[0];
}

/** Where to go first on the way to a goal: straight there, or to and through the way in; nothing where walls bar every way. */
export function stepTo(from: Point, goal: Point, field: Pick<Field, 'table' | 'plan'>): Point | undefined {
  if (!isWalled(from, goal, field.table)) return goal;
  const [door] = [...waysThrough(field)]
    .filter(way => !isWalled(from, way, field.table))
    .sort((a, b) => distance(from, a) + distance(a, goal) - distance(from, b) - distance(b, goal));
  if (door === undefined) return undefined;
  const through = destination(door, bearingTo(from, door), 1.2);
  return distance(from, door) < 6 ? through : door;
}
