import { distance, type Feature, isArea, isBarrier, type Point, pointOn, type Table } from '../../../table/index.js';
import type { Opening } from './types.js';

/** The second part of a wall with a gap in it goes by its name and this. */
const FAR_END = '~';

/** The work that a feature of the table is, or was before there were gaps in it. */
export function workIdOf({ id }: Pick<Feature, 'id'>): string {
  return id.split(FAR_END)[0] ?? id;
}

const tables = new WeakMap<Table, Map<string, Table>>();

/** The table as it is now: what is broken in, burnt down, opened or breached lets people through. The same openings are the same table. */
export function tableNow(table: Table, openings: readonly Opening[]): Table {
  if (openings.length === 0) return table;
  const known = tables.get(table) ?? new Map<string, Table>();
  tables.set(table, known);
  const key = JSON.stringify(openings);
  const before = known.get(key);
  if (before !== undefined) return before;
  const opened: Table = { ...table, features: table.features.flatMap(feature => partsLeft(feature, openings)) };
  known.set(key, opened);
  return opened;
}

/** What openings leave of a feature. */
function partsLeft(feature: Feature, openings: readonly Opening[]): readonly Feature[] {
  const own = openings.filter(opening => opening.feature === feature.id);
  if (own.length === 0) return [feature];
  if (own.some(({ width }) => width === null)) return [];
  if (!isBarrier(feature)) return [feature];
  const holes = own.map(({ at, width }) => ({ from: at - (width ?? 0) / 2, to: at + (width ?? 0) / 2 }));
  const whole = lengthAlong(feature.line);
  const cuts = [...holes].sort((a, b) => a.from - b.from);
  let from = 0;
  const parts: (readonly Point[])[] = [];
  for (const hole of [...cuts, { from: whole, to: whole }]) {
    if (hole.from > from) parts.push(stretchOf(feature.line, from, hole.from));
    from = Math.max(from, hole.to);
  }
  return parts.map((line, n) => ({ ...feature, id: `${feature.id}${FAR_END.repeat(n)}`, line }));
}

/** Inches along a line from end to end. */
export function lengthAlong(line: readonly Point[]): number {
  return line.reduce((sum, point, n) => sum + (n === 0 ? 0 : distance(line[n - 1] ?? point, point)), 0);
}

/** The point so many inches along a line. */
export function pointAlong(line: readonly Point[], at: number): Point {
  let left = at;
  for (const [n, to] of line.entries()) {
    const from = line[n - 1];
    if (from === undefined) continue;
    const length = distance(from, to);
    if (left <= length) return length === 0 ? from : pointOn({ from, to }, Math.max(0, left) / length);
    left -= length;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

function stretchOf(line: readonly Point[], from: number, to: number): readonly Point[] {
  let run = 0;
  const inner = line.filter((point, n) => {
    run += n === 0 ? 0 : distance(line[n - 1] ?? point, point);
    return run > from && run < to;
  });
  return [pointAlong(line, from), ...inner, pointAlong(line, to)];
}

/** Where along a line somebody stands: inches to the nearest point of it, and how far off he is. */
export function alongLine(line: readonly Point[], at: Point): { readonly at: number; readonly off: number } {
  let best = { at: 0, off: Infinity };
  let run = 0;
  for (const [n, to] of line.entries()) {
    const from = line[n - 1];
    if (from === undefined) continue;
    const length = distance(from, to);
    const share =
      length === 0
        ? 0
        : Math.min(
            1,
            Math.max(0, ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length ** 2),
          );
    const off = distance(at, pointOn({ from, to }, share));
    if (off < best.off) best = { at: run + share * length, off };
    run += length;
  }
  return best;
}

/** The edge of a feature as a line: of an area its outline, closed. */
export function edgeOf(feature: Feature): readonly Point[] {
  if (!isArea(feature)) return feature.line;
  const [first] = feature.outline;
  return first === undefined ? [] : [...feature.outline, first];
}
