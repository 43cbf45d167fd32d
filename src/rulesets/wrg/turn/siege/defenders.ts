import {
  bearingTo,
  bodyCentre,
  depthOf,
  destination,
  distance,
  type Leg,
  normalBearing,
  type Placed,
  type Point,
  pointInPolygon,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import { closeness } from '../../siege/closeness.js';
import { defendersOutOfControl } from '../../siege/fortification.js';
import { footOn, lineAt } from '../../siege/ground.js';
import { fortOf, fortOfLine, rampartUnder, wallKind, wallsOf } from '../../siege/walls.js';
import type { Fort } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { offTheWall } from './off-the-wall.js';
import { openingOf, openingsOf } from './openings.js';

/** A place at a wall that defenders go to who are out of control. */
export interface PlaceAtWall {
  readonly kind: 'breach' | 'escalade' | 'gate';
  readonly wall: string;
  readonly at: Point;
  /** The way out there. */
  readonly outward: number;
  /** How broad it is, where one goes through it. */
  readonly paces?: number;
}

/** How defenders go who are out of control: on which way, in how broad a front. */
export interface DefendersWay {
  readonly to: Point;
  readonly legs: readonly Leg[];
  readonly files?: number;
}

/** What defenders do who are out of control: they go, they stand where they have come to, or they go at the enemy as anybody. */
export type DefendersAdvance = DefendersWay | { readonly standAt: PlaceAtWall } | undefined;

const HALF_TURN = 180;
/** Room that a body has to spare where it comes round, in paces. */
const CLEAR = 1;

/**
 * What an uncontrolled advance is for a unit within its own walls: it goes to the nearest breach, or wall at which ladders or a tower stand, whichever is
 * nearer, and stands there; where there is neither, it sallies out by the nearest gate, unless the enemy is within the walls himself. Whether it goes on out of
 * a breach to which it has come is `wrg/ruling/defenders-at-a-breach`.
 *
 * @clause wrg/siege/fort/uncontrolled
 */
export function defendersAdvance(unit: Unit, field: Field): DefendersAdvance {
  const fort = fortOf(unit.placed, field.scenario);
  const place = fort === undefined ? undefined : placeFor(unit, fort, field);
  if (fort === undefined || place === undefined) return undefined;
  if (place === 'nowhere') {
    const at = rampartUnder(unit.placed, field);
    // No gate leads out, and nobody goes through stone.
    return at === undefined ? undefined : { standAt: placeAt('escalade', at.wall.id, at.foot, fort) };
  }
  if (place.kind === 'gate' || !isThere(unit.placed, place)) return wayTo(unit, place, field);
  const goesOn = place.kind === 'breach' && field.rules.optional.siege.fort.outOfABreach;
  return goesOn ? undefined : { standAt: place };
}

/** Where defenders go; `undefined`: at enemies within their walls, as anybody. */
function placeFor(unit: Unit, fort: Fort, field: Field): PlaceAtWall | 'nowhere' | undefined {
  const breach = nearest(unit, breachesOf(fort, field));
  const ladders = nearest(unit, escaladesOf(fort, field));
  const goes = defendersOutOfControl({
    ...(breach === undefined ? {} : { breach: breach.away }),
    ...(ladders === undefined ? {} : { escalade: ladders.away }),
  });
  if (goes === 'to-the-breach') return breach?.place;
  if (goes === 'to-the-escalade') return ladders?.place;
  const isWithin = onTable(field.state).some(
    other => other.side !== unit.side && other.rout === null && pointInPolygon(bodyCentre(other.placed), fort.inside),
  );
  if (isWithin) return undefined;
  return nearest(unit, gatesOf(fort, field))?.place ?? 'nowhere';
}

function nearest({ placed }: Unit, places: readonly PlaceAtWall[]) {
  return places.map(place => ({ place, away: distance(place.at, placed.at) })).sort((a, b) => a.away - b.away)[0];
}

function breachesOf(fort: Fort, field: Field): readonly PlaceAtWall[] {
  return openingsOf(field)
    .filter(({ at }) => isOf(fort, [at, at], field))
    .map(({ wall, paces, ...foot }) => ({ ...placeAt('breach', wall, foot, fort), paces }));
}

function escaladesOf(fort: Fort, field: Field): readonly PlaceAtWall[] {
  return (field.state.works?.material ?? []).flatMap(({ against, at }) => {
    if (against === null || wallKind(against, field) === undefined) return [];
    const line = lineAt(against, at, field.table);
    const foot = footOn(at, line);
    return foot === undefined || !isOf(fort, line, field) ? [] : [placeAt('escalade', against, foot, fort)];
  });
}

/** Whether a wall, a gate or a breach is of a fort, and not of another one. */
function isOf({ name }: Fort, line: readonly Point[], { scenario }: Field): boolean {
  return fortOfLine(line, scenario)?.name === name;
}

function gatesOf(fort: Fort, field: Field): readonly PlaceAtWall[] {
  const gates = wallsOf(field).flatMap(({ wall, is }) =>
    is === 'fort-door' && isOf(fort, wall.line, field) ? [openingOf(wall)] : [],
  );
  return gates.map(({ wall, paces, ...foot }) => ({ ...placeAt('gate', wall, foot, fort), paces }));
}

function placeAt(
  kind: PlaceAtWall['kind'],
  wall: string,
  { at, bearing }: { readonly at: Point; readonly bearing: number },
  { inside }: Fort,
): PlaceAtWall {
  const [one, other] = [normalBearing(bearing + 90), normalBearing(bearing - 90)];
  const isOut = !pointInPolygon(destination(at, one, closeness.atWall), inside);
  return { kind, wall, at, outward: isOut ? one : other };
}

/** Where a point lies to a place at a wall: how far within, and how far to its side. */
function placeTo({ at, outward }: PlaceAtWall, point: Point): { readonly within: number; readonly aside: number } {
  const away = distance(at, point);
  const radians = ((bearingTo(at, point) - outward) * Math.PI) / 180;
  return { within: -away * Math.cos(radians), aside: Math.abs(away * Math.sin(radians)) };
}

/** Whether a body stands with its front at a place. */
function isThere(placed: Placed, place: PlaceAtWall): boolean {
  const { within, aside } = placeTo(place, placed.at);
  const isSquare = turnBetween(placed.facing, place.outward) <= closeness.square;
  return isSquare && aside <= widthOf(placed) / 2 && Math.abs(within) <= closeness.atWall;
}

/** The way to a place at a wall: off the wall where the body stands at one, to before the place, and out at it. */
function wayTo(unit: Unit, place: PlaceAtWall, field: Field): DefendersWay {
  const { stand, files } = unit.placed;
  const most = place.kind === 'gate' ? Math.floor((place.paces ?? widthOf(unit.placed)) / stand.front) : files;
  const abreast = Math.max(1, Math.min(files, most));
  const narrow = { ...unit.placed, files: abreast };
  const ahead = legsTo(narrow, place);
  const off = offTheWall(narrow, ahead[0], field);
  const legs = off === undefined ? ahead : [off.leg, ...legsTo(off.after, place)];
  return { to: place.at, legs, ...(abreast === files ? {} : { files: abreast }) };
}

function legsTo(placed: Placed, place: PlaceAtWall): readonly Leg[] {
  const middle = bodyCentre(placed);
  const { within, aside } = placeTo(place, middle);
  const half = depthOf(placed) / 2;
  const reach = (from: number): Leg['distance'] =>
    place.kind === 'gate' ? 'all' : Math.max(0, from - half - closeness.before);
  const slack =
    place.kind === 'gate'
      ? Math.max(placed.stand.front, (place.paces ?? 0) - widthOf(placed)) / 2
      : widthOf(placed) / 2;
  if (aside <= slack) return [{ bearing: place.outward, distance: reach(within) }];
  // Along the wall a block needs as much room as it is broad.
  const radians = (turnBetween(bearingTo(middle, place.at), place.outward) * Math.PI) / 180;
  const room = (widthOf(placed) / 2) * Math.sin(radians) + half * Math.abs(Math.cos(radians)) + CLEAR;
  const before = destination(place.at, normalBearing(place.outward + HALF_TURN), room);
  return [
    { bearing: bearingTo(middle, before), distance: distance(middle, before) },
    { bearing: place.outward, distance: reach(room) },
  ];
}
