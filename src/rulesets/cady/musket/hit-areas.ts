import { insist, type Reason } from '../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  destination,
  distance,
  distanceToSegment,
  normalBearing,
  type Point,
  turnBetween,
} from '../../../table/index.js';
import { type ExposedPool, nearestTo } from '../common/fire/casualties.js';
import { artilleryRange } from './artillery.js';
import { figurePools, isFigure, reachable, type Target } from './casualties.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';

/** A shell or rocket that has come down. */
export interface ExplosiveShot {
  readonly gun: GunType;
  readonly hitPoint: Point;
  /** The line of fire, along and across which the threads of the guide lie; north unless given. */
  readonly bearing?: Bearing;
  readonly targets: readonly Target[];
}

/** A gun that fires canister. */
export interface CanisterShot {
  readonly gun: GunType;
  /** The middle of the front edge of the gun's base. */
  readonly from: Point;
  readonly bearing: Bearing;
  /** Hill levels that the gun stands above its target. */
  readonly levelsAbove?: number;
  readonly targets: readonly Target[];
}

/** What stands where a shell or rocket came down. */
export interface ReadyExplosive {
  /** Figures that roll, in pools. */
  readonly pools: readonly ExposedPool[];
  /** The figure under the crosshair, if there is one; all under its threads where these kill. */
  readonly struck: readonly Target[];
  /** The figure nearest to it of those that may fall when the dice spare everybody, if there is any. */
  readonly nearest: Target | undefined;
  /** Guns and wagons, each of which rolls by itself. */
  readonly pieces: readonly Target[];
}

/**
 * Everything about a shell or rocket that can be known before the dice.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Explosive Round; British 6 pd Rockets.
 *
 * @clause cady/musket/artillery/explosive/hit-area
 * @clause cady/musket/artillery/explosive/crosshair-kill
 * @clause cady/musket/artillery/explosive/minimum-one
 * @clause cady/musket/artillery/rocket/hit-area
 */
export function readyExplosive(shot: ExplosiveShot, rules: MusketRules = musketRules()): ReadyExplosive {
  const radius = rules.guns[shot.gun].hitArea / 2;
  const inside = reachable(shot.targets, rules).filter(target => distance(target.point, shot.hitPoint) <= radius);
  const figures = inside.filter(isFigure);
  const struck = struckIn(shot, figures, rules);
  const others = struck.length > 0 ? figures.filter(figure => !struck.includes(figure)) : figures;
  const { leastBehindWall } = rules.artillery.hits;
  const least = leastBehindWall ? figures : figures.filter(({ behindWall }) => behindWall !== true);
  return {
    pools: figurePools(others, rules.artillery.odds.explosive, rules),
    struck,
    nearest: nearestTo(shot.hitPoint, least),
    pieces: inside.filter(target => !isFigure(target)),
  };
}

/** The figure under the crossing of the threads, or of a rocket's guide all that its threads cross (`cady/ruling/hit-centre`). */
function struckIn(
  { gun, hitPoint, bearing = 0 }: ExplosiveShot,
  figures: readonly Target[],
  rules: MusketRules,
): readonly Target[] {
  const { figureRadius } = rules.templates;
  const { wheel, hitArea } = rules.guns[gun];
  if (rules.artillery.hits.rocketThreads && wheel === 'rocket') {
    const end = (turn: number) => destination(hitPoint, normalBearing(bearing + turn), hitArea / 2);
    const threads = [
      { from: end(0), to: end(180) },
      { from: end(90), to: end(270) },
    ];
    return figures.filter(({ point }) => threads.some(thread => distanceToSegment(point, thread) <= figureRadius));
  }
  const nearest = nearestTo(hitPoint, figures);
  return nearest !== undefined && distance(nearest.point, hitPoint) <= figureRadius ? [nearest] : [];
}

/**
 * Everything about a shot of canister that can be known before the dice: who stands in the wedge, in pools.
 *
 * Source: Musket Period Rules > Musket Period Artillery Fire, Canister Shot.
 *
 * @throws RuleViolation for a gun that fires no canister.
 * @clause cady/musket/artillery/canister/area
 */
export function readyCanister(
  shot: CanisterShot,
  rules: MusketRules = musketRules(),
): { readonly pools: readonly ExposedPool[]; readonly because: readonly Reason[] } {
  const range = artilleryRange({ ...shot, projectile: 'canister' }, rules);
  insist(range !== undefined, () => ({
    path: 'gun',
    clause: 'cady/musket/artillery/canister/one-guide',
    problem: `${shot.gun} fires no canister`,
    mend: 'fire an explosive shell',
  }));
  const inside = reachable(shot.targets, rules).filter(
    ({ point }) =>
      distance(shot.from, point) <= range.to &&
      turnBetween(shot.bearing, bearingTo(shot.from, point)) <= rules.templates.canisterHalfAngle,
  );
  const pools = figurePools(inside.filter(isFigure), rules.artillery.odds.canister, rules);
  return { pools, because: range.because };
}
