import type { SideId } from '../../../../../battle/index.js';
import {
  areasAt,
  type Box,
  barriersBetween,
  boxAround,
  depthInside,
  distance,
  distanceBetweenQuads,
  distanceToQuad,
  levelAt,
  lineOfSight,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  ranksOf,
  type SightBlocker,
  type StandPlace,
  sideToward,
  standsOf,
  type Table,
  toGrid,
  widthOf,
} from '../../../../../table/index.js';
import { heightInLevels } from '../../moving/ground.js';
import type { Arm } from '../../moving/movement.js';
import { sightDistance } from '../../unseen/hidden.js';
import { isScreened, type Screen } from '../../unseen/screening.js';
import { isNearQuad } from '../aim.js';
import type { Field } from '../field.js';
import type { SightSection } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, Phantom } from '../state.js';
import { placedOf, troopOf } from '../units.js';
import { hasShownItself } from './lying-low.js';
import { isHidden } from './markers.js';

/** Something on the table that sees and is seen: a unit in the open, a unit behind a marker, or a phantom. */
export interface Lookout {
  /** The unit in the open, or the tag of the marker. */
  readonly id: string;
  readonly side: SideId;
  readonly is: 'unit' | 'marker' | 'phantom';
  readonly at: Point;
  /** The ground of the unit; `null` for a phantom. */
  readonly body: { readonly placed: Placed; readonly quad: Quad } | null;
  readonly arm: Arm;
  /** How far it sees, cm. */
  readonly reach: number;
  /** Levels that it stands above the ground: on a wall or tower. */
  readonly storeys: number;
  /** Hidden, and has neither moved nor shot: on the edge of a forest it stays so. */
  readonly still?: boolean;
  /** It is inside a building. */
  readonly inside?: boolean;
}

/** Where lookouts look at each other. */
export interface Lookouts {
  readonly all: readonly Lookout[];
  readonly table: Table;
  readonly rules: TurnRules;
  /** Points that are known to lie deep in a wood or not, so that this is looked up once. */
  readonly deep?: Map<string, boolean>;
}

/** How far a unit sees, in cm. */
export function sightOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  field: Field<Unit, Rules>,
  sight: SightSection<Unit, Rules>,
): number {
  return sight.reach?.(unit, field) ?? sightDistance({ artillery: false }, field.rules);
}

/** A unit as a lookout, where it stands or where it is on its way. */
export function lookoutOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  field: Field<Unit, Rules>,
  sight: SightSection<Unit, Rules>,
  placed: Placed = placedOf(unit, field.rules),
): Lookout {
  return {
    id: unit.marker ?? unit.id,
    side: unit.side,
    is: isHidden(unit) ? 'marker' : 'unit',
    at: placed.at,
    body: { placed, quad: quadOf(placed) },
    arm: troopOf(unit, field.rules).arm,
    reach: sightOf(unit, field, sight),
    storeys: sight.storeys?.(unit, field.rules) ?? 0,
    ...(isHidden(unit) && !hasShownItself(unit, field) ? { still: true } : {}),
    ...(unit.house === undefined || unit.house.open === true ? {} : { inside: true }),
  };
}

/** A phantom as a lookout: whoever it is taken for sees no farther than others. */
export function phantomLookout({ marker, side, at }: Phantom, rules: TurnRules, where: Point = at): Lookout {
  const reach = sightDistance({ artillery: false }, rules);
  return { id: marker, side, is: 'phantom', at: where, body: null, arm: 'infantry', reach, storeys: 0 };
}

/**
 * The stands of an enemy that a lookout sees, by their number in its body, front left first; for a phantom `[0]`. Empty when it
 * sees nothing of him: too far, no clear line over the ground, still at the edge of a forest, or screened by troops before him. Who is near enough with his
 * nearest figure is near enough with all: the distance is one of units, and what may hide a part of one is the ground.
 *
 * @clause cady/common/hidden/sight-distance-normal
 * @clause cady/common/hidden/sight-distance-artillery
 * @clause cady/common/hidden/partial-reveal
 * @clause cady/common/forest/edge-hidden
 * @clause cady/musket/sighting/upper-storey-reveals
 */
export function standsSeenBy(seer: Lookout, target: Lookout, lookouts: Lookouts): number[] {
  const seen = standsInSight(seer, target, lookouts);
  return isScreenedFrom(seer, target, seen, lookouts) ? [] : seen;
}

/** The stands of an enemy that the ground and the distance let a lookout see, whoever else stands in between. */
export function standsInSight(seer: Lookout, target: Lookout, lookouts: Lookouts): number[] {
  if (toGrid(gapBetween(seer, target)) > seer.reach) return [];
  const eyes = eyesOf(seer);
  const known = new Map<string, boolean>();
  const sees = (to: Point): boolean => {
    const key = `${to.x} ${to.y}`;
    const seen = known.get(key) ?? eyes.some(from => isFree({ from, to }, seer, target, lookouts));
    known.set(key, seen);
    return seen;
  };
  return standPoints(target).flatMap((points, i) => (points.some(sees) ? [i] : []));
}

/** The points that are looked for, by stand; of a phantom its place. */
function standPoints({ at, body }: Lookout): readonly (readonly Point[])[] {
  return body === null ? [[at]] : standsOf(body.placed).map(pointsOf);
}

/** The points of a stand that may be seen: its corners and its middle. */
function pointsOf({ corners, centre }: StandPlace): readonly Point[] {
  return [centre, ...corners];
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Whether a line from one to the other is clear, past the ground and these troops. */
function isFree(
  { from, to }: Line,
  seer: Lookout,
  target: Lookout,
  { table, rules, deep }: Lookouts,
  blockers: readonly SightBlocker[] = [],
): boolean {
  const { woodDepth } = rules.table.sight;
  const lost = (point: Point) => isDeep(point, table, woodDepth, deep);
  // The rest of the ground need not be looked at where one of them stands deep in a wood and the other not beside him.
  if (distance(from, to) > woodDepth && (lost(from) || lost(to))) return false;
  if (target.still === true && distance(from, to) > rules.forest.depth && areasAt(table, to, 'wood').length > 0) {
    return false;
  }
  if (target.still === true && lurks({ from, to }, target, table, rules)) return false;
  const [fromStoreys, toStoreys] = [seer.storeys, target.storeys];
  const sighting = { from, to, table, rules: rules.table.sight, fromStoreys, toStoreys, blockers };
  return lineOfSight(sighting).clear;
}

/**
 * Whether somebody who keeps still is not seen for the building that he is in, or the stone wall that is right before his unit: nobody
 * is near enough. All ranks of a unit that lies at a wall lie behind it.
 *
 * @clause cady/musket/building/hidden-distance
 * @clause cady/musket/wall/hidden-distance
 */
function lurks({ from, to }: Line, { inside, body }: Lookout, table: Table, rules: TurnRules): boolean {
  const { lurking } = rules;
  if (lurking === undefined) return false;
  const away = toGrid(distance(from, to));
  if (inside === true) return away > lurking.inside;
  if (away <= lurking.behindWall) return false;
  const right = (line: readonly Point[]) => body !== null && isNearQuad(body.quad, line, rules.table.behindBarrier);
  return barriersBetween(table, from, to).some(({ kind, line }) => kind === 'wall' && right(line));
}

/** Whether a point lies farther from every edge of a wood than sight goes into it. */
function isDeep(point: Point, table: Table, woodDepth: number, known?: Map<string, boolean>): boolean {
  const key = `${point.x} ${point.y}`;
  const before = known?.get(key);
  if (before !== undefined) return before;
  const deep = areasAt(table, point, 'wood').some(wood => depthInside(wood, point) > woodDepth);
  known?.set(key, deep);
  return deep;
}

/** From where a lookout looks: the corners of its ground and the middle of its front. */
function eyesOf({ at, body }: Lookout): readonly Point[] {
  return body === null ? [at] : [at, ...body.quad];
}

/** How far apart two lookouts are at the nearest, cm. */
export function gapBetween(a: Lookout, b: Lookout): number {
  if (a.body === null) return b.body === null ? distance(a.at, b.at) : distanceToQuad(a.at, b.body.quad);
  return b.body === null ? distanceToQuad(b.at, a.body.quad) : distanceBetweenQuads(a.body.quad, b.body.quad);
}

function blockerOf({ id, at, body }: Lookout, table: Table, rules: TurnRules): SightBlocker[] {
  const height = heightInLevels({ sections: 0, mounted: true }, rules);
  return body === null ? [] : [{ id, quad: body.quad, level: levelAt(table, at), height }];
}

/**
 * Whether friends in the open hide a unit or marker from an enemy that the ground would let see it: together they stand in
 * every line to it, and each of them is a screen as the book has it.
 *
 * @clause cady/common/screening/cavalry-screens
 * @clause cady/common/screening/infantry-three-ranks
 * @clause cady/common/screening/reveal-distance
 */
export function isScreenedFrom(
  seer: Lookout,
  target: Lookout,
  inSight: readonly number[],
  lookouts: Lookouts,
): boolean {
  const { all, table, rules } = lookouts;
  if (inSight.length === 0) return false;
  const between = boxAround([...eyesOf(seer), ...eyesOf(target)]);
  const friends = all.filter(
    ({ id, side, is, body }) =>
      side === target.side &&
      is === 'unit' &&
      id !== target.id &&
      body !== null &&
      reaches(boxAround(body.quad), between),
  );
  if (friends.length === 0) return false;
  const points = standPoints(target).flatMap((each, i) => (inSight.includes(i) ? each : []));
  const lines = eyesOf(seer)
    .flatMap(from => points.map(to => ({ from, to })))
    .filter(line => isFree(line, seer, target, lookouts));
  const freePast = (screens: readonly Lookout[]) => (line: Line) =>
    isFree(
      line,
      seer,
      target,
      lookouts,
      screens.flatMap(screen => blockerOf(screen, table, rules)),
    );
  if (lines.some(freePast(friends))) return false;
  const enemies = all.filter(({ side, is }) => side !== target.side && is !== 'phantom');
  const nearestEnemy = Math.min(...enemies.map(enemy => toGrid(gapBetween(enemy, target))));
  return friends
    .filter(friend => !lines.every(freePast([friend])))
    .every(screen => isScreened(screenOf(seer, screen, target, nearestEnemy, table), rules).screened);
}

function reaches(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

function sizeOf({ body }: Lookout): { readonly figures: number; readonly front: number } {
  return body === null ? { figures: 0, front: 0 } : { figures: body.placed.figures, front: widthOf(body.placed) };
}

function screenOf(seer: Lookout, screen: Lookout, target: Lookout, nearestEnemy: number, table: Table): Screen {
  const level = levelAt(table, screen.at);
  const flat = levelAt(table, seer.at) === level && levelAt(table, target.at) === level && seer.storeys === 0;
  const { body } = screen;
  const acrossFlank = body !== null && sideToward(body.quad, seer.at) === 'flank';
  const ranks = body === null ? 0 : acrossFlank ? body.placed.files : ranksOf(body.placed);
  return {
    screen: { arm: screen.arm, ranks, ...sizeOf(screen) },
    screened: { arm: target.arm, ...sizeOf(target) },
    enemyAbove: levelAt(table, seer.at) + seer.storeys - level,
    flat,
    viewBlocked: true,
    nearestEnemy,
  };
}
