import {
  areasAt,
  distance,
  figuresOf,
  frontRank,
  levelAt,
  lineOfSight,
  type Placed,
  type Point,
  ranksOf,
  type StandPlace,
  type sideToward,
  standsIn,
  standsOf,
} from '../../../../table/index.js';
import { blockersBetween, coverBefore, firedOnFrom, frontMiddle, heightOf, nearestTo } from '../../common/turn/aim.js';
import { liesLow } from '../../common/turn/unseen/lying-low.js';
import { firingRanks, inSmallArmsArc } from '../firing.js';
import type { MusketRules } from '../rules.js';
import { type FiringGroup, smallArmsRange, type Weapon, wholeCm } from '../small-arms.js';
import type { Unit } from '../state.js';
import { placedOf } from '../units.js';
import type { Field } from './field.js';

/** The figures of a unit that can fire at a target, grouped by what bears on their odds. */
export interface Aim {
  readonly groups: readonly FiringGroup[];
  /** Distance of the nearest of them, cm. */
  readonly nearest: number;
}

/** How far a unit's weapon reaches from where it stands, at most. */
export function longestRange(
  { unit, weapon }: { readonly unit: Unit; readonly weapon: Weapon },
  { table, rules }: Field,
): number {
  return smallArmsRange({ weapon, levelsAbove: heightOf(unit.at, { table, rules }) }, rules).range;
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
      figures.filter(
        figure =>
          inSmallArmsArc({ from, facing, target: figure }, rules) && !liesLow(target, { from, to: figure }, field),
      ),
    );
    if (aim === undefined) continue;
    const range = distance(from, aim);
    const where = groundOf(from, aim, field);
    if (wholeCm(range, rules) > smallArmsRange({ weapon, ...where }, rules).range) continue;
    if (!lineOfSight({ from, to: aim, table, rules: rules.table.fireSight, blockers }).clear) continue;
    const ranksDeep = figuresDeep(placed, firedOnFrom(placed, { unit, from }, rules), rules);
    nearest = Math.min(nearest, range);
    // Odds change with the whole centimetre, so that stands within one are thrown for together.
    const whole = Math.max(1, wholeCm(range, rules));
    const key = [whole, where.levelsAbove, where.cover, where.forest, ranksDeep].join();
    groups.set(key, {
      weapon,
      shots,
      figures: (groups.get(key)?.figures ?? 0) + stand.figures,
      distance: whole,
      ranksDeep,
      atCrew: target.gun !== null,
      ...where,
    });
  }
  return groups.size === 0 ? undefined : { groups: [...groups.values()], nearest };
}

/**
 * How deep a body is from one of its sides, in figures or stands (`cady/ruling/steps-deep-target`): from the flank the figures of a
 * stand stand behind each other.
 *
 * @clause cady/musket/artillery/massed-target
 * @clause cady/musket/small-arms/massed-target
 */
export function figuresDeep(
  placed: Placed,
  side: ReturnType<typeof sideToward>,
  { readings }: Pick<MusketRules, 'readings'>,
): number {
  if (side !== 'flank') return ranksOf(placed);
  const files = Math.min(placed.files, standsIn(placed));
  return readings.stepsDeepTarget === 'figures' ? files * placed.stand.figures : files;
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
  const cover = coverBefore(from, aim, table, rules);
  return {
    levelsAbove: Math.max(0, heightOf(from, { table, rules }) - heightOf(aim, { table, rules })),
    forest: areasAt(table, from, 'wood').length > 0 || areasAt(table, aim, 'wood').length > 0,
    ...(cover === undefined ? {} : { cover }),
  };
}
