import {
  type Crossing,
  distance,
  type Feature,
  isArea,
  isBarrier,
  isCrossing,
  isStrip,
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

/** A straight way of a body: where the middle of its front goes. */
export interface StraightWay extends Segment {
  readonly placed: Placed;
}

/** Whether a body on a straight way is hindered: by ground off the road, by water beside fords and bridges, by what it climbs over. */
export function isHindered(
  way: StraightWay,
  by: Hindrance,
  { table, rules }: { readonly table: Field['table']; readonly rules: WrgRules },
): boolean {
  if (by.offRoad.size === 0) return false;
  const { widerThanRoad } = rules.movement.going;
  const fits = ({ width }: { readonly width: number }) => toGrid(widthOf(way.placed)) <= width;
  const roads = table.features
    .filter(isStrip)
    .filter(strip => strip.kind === 'road' && (widerThanRoad || fits(strip)))
    .flatMap(road => piecesOnStrip(way, road));
  const crossings = table.features.filter(isCrossing).filter(fits);
  return table.features.some(feature => {
    if (!by.offRoad.has(feature.id)) return false;
    if (isBarrier(feature)) return partsOf(feature.line).some(part => segmentsCross(way, part));
    const met = isUnderWay(feature, way);
    if (met.length === 0) return false;
    if (by.onRoad.has(feature.id) && !isWater(feature)) return true;
    const beside = met.filter(piece => !roads.some(road => covers(road, piece)));
    if (!isWater(feature)) return beside.length > 0;
    return beside.some(piece => !isCrossed(piece, way, crossings, by));
  });
}

/** Halvings by which it is found where on a way the first ground lies that hinders. */
const HALVINGS = 14;

/** Paces of a straight way before the first ground on it that hinders; `Infinity` where none does. */
export function pacesUnhindered(
  way: StraightWay,
  by: Hindrance,
  ground: { readonly table: Field['table']; readonly rules: WrgRules },
): number {
  if (!isHindered(way, by, ground)) return Infinity;
  const { from, to } = way;
  const upTo = (part: number): StraightWay => ({
    ...way,
    to: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
  });
  let [free, met] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (free + met) / 2;
    if (isHindered(upTo(middle), by, ground)) met = middle;
    else free = middle;
  }
  return toGrid(distance(from, to) * free);
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
