import { distanceToSegment, lineOfSight, quadOf, toGrid } from '../../../../../table/index.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { playsHidden } from '../../../common/turn/unseen/markers.js';
import { sightOf } from '../../../common/turn/unseen/sighting.js';
import type { AncientState, AncientUnit, Work } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { type AncientField, ancientFieldOf } from '../field.js';
import { ancientSight } from '../sight.js';

/**
 * Works that troops made unseen are known to the enemy as soon as he has them in sight: stakes, ditches and barricades. Caltrops
 * he finds with his feet.
 *
 * @clause cady/common/hidden/sight-distance-normal
 */
export function noticeWorks(state: AncientState, context: AncientContext): void {
  if (!playsHidden(context.scenario, context.rules)) return;
  const unseen = state.works.filter(({ kind }) => kind !== 'caltrops');
  const field = ancientFieldOf(state, context);
  for (const work of unseen) {
    for (const side of Object.keys(context.scenario.sides)) {
      if (work.knownTo.includes(side)) continue;
      if (!inPlay(state).some(unit => unit.side === side && notices(unit, work, field))) continue;
      work.knownTo.push(side);
      context.tell({ kind: 'work-noticed', work: { ...work, knownTo: [side] } }, [side]);
    }
  }
}

function notices(unit: AncientUnit, { line: [from, to] }: Work, field: AncientField): boolean {
  const { table, rules } = field;
  const away = distanceToSegment(unit.at, { from, to });
  if (toGrid(away) > sightOf(unit, field, ancientSight)) return false;
  const eyes = [unit.at, ...quadOf(placedOf(unit, rules))];
  const marks = [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to];
  return eyes.some(eye =>
    marks.some(mark => lineOfSight({ from: eye, to: mark, table, rules: rules.table.sight }).clear),
  );
}
