import { figuresOf, type JointMoved, lengthInside, type Moved, pointInPolygon } from '../../../../../table/index.js';
import { leave } from '../../../common/turn/losses.js';
import { inPlay } from '../../../common/turn/units.js';
import { revealAttacked } from '../../../common/turn/unseen/revealing.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, Work } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { caltropsLossesAmong } from '../../works/caltrops.js';
import { takeHits } from '../troops/hits.js';
import { shareGone } from '../troops/mounts.js';
import { obeyed } from './ordered.js';
import { groundOfWork } from './works.js';

/**
 * Whoever came over caltrops this turn loses figures, friend or enemy, before any shock or melee; and his side knows of them from
 * now on.
 *
 * @clause cady/ancient-medieval/caltrops/losses
 * @clause cady/ancient-medieval/caltrops/losses-timing
 * @clause cady/ancient-medieval/caltrops/hidden
 */
export function treadOnCaltrops(state: AncientState, joint: JointMoved, context: AncientContext): void {
  const { dice, rules, tell } = context;
  const strewn = state.works.filter(({ kind }) => kind === 'caltrops');
  if (strewn.length === 0) return;
  for (const unit of inPlay(state)) {
    const moved = joint.units.find(({ id }) => id === unit.id);
    if (moved === undefined || moved.moved === 0 || !treads(unit, rules)) continue;
    for (const work of strewn) {
      const figures = unit.gone === null ? Math.min(crossing(moved, work), unit.figures) : 0;
      if (figures === 0) continue;
      if (!work.knownTo.includes(unit.side)) work.knownTo.push(unit.side);
      revealAttacked(state, unit.id, context);
      const maximum = rules.troops[unit.type].move;
      // Of those who rode as much of what their horses can.
      const cm = shareGone(unit, obeyed(unit, rules), moved.moved, rules) * maximum;
      const crossed = { figures, moved: cm, maximum, charging: unit.turn.charging };
      const { lost, because } = caltropsLossesAmong(crossed, dice, rules);
      const losses = Math.min(lost, unit.figures);
      tell({ kind: 'trod-on-caltrops', unit: unit.id, losses, because });
      takeHits(unit, losses, 'missiles', state, context);
      if (unit.figures === 0) leave(state, unit.id, 'destroyed', because, tell);
    }
  }
}

/** The figures of a unit whose way led over caltrops. Who stood among them and stays there treads on nothing. */
function crossing({ course }: Moved, work: Work): number {
  const ground = groundOfWork(work);
  const stages = course.map(({ placed }) => figuresOf(placed).map(({ point }) => point));
  const ends = stages.at(-1) ?? [];
  return ends.filter((_, i) =>
    stages.some((points, stage) => {
      const [from, to] = [stages[stage - 1]?.[i], points[i]];
      if (from === undefined || to === undefined || (from.x === to.x && from.y === to.y)) return false;
      return pointInPolygon(to, ground) || lengthInside({ from, to }, ground) > 0;
    }),
  ).length;
}

function treads({ type }: AncientUnit, { tasks, troops }: AncientMedievalRules): boolean {
  return tasks.treadsOnCaltrops.includes(troops[type].class);
}
