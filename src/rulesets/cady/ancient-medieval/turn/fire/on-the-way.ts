import { distance, type Placed, type Point, quadOf, ranksOf } from '../../../../../table/index.js';
import { blockersBetween, facingAt, frontMiddle, heightOf, ranksFiredOn } from '../../../common/turn/aim.js';
import { placedOf } from '../../../common/turn/units.js';
import { hasFrontInArc, inMissileArc, shootingRanks } from '../../missiles/missile-arcs.js';
import { missileRange } from '../../missiles/missile-range.js';
import type { MissileGroup, MissileShot } from '../../missiles/missiles.js';
import { type ShotSide, shotSides } from '../../missiles/shot-side.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';
import { storeysOf } from '../siege/castle.js';
import { ranksInSight, shotOf } from './aim.js';
import type { Shooter } from './armed.js';
import { coverOf, wagonsAmong } from './cover.js';
import { sightBetween } from './sight-between.js';

/** Where an enemy on his way is shot at. */
export interface OnHisWay {
  /** With the time at which he is there, 0 to 1; where he stands unless it is given. */
  readonly at: Point & { readonly time?: number };
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

/** Figures of a rank whose shots hang on the same. */
type Alike = ShotSide & Pick<MissileGroup, 'figures' | 'ranksDeep'> & { readonly levelsAbove: number };

/** A shot as every rank makes it that may. Whose stand is lower than the highest of its unit shoots from there, if he reaches so far. */
export function ranksShooting(
  shooter: Shooter,
  enemy: AncientUnit,
  shot: MissileShot,
  { at, shots }: Pick<OnHisWay, 'at' | 'shots'>,
  { table, rules }: AncientField,
): readonly MissileGroup[] {
  const sees = ranksInSight(shooter);
  const body = bodyOnTheWay(enemy, at, rules);
  const sideFrom = shotSides({ body, formation: shot.formation, pavises: enemy.carried.pavises }, rules);
  const depthFrom = (from: Point) => ranksFiredOn(body, { unit: shooter.unit, from }, rules);
  const [left, right] = quadOf({ ...placedOf(enemy, rules), at });
  return shootingRanks({ shooter: shooter.shooter, sees }, rules).flatMap(({ rank, indirect }) => {
    const alike = new Map<string, Alike>();
    for (const stand of shooter.ranks[rank]?.stands ?? []) {
      const from = frontMiddle(stand);
      const aim = { shooter: shooter.shooter, from, facing: shooter.placed.facing };
      if (!hasFrontInArc(aim, { left, right, middle: at }, rules)) continue;
      const levelsAbove = (shot.levelsAbove ?? 0) - shooter.level + heightOf(from, { table, rules });
      const how = { levelsAbove, ranksDeep: depthFrom(from), ...sideFrom(from) };
      const key = JSON.stringify(how);
      alike.set(key, { ...how, figures: (alike.get(key)?.figures ?? 0) + stand.figures });
    }
    return [...alike.values()].flatMap(({ figures, ...how }): readonly MissileGroup[] => {
      const { levelsAbove } = how;
      const made = { ...shot, ...how };
      const reaches = levelsAbove === shot.levelsAbove || shot.distance <= missileRange(made, rules).range;
      return figures === 0 || !reaches ? [] : [{ ...made, figures, shots, ...(indirect ? { indirect } : {}) }];
    });
  });
}

/** The body of an enemy where he is on his way, turned as he was there. */
function bodyOnTheWay(enemy: AncientUnit, at: OnHisWay['at'], rules: AncientMedievalRules): Placed {
  const looks = at.time === undefined ? undefined : facingAt(enemy.turn.path, at.time);
  return { ...placedOf(enemy, rules), at: { x: at.x, y: at.y }, facing: looks ?? enemy.facing };
}
