import {
  type Agenda,
  agenda,
  areasAt,
  castleWallsBetween,
  crossingsAt,
  isCastleWall,
  type Point,
  stripsAt,
  type Table,
} from '../../../../table/index.js';
import { unbreached } from '../turn/ground.js';

/** The length of a side of the squares a commander thinks in, cm. */
export const square = 6;

/** A table in squares, each looked at when it is first asked about. */
interface Grid {
  readonly columns: number;
  readonly count: number;
  /** The steps that lead to a square from those around it. */
  steps(cell: number): readonly Step[];
  /** The ways to goals that units have asked for, by the square of the goal; the oldest is forgotten first. */
  readonly fields: Map<number, Field>;
}

/** A step to a square from one beside it. */
interface Step {
  readonly from: number;
  /** Its length, the dearer the worse the ground it leads from; Infinity for what cannot be crossed. */
  readonly price: number;
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
  // Fences and walls stop nobody, so that a breach in one changes no way; castles do.
  const grid = gridOf(table.features.some(isCastleWall) ? table : unbreached(table));
  const field = fieldOf(grid, cellOf(table, goal));
  const left = (cell: number): number => field.left[cell] ?? Infinity;
  const path = [from];
  let at = cellOf(table, from);
  searchUpTo(at, field, grid);
  for (let steps = 0; steps < grid.count && left(at) > 0; steps++) {
    const next = grid.steps(at).reduce((best, { from }) => (left(from) < left(best) ? from : best), at);
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
  const around = [cell, ...grid.steps(cell).map(({ from }) => from)];
  let best = Math.min(...around.map(near => left[near] ?? Infinity));
  while (edge.next() <= best) {
    const reached = edge.take();
    if (reached === undefined) return;
    const { cell: here, time } = reached;
    if (time > (left[here] ?? Infinity)) continue;
    for (const { from, price } of grid.steps(here)) {
      const total = time + price;
      if (total < (left[from] ?? Infinity)) {
        left[from] = total;
        edge.add({ time: total, cell: from });
        if (total < best && around.includes(from)) best = total;
      }
    }
  }
}

/** Whole numbers, so that ways of equal length are exactly equal: thousandths of a cm, and tenths of the cost of open ground. */
const straight = square * 1000;
const aslant = Math.round(square * 1000 * Math.SQRT2);

const grids = new WeakMap<Table, Grid>();

function gridOf(table: Table): Grid {
  const known = grids.get(table);
  if (known !== undefined) return known;
  const columns = Math.ceil(table.width / square);
  const count = columns * Math.ceil(table.height / square);
  const costs: (number | undefined)[] = new Array(count);
  const steps: (readonly Step[] | undefined)[] = new Array(count);
  const costAt = (cell: number): number => {
    const cost = costs[cell] ?? costOf(table, centreOf(cell, columns));
    costs[cell] = cost;
    return cost;
  };
  const hasWalls = table.features.some(isCastleWall);
  const walled = (from: number, to: number): boolean =>
    hasWalls && castleWallsBetween(table, centreOf(from, columns), centreOf(to, columns)).length > 0;
  const grid: Grid = {
    columns,
    count,
    fields: new Map(),
    steps(cell) {
      const known = steps[cell] ?? stepsTo(cell, columns, count, costAt, walled);
      steps[cell] = known;
      return known;
    },
  };
  grids.set(table, grid);
  return grid;
}

/** What the ground of a square costs by its middle: 10 in the open, Infinity where nobody can go. */
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

function stepsTo(
  cell: number,
  columns: number,
  count: number,
  costAt: (cell: number) => number,
  walled: (from: number, to: number) => boolean,
): Step[] {
  const column = cell % columns;
  const found: Step[] = [];
  for (let dx = -1; dx <= 1; dx++) {
    if (column + dx < 0 || column + dx >= columns) continue;
    for (let dy = -1; dy <= 1; dy++) {
      const from = cell + dx + dy * columns;
      if ((dx === 0 && dy === 0) || from < 0 || from >= count || walled(from, cell)) continue;
      found.push({ from, price: costAt(from) * (dx === 0 || dy === 0 ? straight : aslant) });
    }
  }
  return found;
}
