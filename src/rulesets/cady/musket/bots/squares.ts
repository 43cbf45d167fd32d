import {
  type Agenda,
  agenda,
  areasAt,
  crossingsAt,
  type Point,
  stripsAt,
  type Table,
} from '../../../../table/index.js';
import { unbreached } from '../ground.js';

/** The length of a side of the squares a commander thinks in, cm. */
export const square = 6;

/** A table in squares, each looked at when it is first asked about. */
interface Grid {
  readonly columns: number;
  readonly count: number;
  /** What it costs to go onto a square: 10 for open ground, Infinity for what cannot be crossed. */
  cost(cell: number): number;
  neighbours(cell: number): readonly number[];
  /** The ways to goals that units have asked for, by the square of the goal; the oldest is forgotten first. */
  readonly fields: Map<number, Field>;
}

/** The ways to a goal as a commander sees them, as far as it has looked. */
interface Field {
  /** How far it still is from each square; Infinity where it has not looked, or there is no way. */
  readonly left: Float64Array;
  /** The squares from which to look on, nearest to the goal first. */
  readonly edge: Agenda<Reached>;
}

interface Reached {
  /** How far it is from the goal. */
  readonly time: number;
  readonly cell: number;
}

/** How many goals of a table are kept in mind: a large table takes much to remember. */
const remembered = 100;

/**
 * The way to a goal around what cannot be crossed, square by square; `undefined` when there is none.
 *
 * The search is a dozen lines: a path-finding package would weigh more on those who play than it spares.
 */
export function pathTo(table: Table, from: Point, goal: Point): readonly Point[] | undefined {
  // Fences and walls stop nobody, so that a breach in one changes no way.
  const grid = gridOf(unbreached(table));
  const field = fieldOf(grid, cellOf(table, goal));
  const left = (cell: number): number => field.left[cell] ?? Infinity;
  const path = [from];
  let at = cellOf(table, from);
  searchUpTo(at, field, grid);
  for (let steps = 0; steps < grid.count && left(at) > 0; steps++) {
    const next = grid.neighbours(at).reduce((best, cell) => (left(cell) < left(best) ? cell : best), at);
    if (next === at) break;
    at = next;
    path.push(centreOf(at, grid.columns));
  }
  if (left(at) === Infinity) return undefined;
  if (left(at) === 0) path[path.length - 1] = goal;
  return path;
}

function fieldOf({ fields, count }: Grid, goal: number): Field {
  const known = fields.get(goal);
  if (known !== undefined) return known;
  const [oldest] = fields.keys();
  if (oldest !== undefined && fields.size >= remembered) fields.delete(oldest);
  const field = { left: new Float64Array(count).fill(Infinity), edge: agenda<Reached>() };
  field.left[goal] = 0;
  field.edge.add({ time: 0, cell: goal });
  fields.set(goal, field);
  return field;
}

/** Searches on until nothing nearer to the goal than a square's best neighbour is left to look at. */
function searchUpTo(cell: number, { left, edge }: Field, grid: Grid): void {
  const around = [cell, ...grid.neighbours(cell)];
  let best = Math.min(...around.map(near => left[near] ?? Infinity));
  while (edge.next() <= best) {
    const reached = edge.take();
    if (reached === undefined) return;
    const { cell: here, time } = reached;
    if (time > (left[here] ?? Infinity)) continue;
    for (const near of grid.neighbours(here)) {
      const total = time + grid.cost(near) * stepBetween(here, near, grid.columns);
      if (total < (left[near] ?? Infinity)) {
        left[near] = total;
        edge.add({ time: total, cell: near });
        if (total < best && around.includes(near)) best = total;
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

const grids = new WeakMap<Table, Grid>();

function gridOf(table: Table): Grid {
  const known = grids.get(table);
  if (known !== undefined) return known;
  const columns = Math.ceil(table.width / square);
  const count = columns * Math.ceil(table.height / square);
  const costs: (number | undefined)[] = new Array(count);
  const around: (readonly number[] | undefined)[] = new Array(count);
  const grid: Grid = {
    columns,
    count,
    fields: new Map(),
    cost(cell) {
      const cost = costs[cell] ?? costOf(table, centreOf(cell, columns));
      costs[cell] = cost;
      return cost;
    },
    neighbours(cell) {
      const found = around[cell] ?? neighboursOf(cell, columns, count);
      around[cell] = found;
      return found;
    },
  };
  grids.set(table, grid);
  return grid;
}

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

function neighboursOf(cell: number, columns: number, count: number): number[] {
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
