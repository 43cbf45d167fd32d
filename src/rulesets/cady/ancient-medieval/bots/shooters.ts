import { bearingTo, bodyCentre, boxAround, distance, levelAt, lineOfSight, ranksOf } from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import { stationsAbout } from '../../common/bots/stations.js';
import { chanceOf } from '../../common/fire/steps.js';
import type { Order } from '../../common/orders.js';
import { aimsAtTheUnseen } from '../../common/turn/unseen/lying-low.js';
import { inMissileArc } from '../missiles/missile-arcs.js';
import { missileRange } from '../missiles/missile-range.js';
import { missileOdds } from '../missiles/missiles.js';
import type { AncientSeen } from '../state.js';
import { uncovered } from '../turn/works/works.js';
import { orderForFoot } from './foot.js';
import { passesThrough } from './forecast.js';
import { goalOf, pace } from './lines.js';
import { backFrom, friendsIn, hold, marchTo, roundFriends, standFacing, walledFrom } from './moves.js';
import { type Enemy, moveOf, type Outlook, troopIn } from './outlook.js';

/** Foot with missiles: it comes into range and shoots, behind its stakes if it has any and the enemy is to come to it. */
export function orderForShooters(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const shots = unit.own?.shots ?? null;
  if (shots !== null && shots < 1) return withoutShots(unit, enemies, outlook);
  const [nearest] = enemies;
  const works = obstacleOrder(unit, nearest, outlook);
  if (works !== undefined) return works;
  const range = troopIn(unit, outlook).range ?? 0;
  if (nearest === undefined) return comeOn(unit, range, Number.POSITIVE_INFINITY, outlook);
  const target = bestTarget(unit, enemies, range, outlook);
  if (target !== undefined) return shootAt(unit, target, outlook);
  // From below a bow reaches less far.
  const reach = outlook.plan === undefined ? range : Math.min(range, reachTo(unit, nearest.unit, outlook));
  const post = outlook.plan === undefined ? undefined : toShoot(unit, enemies, outlook);
  if (post !== undefined) return post;
  return comeOn(unit, reach, nearest.away, outlook);
}

/** Riders with bows: they keep out of reach of those they shoot at, and ride round those who come at them. */
export function orderForHorseArchers(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const [nearest] = enemies;
  const shots = unit.own?.shots ?? null;
  const { range, move } = troopIn(unit, outlook);
  if (nearest === undefined || range === null) return comeOn(unit, range ?? 0, Number.POSITIVE_INFINITY, outlook);
  const menaced = nearest.away < 18 && troopIn(nearest.unit, outlook).class !== 'artillery';
  if (menaced || (shots !== null && shots < 1 && nearest.away < 60)) {
    const back = backFrom(unit, nearest, move / 2, outlook);
    if (back !== undefined) return back;
  }
  if (shots !== null && shots < 1) return hold;
  const target = bestTarget(unit, enemies, range, outlook);
  if (target !== undefined) return shootAt(unit, target, outlook);
  const march = marchTo(unit, nearest.centre, outlook, { atMost: Math.max(0, nearest.away - range * 0.8) });
  return march.legs.length === 0 ? standFacing(unit, bearingTo(unit.placed.at, nearest.centre)) : march;
}

/** Nothing left to shoot with: it keeps behind its friends, and fights like other foot where it must. */
function withoutShots(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order {
  const [nearest] = enemies;
  if (nearest !== undefined && nearest.away < 45) {
    const back = backFrom(unit, nearest, troopIn(unit, outlook).move / 2, outlook);
    if (back !== undefined) return back;
    return orderForFoot(unit, enemies, outlook);
  }
  return hold;
}

/** An enemy so near, in cm, is turned upon whatever stands before the front. */
const upon = 20;

/** Whether a unit stands behind stakes of its own side. */
function behindStakes({ side, placed }: AncientSeen, { view }: Outlook): boolean {
  return view.works.some(
    ({ side: theirs, kind, line: [a, b] }) =>
      kind === 'stakes' &&
      theirs === side &&
      Math.min(distance(a, placed.at), distance(b, placed.at)) < placed.files * placed.stand.front,
  );
}

/** Whoever goes off to shoot keeps so far from enemies who are free to come at him, in cm. */
const outOfReach = 16;

/**
 * To a place from which a unit can shoot at somebody, where friends, the ground or the distance keep it from doing so; nothing where there is
 * none within a move, or it would be upon the enemy there. Who waits for the enemy goes nowhere before he is in range.
 */
export function toShoot(unit: AncientSeen, enemies: readonly Enemy[], outlook: Outlook): Order | undefined {
  const { range, move } = troopIn(unit, outlook);
  const [nearest] = enemies;
  if (range === null || nearest === undefined || unit.on !== null || behindStakes(unit, outlook)) return undefined;
  if (nearest.away > range + (outlook.posture === 'stand' ? 0 : move)) return undefined;
  const ground = { table: outlook.view.table, friendsIn: friendsIn(unit, outlook) };
  const posts = [...new Set([nearest, ...enemies.filter(({ unit: { id } }) => !outlook.inMelee.has(id)).slice(0, 2)])]
    .flatMap(({ centre }) => stationsAbout(unit.placed, centre, moveOf(unit, outlook), ground))
    .flatMap(({ at, facing, cm, order }) => {
      const there = { ...unit, placed: { ...unit.placed, at, facing } };
      const about = enemiesOf(there, range + 6, outlook);
      const upon = about.some(({ unit: { id }, away }) => away < outOfReach && !outlook.inMelee.has(id));
      const target = upon ? undefined : ratedTarget(there, about, range, outlook);
      return target === undefined ? [] : [{ order, worth: target.worth / (60 + cm) }];
    })
    .sort((a, b) => b.worth - a.worth);
  return posts[0]?.order;
}

/** Who is worth shooting at from here: the hits to be expected, and what the figures that fall are worth. */
export function bestTarget(
  unit: AncientSeen,
  enemies: readonly Enemy[],
  range: number,
  outlook: Outlook,
): Enemy | undefined {
  return ratedTarget(unit, enemies, range, outlook)?.enemy;
}

function ratedTarget(
  unit: AncientSeen,
  enemies: readonly Enemy[],
  range: number,
  outlook: Outlook,
): { readonly enemy: Enemy; readonly worth: number } | undefined {
  let best: { readonly enemy: Enemy; readonly worth: number } | undefined;
  for (const enemy of enemies) {
    if (enemy.away > range + 6) break;
    const away = distance(unit.placed.at, enemy.unit.placed.at);
    if (away > reachTo(unit, enemy.unit, outlook) || outlook.inMelee.has(enemy.unit.id)) continue;
    if (barredBy(unit, enemy, outlook) === 'barred') continue;
    if (walledFrom(unit, enemy.unit, outlook.view.table)) continue;
    if (outlook.plan !== undefined && !sees(unit, enemy.unit, outlook)) continue;
    const covered = inMissileArc({ ...aimOf(unit), target: enemy.unit.placed.at }, outlook.rules);
    const foe = troopIn(enemy.unit, outlook);
    const odds = missileOdds({ shooter: unit.type, target: enemy.unit.type, distance: away }, outlook.rules);
    // Whoever stands behind his stakes does not turn away from them without need.
    const stays = unit.on !== null || (outlook.plan !== undefined && enemy.away > upon && behindStakes(unit, outlook));
    const turning = covered ? 1 : stays ? 0 : 0.5;
    const worth = (turning * chanceOf(odds) * (foe.cost ?? 5)) / (foe.crew ?? 1) / (10 + away);
    if (worth > (best?.worth ?? 0)) best = { enemy, worth };
  }
  return best;
}

/** Whether neither the ground nor a wood lies between two, and nobody lies low; on a wall all see over it. */
function sees(unit: AncientSeen, enemy: AncientSeen, { view, rules }: Outlook): boolean {
  if (unit.on !== null || enemy.on !== null) return true;
  const line = { from: unit.placed.at, to: enemy.placed.at };
  if (!lineOfSight({ ...line, table: view.table, rules: rules.table.sight, blockers: [] }).clear) return false;
  const centre = bodyCentre(enemy.placed);
  return !aimsAtTheUnseen({ from: line.from, to: centre }, view.side, [enemy], { table: view.table, rules });
}

function shootAt(unit: AncientSeen, { unit: enemy, centre }: Enemy, outlook: Outlook): Order {
  const { placed } = unit;
  const bearing = wholeDegrees(bearingTo(placed.at, centre));
  const turns = !inMissileArc({ ...aimOf(unit), target: enemy.placed.at }, outlook.rules);
  const over = barredBy(unit, { unit: enemy }, outlook) === 'slung-over';
  return {
    ...hold,
    ...(turns ? { facing: bearing } : {}),
    fire: { fire: 'at', target: enemy.id },
    ...(over ? { tasks: [{ task: 'indirect' }] } : {}),
  };
}

function aimOf({ type, placed }: AncientSeen) {
  return { shooter: type, from: placed.at, facing: placed.facing };
}

/** How far a unit shoots at an enemy from where both stand: less far from below, farther from above. */
function reachTo(unit: AncientSeen, enemy: AncientSeen, { view, rules }: Outlook): number {
  const height = ({ placed, on }: AncientSeen) =>
    levelAt(view.table, placed.at) + (on === null ? 0 : rules.siege.wallLevels);
  const shot = { shooter: unit.type, levelsAbove: height(unit) - height(enemy) };
  return missileRange(shot, rules).range;
}

/**
 * Whether friends stand between a unit and an enemy: nobody shoots over others but from higher ground, and slings over a single
 * line of men.
 */
function barredBy(
  unit: AncientSeen,
  { unit: enemy }: Pick<Enemy, 'unit'>,
  outlook: Outlook,
): 'free' | 'slung-over' | 'barred' {
  const { view, own } = outlook;
  const line = { from: unit.placed.at, to: enemy.placed.at };
  const level = unit.on === null ? levelAt(view.table, line.from) : Number.POSITIVE_INFINITY;
  const between = own
    .near(boxAround([line.from, line.to]))
    .filter(({ unit: other }) => other.id !== unit.id && passesThrough(line, other.placed))
    .filter(({ unit: other }) => levelAt(view.table, other.placed.at) >= level);
  if (between.length === 0) return 'free';
  const slings = troopIn(unit, outlook).weapon === 'sling' && between.length === 1;
  return slings && between.every(({ unit: other }) => ranksOf(other.placed) === 1) ? 'slung-over' : 'barred';
}

/** On toward the enemy until he is in range; on the defence it waits for him. */
function comeOn(unit: AncientSeen, range: number, away: number, outlook: Outlook): Order {
  if (outlook.posture === 'stand') return hold;
  const goal = goalOf(unit, outlook);
  const atMost = Math.min(pace(unit, outlook), Math.max(0, away - range * 0.75));
  const march = marchTo(unit, goal, outlook, { atMost });
  // In range, but behind friends.
  return march.legs.length === 0 && away < range ? (roundFriends(unit, { centre: goal }, outlook) ?? hold) : march;
}

/** Stakes and caltrops before the enemy is near, for whoever is to wait for him. */
function obstacleOrder(unit: AncientSeen, nearest: Enemy | undefined, outlook: Outlook): Order | undefined {
  const { own, placed } = unit;
  if (own === undefined || outlook.posture !== 'stand') return undefined;
  const away = nearest?.away ?? Number.POSITIVE_INFINITY;
  const { stakes, caltrops } = own.carried;
  const dug = behindStakes(unit, outlook);
  const room = uncovered(placed, 'stakes', outlook.view, outlook.rules) !== undefined;
  if (stakes > 0 && !dug && room && away > (troopIn(unit, outlook).range ?? 0))
    return { ...hold, tasks: [{ task: 'set-stakes' }] };
  if (caltrops > 0 && away > 50 && away < 120) return { ...hold, tasks: [{ task: 'strew-caltrops' }] };
  return undefined;
}
