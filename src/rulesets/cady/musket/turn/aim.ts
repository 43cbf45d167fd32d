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
import {
  blockersBetween,
  coverBefore,
  firedOnFrom,
  frontMiddle,
  heightOf,
  highestOf,
  nearestTo,
} from '../../common/turn/aim.js';
import { liesLow } from '../../common/turn/unseen/lying-low.js';
import { firingRanks, inSmallArmsArc } from '../firing.js';
import { storeysOf } from '../houses/house.js';
import type { MusketRules } from '../rules.js';
import { sidesOfBoard } from '../ships/broadside.js';
import { type FiringGroup, smallArmsRange, wholeCm } from '../small-arms.js';
import type { Weapon } from '../small-arms-numbers.js';
import type { MusketState, Unit } from '../state.js';
import { placedOf } from '../units.js';
import { type Face, standsFacing } from './faces.js';
import type { Field } from './field.js';
import { isAtWindows, menOnFloors, type Post, postsIn } from './houses/posts.js';

/** The figures of a unit that can fire at a target, grouped by what bears on their odds. */
export interface Aim {
  readonly groups: readonly FiringGroup[];
  /** Distance of the nearest of them, cm. */
  readonly nearest: number;
  /** Figures of the target that they can hit. */
  readonly targetFigures: number;
  /** How many of them fire from each floor of a building. */
  readonly men: ReadonlyMap<number, number>;
}

/** A unit that fires: with what, how many shots of each figure, and with which side of its square, boat or deck, if it stands in one. */
export interface Firing {
  readonly unit: Unit;
  readonly weapon: Weapon;
  readonly shots: number;
  readonly face?: Face | undefined;
  /** Of a building: the walls whose windows fire, by the way they look; all unless said. */
  readonly walls?: readonly number[];
  /** Men of each floor who have fired from other walls. */
  readonly fired?: ReadonlyMap<number, number>;
}

/** How far a unit's weapon reaches from where it stands, at most: from its highest stand. */
export function longestRange(
  { unit, weapon }: { readonly unit: Unit; readonly weapon: Weapon },
  { table, rules }: Field,
): number {
  const stands = standsOf(placedOf(unit, rules)).map(frontMiddle);
  const levelsAbove = highestOf([unit.at, ...stands], { table, rules }) + storeysOf(unit);
  return smallArmsRange({ weapon, levelsAbove }, rules).range;
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
 * @clause cady/musket/small-arms/out-of-arc
 * @clause cady/musket/artillery/crew/legitimate-target
 * @clause cady/musket/building/window-fire
 * @clause cady/musket/building/small-arms-step
 * @clause cady/musket/boat/fired-at
 */
export function groupsAt(shooter: Firing, target: Unit, field: Field): Aim | undefined {
  const { unit, weapon, shots, fired } = shooter;
  const { rules, table } = field;
  const placed = placedOf(target, rules);
  const exposed = exposedPoints(target, placed, field);
  const left = menOnFloors(unit, fired);
  const men = new Map<number, number>();
  const atWindows = new Set<Point>();
  const blockers = blockersBetween(unit, target, field);
  const groups = new Map<string, FiringGroup>();
  let nearest = Number.POSITIVE_INFINITY;
  for (const { from, stand, facing, figures, storeys, floor } of postsOf(shooter, field)) {
    const firing = floor === undefined ? figures : Math.min(figures, left.get(floor) ?? 0);
    const aim =
      firing === 0
        ? undefined
        : nearestTo(
            from,
            [...exposed.keys()].filter(
              figure =>
                inSmallArmsArc({ from, facing, target: figure }, rules) &&
                !liesLow(target, { from, to: figure }, field),
            ),
          );
    if (aim === undefined) continue;
    const range = distance(from, aim);
    const toStoreys = exposed.get(aim) ?? 0;
    const where = groundOf({ from, stand }, aim, field, { from: storeys, to: toStoreys, inside: isAtWindows(target) });
    if (wholeCm(range, rules) > smallArmsRange({ weapon, ...where }, rules).range) continue;
    const line = { from, to: aim, table, rules: rules.table.fireSight, blockers };
    if (!lineOfSight({ ...line, fromStoreys: storeys, toStoreys }).clear) continue;
    if (floor !== undefined) {
      left.set(floor, (left.get(floor) ?? 0) - firing);
      men.set(floor, (men.get(floor) ?? 0) + firing);
    }
    atWindows.add(aim);
    const ranksDeep = depthFrom(target, placed, { unit, from }, rules);
    nearest = Math.min(nearest, range);
    // Odds change with the whole centimetre, so that stands within one are thrown for together.
    const whole = Math.max(1, wholeCm(range, rules));
    const key = [whole, where.levelsAbove, where.cover, where.forest, ranksDeep].join();
    groups.set(key, {
      weapon,
      shots,
      figures: (groups.get(key)?.figures ?? 0) + firing,
      distance: whole,
      ranksDeep,
      atCrew: target.gun !== null,
      ...comesOffShip(target, field.state),
      ...where,
    });
  }
  if (groups.size === 0) return undefined;
  const targetFigures = isAtWindows(target) ? atWindows.size * rules.houses.figuresEach : target.figures;
  return { groups: [...groups.values()], nearest, targetFigures: Math.min(target.figures, targetFigures), men };
}

/** Whether a unit's weapon reaches some of a target's figures from one of its places, whatever way it faces and whatever is in between. */
export function isWithinRange(shooter: Omit<Firing, 'shots'>, target: Unit, field: Field): boolean {
  const { weapon } = shooter;
  const { rules } = field;
  const inside = isAtWindows(target);
  const exposed = exposedPoints(target, placedOf(target, rules), field);
  return postsOf(shooter, field).some(({ from, stand, storeys }) => {
    const aim = nearestTo(from, [...exposed.keys()]);
    if (aim === undefined) return false;
    const where = groundOf({ from, stand }, aim, field, { from: storeys, to: exposed.get(aim) ?? 0, inside });
    return wholeCm(distance(from, aim), rules) <= smallArmsRange({ weapon, ...where }, rules).range;
  });
}

/**
 * Where figures of a unit can be hit, and how many storeys up: all of those in the open; of those in a building two at each of its
 * windows and doors.
 *
 * @clause cady/musket/building/window-fire
 */
function exposedPoints(target: Unit, placed: Placed, { state, rules }: Field): ReadonlyMap<Point, number> {
  if (target.gun?.mount?.covered === true) return new Map();
  if (!isAtWindows(target)) return new Map(figuresOf(placed).map(({ point }) => [point, 0]));
  return new Map(postsIn(target, state, rules).map(({ from, storeys }) => [from, storeys]));
}

/**
 * Whether a unit comes off a ship, or waits on her deck while others do.
 *
 * @clause cady/musket/ship/off-load-small-arms
 * @clause cady/musket/ship/off-load-targets
 */
function comesOffShip({ landed, aboard }: Unit, { afloat, turn }: MusketState): Pick<FiringGroup, 'offShip'> {
  const off = landed?.on === turn && landed.off === 'ship';
  const waits = aboard?.deck === 'top' && afloat?.vessels[aboard.vessel]?.loadedOn === turn;
  return off || waits ? { offShip: true } : {};
}

/** The places from which a unit fires: its stands that may, or windows and doors. */
export function postsOf({ unit, face, walls }: Pick<Firing, 'unit' | 'face' | 'walls'>, field: Field): readonly Post[] {
  if (isAtWindows(unit)) {
    return postsIn(unit, field.state, field.rules).filter(({ facing }) => walls?.includes(facing) !== false);
  }
  const aboard = sidesOfBoard(unit, field.state, field.rules, face);
  if (aboard !== undefined) return aboard;
  return firingStands({ unit, face }, field).map(stand => {
    const { facing, figures, centre } = stand;
    return { from: frontMiddle(stand), stand: centre, facing, figures, storeys: 0 };
  });
}

/**
 * How deep a body is from one of its sides (a square has a front on each), in figures or stands (`cady/ruling/steps-deep-target`): from the flank the figures of a
 * stand stand behind each other.
 *
 * @clause cady/musket/artillery/massed-target
 * @clause cady/musket/small-arms/massed-target
 */
function figuresDeep(
  placed: Placed,
  side: ReturnType<typeof sideToward>,
  { readings }: Pick<MusketRules, 'readings'>,
): number {
  if (side !== 'flank') return ranksOf(placed);
  const files = Math.min(placed.files, standsIn(placed));
  return readings.stepsDeepTarget === 'figures' ? files * placed.stand.figures : files;
}

/**
 * How deep a unit is to fire from one of its sides, a square as its whole body or as one of its sides (`cady/ruling/square-deep-target`): foot and horse as they stand, but no gun's crew, and nobody at doors and windows, where none stands behind another.
 */
export function depthOf(
  unit: Unit,
  placed: Placed,
  side: ReturnType<typeof sideToward>,
  rules: Pick<MusketRules, 'readings'>,
): number {
  if (unit.gun !== null || isAtWindows(unit)) return 1;
  const deep = figuresDeep(placed, side, rules);
  const oneSide = unit.square === true && rules.readings.squareDeepTarget === 'side';
  return oneSide ? Math.min(deep, rules.readings.squareRanks) : deep;
}

/** How many ranks deep a unit is to a shot of another, by where it comes from. */
export function depthFrom(
  target: Unit,
  placed: Placed,
  from: Parameters<typeof firedOnFrom>[1],
  rules: Pick<MusketRules, 'readings'>,
): number {
  return depthOf(target, placed, target.square === true ? 'front' : firedOnFrom(placed, from, rules), rules);
}

/** The stands of a unit that may fire: the front rank, and ranks behind that stand higher; of a square those of one side. */
export function firingStands(
  { unit, face }: Pick<Firing, 'unit' | 'face'>,
  { rules, table }: Field,
): readonly StandPlace[] {
  const placed = placedOf(unit, rules);
  if (face !== undefined) return standsFacing(placed, face);
  const front = frontRank(placed);
  const all = standsOf(placed);
  if (all.length === front.length) return front;
  const heights = Array.from({ length: ranksOf(placed) }, (_, rank) =>
    Math.min(...all.filter(stand => stand.rank === rank).map(stand => levelAt(table, stand.centre))),
  );
  const ranks = firingRanks({ heights });
  return all.filter(stand => ranks.includes(stand.rank));
}

const onTheGround = { from: 0, to: 0, inside: false } as const;

/** What the ground between a firer and its aim does to the shot. Who fires is in a forest where his figures stand in it, as is who is fired at. */
export function groundOf(
  { from, stand = from }: { readonly from: Point; readonly stand?: Point | undefined },
  aim: Point,
  { rules, table }: Pick<Field, 'rules' | 'table'>,
  storeys: { readonly from: number; readonly to: number; readonly inside: boolean } = onTheGround,
): Pick<FiringGroup, 'levelsAbove' | 'forest' | 'cover'> {
  const cover = storeys.inside ? 'building' : coverBefore(from, aim, table, rules);
  const above = heightOf(from, { table, rules }) + storeys.from - heightOf(aim, { table, rules }) - storeys.to;
  return {
    levelsAbove: Math.max(0, above),
    forest: [stand, aim].some(point => areasAt(table, point, 'wood').length > 0),
    ...(cover === undefined ? {} : { cover }),
  };
}
