import {
  bearingTo,
  bodyCentre,
  castleWallsBetween,
  destination,
  distance,
  isCastleWall,
  nearestOn,
  normalBearing,
  type Point,
  ranksOf,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import type { AncientSeen, SiegeGear } from '../state.js';
import type { Outlook } from './outlook.js';

/** A place at the foot of a wall, and the way straight at the wall there. */
export interface Foot {
  readonly point: Point;
  readonly inward?: number;
}

/**
 * The place at the walls that is best to bring gear to: near, in plain view, with few upon it, and nearer to no other company that brings
 * something there. Whoever is right before a wall goes straight at it, and who has come up to it keeps his place there.
 */
export function footOf(unit: AncientSeen, kind: 'gate' | 'rampart', { view, plan }: Outlook): Foot | undefined {
  const { at } = unit.placed;
  const centre = bodyCentre(unit.placed);
  const margin = kind === 'gate' ? 0 : widthOf(unit.placed) * overlap;
  const walls = view.table.features.filter(isCastleWall).filter(each => each.kind === kind);
  const others = plan === undefined || kind === 'gate' ? [] : otherCarriers(unit, view);
  const places = walls.flatMap(({ line }) => {
    const along = placesAlong(line, margin);
    const ahead = plan === undefined ? undefined : placeAhead(line, kind === 'gate' ? hair : margin, centre);
    return [...along, ...(ahead === undefined ? [] : [ahead])].map(point => ({ point, line }));
  });
  const seen = places.filter(
    ({ point }) => castleWallsBetween(view.table, at, destination(point, bearingTo(point, at), 0.5)).length === 0,
  );
  const begun = ({ point, line }: (typeof seen)[number]) =>
    plan !== undefined &&
    distance(at, point) < lineUp &&
    turnBetween(bearingTo(centre, point), inwardAt(line, point, at)) < 1;
  const own = seen.filter(
    place =>
      begun(place) ||
      others.every(({ placed: other }) => {
        const apart = (widthOf(other) + widthOf(unit.placed)) / 2;
        const theirs = placeAhead(place.line, hair, other.at);
        return theirs === undefined
          ? distance(other.at, place.point) > distance(at, place.point)
          : distance(theirs, place.point) >= apart;
      }),
  );
  const above = Object.values(view.units).filter(
    ({ on, side, gone }) => on !== null && side !== view.side && gone === null,
  );
  let best: (Foot & { readonly cost: number }) | undefined;
  for (const place of own.length > 0 ? own : seen) {
    const { point, line } = place;
    const inward = inwardAt(line, point, at);
    const near = above.filter(({ placed }) => distance(placed.at, point) < 10);
    const cost = distance(at, point) + (begun(place) ? 0 : near.reduce((sum, { figures }) => sum + figures, 0) * 0.5);
    if (best === undefined || cost < best.cost) best = { point, inward, cost };
  }
  return best;
}

/** Friends who bring a ladder or tower to the walls too. */
function otherCarriers({ id }: AncientSeen, { gear, units, side }: Outlook['view']): readonly AncientSeen[] {
  const carriers = new Set(gear.flatMap(({ by, kind }) => (by === null || by === id || kind === 'ram' ? [] : by)));
  return Object.values(units).filter(unit => carriers.has(unit.id) && unit.side === side && unit.gone === null);
}

/** By what part of its width a company must have the wall before it to either side of its middle. */
const overlap = 0.25;

/** Who stands off the end of a wall has it not before him, in cm. */
const hair = 0.01;

/** The place of a wall that lies straight before a company, where it has room to both sides of it. */
function placeAhead(line: readonly Point[], margin: number, at: Point): Point | undefined {
  const parts = line.slice(1).flatMap((to, i) => ({ from: line[i] ?? to, to }));
  return parts
    .map(part => ({ part, point: nearestOn(at, part) }))
    .find(({ part, point }) => Math.min(distance(point, part.from), distance(point, part.to)) >= margin)?.point;
}

/** Where gear lies, or stands at a wall. */
export function footAt({ at, against }: SiegeGear, { placed }: AncientSeen, { view }: Outlook): Foot {
  const wall = view.table.features.filter(isCastleWall).find(({ id }) => id === against);
  return wall === undefined ? { point: at } : { point: at, inward: inwardAt(wall.line, at, placed.at) };
}

/** The way straight at a wall, as seen from outside. */
function inwardAt(line: readonly Point[], point: Point, from: Point): number {
  const along = bearingTo(line[0] ?? point, line.at(-1) ?? point);
  const toward = bearingTo(from, point);
  const [one, other] = [normalBearing(along + 90), normalBearing(along - 90)];
  return turnBetween(one, toward) < turnBetween(other, toward) ? one : other;
}

/** Places along a line, a few cm apart and so far from its ends; of a short one, its middle. */
function placesAlong(line: readonly Point[], margin: number): readonly Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to;
    const length = distance(from, to);
    const bearing = bearingTo(from, to);
    if (margin === 0 || length <= margin * 2) return [destination(from, bearing, length / 2)];
    const count = Math.floor((length - margin * 2) / 3);
    return Array.from({ length: count + 1 }, (_, n) => destination(from, bearing, margin + n * 3));
  });
}

/** A straight way: where to, how far and in which direction. */
export interface StraightWay {
  readonly to: Point;
  readonly away: number;
  readonly direction: number;
}

/** The way from a place straight to another, of which the first few cm are gone already. */
export function straightTo(from: Point, to: Point, gone: number): StraightWay {
  return { to, away: distance(from, to) - gone, direction: wholeDegrees(bearingTo(from, to)) };
}

/** How far before the wall a company lines up to it, in cm. */
const lineUp = 12;

/**
 * The way of a company that is to come to the foot of a wall with its front along it: straight at the wall where it has the place before the
 * middle of its body, else to before that place first. It turns about its middle, so the way is measured from there.
 */
export function linedUp({ placed }: AncientSeen, { point, inward }: Foot): StraightWay {
  const centre = bodyCentre(placed);
  const half = (ranksOf(placed) * placed.stand.depth) / 2;
  if (inward === undefined) return straightTo(placed.at, point, 0);
  const away = distance(centre, point);
  if (away * Math.sin((turnBetween(bearingTo(centre, point), inward) * Math.PI) / 180) <= besideIt)
    return { to: point, away: away - half, direction: wholeDegrees(inward) };
  const before = [lineUp, lineUp + half, lineUp + 2 * half].map(off => destination(point, inward + 180, off));
  const ways = before.map(place => straightTo(centre, place, half));
  return ways.find(way => way.away >= 1) ?? straightTo(placed.at, point, 0);
}

/** So many cm beside its place at a wall is a company still right before it. */
const besideIt = 1;
