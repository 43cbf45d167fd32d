import {
  bearingTo,
  bodyCentre,
  castleWallsBetween,
  depthOf,
  destination,
  distance,
  type Leg,
  normalBearing,
  type Placed,
  type Point,
  quadOf,
  quadsOverlap,
  type Table,
  turnBetween,
  turned,
  type Wheel,
  wheeled,
  widthOf,
} from '../../../../table/index.js';
import { standsAcrossWall } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/friends/barring.js';

/** How a body that stands at a wall gets room to turn: the leg that brings it off, and where it is then. */
export interface OffTheWall {
  readonly leg: Leg;
  readonly after: Placed;
  /** How it stands once it has come round there. */
  readonly round: Placed;
}

/** Degrees off straight away from a wall up to which a way leads along it, and not into it. */
const ALONG = 100;
/** Degrees off the way along a wall up to which a body goes along it. */
const HALF_A_QUARTER = 45;
/** Room that a body leaves when it turns beside a wall, in paces. */
const CLEAR = 1;
/** Degrees between one look and the next at where a wheel leads. */
const LOOK = 10;

/**
 * How a body whose front, or rear, is at a wall comes off it before it goes another way: men cannot turn in a block whose corner would swing across the
 * rampart, but they can step back from it first; `undefined` where it has room to turn, or its way leads into the wall.
 *
 * @clause wrg/orders/direct-route
 * @clause wrg/orders/formation-and-speed-free
 */
export function offTheWall(
  placed: Placed,
  first: Leg | Wheel | undefined,
  { table, state }: Pick<Field, 'table' | 'state'>,
): OffTheWall | undefined {
  if (state.works === undefined || first === undefined || standsAcrossWall(placed, table)) return undefined;
  if (!swingsAcross(placed, first, table)) return undefined;
  const bearing = roundTo(placed, first).facing;
  const [width, depth] = [widthOf(placed), depthOf(placed)];
  const room = (Math.hypot(width, depth) - depth) / 2 + CLEAR;
  return [normalBearing(placed.facing + 180), placed.facing].flatMap((off): OffTheWall[] => {
    if (turnBetween(off, bearing) > ALONG) return [];
    const about = turned(placed, off);
    const after = { ...about, at: destination(about.at, off, room) };
    const isOver = castleWallsBetween(table, bodyCentre(placed), bodyCentre(after)).length > 0;
    const round = turned(after, bearing);
    const isClear = !standsAcrossWall(after, table) && !standsAcrossWall(round, table);
    return isClear && !isOver ? [{ leg: { bearing: off, distance: room }, after, round }] : [];
  })[0];
}

/**
 * How many files abreast a body comes off a wall: as many as it has, or, where friends who stand before it leave it no room to come round then, the most with
 * which it has; `undefined` where it has room with none.
 *
 * @clause wrg/orders/formation-and-speed-free
 */
export function filesOffTheWall(unit: Unit, first: Leg | Wheel | undefined, field: Field): number | undefined {
  const { id, placed } = unit;
  const friends = friendsOf(unit, field);
  const isOnNobody = (body: Placed) => isClearOf(body, unit, friends);
  const isFree = (files: number) => {
    const narrow = { id, placed: { ...placed, files } };
    const off = offTheWall(narrow.placed, first, field);
    // Where it need not come off, it comes round where it stands; a narrower block is deeper, and may reach into the wall.
    if (off === undefined) {
      const isFree = isOnNobody(narrow.placed) && isOnNobody(roundTo(narrow.placed, first));
      return isFree && !standsAcrossWall(narrow.placed, field.table);
    }
    const way = { bearing: off.leg.bearing, paces: distance(bodyCentre(narrow.placed), bodyCentre(off.after)) };
    return isOnNobody(narrow.placed) && isOnNobody(off.round) && firstInTheWay(narrow, way, friends) === undefined;
  };
  for (let files = placed.files; files > 0; files--) if (isFree(files)) return files;
  return undefined;
}

const friendsOf = ({ id, side }: Unit, { state }: Field): readonly Unit[] =>
  onTable(state).filter(other => other.id !== id && other.side === side && other.rout === null);

const isClearOf = (body: Placed, { id }: Unit, others: readonly Unit[]): boolean =>
  others.every(other => other.id === id || !quadsOverlap(quadOf(body), quadOf(other.placed)));

/**
 * How a body at a wall gets away that friends leave no room to come off it: by a quarter turn, each man where he stands, and along the wall as far as that
 * leads it to where it goes; `undefined` where its way leads elsewhere, or it has no room for that either.
 *
 * @clause wrg/manoeuvre/wheel-or-turn
 * @clause wrg/orders/formation-and-speed-free
 */
export function alongTheWall(
  unit: Unit,
  { first, to }: { readonly first: Leg | Wheel | undefined; readonly to: Point },
  field: Field,
): Pick<OffTheWall, 'leg' | 'after'> | undefined {
  const { placed } = unit;
  const bearing = roundTo(placed, first).facing;
  const quarters = [normalBearing(placed.facing - 90), normalBearing(placed.facing + 90)];
  const along = quarters.find(quarter => turnBetween(quarter, bearing) <= HALF_A_QUARTER);
  if (along === undefined) return undefined;
  const round = turned(placed, along);
  if (standsAcrossWall(round, field.table) || !isClearOf(round, unit, friendsOf(unit, field))) return undefined;
  const middle = bodyCentre(round);
  const far = distance(middle, to) * Math.cos((turnBetween(along, bearingTo(middle, to)) * Math.PI) / 180);
  if (far < CLEAR) return undefined;
  return { leg: { bearing: along, distance: far }, after: { ...round, at: destination(round.at, along, far) } };
}

/** A body that has come round to go a way. */
function roundTo(placed: Placed, first: Leg | Wheel | undefined): Placed {
  if (first === undefined) return placed;
  return 'wheel' in first ? wheeled(placed, first.wheel, first.degrees) : turned(placed, first.bearing);
}

/** Whether a body that comes round on its ground, or wheels, comes across a wall. */
function swingsAcross(placed: Placed, first: Leg | Wheel, table: Table): boolean {
  if (!('wheel' in first)) return standsAcrossWall(turned(placed, first.bearing), table);
  const looks = Array.from({ length: Math.floor(first.degrees / LOOK) }, (_, at) => (at + 1) * LOOK);
  return [...looks, first.degrees].some(degrees => standsAcrossWall(wheeled(placed, first.wheel, degrees), table));
}
