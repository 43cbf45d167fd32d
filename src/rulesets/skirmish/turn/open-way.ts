import { distance, normalBearing, toGrid } from '../../../table/index.js';
import type { Field } from '../field.js';
import { BETTER, swerves } from '../measures.js';
import type { Figure } from '../state.js';
import { courseOf, type Going } from './course.js';

/** The straight way, at a walk where nobody may run it; or one beside it that goes farther. */
export function openWay(figure: Figure, going: Going, field: Field): Going {
  const ways = swerves.flatMap(swerve => {
    const bearing = normalBearing(going.bearing + swerve);
    const paces = going.pace === 'run' ? (['run', 'walk'] as const) : (['walk'] as const);
    return paces.map(pace => ({ ...going, bearing, pace }));
  });
  let best = { way: going, gone: -1 };
  for (const way of ways) {
    const course = courseOf(figure, way, field);
    if (course.faults.length > 0) continue;
    const gone = course.left
      ? way.length + 1
      : toGrid(distance(course.from, course.to) * Math.cos(((way.bearing - going.bearing) * Math.PI) / 180));
    if (gone > best.gone + BETTER) best = { way, gone };
    // Nothing stands in the straight way.
    if (way.bearing === normalBearing(going.bearing) && course.stopped === null) break;
  }
  return best.way;
}
