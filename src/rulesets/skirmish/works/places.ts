import {
  bearingTo,
  distance,
  distanceToSegment,
  type Feature,
  isArea,
  isBarrier,
  onTheWay,
  type Point,
  partsOf,
  pointInPolygon,
  turnBetween,
} from '../../../table/index.js';
import { discOf, type Field } from '../field.js';
import { ACROSS, AT_WORK } from '../measures.js';
import type { Figure } from '../state.js';
import { alongLine, edgeOf, pointAlong, workIdOf } from './table-now.js';
import type { High, Thing, Work } from './types.js';

/** What works are found with. */
type Places = Pick<Field, 'table' | 'plan' | 'works'>;

/** The features that are left of a work; those of a gate that stands open too. */
export function featuresOf(id: string, { table, plan, works }: Places): readonly Feature[] {
  const left = table.features.filter(feature => workIdOf(feature) === id);
  if (left.length > 0 || works[id]?.gone !== false) return left;
  return plan.features.filter(feature => feature.id === id);
}

/** Inches from a point to what is left of a work; infinite where nothing is. */
export function distanceToWork(id: string, at: Point, field: Places): number {
  return Math.min(
    Infinity,
    ...featuresOf(id, field).map(feature =>
      isArea(feature) && isInside(feature, at)
        ? 0
        : Math.min(Infinity, ...partsOf(edgeOf(feature)).map(part => distanceToSegment(at, part))),
    ),
  );
}

function isInside(feature: Feature, at: Point): boolean {
  return isArea(feature) && pointInPolygon(at, feature.outline);
}

/** The point of a work that is nearest to a place. */
export function nearestPointOf(id: string, at: Point, field: Places): Point | undefined {
  let best: { readonly point: Point; readonly off: number } | undefined;
  for (const feature of featuresOf(id, field)) {
    const edge = edgeOf(feature);
    const { at: along, off } = alongLine(edge, at);
    if (best === undefined || off < best.off) best = { point: pointAlong(edge, along), off };
  }
  return best?.point;
}

/** Inches from a point to a work or a thing, by its id; infinite where there is none. */
export function distanceTo(id: string, at: Point, field: Places & Pick<Field, 'things'>): number {
  const thing = field.things[id];
  return thing === undefined ? distanceToWork(id, at, field) : thing.gone ? Infinity : distance(at, thing.at);
}

/** Whether a man stands near enough to a work or thing to lay his hands on it: on the ground, or where it is. */
export function isAtHand(figure: Figure, id: string, field: Field): boolean {
  const { radius } = discOf(figure, field.rules);
  const thing = field.things[id];
  if (thing !== undefined && thing.leans !== null && thing.kind === 'cauldron')
    return figure.high?.on === thing.leans && distanceTo(id, figure.at, field) <= radius + AT_WORK * 2;
  if (figure.high !== null && figure.high.on === id) return true;
  if (figure.high !== null && thing === undefined) return false;
  return distanceTo(id, figure.at, field) <= radius + AT_WORK;
}

/** The straight wall that a man walks on, from end to end. */
export function walkOf({ high }: Pick<Figure, 'high'>, { table }: Pick<Field, 'table'>) {
  if (high === null || (high.place !== 'rampart' && high.place !== 'bare')) return undefined;
  const part = table.features.find(feature => workIdOf(feature) === high.on && isBarrier(feature));
  if (part === undefined || isArea(part)) return undefined;
  const [from, to] = [part.line[0], part.line.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The way along a wall-walk that comes nearest to a bearing, and how much of the bearing's length it is; nothing where it leads across. */
export function walkWay(
  figure: Pick<Figure, 'at' | 'high'>,
  bearing: number,
  field: Places,
): { readonly bearing: number; readonly room: number; readonly share: number } | undefined {
  const walk = walkOf(figure, field);
  if (walk === undefined) return undefined;
  const ends = [walk.from, walk.to].map(end => ({
    end,
    bearing: bearingTo(end === walk.from ? walk.to : walk.from, end),
  }));
  const [best] = ends.sort((a, b) => turnBetween(a.bearing, bearing) - turnBetween(b.bearing, bearing));
  if (best === undefined) return undefined;
  const share = Math.cos((turnBetween(best.bearing, bearing) * Math.PI) / 180);
  return share < ACROSS ? undefined : { bearing: best.bearing, room: distance(figure.at, best.end), share };
}

/** Where on a work somebody stands who begins or comes up there: on its walk, or at the nearest window. */
export function perchOn(work: Work, at: Point, field: Places): { at: Point; high: High } | undefined {
  if (work.walk !== null) {
    const point = nearestPointOf(work.id, at, field);
    return point === undefined
      ? undefined
      : { at: point, high: { on: work.id, place: work.walk, height: work.height } };
  }
  const [window] = [...work.windows].sort((a, b) => distance(at, a) - distance(at, b));
  return window === undefined ? undefined : { at: window, high: { on: work.id, place: 'window', height: work.height } };
}

/** Where a ladder, or the bridge of a siege tower, comes up on its wall. */
export function topOf(thing: Thing, field: Places): Point | undefined {
  return thing.leans === null ? undefined : nearestPointOf(thing.leans, thing.at, field);
}

/** A place so far on the other side of a wall from a point. */
export function beyond(from: Point, over: Point, length: number): Point {
  return onTheWay(over, bearingTo(from, over), length);
}

/** Whether two places lie on the same side of a wall. */
export function sameSideOf(id: string, a: Point, b: Point, field: Places): boolean {
  const [wall] = featuresOf(id, field);
  if (wall === undefined) return true;
  const [from, to] = [edgeOf(wall)[0], edgeOf(wall).at(-1)];
  if (from === undefined || to === undefined) return true;
  const side = (p: Point) => Math.sign((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x));
  return side(a) === side(b);
}

/**
 * Whether a wound throws a man down from where he is: from a ladder, a wall without a walk, or the gangway of a siege tower, once he has come up to it.
 *
 * @clause skirmish/falling/wounded-high
 */
export function isPerched({ high }: Pick<Figure, 'high'>, { things, works }: Pick<Field, 'things' | 'works'>): boolean {
  if (high === null) return false;
  if (high.place === 'ladder' || high.place === 'bare') return true;
  const wall = works[things[high.on]?.leans ?? ''];
  return high.place === 'tower' && wall !== undefined && high.height >= wall.height;
}
