import type { Reason } from '../../../../rulebook/index.js';
import {
  destination,
  distance,
  distanceBetweenQuads,
  distanceToQuad,
  extentOf,
  figuresOf,
  type Point,
  quadOf,
} from '../../../../table/index.js';
import type { RangeThird } from '../../common/index.js';
import { alongPath, facingAt, heightOf, placeAt, seesPoint } from '../../common/turn/aim.js';
import { inSmallArmsArc } from '../firing.js';
import { type FiringGroup, smallArmsRange, thirdAt } from '../small-arms.js';
import type { PathPoint, Unit } from '../state.js';
import { placedOf, troopOf } from '../units.js';
import { type Aim, depthFrom, groundOf, groupsAt, isWithinRange, longestRange, postsOf } from './aim.js';
import { outlookOf } from './faces.js';
import type { Field } from './field.js';
import { isAtWindows, type Post } from './houses/posts.js';
import type { Shooter, Shooting } from './targets.js';

/** A point of an enemy's way at which a unit has him in arc, range and sight, and the part of its range that it is in. */
export interface Exposed {
  readonly point: PathPoint;
  readonly at: RangeThird;
  /** Figures that have him in their arc there. */
  readonly firing: number;
  /** Who fires at him there, if it is single stands of it and not all that face him. */
  readonly aim?: Aim;
}

/** Where on his way a unit, as it then stands, has an enemy before its middle in arc, range and sight, with stands of its own that bear on him. */
function exposedTo(charged: Shooter, mover: Unit, field: Field): readonly Exposed[] {
  const { weapon } = charged;
  const { rules } = field;
  const longest = longestRange(charged, field);
  return alongPath(mover.turn.path, rules.table.measure).flatMap((point): readonly Exposed[] => {
    const shooter = shooterAt(charged, point.time);
    const { unit } = shooter;
    const post = postTowards(shooter, point, field);
    if (post === undefined) return [];
    const { distance, from, stand, storeys } = post;
    if (distance > longest) return [];
    const ground = groundOf({ from, stand }, point, field, { from: storeys, to: 0, inside: false });
    if (distance > smallArmsRange({ weapon, ...ground }, rules).range) return [];
    if (!seesPoint({ ...unit, at: from }, mover, point, field)) return [];
    const at = thirdAt({ weapon, distance, ...ground }, rules);
    const firing = figuresIn(bearingOn(shooter, bodyOn(mover, point), field));
    return at === undefined || firing === 0 ? [] : [{ point, at, firing }];
  });
}

/**
 * Where on his way a charger is exposed to a unit. One who comes in so far to the side that he never is before its middle still has
 * those stands before him in whose arc, range and sight his figures come: they fire.
 *
 * @clause cady/musket/small-arms/arc
 * @clause cady/common/conduct/single-figure-may-fire
 */
export function chargerExposedTo(shooter: Shooter, charger: Unit, field: Field): readonly Exposed[] {
  const toAll = exposedTo(shooter, charger, field);
  if (toAll.length > 0) return toAll;
  return alongPath(charger.turn.path, field.rules.table.measure).flatMap((point): readonly Exposed[] => {
    const aim = groupsAt({ ...shooterAt(shooter, point.time), shots: 1 }, bodyOn(charger, point), field);
    const [first, ...others] = aim?.groups ?? [];
    if (aim === undefined || first === undefined) return [];
    const nearest = others.reduce((best, each) => (each.distance < best.distance ? each : best), first);
    const at = thirdAt(nearest, field.rules);
    return at === undefined ? [] : [{ point, at, firing: figuresIn(aim.groups), aim }];
  });
}

/** From where a unit fires at a point that it has in its arc: the front of its body, or the nearest window that looks there. */
function postTowards(
  shooter: Shooter,
  point: PathPoint,
  field: Field,
): (Pick<Post, 'from' | 'stand' | 'storeys'> & { readonly distance: number }) | undefined {
  const { rules } = field;
  const { unit, face } = shooter;
  if (!isAtWindows(unit)) {
    const { at: middle, facing } = outlookOf(unit, face, rules);
    if (!inSmallArmsArc({ from: middle, facing, target: point }, rules)) return undefined;
    const placed = placedOf(unit, rules);
    const from = highestAmong([middle, ...postsOf(shooter, field).map(post => post.from)], field);
    const stand = destination(from, facing + 180, placed.stand.depth / 2);
    return { from, stand, distance: distanceToQuad(point, quadOf(placed)), storeys: 0 };
  }
  const posts = postsOf(shooter, field)
    .filter(({ from, facing }) => inSmallArmsArc({ from, facing, target: point }, rules))
    .map(({ from, storeys }) => ({ from, storeys, distance: distance(from, point) }));
  return posts.reduce<(typeof posts)[number] | undefined>(
    (best, each) => (best === undefined || each.distance < best.distance ? each : best),
    undefined,
  );
}

/** The first of some points than which none is higher. */
function highestAmong([first, ...others]: readonly [Point, ...Point[]], field: Field): Point {
  return others.reduce((best, each) => (heightOf(each, field) > heightOf(best, field) ? each : best), first);
}

/**
 * Figures of a unit that can fire at an enemy, with a place from which some do, by how high they stand: those on a hill have the longer range. Each stand
 * has an arc of its own, in which one of his figures must be.
 *
 * @clause cady/musket/small-arms/arc
 */
function bearingOn(
  shooter: Shooter,
  enemy: Unit,
  field: Field,
): readonly { readonly from: Point; readonly figures: number }[] {
  const { unit } = shooter;
  const targets = figuresOf(placedOf(enemy, field.rules)).map(({ point }) => point);
  const bearing = postsOf(shooter, field).filter(({ from, facing }) =>
    targets.some(target => inSmallArmsArc({ from, facing, target }, field.rules)),
  );
  const byHeight = new Map<number, { readonly from: Point; readonly figures: number }>();
  let left = unit.figures;
  for (const { from, figures } of bearing) {
    const height = isAtWindows(unit) ? 0 : heightOf(from, field);
    const before = byHeight.get(height);
    const firing = Math.min(left, figures);
    left -= firing;
    byHeight.set(height, { from: before?.from ?? from, figures: (before?.figures ?? 0) + firing });
  }
  return [...byHeight.values()];
}

function figuresIn(groups: readonly { readonly figures: number }[]): number {
  return groups.reduce((sum, { figures }) => sum + figures, 0);
}

/** When in the turn a unit can fire its shot at something that moves: at once if it is loaded, else once it has loaded. */
export function readyAt({ unit }: Shooter, { rules }: Field): number {
  const { act, whole } = rules.table.thirds;
  return unit.loaded ? 0 : act / whole;
}

/**
 * The volley of a unit at a charger at one point of his way: one shot of every figure that has him in its arc, where it stood then.
 *
 * @clause cady/musket/en-passant/counts-as-fire
 */
export function volleyAtPoint(
  shooter: Shooter,
  mover: Unit,
  { point, aim }: Pick<Exposed, 'point' | 'aim'>,
  because: readonly Reason[],
  field: Field,
  bonus?: FiringGroup['bonus'],
): Shooting {
  const { rules } = field;
  const { unit, weapon } = shooter;
  const better = bonus === undefined ? {} : { bonus };
  if (aim !== undefined) {
    const groups = aim.groups.map(group => ({ ...group, ...better }));
    return { unit, target: mover, volley: { groups, targetFigures: aim.targetFigures }, because };
  }
  const then = shooterAt(shooter, point.time);
  const post = postTowards(then, point, field);
  const distance = post?.distance ?? distanceToQuad(point, quadOf(placedOf(then.unit, rules)));
  const body = bodyOn(mover, point);
  const bearing = bearingOn(then, body, field);
  const groups = bearing.flatMap(({ from, figures }): readonly FiringGroup[] => {
    const firing = bearing.length === 1 && post !== undefined ? post : { from };
    const ground = groundOf(firing, point, field, { from: post?.storeys ?? 0, to: 0, inside: false });
    if (bearing.length > 1 && distance > smallArmsRange({ weapon, ...ground }, rules).range) return [];
    const ranksDeep = depthFrom(body, placedOf(body, rules), { unit: then.unit, from: firing.from }, rules);
    const how = { weapon, figures, shots: 1, distance, ranksDeep };
    return [{ ...how, atCrew: mover.gun !== null, ...ground, ...better }];
  });
  return { unit, target: mover, volley: { groups, targetFigures: mover.figures }, because };
}

/**
 * Whether an enemy has only passed a unit: he is out of its range, whatever way it faces, when both their moves are over, and was so before them unless it is
 * read otherwise (`cady/ruling/fire-in-passing-from-within`).
 *
 * @clause cady/common/definition/en-passant
 * @clause cady/common/fire/en-passant
 */
export function hasPassed(shooter: Shooter, enemy: Unit, field: Field): boolean {
  if (isWithinRange(shooter, enemy, field)) return false;
  return field.rules.readings.passingFromWithin || !isWithinRange(shooterAt(shooter, 0), bodyAt(enemy, 0), field);
}

/**
 * Whether a unit has ridden up to an enemy, and back or aside from him: horse may fire where it was nearest, wherever it then is.
 *
 * @clause cady/musket/cavalry/caracole
 */
export function hasRiddenUp({ unit }: Shooter, enemy: Unit, { rules }: Field): boolean {
  if (troopOf(unit, rules).arm !== 'cavalry' || unit.mustDo !== null) return false;
  const away = (time: number) => distanceBetweenQuads(groundAt(unit, time), groundAt(enemy, time));
  const groundAt = (each: Unit, time: number) => quadOf(placedOf(bodyAt(each, time), rules));
  const nearest = Math.min(...alongPath(unit.turn.path, rules.table.measure).map(({ time }) => away(time)));
  return nearest < Math.min(away(0), away(1));
}

/**
 * Fire at a unit that came into range and left it again: one shot of every figure that had one of his in arc, range and sight at the
 * moment at which most had, measured as at one who stands there. Who has yet to load is not ready before the first third is over.
 *
 * @clause cady/common/fire/en-passant
 * @clause cady/musket/en-passant/fire-at-passing
 */
export function volleyInPassing(shooter: Shooter, mover: Unit, field: Field): Shooting | undefined {
  const aim = bestOnTheWay(shooter, mover, field);
  if (aim === undefined) return undefined;
  const because = `${mover.id} came through range`;
  return {
    unit: shooter.unit,
    target: mover,
    volley: { groups: aim.groups, targetFigures: aim.targetFigures },
    because: [{ clause: 'cady/common/fire/en-passant', because, effect: 'fires in passing' }],
  };
}

/**
 * Fire of a unit on its way at an enemy whom it passes: one shot of every figure that had one of them in arc, range and sight at the
 * moment at which most had, from where it then was. Horse that rides up, fires and rides back fires so; where its enemy fires at it
 * says `takingFireWhereTheyFired`.
 *
 * @clause cady/musket/en-passant/return-fire
 * @clause cady/musket/en-passant/both-passing
 * @clause cady/musket/cavalry/caracole
 */
export function volleyFromTheWay(shooter: Shooter, enemy: Unit, field: Field): Shooting | undefined {
  const { unit } = shooter;
  const { path } = unit.turn;
  const reach = longestRange(shooter, field) + extentOf(placedOf(enemy, field.rules));
  const ready = readyAt(shooter, field);
  let best: { readonly aim: Aim; readonly firing: number; readonly time: number } | undefined;
  for (const point of alongPath(path, field.rules.table.measure)) {
    const there = bodyAt(enemy, point.time);
    if (point.time < ready || distance(point, there.at) > reach) continue;
    const aim = groupsAt({ ...shooter, shots: 1, unit: bodyAt(unit, point.time) }, there, field);
    const firing = figuresIn(aim?.groups ?? []);
    if (aim !== undefined && firing > (best?.firing ?? 0)) best = { aim, firing, time: point.time };
  }
  if (best === undefined) return undefined;
  const { groups, targetFigures } = best.aim;
  const clause = enemy.turn.moved > 0 ? 'cady/musket/en-passant/both-passing' : 'cady/musket/en-passant/return-fire';
  const because: Reason = { clause, because: `passes ${enemy.id} within range`, effect: 'fires on the way' };
  return { unit, target: enemy, volley: { groups, targetFigures }, because: [because], firedAt: best.time };
}

/** The volley of a unit at one who moved, at a moment of the turn: one shot of every figure that could fire at him then, if it was ready. */
export function volleyAtTime(
  shooter: Shooter,
  mover: Unit,
  time: number,
  field: Field,
): Pick<Shooting, 'volley'> | undefined {
  if (time < readyAt(shooter, field)) return undefined;
  const aim = groupsAt({ ...shooter, shots: 1 }, bodyAt(mover, time), field);
  return aim === undefined ? undefined : { volley: { groups: aim.groups, targetFigures: aim.targetFigures } };
}

/** A unit as it was at a time of the turn, 0 to 1. */
function bodyAt(unit: Unit, time: number): Unit {
  const { path } = unit.turn;
  const at = placeAt(path, time);
  if (at === undefined || unit.turn.moved === 0) return unit;
  return { ...unit, at: { x: at.x, y: at.y }, facing: facingAt(path, time) ?? unit.facing };
}

/** A unit that may fire as it stood at a time of the turn. */
function shooterAt(shooter: Shooter, time: number): Shooter {
  return { ...shooter, unit: bodyAt(shooter.unit, time) };
}

/** A unit as it was at a point of its way. */
function bodyOn(unit: Unit, point: PathPoint): Unit {
  return { ...unit, at: { x: point.x, y: point.y }, facing: facingAt(unit.turn.path, point.time) ?? unit.facing };
}

/** The moment of his way at which most figures can fire at an enemy, the first of those. */
function bestOnTheWay(shooter: Shooter, mover: Unit, field: Field): Aim | undefined {
  const { rules } = field;
  const ready = readyAt(shooter, field);
  const own = quadOf(placedOf(shooter.unit, rules));
  const reach = longestRange(shooter, field) + extentOf(placedOf(mover, rules));
  const all = figuresIn(postsOf(shooter, field));
  let best: { readonly aim: Aim; readonly firing: number } | undefined;
  for (const point of alongPath(mover.turn.path, rules.table.measure)) {
    if (point.time < ready || distanceToQuad(point, own) > reach) continue;
    const aim = groupsAt({ ...shooter, shots: 1 }, bodyOn(mover, point), field);
    const firing = figuresIn(aim?.groups ?? []);
    if (aim !== undefined && firing > (best?.firing ?? 0)) best = { aim, firing };
    if (firing === all) break;
  }
  return best?.aim;
}
