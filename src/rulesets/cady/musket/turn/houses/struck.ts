import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  destination,
  distance,
  figuresOf,
  metBetween,
  type Point,
  pointInPolygon,
  pointOn,
  type Table,
  toGrid,
} from '../../../../../table/index.js';
import { leave, takeFigures } from '../../../common/turn/losses.js';
import type { Target } from '../../casualties.js';
import { floorsOf, type House } from '../../houses/house.js';
import { floorPlan, wallAt } from '../../houses/plan.js';
import { floorAfter, hitsAt, shotAtHouse, stopsBall } from '../../houses/shots.js';
import type { GunType, MusketRules } from '../../rules.js';
import type { ShotResult } from '../../shots.js';
import type { MusketState, Unit } from '../../state.js';
import type { MusketContext } from '../../terms.js';
import { troopOf } from '../../units.js';
import { goOut } from './going.js';
import { garrisonOf, goInside, houseOf, roomIn } from './inside.js';

/** A building that a shot has struck. */
export interface Struck {
  readonly house: House;
  /** Where a ball went in at its wall, and the number of that wall; absent where a shell burst. */
  readonly at?: Point;
  readonly wall?: number;
  /** How far along the stick the ball met it, in cm: 0 and less where it came down inside or before. */
  readonly along: number;
  /** The wall stops the ball. */
  readonly stops: boolean;
  /** A ball that has come in is stopped by the wall before it on its way out: where, and how far along the stick. */
  readonly stopsAtExit?: { readonly at: Point; readonly wall: number; readonly along: number };
}

/**
 * The buildings that a ball meets from where it comes down, and that in which it comes down, in the order in which it meets them. Every wall stops it that
 * would, from inside as from outside.
 *
 * @clause cady/musket/building/solid-continues-through-wood
 */
export function housesInWay(
  {
    from,
    hit,
    bearing,
    length,
  }: { readonly from: Point; readonly hit: Point; readonly bearing: number; readonly length: number },
  { houses }: MusketState,
  table: Table,
  rules: MusketRules,
): readonly Struck[] {
  if (houses === undefined) return [];
  const entered = (a: Point, b: Point, along: (away: number) => number): Struck[] =>
    metBetween(table, a, b, ['building']).flatMap(({ feature, point, start, end }) => {
      const house = houses[feature.id];
      if (house === undefined) return [];
      const { section } = wallAt(point, house.outline);
      const isStopped = (wall: number, at: Point) =>
        stopsBall({ class: house.class, hits: hitsAt(house, wall, at, rules) }, rules);
      const stops = isStopped(section.wall, point);
      const out = pointOn({ from: a, to: b }, end);
      const exit = wallAt(out, house.outline).section.wall;
      const held = !stops && end < 1 && isStopped(exit, out);
      const stopsAtExit = { at: out, wall: exit, along: along(end * distance(a, b)) };
      const entry = { house, at: point, wall: section.wall, along: along(start * distance(a, b)), stops };
      return [held ? { ...entry, stopsAtExit } : entry];
    });
  const inside = entered(from, hit, away => away - distance(from, hit)).filter(({ house }) =>
    pointInPolygon(hit, house.outline),
  );
  const met = entered(hit, destination(hit, bearing, length), away => away);
  const onward = inside.map(each => {
    const exit = each.stops ? undefined : met.find(({ house }) => house.id === each.house.id)?.stopsAtExit;
    return exit === undefined ? each : { ...each, stopsAtExit: exit };
  });
  return [...onward, ...met.filter(each => !inside.some(({ house }) => house.id === each.house.id))];
}

/** The building in which a shell has come down. */
export function houseAt(point: Point, { houses = {} }: MusketState): readonly Struck[] {
  return Object.values(houses)
    .filter(house => house.storeys > 0 && pointInPolygon(point, house.outline))
    .map(house => ({ house, along: 0, stops: false }));
}

/**
 * The floor of a building that is hit (`cady/ruling/building-storey-hit`): of those that are held, or where none is, of all that stand,
 * the lowest or the highest.
 */
export function storeyHit(house: House, state: MusketState, rules: MusketRules): number {
  const held = garrisonOf(house, state).flatMap(unit => [...floorsOf(unit).keys()]);
  const floors = held.length > 0 ? held : [1, house.storeys];
  return rules.houses.storeyHit === 'lowest' ? Math.min(...floors) : Math.max(...floors);
}

/**
 * The figures of a unit in a building that a shot can hit: those on the floor that is hit, as they stand on its sheet.
 *
 * Source: Musket Period Rules > Occupied Building Sheet.
 *
 * @clause cady/musket/sheet/building/steps
 * @clause cady/ancient-medieval/sheet/building-figures
 * @clause cady/musket/building/wood-no-cover-artillery
 */
export function targetsInside(
  unit: Unit,
  state: MusketState,
  rules: MusketRules,
): Omit<Target, 'behindWall' | 'forest'>[] {
  const house = houseOf(unit, state);
  if (house === undefined) return [];
  const { stand } = troopOf(unit, rules);
  const figures = floorsOf(unit).get(storeyHit(house, state, rules)) ?? 0;
  const { spots } = floorPlan(house.outline, stand);
  return spots.flatMap(({ centre, facing }, i) => {
    const here = Math.min(stand.figures, figures - i * stand.figures);
    if (here <= 0) return [];
    const at = destination(centre, facing, stand.depth / 2);
    return figuresOf({ stand, figures: here, files: 1, at, facing }).map(({ point }) => {
      return { unit: unit.id, kind: 'figure' as const, point, ranksDeep: 1 };
    });
  });
}

/** What a shot did, once the buildings have had their say: each in which anybody was hit throws the die of the gun. */
export function throughHouses(
  result: ShotResult,
  gun: GunType,
  state: MusketState,
  context: MusketContext,
): ShotResult {
  const { dice, rules } = context;
  if (state.houses === undefined) return result;
  const because: Reason[] = [];
  const losses = result.losses.map(each => {
    const unit = state.units[each.unit];
    if (unit?.house === undefined) return each;
    const toll = shotAtHouse({ gun, hits: each.lost, inside: unit.figures }, dice, rules);
    because.push(...toll.because);
    return { ...each, lost: toll.lost };
  });
  return because.length === 0 ? result : { ...result, losses, because: [...result.because, ...because] };
}

/**
 * Buildings that have been struck take points on the floor that is hit, and a wall that stops balls falls to the second of them.
 *
 * Source: Musket Period Rules > Buildings & Artillery; Occupied Building Sheet.
 *
 * @clause cady/musket/building/stone-wall-two-hits
 * @clause cady/musket/sheet/building/points
 */
export function wearDown(
  struck: readonly Struck[],
  { die, reach }: { readonly die: number; readonly reach: number },
  state: MusketState,
  context: MusketContext,
): void {
  for (const each of struck) {
    const { house, at, wall, stops, along, stopsAtExit: exit } = each;
    if (house.storeys === 0 || toGrid(along) > toGrid(reach)) continue;
    if (exit !== undefined && toGrid(exit.along) <= toGrid(reach)) batterWall(house, exit.wall, exit.at, context);
    if (stops && wall !== undefined && at !== undefined) batterWall(house, wall, at, context);
    const storey = storeyHit(house, state, context.rules);
    const before = house.points[storey - 1] ?? 0;
    const { points, gone, because } = floorAfter({ class: house.class, points: before, die }, context.rules);
    house.points[storey - 1] = points;
    context.tell({ kind: 'house', what: gone ? 'floor-gone' : 'struck', house: house.id, because });
    if (gone) bringDown(house, storey, state, context);
  }
}

function batterWall(house: House, wall: number, at: Point, { rules, tell }: MusketContext): void {
  house.wallHits[wall] = (house.wallHits[wall] ?? 0) + 1;
  if (rules.houses.wallSection === 'stretch') {
    house.struckAt = [...(house.struckAt ?? []), { wall, x: toGrid(at.x), y: toGrid(at.y) }];
  }
  const hits = hitsAt(house, wall, at, rules);
  if (hits !== rules.houses.wallHits) return;
  const { section } = wallAt(at, house.outline);
  const gap = { kind: 'gap', at: { x: toGrid(at.x), y: toGrid(at.y) }, outward: section.outward } as const;
  house.openings.push({ ...gap, storey: 1, wide: true, open: true, tried: 0 });
  const because = [
    reasonFor('cady/musket/building/stone-wall-two-hits', `hit ${counted(hits, 'time')}`, 'the wall section falls'),
  ];
  tell({ kind: 'house', what: 'wall-fallen', house: house.id, because });
}

/**
 * A floor comes down, and those above it (`cady/ruling/building-floor-gone`); with the ground floor the building is a ruin, rough
 * ground on which those who were inside stand in the open.
 */
function bringDown(house: House, storey: number, state: MusketState, context: MusketContext): void {
  const { rules, tell } = context;
  const inside = garrisonOf(house, state);
  if (rules.houses.floorGone === 'lost') {
    for (const unit of inside) {
      const there = [...floorsOf(unit)].reduce((sum, [floor, figures]) => sum + (floor >= storey ? figures : 0), 0);
      takeFigures(unit, there);
    }
  }
  house.storeys = storey - 1;
  house.openings = house.openings.filter(opening => opening.storey < storey);
  state.breaches.push({ barrier: house.id, from: 0, to: house.storeys });
  if (house.storeys === 0) tell({ kind: 'house', what: 'in-ruins', house: house.id, because: [] });
  for (const [i, unit] of inside.entries()) {
    if (unit.figures === 0 || unit.house === undefined) continue;
    const top = unit.house.storey + Math.ceil(unit.figures / unit.house.onFloor) - 1;
    if (top <= house.storeys) continue;
    const room = house.storeys === 0 ? undefined : roomIn(unit, house, undefined, state, rules);
    if (room !== undefined) goInside(unit, house, room, rules);
    else if (house.storeys === 0 && i === 0) stayInRuin(unit, state);
    else if (!goOut(unit, house, state, context)) leave(state, unit.id, 'destroyed', [], tell);
  }
}

function stayInRuin(unit: Unit, state: MusketState): void {
  delete unit.house;
  state.contacts = state.contacts.filter(
    ({ a, b, through }) => through === undefined || (a !== unit.id && b !== unit.id),
  );
}
