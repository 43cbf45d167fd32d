import {
  type Agenda,
  agenda,
  areasAt,
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
  stripsAt,
  type Table,
  turned,
  widthOf,
} from '../../../../table/index.js';
import { unbreached } from '../ground.js';

/** The length of a side of the squares a commander thinks in, cm. */
const square = 6;

/** The ways to a goal as a commander sees them, as far as it has looked. */
interface Field {
  readonly columns: number;
  /** How far it still is from each square; Infinity where it has not looked, or there is no way. */
  readonly left: Float64Array;
  /** The squares from which to look on, nearest to the goal first. */
  readonly edge: Agenda<Reached>;
  readonly cost: (cell: number) => number;
}

interface Reached {
  /** How far it is from the goal. */
  readonly time: number;
  readonly cell: number;
}

/** How many goals of a table are kept in mind: a large table takes much to remember. */
const remembered = 100;

const fields = new WeakMap<Table, Map<number, Field>>();

/**
 * The first straight stretch of the way to a goal, around what cannot be crossed: its bearing and length, and how wide a
 * crossing on it is. `undefined` when there is no way. A commander's judgement, not a rule.
 *
 * The grid is small and the search a dozen lines: a path-finding package would weigh more on those who play than it spares.
 */
export function wayTo(
  table: Table,
  from: Point,
  goal: Point,
): { readonly bearing: Bearing; readonly length: number; readonly narrow?: number } | undefined {
  // Fences and walls stop nobody, so that a breach in one changes no way.
  const field = fieldOf(unbreached(table), goal);
  const path = [from];
  let at = cellOf(table, from);
  searchUpTo(at, field);
  for (let steps = 0; steps < field.left.length && (field.left[at] ?? 0) > 0; steps++) {
    const next = neighbours(at, field.columns, field.left.length).reduce(
      (best, cell) => ((field.left[cell] ?? Infinity) < (field.left[best] ?? Infinity) ? cell : best),
      at,
    );
    if (next === at) break;
    at = next;
    path.push(centreOf(at, field.columns));
  }
  if ((field.left[at] ?? Infinity) === Infinity) return undefined;
  if (field.left[at] === 0) path[path.length - 1] = goal;
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

/** Whether a unit can march straight from one point to another: no river away from its crossings, no ridge, no building. */
export function passable(table: Table, from: Point, to: Point): boolean {
  return metBetween(table, from, to, ['building', 'ridge', 'river']).every(
    ({ feature, point }) => feature.kind === 'river' && crossingsAt(table, point).length > 0,
  );
}

/** Whether a body so wide can march straight on a bearing: its middle and both ends of its front find a way. */
export function roomFor(table: Table, from: Point, bearing: Bearing, length: number, width: number): boolean {
  const ends = width <= square ? [0] : [-width / 2, 0, width / 2];
  return ends.every(aside => {
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

function fieldOf(table: Table, goal: Point): Field {
  const known = fields.get(table) ?? new Map<number, Field>();
  fields.set(table, known);
  const goalCell = cellOf(table, goal);
  const before = known.get(goalCell);
  if (before !== undefined) return before;
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= remembered) known.delete(oldest);
  const field = begun(table, goalCell);
  known.set(goalCell, field);
  return field;
}

function begun(table: Table, goal: number): Field {
  const columns = Math.ceil(table.width / square);
  const count = columns * Math.ceil(table.height / square);
  const left = new Float64Array(count).fill(Infinity);
  left[goal] = 0;
  const edge = agenda<Reached>();
  edge.add({ time: 0, cell: goal });
  return { columns, left, edge, cost: costsOf(table, columns) };
}

/** Searches on until nothing nearer to the goal than a square's best neighbour is left to look at. */
function searchUpTo(cell: number, { columns, left, edge, cost }: Field): void {
  const around = [cell, ...neighbours(cell, columns, left.length)];
  while (edge.next() <= Math.min(...around.map(near => left[near] ?? Infinity))) {
    const reached = edge.take();
    if (reached === undefined) return;
    const { cell: here, time } = reached;
    if (time > (left[here] ?? Infinity)) continue;
    for (const near of neighbours(here, columns, left.length)) {
      const total = time + cost(near) * stepBetween(here, near, columns);
      if (total < (left[near] ?? Infinity)) {
        left[near] = total;
        edge.add({ time: total, cell: near });
      }
    }
  }
}

/** Whole numbers, so that ways of equal length are exactly equal: thousandths of a cm, and tenths of the cost of open ground. */
const straight = square * 1000;
const aslant = Math.round(square * 1000 * Math.SQRT2);

/** The length of a step to a neighbouring square: along a side or aslant. */
function stepBetween(cell: number, near: number, columns: number): number {
  const sameRow = Math.floor(cell / columns) === Math.floor(near / columns);
  return sameRow || cell % columns === near % columns ? straight : aslant;
}

const costs = new WeakMap<Table, (number | undefined)[]>();

/** What it costs to go onto a square, looked at when it is first asked about. */
function costsOf(table: Table, columns: number): Field['cost'] {
  const known = costs.get(table) ?? [];
  costs.set(table, known);
  return cell => {
    const cost = known[cell] ?? costOf(table, centreOf(cell, columns));
    known[cell] = cost;
    return cost;
  };
}

/** The cost of a square by its middle: 10 for open ground, Infinity for what cannot be crossed. */
function costOf(table: Table, point: Point): number {
  const around = [
    point,
    ...[-2, 2].flatMap(d => [
      { x: point.x + d, y: point.y },
      { x: point.x, y: point.y + d },
    ]),
  ];
  for (const place of around) {
    if (areasAt(table, place).some(area => area.kind === 'building' || area.kind === 'ridge')) return Infinity;
    if (stripsAt(table, place, 'river').length > 0 && crossingsAt(table, place).length === 0) return Infinity;
  }
  const kinds = areasAt(table, point).map(area => area.kind);
  if (kinds.some(kind => kind === 'wood' || kind === 'rough' || kind === 'marsh')) return 25;
  return kinds.includes('hill') ? 13 : 10;
}

function cellOf(table: Table, point: Point): number {
  const columns = Math.ceil(table.width / square);
  const rows = Math.ceil(table.height / square);
  const column = Math.min(columns - 1, Math.max(0, Math.floor(point.x / square)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(point.y / square)));
  return row * columns + column;
}

function centreOf(cell: number, columns: number): Point {
  return { x: ((cell % columns) + 0.5) * square, y: (Math.floor(cell / columns) + 0.5) * square };
}

function neighbours(cell: number, columns: number, count: number): number[] {
  const column = cell % columns;
  const found: number[] = [];
  for (let dx = -1; dx <= 1; dx++) {
    if (column + dx < 0 || column + dx >= columns) continue;
    for (let dy = -1; dy <= 1; dy++) {
      const near = cell + dx + dy * columns;
      if ((dx !== 0 || dy !== 0) && near >= 0 && near < count) found.push(near);
    }
  }
  return found;
}
