import { distance, normalBearing, type Point, toGrid } from '../../../table/index.js';
import type { Field } from '../field.js';
import { BETTER, swerves } from '../measures.js';
import type { Figure } from '../state.js';
import { courseOf, type Going } from './course.js';

/**
 * The straight way, at a walk where nobody may run it; or one beside it that goes farther. Of ways that go as far, who gets away from enemies takes
 * that which ends farthest from all of them.
 */
export function openWay(figure: Figure, going: Going, field: Field, from: readonly Point[] = []): Going {
  const ways = swerves.flatMap(swerve => {
    const bearing = normalBearing(going.bearing + swerve);
    const paces = going.pace === 'run' ? (['run', 'walk'] as const) : (['walk'] as const);
    return paces.map(pace => ({ ...going, bearing, pace }));
  });
  let best = { way: going, gone: -1, off: 0 };
  for (const way of ways) {
    const course = courseOf(figure, way, field);
    if (course.faults.length > 0) continue;
    const gone = course.left
      ? way.length + 1
      : toGrid(distance(course.from, course.to) * Math.cos(((way.bearing - going.bearing) * Math.PI) / 180));
    const off = Math.min(Infinity, ...from.map(point => distance(point, course.to)));
    const farther = Math.abs(gone - best.gone) <= BETTER && off > best.off + BETTER;
    if (gone > best.gone + BETTER || farther) best = { way, gone, off };
    // Nothing stands in the straight way.
    if (way.bearing === normalBearing(going.bearing) && course.stopped === null) break;
  }
  return best.way;
}
