import { bodyCentre, destination, type Point, widthOf } from '../../../table/index.js';
import type { SeenUnit, WrgView } from '../state.js';
import { SUPPORT, stepNow } from './order-words.js';
import { standing } from './seen-field.js';
import type { Temper } from './temper.js';

/** Paces that bodies keep from each other beside a line. */
const ROOM = 6;
/** Whoever stands no more paces before or behind a line bars the ground beside it. */
const ABREAST = 70;
/** So many paces behind the front of a line a second one comes up beside it. */
const BEHIND = 40;
/** So much nearer, in paces, is the wing that a general likes to strengthen. */
const PREFERRED = 60;

/** Ground that is taken: how far to the right of the middle of a line it begins and ends. Paces. */
type Taken = { readonly from: number; readonly to: number };

/**
 * The place at which a unit behind a friend would come up beside him, or beside whoever stands next to him in the line: the nearest gap that it fits into,
 * or the end of the line; `undefined` where there is none as near as `most` paces aside.
 */
export function besideLine(
  unit: SeenUnit,
  friend: SeenUnit,
  view: WrgView,
  {
    wing,
    most,
    promised = [],
  }: { readonly wing: Temper['wing']; readonly most: number; readonly promised?: readonly Point[] },
): Point | undefined {
  const half = widthOf(unit.placed) / 2;
  const { facing } = friend.placed;
  const middle = bodyCentre(friend.placed);
  const own = offOf(unit, friend).right;
  const taken = [
    ...standing(view, view.side)
      .filter(({ id, parent, rout }) => id !== unit.id && parent === null && rout === null)
      .filter(other => Math.abs(offOf(other, friend).ahead) <= ABREAST && !isBehindLine(other))
      .map(other => span(offOf(other, friend).right, widthOf(other.placed) / 2)),
    ...promised.map(point => span(offAt(point, friend).right, half)),
  ];
  const ends = taken.flatMap(({ from, to }) => [from - half - ROOM, to + half + ROOM]);
  const far = (right: number) => Math.abs(right - own) - (right > own === (wing === 'right') ? PREFERRED : 0);
  const places = ends
    .filter(right => Math.abs(right - own) <= most)
    .filter(right => taken.every(({ from, to }) => right + half < from || right - half > to))
    .map(right => ({ right, at: placeAt(right) }))
    .filter(({ at }) => isOnTable(at, half, view));
  return [...places].sort((a, b) => far(a.right) - far(b.right) || a.right - b.right)[0]?.at;

  function placeAt(right: number): Point {
    const { x, y } = destination(destination(middle, facing + 90, right), facing + 180, BEHIND);
    return { x: Math.round(x), y: Math.round(y) };
  }
}

const span = (right: number, half: number): Taken => ({ from: right - half, to: right + half });

/** Whether a unit is of a second line itself, and goes away from where it stands. */
function isBehindLine(unit: SeenUnit): boolean {
  return stepNow(unit)?.startsWith(SUPPORT) === true;
}

function isOnTable({ x, y }: Point, half: number, { table: { width, height } }: WrgView): boolean {
  return x >= half && y >= half && x <= width - half && y <= height - half;
}

const offOf = (unit: SeenUnit, friend: SeenUnit) => offAt(bodyCentre(unit.placed), friend);

/** How far before a body a point is as it faces, and how far to its right. Paces. */
function offAt(point: Point, { placed }: SeenUnit): { readonly ahead: number; readonly right: number } {
  const from = bodyCentre(placed);
  const bearing = (placed.facing * Math.PI) / 180;
  const [x, y] = [point.x - from.x, point.y - from.y];
  return { ahead: x * Math.sin(bearing) + y * Math.cos(bearing), right: x * Math.cos(bearing) - y * Math.sin(bearing) };
}
