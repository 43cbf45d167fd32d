import { type Bearing, bearingTo, nearestOn, normalBearing, type Point, toGrid } from '../../../../table/index.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import type { TroopType } from '../troops.js';
import { rearSteps } from './missile-steps.js';

/**
 * Whether a target lies in a figure's arc of fire, the bounds included: 45 degrees to either side on foot; mounted all of the
 * left, 45 degrees of the right.
 *
 * Source: Archer/Missile Fire.
 *
 * @clause cady/ancient-medieval/missile/arc-foot
 * @clause cady/ancient-medieval/missile/arc-mounted
 * @clause cady/ancient-medieval/definition/horse-archers
 */
export function inMissileArc(
  aim: { readonly shooter: TroopType; readonly from: Point; readonly facing: Bearing; readonly target: Point },
  rules: FightingRules = fightingRules(),
): boolean {
  const { left, right } = arcOf(aim.shooter, rules);
  const clockwise = toGrid(normalBearing(bearingTo(aim.from, aim.target) - aim.facing));
  return clockwise <= right || toGrid(360 - clockwise) <= left;
}

/**
 * Whether any part of a unit’s front lies in a figure’s arc of fire: what is nearest of it, its middle, or a corner.
 *
 * @param front the two corners of the front, and its middle
 * @clause cady/ancient-medieval/missile/arc-foot
 * @clause cady/ancient-medieval/missile/arc-mounted
 */
export function hasFrontInArc(
  aim: { readonly shooter: TroopType; readonly from: Point; readonly facing: Bearing },
  { left, right, middle }: { readonly left: Point; readonly right: Point; readonly middle: Point },
  rules: FightingRules,
): boolean {
  const nearest = nearestOn(aim.from, { from: left, to: right });
  return [middle, nearest, left, right].some(target => inMissileArc({ ...aim, target }, rules));
}

/**
 * A figure's arc of fire, in degrees to either side of straight ahead.
 *
 * @clause cady/ancient-medieval/missile/arc-foot
 * @clause cady/ancient-medieval/missile/arc-mounted
 */
export function arcOf(
  shooter: TroopType,
  rules: FightingRules = fightingRules(),
): { readonly left: number; readonly right: number } {
  switch (rules.troops[shooter].class) {
    case 'chariot':
    case 'elephant':
      return rules.fire.carried.arc;
    case 'cavalry':
    case 'horse-archer':
      return rules.missiles.arc.mounted;
    default:
      return rules.missiles.arc.foot;
  }
}

/** A rank that may shoot. */
export interface ShootingRank {
  /** 0 for the front one. */
  readonly rank: number;
  /** It stands behind the first rank that sees the target. */
  readonly indirect: boolean;
}

/**
 * Which ranks of a unit may shoot at a target: every rank that sees it, and with bows and slings the one right behind the first
 * that does. Slings also reach over a single line of men of another unit. From a wall everybody who sees the foot of it shoots
 * directly.
 *
 * Source: Archer/Missile Fire; Slingers; Siege Warfare.
 *
 * @param unit `sees`: whether each rank has the target in sight, the front one first; `linesAhead`: lines of other friends
 * right ahead of the first rank, over which it sees the target's place but not the target
 * @clause cady/ancient-medieval/missile/line-of-sight
 * @clause cady/ancient-medieval/missile/second-rank
 * @clause cady/ancient-medieval/missile/crossbow-no-indirect
 * @clause cady/ancient-medieval/missile/fire-down-over-units
 * @clause cady/ancient-medieval/slinger/rear-ranks
 * @clause cady/ancient-medieval/siege/base-visible
 * @clause cady/ancient-medieval/definition/direct-fire
 * @clause cady/common/fire/medieval-second-rank
 * @clause cady/common/fire/two-ranks-same-target
 */
export function shootingRanks(
  unit: { readonly shooter: TroopType; readonly sees: readonly boolean[]; readonly linesAhead?: number },
  rules: FightingRules = fightingRules(),
): readonly ShootingRank[] {
  const { weapon } = rules.troops[unit.shooter];
  const indirectly = weapon === 'pilum' || rearSteps(weapon, rules) !== null;
  const first = unit.sees.indexOf(true);
  const overFriends = first < 0 && weapon === 'sling' && unit.linesAhead === 1 && indirectly;
  const behind = first < 0 ? undefined : first + 1;
  const ranks: ShootingRank[] = [];
  for (const [rank, sees] of unit.sees.entries()) {
    if (sees) ranks.push({ rank, indirect: false });
    else if ((rank === behind && indirectly) || (rank === 0 && overFriends)) ranks.push({ rank, indirect: true });
  }
  return ranks;
}
