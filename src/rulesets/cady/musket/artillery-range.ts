import { inRange, type Range } from '../../../chart/index.js';
import { type ClauseId, counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import type { GunShot } from './gun-shot.js';
import { type GunType, type MusketRules, musketRules, type Projectile } from './rules.js';
import { wholeCm } from './small-arms.js';

/** A range and why it is what it is. */
export interface ArtilleryRange {
  readonly from: number;
  readonly to: number;
  readonly because: readonly Reason[];
}

/**
 * The distances at which a gun fires a projectile, in cm, with what height adds: solid shot gains all that is printed, the
 * others only up to their limit.
 *
 * Source: Musket Period Rules > Musket Period Artillery; Limits on added distance for hill levels.
 *
 * @returns `undefined` when the gun does not fire this projectile
 * @clause cady/musket/artillery/range/rockets
 * @clause cady/musket/artillery/range/six-pounder
 * @clause cady/musket/artillery/range/eight-pounder
 * @clause cady/musket/artillery/range/eight-pounder-howitzer
 * @clause cady/musket/artillery/range/twelve-pounder
 * @clause cady/musket/artillery/hill-range/one-level
 * @clause cady/musket/artillery/hill-range/two-levels
 * @clause cady/musket/artillery/hill-range/three-levels
 * @clause cady/musket/artillery/hill-range/canister-cap
 * @clause cady/musket/artillery/hill-range/explosive-cap
 * @clause cady/musket/artillery/hill-range/solid-uncapped
 */
export function artilleryRange(
  shot: Pick<GunShot, 'gun' | 'projectile' | 'levelsAbove'>,
  rules: MusketRules = musketRules(),
): ArtilleryRange | undefined {
  const sheet = rules.guns[shot.gun];
  const printed = sheet.ranges[shot.projectile];
  if (printed === null) return undefined;
  const to = printed.to ?? Number.POSITIVE_INFINITY;
  const levels = Math.min(Math.floor(shot.levelsAbove ?? 0), sheet.hillGain.length);
  const gain = levels < 1 ? 0 : (sheet.hillGain[levels - 1] ?? 0);
  const limit = sheet.gainLimit[shot.projectile] ?? Number.POSITIVE_INFINITY;
  const because: Reason[] = [];
  if (gain > 0) {
    const clause = hillClauses[levels - 1] ?? 'cady/musket/artillery/hill-range/three-levels';
    const above = `${counted(levels, 'hill level')} above the target`;
    because.push(reasonFor(clause, above, `+${gain} cm range`));
  }
  if (gain > limit) {
    const clause = limitClauses[shot.projectile];
    because.push(reasonFor(clause, `${shot.projectile} gains little from height`, `+${limit} cm at most`));
  }
  return { from: printed.from, to: to + Math.min(gain, limit), because };
}

/**
 * The projectiles with which a gun reaches a distance, in cm.
 *
 * Source: Musket Period Rules > Musket Period Artillery.
 *
 * @clause cady/musket/artillery/shot-type-not-ordered
 */
export function projectilesFor(
  shot: Pick<GunShot, 'gun' | 'distance' | 'levelsAbove'>,
  rules: MusketRules = musketRules(),
): readonly Projectile[] {
  return projectiles.filter(projectile => {
    const range = artilleryRange({ ...shot, projectile }, rules);
    return range !== undefined && reaches(range, shot.distance, rules);
  });
}

/** All projectiles, those that reach farthest first. */
export const projectiles: readonly Projectile[] = ['solid', 'explosive', 'canister'];

/** By hill levels, the first first. */
const hillClauses: readonly ClauseId[] = [
  'cady/musket/artillery/hill-range/one-level',
  'cady/musket/artillery/hill-range/two-levels',
  'cady/musket/artillery/hill-range/three-levels',
];

const limitClauses: { readonly [projectile in Projectile]: ClauseId } = {
  solid: 'cady/musket/artillery/hill-range/solid-uncapped',
  explosive: 'cady/musket/artillery/hill-range/explosive-cap',
  canister: 'cady/musket/artillery/hill-range/canister-cap',
};

/** Between the printed whole cm of two projectiles a distance belongs to the farther one, as it does in small arms fire. */
export function reaches(range: Range, distance: number, rules: MusketRules): boolean {
  return inRange(range, wholeCm(distance, rules));
}

/** How far a gun fires with whatever reaches farthest, in cm. */
export function longestReach(gun: GunType, rules: MusketRules, levelsAbove = 0): number {
  return Math.max(...projectiles.map(projectile => artilleryRange({ gun, projectile, levelsAbove }, rules)?.to ?? 0));
}
