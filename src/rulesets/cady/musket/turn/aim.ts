import {
  areasAt,
  barriersBetween,
  distance,
  distanceToSegment,
  figuresOf,
  frontRank,
  inArc,
  levelAt,
  lineOfSight,
  type Point,
  quadOf,
  ranksOf,
  type SightBlocker,
  type StandPlace,
  sideToward,
  standsOf,
} from '../../../../table/index.js';
import { firingRanks } from '../firing.js';
import { tableOf } from '../muster.js';
import type { Weapon } from '../small-arms.js';
import { type Cover, type FiringGroup, smallArmsRange } from '../small-arms.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { placedOf } from '../units.js';

type Ground = Pick<MusketContext, 'rules' | 'scenario'>;

/** The figures of a unit that can fire at a target, grouped by what bears on their odds. */
export interface Aim {
  readonly groups: readonly FiringGroup[];
  /** Distance of the nearest of them, cm. */
  readonly nearest: number;
}

/**
 * Stand by stand, which figures of a unit can fire at a target: those of the front rank, and of ranks that stand higher,
 * with the target in arc, in range and in sight. Each stand aims at the nearest enemy figure it can fire at. `undefined`
 * when none can.
 *
 * @clause cady/musket/small-arms/first-rank
 * @clause cady/musket/small-arms/second-rank-higher
 * @clause cady/common/fire/musket-first-rank
 * @clause cady/musket/small-arms/line-of-sight
 * @clause cady/musket/small-arms/arc
 * @clause cady/common/conduct/single-figure-may-fire
 * @clause cady/musket/definition/no-indirect-fire
 */
export function groupsAt(
  unit: Unit,
  target: Unit,
  weapon: Weapon,
  shots: number,
  state: MusketState,
  ground: Ground,
): Aim | undefined {
  const { rules } = ground;
  const table = tableOf(ground.scenario);
  const placed = placedOf(target, rules);
  const figures = figuresOf(placed);
  const blockers = blockersBetween(unit, target, state, ground);
  const targetLevel = levelAt(table, target.at);
  const groups = new Map<string, FiringGroup>();
  let nearest = Number.POSITIVE_INFINITY;
  for (const stand of firingStands(unit, ground)) {
    const from = frontMiddle(stand);
    const levelsAbove = Math.max(0, levelAt(table, from) - targetLevel);
    const open = smallArmsRange({ weapon, levelsAbove }, rules).range;
    const aim = nearestPoint(
      from,
      figures
        .map(({ point }) => point)
        .filter(point => inArc({ at: from, facing: stand.facing }, point, rules.table.fireArc)),
    );
    if (aim === undefined || distance(from, aim) > open) continue;
    const forest = areasAt(table, from, 'wood').length > 0 || areasAt(table, aim, 'wood').length > 0;
    if (distance(from, aim) > smallArmsRange({ weapon, levelsAbove, forest }, rules).range) continue;
    if (!lineOfSight({ from, to: aim, table, rules: rules.table.sight, blockers }).clear) continue;
    const cover = coverOf(from, aim, ground);
    const flank = sideToward(quadOf(placed), from) === 'flank';
    const range = distance(from, aim);
    nearest = Math.min(nearest, range);
    const whole = Math.max(1, Math.ceil(range));
    const key = [whole, levelsAbove, cover, forest, flank].join();
    const group = groups.get(key);
    groups.set(key, {
      weapon,
      shots,
      figures: (group?.figures ?? 0) + stand.figures,
      distance: whole,
      levelsAbove,
      forest,
      ranksDeep: flank ? placed.files : ranksOf(placed),
      atCrew: target.gun !== null,
      ...(cover === undefined ? {} : { cover }),
    });
  }
  return groups.size === 0 ? undefined : { groups: [...groups.values()], nearest };
}

function firingStands(unit: Unit, { rules, scenario }: Ground): readonly StandPlace[] {
  const placed = placedOf(unit, rules);
  const front = frontRank(placed);
  const all = standsOf(placed);
  if (all.length === front.length) return front;
  const table = tableOf(scenario);
  const heights = Array.from({ length: ranksOf(placed) }, (_, rank) => {
    return Math.min(...all.filter(stand => stand.rank === rank).map(stand => levelAt(table, stand.centre)));
  });
  const ranks = firingRanks({ heights });
  return all.filter(stand => ranks.includes(stand.rank));
}

/** The middle of a stand's front edge. */
function frontMiddle({ corners }: StandPlace): Point {
  const [left, right] = corners;
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}

function nearestPoint(from: Point, points: readonly Point[]): Point | undefined {
  let best: Point | undefined;
  for (const point of points) if (best === undefined || distance(from, point) < distance(from, best)) best = point;
  return best;
}

/** Bodies near the line between two units that may hide one from the other. */
function blockersBetween(unit: Unit, target: Unit, state: MusketState, { rules, scenario }: Ground): SightBlocker[] {
  const table = tableOf(scenario);
  const line = { from: unit.at, to: target.at };
  return Object.values(state.units)
    .filter(other => other.gone === null && other.id !== unit.id && other.id !== target.id)
    .filter(other => distanceToSegment(other.at, line) < rules.table.blockerReach)
    .map(other => ({ id: other.id, quad: quadOf(placedOf(other, rules)), level: levelAt(table, other.at) }));
}

/** What the target stands behind as this shot comes: the last fence or wall before it, if it is close to it. */
function coverOf(from: Point, aim: Point, { rules, scenario }: Ground): Cover | undefined {
  const barrier = [...barriersBetween(tableOf(scenario), from, aim)].reverse().find(({ line }) =>
    line.some((point, i) => {
      const next = line[i + 1];
      return next !== undefined && distanceToSegment(aim, { from: point, to: next }) <= rules.table.behindBarrier;
    }),
  );
  return barrier?.kind;
}

/** Whether a unit sees a point on another's way, troops and ground considered. */
export function seesPoint(unit: Unit, mover: Unit, point: Point, state: MusketState, ground: Ground): boolean {
  const blockers = blockersBetween(unit, { ...mover, at: point }, state, ground);
  return lineOfSight({
    from: unit.at,
    to: point,
    table: tableOf(ground.scenario),
    rules: ground.rules.table.sight,
    blockers,
  }).clear;
}
