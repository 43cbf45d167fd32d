import {
  areasAt,
  barriersBetween,
  boxAround,
  distance,
  distanceToSegment,
  extentOf,
  figuresOf,
  frontRank,
  levelAt,
  lineOfSight,
  type Point,
  quadOf,
  ranksOf,
  type SightBlocker,
  type StandPlace,
  sideToward,
  standsOf,
  type Table,
} from '../../../../table/index.js';
import { firingRanks, inSmallArmsArc } from '../firing.js';
import type { MusketRules } from '../rules.js';
import { type Cover, type FiringGroup, smallArmsRange, type Weapon } from '../small-arms.js';
import type { Unit } from '../state.js';
import { placedOf } from '../units.js';
import type { Field } from './field.js';

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
export function groupsAt(unit: Unit, target: Unit, weapon: Weapon, shots: number, field: Field): Aim | undefined {
  const { rules, table } = field;
  const placed = placedOf(target, rules);
  const figures = figuresOf(placed).map(({ point }) => point);
  const blockers = blockersBetween(unit, target, field);
  const groups = new Map<string, FiringGroup>();
  let nearest = Number.POSITIVE_INFINITY;
  for (const stand of firingStands(unit, field)) {
    const from = frontMiddle(stand);
    const { facing } = stand;
    const aim = nearestTo(
      from,
      figures.filter(figure => inSmallArmsArc({ from, facing, target: figure }, rules)),
    );
    if (aim === undefined) continue;
    const range = distance(from, aim);
    const where = groundOf(from, aim, field);
    if (range > smallArmsRange({ weapon, ...where }, rules).range) continue;
    if (!lineOfSight({ from, to: aim, table, rules: rules.table.sight, blockers }).clear) continue;
    const flank = sideToward(quadOf(placed), from) === 'flank';
    nearest = Math.min(nearest, range);
    // Odds change with the whole centimetre, so that stands within one are thrown for together.
    const whole = Math.max(1, Math.ceil(range));
    const key = [whole, where.levelsAbove, where.cover, where.forest, flank].join();
    groups.set(key, {
      weapon,
      shots,
      figures: (groups.get(key)?.figures ?? 0) + stand.figures,
      distance: whole,
      ranksDeep: flank ? placed.files : ranksOf(placed),
      atCrew: target.gun !== null,
      ...where,
    });
  }
  return groups.size === 0 ? undefined : { groups: [...groups.values()], nearest };
}

/** The stands of a unit that may fire: the front rank, and ranks behind that stand higher. */
export function firingStands(unit: Unit, { rules, table }: Field): readonly StandPlace[] {
  const placed = placedOf(unit, rules);
  const front = frontRank(placed);
  const all = standsOf(placed);
  if (all.length === front.length) return front;
  const heights = Array.from({ length: ranksOf(placed) }, (_, rank) =>
    Math.min(...all.filter(stand => stand.rank === rank).map(stand => levelAt(table, stand.centre))),
  );
  const ranks = firingRanks({ heights });
  return all.filter(stand => ranks.includes(stand.rank));
}

/** What the ground between a firer and its aim does to the shot. */
export function groundOf(
  from: Point,
  aim: Point,
  { rules, table }: Pick<Field, 'rules' | 'table'>,
): Pick<FiringGroup, 'levelsAbove' | 'forest' | 'cover'> {
  const cover = coverOf(from, aim, table, rules);
  return {
    levelsAbove: Math.max(0, levelAt(table, from) - levelAt(table, aim)),
    forest: areasAt(table, from, 'wood').length > 0 || areasAt(table, aim, 'wood').length > 0,
    ...(cover === undefined ? {} : { cover }),
  };
}

/** What the target stands behind as this shot comes: the last fence or wall before it, if it is close to it. */
function coverOf(from: Point, aim: Point, table: Table, rules: MusketRules): Cover | undefined {
  return [...barriersBetween(table, from, aim)]
    .reverse()
    .find(({ line }) => isNear(aim, line, rules.table.behindBarrier))?.kind;
}

/** Whether a point lies so close to a line of several stretches. */
export function isNear(point: Point, line: readonly Point[], within: number): boolean {
  return line.some((from, i) => {
    const to = line[i + 1];
    return to !== undefined && distanceToSegment(point, { from, to }) <= within;
  });
}

/** Whether a unit sees a point on another's way, troops and ground considered. */
export function seesPoint(unit: Unit, mover: Unit, to: Point, field: Field): boolean {
  const { table, rules } = field;
  const blockers = blockersBetween(unit, { ...mover, at: to }, field);
  return lineOfSight({ from: unit.at, to, table, rules: rules.table.sight, blockers }).clear;
}

/** Bodies near enough to the lines between two units to hide one from the other. */
function blockersBetween(unit: Unit, target: Unit, { standing, table, rules }: Field): SightBlocker[] {
  const around = extentOf(placedOf(unit, rules)) + extentOf(placedOf(target, rules));
  return standing.near(boxAround([unit.at, target.at]), around).flatMap(({ unit: other, quad }) => {
    if (other.id === unit.id || other.id === target.id) return [];
    return [{ id: other.id, quad, level: levelAt(table, other.at) }];
  });
}

/** The middle of a stand's front edge. */
function frontMiddle({ corners: [left, right] }: StandPlace): Point {
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}

function nearestTo(from: Point, points: readonly Point[]): Point | undefined {
  let best: Point | undefined;
  for (const point of points) if (best === undefined || distance(from, point) < distance(from, best)) best = point;
  return best;
}
