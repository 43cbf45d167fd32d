import type { RequestOf } from '../../../../battle/index.js';
import { counted, type Violation } from '../../../../rulebook/index.js';
import {
  areasAt,
  depthInside,
  destination,
  distance,
  distanceToQuad,
  distanceToSegment,
  extentOf,
  lengthInside,
  levelAt,
  lineOfSight,
  type Point,
  pointInPolygon,
  quadOf,
  standsOf,
  type Table,
  toGrid,
  turnBetween,
} from '../../../../table/index.js';
import { strayFaults } from '../../common/choices/answered.js';
import { heightOf } from '../../common/turn/aim.js';
import { nearestOnLine } from '../../common/turn/fighting/breaches.js';
import { isThere } from '../../common/turn/units.js';
import { aimsAtTheUnseen } from '../../common/turn/unseen/lying-low.js';
import { artilleryRange, gunShotFaults } from '../artillery.js';
import type { GunType, MusketRules, Projectile } from '../rules.js';
import type { Gun, MusketView, Unit, UnitId, UnitSeen } from '../state.js';
import type { CallAnswer, MusketTerms } from '../terms.js';
import { troopOf } from '../units.js';
import { reachOfSight } from './sight.js';

export const projectiles: readonly Projectile[] = ['solid', 'explosive', 'canister'];

type CallRequest = Extract<RequestOf<MusketTerms>, { kind: 'call' }>;

/**
 * What a gun's side is asked before a shot: which of the projectiles it has left, where to, and at what range. Ranges are the
 * longest that its height can give it; over lower ground than it stands on it reaches less far.
 *
 * @clause cady/musket/artillery/fire/call-range
 * @clause cady/musket/artillery/fire/declare-shell
 * @clause cady/musket/artillery/shot-type-not-ordered
 */
export function callRequest(unit: Unit, gun: GunType, shot: number, table: Table, rules: MusketRules): CallRequest {
  const levelsAbove = heightOf(unit.at, { table, rules });
  return {
    kind: 'call',
    id: `call:${unit.id}:${shot + 1}`,
    side: unit.side,
    clause: 'cady/musket/artillery/fire/call-range',
    secret: true,
    gun: unit.id,
    projectiles: projectilesOf(unit.gun).flatMap(projectile => {
      const range = artilleryRange({ gun, projectile, levelsAbove }, rules);
      const rounds = unit.gun?.[projectile] ?? 0;
      return range === undefined || rounds === 0 ? [] : [{ projectile, from: range.from, to: range.to, rounds }];
    }),
    traverse: traverseOf(unit.gun, rules),
  };
}

/** How far a gun is turned to aim: one on board as its mount lets it. */
function traverseOf(gun: Gun | null, { artillery }: MusketRules): number {
  return gun?.mount?.pivot ?? artillery.traverse;
}

/** What a gun fires: one on the bow of a boat nothing but solid shot. */
function projectilesOf(gun: Gun | null): readonly Projectile[] {
  return gun?.mount?.solidOnly === true ? ['solid'] : projectiles;
}

/**
 * Faults of a call: no such projectile left, out of its range, aimed outside the traverse (from the way the gun faced when the
 * turn began), over friends too near, at what cannot be seen; howitzers and rockets may at what friends see for them. Judged by
 * what the gun's own side sees, so that a commander may ask before calling.
 *
 * @clause cady/musket/artillery/fire/rotate-45
 * @clause cady/musket/artillery/ammunition-exhausted
 * @clause cady/musket/artillery/overhead/target-visible
 */
export function callFaults(
  answer: unknown,
  gunId: UnitId,
  view: Pick<MusketView, 'units' | 'table'>,
  rules: MusketRules,
): Violation[] {
  const call = readCall(answer);
  if (call === undefined) {
    return [
      {
        path: gunId,
        clause: 'cady/musket/artillery/fire/call-range',
        problem: 'the call cannot be read',
        mend: 'answer { "shot": "none" }, or a shot with its bearing in degrees and, unless canister, its range in cm',
      },
    ];
  }
  const clause = 'cady/musket/artillery/fire/call-range';
  const stray = strayFaults(answer, Object.keys(call), { path: gunId, clause });
  if (call.shot === 'none' || stray.length > 0) return stray;
  const unit = Object.hasOwn(view.units, gunId) ? view.units[gunId] : undefined;
  const gunType = unit === undefined ? undefined : troopOf(unit, rules).gun;
  const gun = unit?.own?.gun;
  if (unit?.own === undefined || gunType === undefined || gun === undefined || gun === null)
    return [{ path: gunId, problem: `${gunId} is no gun of yours`, mend: 'name one of your guns' }];
  const mounted = mountFaults(call, unit.own.facedAtStart, gun, gunId);
  if (mounted.length > 0) return [...mounted];
  const { table } = view;
  const { at } = unit.placed;
  const range = call.shot === 'canister' ? 0 : call.range;
  const aim = destination(at, call.bearing, range);
  const hiddenBy = hiderBetween(unit, aim, view, rules);
  return gunShotFaults(
    {
      gun: gunType,
      projectile: call.shot,
      distance: range,
      levelsAbove: heightOf(at, { table, rules }) - heightOf(aim, { table, rules }),
      traverse: turnBetween(unit.own.facedAtStart, call.bearing),
      roundsLeft: gun[call.shot],
      friendsInFront: troopsUnder(unit, aim, view, ({ side }) => side === unit.side),
      enemiesInFront: troopsUnder(
        unit,
        aim,
        view,
        each => each.side !== unit.side && each !== nearestEnemy(unit, aim, view),
      ),
      ...footOf(at, aim, table),
      insideForest: Math.max(0, ...areasAt(table, at, 'wood').map(wood => depthInside(wood, at))),
      ...(hiddenBy === undefined ? {} : { hiddenBy, friendsSee: friendsSee(unit, aim, view, rules) }),
    },
    rules,
  ).map(fault => ({ ...fault, path: `${gunId}.${fault.path}` }));
}

/**
 * Faults of a call to a gun on board: turned too far, or with a projectile that it has none of.
 *
 * @clause cady/musket/ship/gun-pivot
 * @clause cady/musket/boat/bow-gun
 */
function mountFaults(
  { shot, bearing }: Exclude<CallAnswer, { shot: 'none' }>,
  faced: number,
  { mount }: Pick<Gun, 'mount'>,
  path: UnitId,
): readonly Violation[] {
  if (mount === undefined) return [];
  const { pivot, solidOnly } = mount;
  if (solidOnly && shot !== 'solid') {
    const clause = 'cady/musket/boat/bow-gun';
    return [{ path, clause, problem: 'the gun of a boat fires solid shot alone', mend: 'call "solid"' }];
  }
  if (toGrid(turnBetween(faced, bearing)) <= pivot) return [];
  const clause = solidOnly ? 'cady/musket/boat/bow-gun' : 'cady/musket/ship/gun-pivot';
  const mend = pivot === 0 ? 'fire straight ahead' : `aim within ${counted(pivot, 'degree')}`;
  return [{ path, clause, problem: `a gun on board is turned ${counted(pivot, 'degree')} at most`, mend }];
}

/** How far a place below the hill on which a gun stands is from the foot of that hill. */
function footOf(at: Point, aim: Point, table: Table): { readonly fromFoot?: number } {
  if (levelAt(table, aim) >= levelAt(table, at)) return {};
  const feet = areasAt(table, at, 'hill')
    .filter(({ outline }) => !pointInPolygon(aim, outline))
    .flatMap(({ outline }) => nearestOnLine(aim, [...outline, ...outline.slice(0, 1)]) ?? []);
  return feet.length === 0 ? {} : { fromFoot: Math.min(...feet.map(foot => distance(foot, aim))) };
}

/** What hides a place from a gun: the ground in between, or the wood or marsh at whose edge whoever is there lies low. */
function hiderBetween(
  { side, placed: { at } }: UnitSeen,
  aim: Point,
  { units, table }: Pick<MusketView, 'units' | 'table'>,
  rules: MusketRules,
): string | undefined {
  const sight = lineOfSight({ from: at, to: aim, table, rules: rules.table.gunSight });
  if (!sight.clear) return sight.blockedBy.id;
  if (!aimsAtTheUnseen({ from: at, to: aim }, side, Object.values(units), { table, rules })) return undefined;
  return [...areasAt(table, aim, 'wood'), ...areasAt(table, aim, 'marsh')][0]?.id;
}

/** Whether a unit of the gun's side, in the open or hidden, has a place in sight. */
function friendsSee(
  gun: UnitSeen,
  place: Point,
  { units, table }: Pick<MusketView, 'units' | 'table'>,
  rules: MusketRules,
): boolean {
  const all = Object.values(units);
  return all.some(unit => {
    if (unit.side !== gun.side || unit.id === gun.id || !isThere(unit)) return false;
    const { placed } = unit;
    const reach = reachOfSight({ type: unit.type, at: placed.at }, table, rules);
    return [placed.at, ...quadOf(placed)].some(
      from =>
        toGrid(distance(from, place)) <= reach &&
        lineOfSight({ from, to: place, table, rules: rules.table.sight }).clear &&
        !aimsAtTheUnseen({ from, to: place }, gun.side, all, { table, rules }),
    );
  });
}

function readCall(answer: unknown): CallAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const field = (name: string): unknown => Reflect.get(answer, name);
  const [shot, bearing, range] = [field('shot'), field('bearing'), field('range')];
  if (shot === 'none') return { shot };
  if (typeof bearing !== 'number' || !(bearing >= 0 && bearing < 360)) return undefined;
  if (shot === 'canister') return { shot, bearing };
  if (shot !== 'solid' && shot !== 'explosive') return undefined;
  return typeof range === 'number' && range > 0 && Number.isFinite(range) ? { shot, bearing, range } : undefined;
}

/** Whom a call is meant for: of the enemies on the table the nearest to the place called. */
function nearestEnemy({ side }: UnitSeen, aim: Point, { units }: Pick<MusketView, 'units'>): UnitSeen | undefined {
  const enemies = Object.values(units).filter(unit => unit.side !== side && isThere(unit));
  const away = ({ placed }: UnitSeen) => distanceToQuad(aim, quadOf(placed));
  return enemies.reduce<UnitSeen | undefined>(
    (best, each) => (best === undefined || away(each) < away(best) ? each : best),
    undefined,
  );
}

/** Units under the line of fire: how far the nearest of their ground is from the gun, and how many levels below it their highest stand is. */
function troopsUnder(
  gun: UnitSeen,
  aim: Point,
  { units, table }: Pick<MusketView, 'units' | 'table'>,
  among: (unit: UnitSeen) => boolean,
): { distance: number; levelsBelow: number }[] {
  const from = gun.placed.at;
  const level = levelAt(table, from);
  const line = { from, to: aim };
  return Object.values(units)
    .filter(unit => unit.id !== gun.id && isThere(unit) && among(unit))
    .filter(({ placed }) => distanceToSegment(placed.at, line) <= extentOf(placed))
    .filter(({ placed }) => lengthInside(line, quadOf(placed)) > 0)
    .map(({ placed }) => ({
      distance: distanceToQuad(from, quadOf(placed)),
      levelsBelow: level - Math.max(...standsOf(placed).map(({ centre }) => levelAt(table, centre))),
    }));
}
