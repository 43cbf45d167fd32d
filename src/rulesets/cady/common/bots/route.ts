import {
  type Bearing,
  type Box,
  bearingTo,
  boxAround,
  crossingsAt,
  destination,
  distance,
  metBetween,
  normalBearing,
  onTable,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  quadsOverlap,
  type Table,
  turned,
  widthOf,
} from '../../../../table/index.js';
import { pathTo, square } from './squares.js';

/**
 * The first straight stretch of the way to a goal, around what cannot be crossed: its bearing and length, and how wide a
 * crossing on it is. `undefined` when there is no way. A commander's judgement, not a rule.
 */
export function wayTo(
  table: Table,
  from: Point,
  goal: Point,
): { readonly bearing: Bearing; readonly length: number; readonly narrow?: number } | undefined {
  const path = pathTo(table, from, goal);
  if (path === undefined) return undefined;
  let aim = path[1] ?? goal;
  for (const point of path.slice(2)) {
    if (!passable(table, from, point)) break;
    aim = point;
  }
  if (path.length <= 2) aim = goal;
  const narrow = metBetween(table, from, aim, ['bridge', 'ford']).map(({ feature }) =>
    'width' in feature && overRiver(table, feature.line) ? feature.width : Infinity,
  );
  const width = Math.min(Infinity, ...narrow);
  return {
    bearing: bearingTo(from, aim),
    length: distance(from, aim),
    ...(width === Infinity ? {} : { narrow: width }),
  };
}

/** Whether a unit can march straight from one point to another: no river away from its crossings, no ridge, building or castle wall. */
export function passable(table: Table, from: Point, to: Point): boolean {
  return metBetween(table, from, to, ['building', 'ridge', 'river', 'rampart', 'gate']).every(
    ({ feature, point }) => feature.kind === 'river' && crossingsAt(table, point).length > 0,
  );
}

/** Whether a body so wide can march straight on a bearing: places all along its front, so near to each other that no house stands between, find a way. */
export function roomFor(table: Table, from: Point, bearing: Bearing, length: number, width: number): boolean {
  const parts = width <= square ? 0 : 2 * Math.ceil(width / square);
  const files = Array.from({ length: parts + 1 }, (_, i) => (parts === 0 ? 0 : (i / parts - 1 / 2) * width));
  return files.every(aside => {
    const start = destination(from, normalBearing(bearing + 90), aside);
    return onTable(table, start) && passable(table, start, destination(start, bearing, length));
  });
}

/**
 * How far a body can go straight on a bearing, up to `length`, before ground or one of the bodies of `othersIn` a part of the
 * field is in its way, cm; −1 if it cannot even turn.
 */
export function freeRun(
  body: Placed,
  bearing: Bearing,
  length: number,
  table: Table,
  othersIn: (part: Box) => readonly Quad[],
): number {
  const start = turned(body, bearing);
  const width = widthOf(body);
  const after = (ahead: number) => quadOf({ ...start, at: destination(start.at, bearing, ahead) });
  const others = othersIn(boxAround([...after(0), ...after(length)]));
  const open = roomFor(table, start.at, bearing, length, width);
  let run = -1;
  for (let ahead = 0; ahead <= length; ahead += Math.max(0.5, Math.min(4, length - ahead))) {
    const quad = after(ahead);
    if (!quad.every(corner => onTable(table, corner)) || others.some(other => quadsOverlap(quad, other, 0.4))) break;
    if (!open && !roomFor(table, start.at, bearing, ahead, width)) break;
    run = ahead;
    if (ahead === length) break;
  }
  return run;
}

function overRiver(table: Table, line: readonly Point[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && metBetween(table, first, last, ['river']).length > 0;
}
