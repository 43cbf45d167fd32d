import {
  bearingTo,
  destination,
  distance,
  isArea,
  isStrip,
  onTable,
  type Point,
  partsOf,
} from '../../../../table/index.js';
import { groundOnTable } from '../../moving/ground.js';
import { groundCost } from '../../moving/terrain.js';
import type { Unit } from '../../state.js';
import type { Field, Near } from '../field.js';
import { crosses, mannerOf } from '../moving/going.js';

/** How far from a corner one goes who goes round it. */
const CLEAR = 1;

/** Somebody near, and how far one must go round to him where something impassable lies between. */
export type NearByLand = Near & { readonly detour?: number };

/**
 * Those near a unit, with the detour to each who is on the far side of ground that the unit cannot enter; an endless one where there is no
 * way round on the table.
 *
 * @clause wrg/reaction/within-detour
 */
export function byLand(unit: Unit, near: readonly Near[], field: Field): readonly NearByLand[] {
  const barring = barringTo(unit, field);
  if (barring.size === 0) return near;
  return near.map(each => {
    const [from, to] = [unit.placed.at, each.who.placed.at];
    // From a ship to the beach nobody goes round the water.
    if (unit.aboard !== undefined || each.who.unit.aboard !== undefined) return each;
    if (!crosses({ from, to }, barring, field)) return each;
    // The way is measured from middle to middle, and is as much longer from edge to edge.
    const straight = distance(from, to);
    return { ...each, detour: each.distance + wayRound(from, to, barring, field) - straight };
  });
}

/** Features that a unit cannot enter. */
function barringTo(unit: Unit, { table, scenario, rules }: Field): ReadonlySet<string> {
  const manner = mannerOf(unit, false);
  const on = { steepHills: scenario.steepHills, shallows: scenario.sea?.shallows ?? [] };
  return new Set(
    table.features.flatMap(feature => {
      const ground = groundOnTable(feature, on, rules);
      const bars = ground === null || groundCost(unit.troops, ground, manner, rules).factor === null;
      return bars ? [feature.id] : [];
    }),
  );
}

/** The shortest way round over one corner or crossing, or over two. */
function wayRound(from: Point, to: Point, barring: ReadonlySet<string>, field: Field): number {
  const gates = gatesOf(barring, field);
  const open = (a: Point, b: Point) => !crosses({ from: a, to: b }, barring, field);
  let best = Number.POSITIVE_INFINITY;
  for (const first of gates) {
    if (!open(from, first.in)) continue;
    const before = distance(from, first.in) + distance(first.in, first.out);
    if (open(first.out, to)) best = Math.min(best, before + distance(first.out, to));
    for (const second of gates) {
      if (second === first || !open(first.out, second.in) || !open(second.out, to)) continue;
      const after = distance(first.out, second.in) + distance(second.in, second.out) + distance(second.out, to);
      best = Math.min(best, before + after);
    }
  }
  return best;
}

/** A place where one gets past: a corner, or a crossing from one bank to the other. */
interface Gate {
  readonly in: Point;
  readonly out: Point;
}

function gatesOf(barring: ReadonlySet<string>, { table }: Field): readonly Gate[] {
  return table.features.flatMap((feature): readonly Gate[] => {
    if (feature.kind === 'ford' || feature.kind === 'bridge') {
      const [one] = feature.line;
      const other = feature.line.at(-1);
      if (one === undefined || other === undefined) return [];
      return [
        { in: one, out: other },
        { in: other, out: one },
      ];
    }
    if (!barring.has(feature.id)) return [];
    const corners = isArea(feature) ? cornersOf(feature.outline) : isStrip(feature) ? endsOf(feature) : [];
    return corners.filter(corner => onTable(table, corner)).map(corner => ({ in: corner, out: corner }));
  });
}

/** Corners of an area, a little outside it. */
function cornersOf(outline: readonly Point[]): readonly Point[] {
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
    y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
  };
  return outline.map(corner => {
    const far = distance(middle, corner);
    const share = far === 0 ? 1 : (far + CLEAR) / far;
    return { x: middle.x + (corner.x - middle.x) * share, y: middle.y + (corner.y - middle.y) * share };
  });
}

/** The corners of both ends of a river or a wall, a little beyond them on either bank. */
function endsOf({ line, width }: { readonly line: readonly Point[]; readonly width: number }): readonly Point[] {
  const parts = partsOf(line);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return [];
  return [...banksAt(first.to, first.from, width), ...banksAt(last.from, last.to, width)];
}

/** The two points beside the end of a line, as wide apart as it is. */
function banksAt(from: Point, end: Point, width: number): readonly Point[] {
  const bearing = bearingTo(from, end);
  const clear = width / 2 + CLEAR;
  const beyond = destination(end, bearing, clear);
  return [-1, 1].map(side => destination(beyond, bearing + side * RIGHT_ANGLE, clear));
}

const RIGHT_ANGLE = 90;
