import {
  destination,
  distanceBetweenSegments,
  distanceToSegment,
  edgesOf,
  isArea,
  isBarrier,
  type Point,
  partsOf,
  pointInPolygon,
  type Quad,
  quadOf,
  type Segment,
  segmentsCross,
  standsOf,
} from '../../../../table/index.js';
import { fireLeap } from '../../fire/fire.js';
import type { ThingId } from '../../fire/fire-state.js';
import { hullOf } from '../../ships/deck.js';
import { footprintOf, shedsOf } from '../../siege/sheds.js';
import { wagonsOn } from '../../siege/wagons.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { shipsOf } from '../ships/company.js';
import { grassMayBurn, windOver } from './wind.js';

type Around = Pick<Field, 'state' | 'scenario' | 'table' | 'rules'>;

/** Something that may burn, where it is. */
export interface Burnable {
  readonly id: ThingId;
  /** Its corners; of an obstacle the points of its line. */
  readonly points: readonly Point[];
  readonly edges: readonly Segment[];
  /** Ground that one can stand on. */
  readonly isGround: boolean;
  readonly protected: boolean;
}

/**
 * All that may burn on the table: what the scenario names, grass only when it is dry enough or burns already, every ship, and every
 * siege tower, penthouse and wagon.
 *
 * @clause wrg/fire/grass
 * @clause wrg/weather/drought-fire
 * @clause wrg/siege/destroy/wooden
 */
export function burnables(field: Around): readonly Burnable[] {
  const { state, scenario, table, rules } = field;
  const { fire } = scenario;
  if (fire === undefined) return [];
  const named = fire.things.flatMap(({ id, grass, protected: wet }): Burnable[] => {
    const features = table.features.filter(each => each.id === id);
    // Grass does not begin to burn any more when the wind drops; what of it is on fire burns on.
    if (grass && !isOnFire(id, state) && !grassMayBurn(field)) return [];
    const area = features.find(isArea);
    if (area !== undefined) return [ground(id, area.outline, wet)];
    // Of a palisade in which there are gaps all stretches burn.
    const lines = features.filter(isBarrier).map(({ line }) => line);
    if (lines.length === 0) return [];
    return [{ id, points: lines.flat(), edges: lines.flatMap(partsOf), isGround: false, protected: wet }];
  });
  const ships = shipsOf(state).map(ship => ({ ...ground(ship.id, hullOf(ship), false), isGround: false }));
  const sheds = shedsOf(state).map(shed => ({
    ...ground(shed.id, footprintOf(shed, rules), shed.hides === true),
    isGround: false,
  }));
  const wagons = wagonsOn(field)
    .filter(({ hidden }) => hidden === null)
    .map(({ id, placed }) => ({ ...ground(id, quadOf(placed), false), isGround: false }));
  return [...named, ...ships, ...sheds, ...wagons];
}

function isOnFire(id: ThingId, { fires }: Around['state']): boolean {
  return (fires?.things[id]?.state ?? 'out') !== 'out';
}

function ground(id: ThingId, points: readonly Point[], wet: boolean): Burnable {
  return { id, points, edges: edgesOf(points), isGround: true, protected: wet };
}

/** What may burn, by its id. */
export function burnable(id: ThingId, field: Around): Burnable | undefined {
  return burnables(field).find(thing => thing.id === id);
}

/** Paces from a unit to something; 0 for who stands in it. */
export function distanceToThing({ placed }: Pick<Unit, 'placed'>, thing: Burnable): number {
  return distanceFromQuad(quadOf(placed), thing);
}

/** Paces from a body, or one figure of it, to something; 0 for who stands in it. */
export function distanceFromQuad(quad: Quad, { points, edges, isGround }: Burnable): number {
  if (isGround && quad.some(corner => pointInPolygon(corner, points))) return 0;
  return Math.min(...edgesOf(quad).flatMap(own => edges.map(edge => distanceBetweenSegments(own, edge))));
}

/** Paces from a point to something. */
export function distanceFrom(point: Point, { points, edges, isGround }: Burnable): number {
  if (isGround && pointInPolygon(point, points)) return 0;
  return Math.min(...edges.map(edge => distanceToSegment(point, edge)));
}

/** Whether a unit stands in something, with any corner or the middle of any of its figures. */
export function standsIn({ placed }: Pick<Unit, 'placed'>, thing: Burnable): boolean {
  const lies = (point: Point) => pointInPolygon(point, thing.points);
  return (
    thing.isGround && ([placed.at, ...quadOf(placed)].some(lies) || standsOf(placed).some(({ centre }) => lies(centre)))
  );
}

/**
 * Whether fire leaps from one thing to another: straight down the wind, no farther than the wind carries it.
 *
 * @clause wrg/fire/leap
 */
export function leapsTo(from: Burnable, to: Burnable, field: Around): boolean {
  const leap = fireLeap(windOver(field).strength, field.rules);
  return leap > 0 && isDownwindOf(from, to, leap, field);
}

/** Whether any part of something lies so many paces straight down the wind from something else. */
export function isDownwindOf(
  from: Pick<Burnable, 'points' | 'edges'>,
  to: Pick<Burnable, 'points' | 'edges'>,
  paces: number,
  field: Pick<Field, 'scenario' | 'state'>,
): boolean {
  const bearing = windOver(field).toward;
  const carried = from.points.map(point => ({ from: point, to: destination(point, bearing, paces) }));
  const back = to.points.map(point => ({ from: point, to: destination(point, bearing + 180, paces) }));
  const inside = carried.some(({ to: end }) => to.points.length > 2 && pointInPolygon(end, to.points));
  return (
    inside ||
    carried.some(way => to.edges.some(edge => segmentsCross(way, edge))) ||
    back.some(way => from.edges.some(edge => segmentsCross(way, edge)))
  );
}
