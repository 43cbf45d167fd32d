import {
  type Barrier,
  type Crossing,
  distance,
  type Feature,
  isArea,
  isBarrier,
  isCrossing,
  isStrip,
  measuredFrom,
  meetingOf,
  type Piece,
  type Placed,
  type Point,
  partsOf,
  piecesInside,
  piecesOnStrip,
  type Segment,
  segmentsCross,
  toGrid,
  widthOf,
  withApproaches,
} from '../../../../table/index.js';
import { type GroundOfTable, groundOnTable } from '../../moving/ground.js';
import type { Manner } from '../../moving/mover.js';
import { type Ground, groundCost } from '../../moving/terrain.js';
import type { WrgRules } from '../../rules.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { walksOver } from '../sorcery/walking.js';

/** Features that hinder a body in one way: off the road, and those that do so even where a road leads over them. */
export interface Hindrance {
  readonly offRoad: ReadonlySet<string>;
  readonly onRoad: ReadonlySet<string>;
}

/** What of a table obstructs a body, and where it keeps to its normal move. */
export interface Hindrances {
  readonly obstructing: Hindrance;
  readonly normalOnly: Hindrance;
}

/**
 * The features of a table that obstruct a body, and those on which it does not gallop; of both, what does so on a road as well.
 *
 * @clause wrg/terrain/difficult-cases
 * @clause wrg/terrain/difficult-cavalry
 * @clause wrg/terrain/roads
 */
export function hindrancesOf(
  unit: Unit,
  manner: Manner,
  onTable: GroundOfTable,
  { table, rules }: { readonly table: Field['table']; readonly rules: WrgRules },
): Hindrances {
  const sets = { obstructing: both(), normalOnly: both() };
  for (const feature of table.features) {
    if (walksOver(unit, feature.kind, rules)) continue;
    const ground = groundOnTable(feature, onTable, rules);
    if (ground === null) continue;
    const off = groundCost(unit.troops, ground, manner, rules);
    const on = groundCost(unit.troops, byRoad(ground), manner, rules);
    if (off.obstructs) sets.obstructing.offRoad.add(feature.id);
    if (on.obstructs) sets.obstructing.onRoad.add(feature.id);
    if (off.normalOnly) sets.normalOnly.offRoad.add(feature.id);
    if (on.normalOnly) sets.normalOnly.onRoad.add(feature.id);
  }
  return sets;
}

const both = () => ({ offRoad: new Set<string>(), onRoad: new Set<string>() });

/** Ground where a road leads over it. */
function byRoad(ground: Ground): Ground {
  switch (ground.kind) {
    case 'river':
    case 'ford':
    case 'road':
      return ground;
    case 'open':
      return { kind: 'road' };
    default:
      return { kind: 'road', over: ground.kind };
  }
}

/** What of it hinders that a body climbs over or wades through: lines, and no areas. */
export function linesOf({ offRoad, onRoad }: Hindrance, { features }: Field['table']): Hindrance {
  const areas = new Set(features.filter(isArea).map(({ id }) => id));
  const lines = (ids: ReadonlySet<string>) => new Set([...ids].filter(id => !areas.has(id)));
  return { offRoad: lines(offRoad), onRoad: lines(onRoad) };
}

/**
 * The area on which a body stands with its front, or with the middle of it (`wrg/ruling/part-of-a-front-on-bad-ground`), and that hinders it there.
 *
 * @clause wrg/manoeuvre/formation-in-difficult-terrain
 */
export function hinderingUnder(placed: Placed, by: Hindrance, { table, rules }: OnGround): Feature | undefined {
  const half = rules.movement.going.partOfAFront === 'middle' ? BRUSH : widthOf(placed) / 2;
  const on = measuredFrom(placed);
  const front = { from: on(-half, 0), to: on(half, 0), placed };
  const alone = (id: string): Hindrance => ({
    offRoad: new Set([id]),
    onRoad: by.onRoad.has(id) ? new Set([id]) : new Set(),
  });
  return table.features.find(
    feature => isArea(feature) && by.offRoad.has(feature.id) && isHindered(front, alone(feature.id), { table, rules }),
  );
}

/** A straight way of a body: where the middle of its front goes. */
export interface StraightWay extends Segment {
  readonly placed: Placed;
}

/** Less of a way than this on ground that hinders, in paces, only brushes it, and hinders nobody. */
const BRUSH = 0.5;

/** The table and the rules. */
interface OnGround {
  readonly table: Field['table'];
  readonly rules: WrgRules;
}

/** Whether a body on a straight way is hindered: by ground off the road, by water beside fords and bridges, by what it climbs over. */
export function isHindered(way: StraightWay, by: Hindrance, ground: OnGround): boolean {
  return isHinderedAlong([way], by, ground);
}

/** Whether a body is hindered on the straight ways that one part of it goes one after the other. */
export function isHinderedAlong(ways: readonly StraightWay[], by: Hindrance, ground: OnGround): boolean {
  let hindered = 0;
  return ways.some(way => {
    for (const { paces } of hinderingPieces(way, by, ground)) hindered += paces;
    return hindered >= BRUSH;
  });
}

/** Paces of a straight way before the first ground on it that hinders; `Infinity` where none does. */
export function pacesUnhindered(way: StraightWay, by: Hindrance, ground: OnGround): number {
  let hindered = 0;
  for (const { start, paces } of hinderingPieces(way, by, ground)) {
    hindered += paces;
    if (hindered >= BRUSH) return toGrid(distance(way.from, way.to) * start);
  }
  return Infinity;
}

/** A piece of a way that hinders: so many paces more of it; what is climbed over hinders however narrow it is. */
interface Hindering extends Piece {
  readonly paces: number;
}

/** The pieces of a straight way on which a body is hindered, in order; what lies on two kinds of ground counts once. */
function hinderingPieces(way: StraightWay, by: Hindrance, { table, rules }: OnGround): readonly Hindering[] {
  if (by.offRoad.size === 0) return [];
  const { widerThanRoad } = rules.movement.going;
  const fits = ({ width }: { readonly width: number }) => toGrid(widthOf(way.placed)) <= width;
  const roads = table.features
    .filter(isStrip)
    .filter(strip => strip.kind === 'road' && (widerThanRoad || fits(strip)))
    .flatMap(road => piecesOnStrip(way, road));
  const crossings = table.features.filter(isCrossing).filter(fits);
  const hinders = (feature: Feature): readonly Piece[] => {
    if (isBarrier(feature)) return climbs(way, feature);
    const met = isUnderWay(feature, way);
    if (by.onRoad.has(feature.id) && !isWater(feature)) return met;
    const beside = met.filter(piece => !roads.some(road => covers(road, piece)));
    return isWater(feature) ? beside.filter(piece => !isCrossed(piece, way, crossings, by)) : beside;
  };
  const pieces = table.features.filter(({ id }) => by.offRoad.has(id)).flatMap(hinders);
  const whole = distance(way.from, way.to);
  let gone = 0;
  return [...pieces]
    .sort((a, b) => a.start - b.start)
    .map((piece): Hindering => {
      const more = Math.max(0, piece.end - Math.max(piece.start, gone));
      gone = Math.max(gone, piece.end);
      return { ...piece, paces: isClimb(piece) ? Infinity : more * whole };
    });
}

/** Where something is climbed over, which is a line, and no ground. */
const isClimb = ({ start, end }: Piece): boolean => start === end;

/** Where a way crosses a barrier. */
function climbs(way: Segment, { line }: Barrier): readonly Piece[] {
  return partsOf(line)
    .filter(part => segmentsCross(way, part))
    .map(part => {
      const at = meetingOf(way, part) ?? 0;
      return { start: at, end: at };
    });
}

/** Pieces of a way on a feature; none on a ford, bridge or road, which are looked at with what they lead over. */
function isUnderWay(feature: Feature, way: Segment): readonly Piece[] {
  if (isArea(feature)) return piecesInside(way, feature.outline);
  return isStrip(feature) && feature.kind !== 'road' ? piecesOnStrip(way, feature) : [];
}

const isWater = ({ kind }: Feature): boolean => kind === 'river' || kind === 'creek';

const covers = (wide: Piece, piece: Piece): boolean => wide.start <= piece.start && wide.end >= piece.end;

/** Whether a way through water is over a ford or bridge that does not hinder either. */
function isCrossed(piece: Piece, way: Segment, crossings: readonly Crossing[], by: Hindrance): boolean {
  return crossings.some(
    crossing =>
      !by.offRoad.has(crossing.id) && piecesOnStrip(way, withApproaches(crossing)).some(wide => covers(wide, piece)),
  );
}

/** The straight way of a body to a point. */
export function straightTo(placed: Placed, to: Point): StraightWay {
  return { from: placed.at, to, placed };
}
