import { distance, type Point, quadOf, ranksOf } from '../../../../../table/index.js';
import { blockersBetween, frontMiddle, heightOf } from '../../../common/turn/aim.js';
import { placedOf } from '../../../common/turn/units.js';
import { hasFrontInArc, inMissileArc, shootingRanks } from '../../missiles/missile-arcs.js';
import { missileRange } from '../../missiles/missile-range.js';
import type { MissileGroup, MissileShot } from '../../missiles/missiles.js';
import type { AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';
import { storeysOf } from '../siege/castle.js';
import { ranksInSight, shotOf } from './aim.js';
import type { Shooter } from './armed.js';
import { coverOf, wagonsAmong } from './cover.js';
import { sightBetween } from './sight-between.js';

/** Where an enemy on his way is shot at. */
export interface OnHisWay {
  readonly at: Point;
  /** From the shooters, in cm. */
  readonly distance: number;
  readonly shots: number;
}

/** Whether a unit has a point of an enemy's way in arc, range and sight. */
export function isExposed(
  shooter: Shooter,
  enemy: AncientUnit,
  { x, y, away }: Point & { readonly away: number },
  field: AncientField,
): boolean {
  const { unit } = shooter;
  const { rules } = field;
  const at = { x, y };
  if (away > shooter.reach) return false;
  const levelsAbove = shooter.level - heightOf(at, field);
  if (away > missileRange({ ...shooter, levelsAbove, onCurtainWall: unit.on !== null }, rules).range) return false;
  const aim = { shooter: shooter.shooter, from: unit.at, facing: unit.facing, target: at };
  const inArc = distance(unit.at, at) === 0 || inMissileArc(aim, rules);
  return inArc && sightBetween(unit, { ...enemy, at }, field).isClear({ from: unit.at, to: at });
}

/** How a figure of the first rank shoots at an enemy on his way, from the highest of its stands. */
export function shotOnTheWay(
  shooter: Shooter,
  enemy: AncientUnit,
  { at, distance }: Omit<OnHisWay, 'shots'>,
  field: AncientField,
): MissileShot {
  const { unit } = shooter;
  const { rules } = field;
  const wagons = wagonsAmong(blockersBetween(unit, { ...enemy, at }, field), field);
  return {
    ...shotOf(shooter, enemy, rules),
    ...coverOf({ unit, target: enemy, from: unit.at, to: at, wagons }, field),
    distance,
    levelsAbove: shooter.level + storeysOf(unit, rules) - heightOf(at, field) - storeysOf(enemy, rules),
    ranksDeep: ranksOf(placedOf(enemy, rules)),
  };
}

/** The figures of a unit that shoot at an enemy on his way, rank by rank: those that have him in their arc. */
export function groupsOnTheWay(
  shooter: Shooter,
  enemy: AncientUnit,
  where: OnHisWay,
  field: AncientField,
): readonly MissileGroup[] {
  return ranksShooting(shooter, enemy, shotOnTheWay(shooter, enemy, where, field), where, field);
}

/** A shot as every rank makes it that may. Whose stand is lower than the highest of its unit shoots from there, if he reaches so far. */
export function ranksShooting(
  shooter: Shooter,
  enemy: AncientUnit,
  shot: MissileShot,
  { at, shots }: Pick<OnHisWay, 'at' | 'shots'>,
  { table, rules }: AncientField,
): readonly MissileGroup[] {
  const sees = ranksInSight(shooter);
  const [left, right] = quadOf({ ...placedOf(enemy, rules), at });
  return shootingRanks({ shooter: shooter.shooter, sees }, rules).flatMap(({ rank, indirect }) => {
    const figuresAt = new Map<number, number>();
    for (const stand of shooter.ranks[rank]?.stands ?? []) {
      const from = frontMiddle(stand);
      const aim = { shooter: shooter.shooter, from, facing: shooter.placed.facing };
      if (!hasFrontInArc(aim, { left, right, middle: at }, rules)) continue;
      const levelsAbove = (shot.levelsAbove ?? 0) - shooter.level + heightOf(from, { table, rules });
      figuresAt.set(levelsAbove, (figuresAt.get(levelsAbove) ?? 0) + stand.figures);
    }
    return [...figuresAt].flatMap(([levelsAbove, figures]): readonly MissileGroup[] => {
      const made = { ...shot, levelsAbove };
      const reaches = levelsAbove === shot.levelsAbove || shot.distance <= missileRange(made, rules).range;
      return figures === 0 || !reaches ? [] : [{ ...made, figures, shots, ...(indirect ? { indirect } : {}) }];
    });
  });
}
