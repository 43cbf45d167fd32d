import {
  type Area,
  bearingTo,
  destination,
  distance,
  type Feature,
  isBarrier,
  nearestOn,
  type Point,
  partsOf,
  type Table,
} from '../../../table/index.js';
import type { WrgScenario } from '../schema.js';
import { featuresBuilt } from './built.js';
import { closeness } from './closeness.js';
import type { Gap, Works } from './works.js';

/** A table with what has been built on it, less what has been broken down of its walls, gates and palisades. */
export function tableWith(table: Table, { gaps, down, built }: Pick<Works, 'gaps' | 'down' | 'built'>): Table {
  const features = [...table.features, ...featuresBuilt(built)].flatMap((feature): readonly Feature[] => {
    if (down.some(({ wall }) => wall === feature.id)) return [];
    const own = gaps.filter(({ wall }) => wall === feature.id);
    if (own.length === 0 || !isBarrier(feature)) return [feature];
    return partsLeft(feature.line, own).map(line => ({ ...feature, line }));
  });
  const rubble = gaps.filter(gap => gap.rubble).map(gap => rubbleOf(gap, table));
  return { ...table, features: [...features, ...rubble] };
}

/** The ditches that a scenario has besides what lies on its table. */
export function ditchesOf({ works }: Pick<WrgScenario, 'works'>): readonly Feature[] {
  return (works?.ditches ?? []).map(({ id, line }) => ({ kind: 'ditch', id, line: line.map(([x, y]) => ({ x, y })) }));
}

/**
 * The line of a feature that has a point on it, or comes nearest to one: of a wall in which there are breaches, and a ditch that is filled here and there, the
 * stretch on that side of them. None where nothing of it is left.
 */
export function lineAt(id: string, point: Point, { features }: Pick<Table, 'features'>): readonly Point[] {
  const stretches = features.flatMap(feature =>
    feature.id === id && 'line' in feature
      ? [{ line: feature.line, away: footOn(point, feature.line)?.away ?? 0 }]
      : [],
  );
  return stretches.sort((a, b) => a.away - b.away)[0]?.line ?? [];
}

/** The stretches of a line that no gap takes away; they keep its id. */
function partsLeft(line: readonly Point[], gaps: readonly Gap[]): readonly (readonly Point[])[] {
  const holes = gaps.map(({ at, paces }) => {
    const middle = lengthTo(at, line);
    return { from: middle - paces / 2, to: middle + paces / 2 };
  });
  const left: (readonly Point[])[] = [];
  let start = 0;
  for (const { from, to } of partsOf(line)) {
    const end = start + distance(from, to);
    const bearing = bearingTo(from, to);
    for (const [a, b] of clearOf(holes, start, end)) {
      left.push([destination(from, bearing, a - start), destination(from, bearing, b - start)]);
    }
    start = end;
  }
  return left;
}

function clearOf(
  holes: readonly { readonly from: number; readonly to: number }[],
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = [];
  let at = from;
  for (const hole of [...holes].sort((a, b) => a.from - b.from)) {
    if (hole.from > at && at < to) parts.push([at, Math.min(to, hole.from)]);
    at = Math.max(at, hole.to);
  }
  if (at < to) parts.push([at, to]);
  return parts;
}

/** How far along a line the point of it is that is nearest to another point. */
export function lengthTo(point: Point, line: readonly Point[]): number {
  let best = { away: Number.POSITIVE_INFINITY, at: 0 };
  let length = 0;
  for (const part of partsOf(line)) {
    const foot = nearestOn(point, part);
    const away = distance(foot, point);
    if (away < best.away) best = { away, at: length + distance(part.from, foot) };
    length += distance(part.from, part.to);
  }
  return best.at;
}

/** A point of a line with the bearing of the stretch that it is on, nearest to another point. */
export interface Foot {
  readonly at: Point;
  /** Along the line there. */
  readonly bearing: number;
  readonly away: number;
}

/** Where a line is nearest to a point; `undefined` for no line. */
export function footOn(point: Point, line: readonly Point[]): Foot | undefined {
  return partsOf(line)
    .map(part => {
      const at = nearestOn(point, part);
      return { at, bearing: bearingTo(part.from, part.to), away: distance(at, point) };
    })
    .sort((a, b) => a.away - b.away)[0];
}

/** The stones of a wall, where it has fallen. */
function rubbleOf({ id, wall, at, paces }: Gap, table: Table): Area {
  const feature = table.features.find(each => each.id === wall);
  const bearing = feature !== undefined && 'line' in feature ? (footOn(at, feature.line)?.bearing ?? 0) : 0;
  const corner = (along: number, aside: number) =>
    destination(destination(at, bearing, (along * paces) / 2), bearing + 90, aside * closeness.rubble);
  return { kind: 'rough', id, outline: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}
