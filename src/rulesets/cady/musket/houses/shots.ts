import type { Dice } from '../../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { distance, type Point, toGrid } from '../../../../table/index.js';
import { type GunType, type MusketRules, musketRules } from '../rules.js';
import type { House } from './house.js';
import type { HouseClass } from './rules.js';

/** A shot that would cost those inside a building so many figures. */
export interface HouseShot {
  readonly gun: GunType;
  readonly hits: number;
  /** Figures that are inside; without it, more than can be hit. */
  readonly inside?: number;
}

/** What the building made of it. */
export interface HouseToll {
  readonly lost: number;
  readonly because: readonly Reason[];
}

/**
 * What a building makes of the casualties of a shot: the gun's die spares those inside, leaves the casualties as they are, or doubles
 * them. Who was not hit throws no die.
 *
 * Source: Musket Period Rules > Occupied Building Sheet.
 *
 * @clause cady/musket/sheet/building/artillery-6pd
 * @clause cady/musket/sheet/building/artillery-8pd
 * @clause cady/musket/sheet/building/artillery-12pd
 * @clause cady/musket/sheet/building/rockets
 * @clause cady/ancient-medieval/sheet/building-fire-6pd
 * @clause cady/ancient-medieval/sheet/building-fire-8pd
 * @clause cady/ancient-medieval/sheet/building-fire-12pd
 * @clause cady/musket/building/wood-no-cover-artillery
 */
export function shotAtHouse(shot: HouseShot, dice: Dice, rules: MusketRules = musketRules()): HouseToll {
  const { gun, hits, inside = Number.POSITIVE_INFINITY } = shot;
  const die = rules.houses.dice[gun];
  if (hits === 0 || die === null) return { lost: Math.min(hits, inside), because: [] };
  const face = dice.roll(die.sides);
  const times = die.none.includes(face) ? 0 : die.doubled.includes(face) ? 2 : 1;
  const lost = Math.min(hits * times, inside);
  return { lost, because: [reasonFor(clauseOf[gun], `building die ${face} of ${die.sides}`, said[times])] };
}

const said = { 0: 'nobody falls', 1: 'casualties as they are', 2: 'casualties doubled' } as const;

const clauseOf = {
  'six-pounder-cannon': 'cady/musket/sheet/building/artillery-6pd',
  'six-pounder-horse-artillery': 'cady/musket/sheet/building/artillery-6pd',
  'eight-pounder-cannon': 'cady/musket/sheet/building/artillery-8pd',
  'eight-pounder-howitzer': 'cady/musket/sheet/building/artillery-12pd',
  'twelve-pounder-cannon': 'cady/musket/sheet/building/artillery-12pd',
  'congreve-rockets': 'cady/musket/sheet/building/rockets',
} as const;

/**
 * Points that a floor has taken after a hit, and whether it is gone: the variation die of the shot counts.
 *
 * Source: Musket Period Rules > Occupied Building Sheet.
 *
 * @clause cady/musket/sheet/building/points
 * @clause cady/ancient-medieval/sheet/building-floor-destruction
 */
export function floorAfter(
  floor: { readonly class: HouseClass; readonly points: number; readonly die: number },
  rules: MusketRules = musketRules(),
): { readonly points: number; readonly gone: boolean; readonly because: readonly Reason[] } {
  const points = floor.points + floor.die;
  const whole = rules.houses.points[floor.class];
  const effect =
    points >= whole ? 'the floor is gone' : `${points} of the ${counted(whole, 'point')} that bring the floor down`;
  const because = reasonFor('cady/musket/sheet/building/points', `variation die ${floor.die}`, effect);
  return { points, gone: points >= whole, because: [because] };
}

/**
 * Whether a wall of a building stops a ball: stone does until a ball has brought it down, wood does not.
 *
 * Source: Musket Period Rules > Buildings & Artillery.
 *
 * @clause cady/musket/building/solid-continues-through-wood
 * @clause cady/musket/building/stone-wall-two-hits
 */
export function stopsBall(
  wall: { readonly class: HouseClass; readonly hits: number },
  { houses }: Pick<MusketRules, 'houses'>,
): boolean {
  return houses.stopBalls.includes(wall.class) && wall.hits < houses.wallHits;
}

/**
 * Balls that have struck the section of a wall in which a point of it lies: a side of the building from corner to corner, or a stretch as
 * wide as guns make a gap in a wall (`cady/ruling/building-wall-section`).
 *
 * @clause cady/musket/building/stone-wall-two-hits
 */
export function hitsAt(
  { wallHits, struckAt = [] }: Pick<House, 'wallHits' | 'struckAt'>,
  wall: number,
  at: Point,
  { houses, table }: Pick<MusketRules, 'houses' | 'table'>,
): number {
  if (houses.wallSection === 'side') return wallHits[wall] ?? 0;
  return struckAt.filter(hit => hit.wall === wall && toGrid(distance(hit, at)) <= table.section.wall / 2).length;
}
