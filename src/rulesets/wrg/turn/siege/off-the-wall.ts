import {
  bodyCentre,
  castleWallsBetween,
  depthOf,
  destination,
  type Leg,
  normalBearing,
  type Placed,
  type Table,
  turnBetween,
  turned,
  type Wheel,
  wheeled,
  widthOf,
} from '../../../../table/index.js';
import { standsAcrossWall } from '../../siege/walls.js';
import type { Field } from '../field.js';

/** How a body that stands at a wall gets room to turn: the leg that brings it off, and where it is then. */
export interface OffTheWall {
  readonly leg: Leg;
  readonly after: Placed;
}

/** Degrees off straight away from a wall up to which a way leads along it, and not into it. */
const ALONG = 100;
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
  const bearing = 'wheel' in first ? wheeled(placed, first.wheel, first.degrees).facing : first.bearing;
  const [width, depth] = [widthOf(placed), depthOf(placed)];
  const room = (Math.hypot(width, depth) - depth) / 2 + CLEAR;
  return [normalBearing(placed.facing + 180), placed.facing].flatMap((off): OffTheWall[] => {
    if (turnBetween(off, bearing) > ALONG) return [];
    const about = turned(placed, off);
    const after = { ...about, at: destination(about.at, off, room) };
    const isOver = castleWallsBetween(table, bodyCentre(placed), bodyCentre(after)).length > 0;
    const isClear = !standsAcrossWall(after, table) && !standsAcrossWall(turned(after, bearing), table);
    return isClear && !isOver ? [{ leg: { bearing: off, distance: room }, after }] : [];
  })[0];
}

/** Whether a body that comes round on its ground, or wheels, comes across a wall. */
function swingsAcross(placed: Placed, first: Leg | Wheel, table: Table): boolean {
  if (!('wheel' in first)) return standsAcrossWall(turned(placed, first.bearing), table);
  const looks = Array.from({ length: Math.floor(first.degrees / LOOK) }, (_, at) => (at + 1) * LOOK);
  return [...looks, first.degrees].some(degrees => standsAcrossWall(wheeled(placed, first.wheel, degrees), table));
}
