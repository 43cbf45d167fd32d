import {
  bearingTo,
  type CastleWall,
  castleWallsBetween,
  destination,
  distance,
  type Feature,
  isArea,
  isCastleWall,
  isStrip,
  onTable,
  type Point,
  partsOf,
} from '../../../../table/index.js';
import { groundOnTable } from '../../moving/ground.js';
import { groundCost } from '../../moving/terrain.js';
import { isWithin } from '../../reaction/definitions.js';
import { isUnder, rampartOf } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import type { Field, Near } from '../field.js';
import { crosses, mannerOf } from '../moving/going.js';
import { ratesOfWorks } from '../siege/crossing.js';
import { isWorkingParty } from '../siege/reacting.js';

/** How far from a corner one goes who goes round it. */
const CLEAR = 1;

/** Somebody near, and how far one must go round to him where something impassable lies between. */
export type NearByLand = Near & { readonly detour?: number };

/** The ground of a table and what of it keeps somebody from somebody else. */
interface Barred {
  readonly features: ReadonlySet<string>;
  readonly field: Field;
}

/** Somebody or something whose distance is asked. */
export interface Place {
  readonly at: Point;
  /** Paces to it as the crow flies, from edge to edge. */
  readonly paces: number;
  /** The body that stands there. */
  readonly body?: Unit;
  /** What is there is a feature of the table, which is not in its own way. */
  readonly feature?: string;
}

/**
 * How far a unit must go round to places on the far side of ground that it cannot enter, or of a wall or gate that bars it
 * (`wrg/ruling/detour-round-walls`); endless where there is no way round on the table, and `undefined` where nothing lies between.
 *
 * @clause wrg/reaction/within-detour
 */
export function detoursOf(unit: Unit, field: Field): (there: Place) => number | undefined {
  const ground = barringTo(unit, field);
  const walls = wallsBarring(unit, field);
  // From a ship to the beach nobody goes round the water.
  if ((ground.size === 0 && walls.length === 0) || unit.aboard !== undefined) return () => undefined;
  const most = farthestCounted(field);
  const from = unit.placed.at;
  return ({ at, paces, body, feature }) => {
    if (body?.aboard !== undefined || paces > most) return undefined;
    const both = body === undefined ? [unit] : [unit, body];
    const barring = walls.filter(wall => bars(wall, both, field)).map(({ id }) => id);
    const barred = { features: new Set([...ground, ...barring].filter(id => id !== feature)), field };
    if (isOpen(from, at, barred)) return undefined;
    // The way is measured from middle to middle, and is as much longer from edge to edge.
    const straight = distance(from, at);
    return paces + wayRound(from, at, straight + most, barred) - straight;
  };
}

/**
 * Those near a unit, with the detour to each for whom it must go round.
 *
 * @clause wrg/reaction/within-detour
 */
export function byLand(unit: Unit, near: readonly Near[], field: Field): readonly NearByLand[] {
  const detourTo = detoursOf(unit, field);
  return near.map(each => {
    const { unit: body } = each.who;
    const detour = detourTo({ at: body.placed.at, paces: each.distance, body });
    return detour === undefined ? each : { ...each, detour };
  });
}

/** Whether somebody near is within so many paces, in view; `null`: at any distance. */
export const isNear = ({ distance: far, detour }: Pick<NearByLand, 'distance' | 'detour'>, paces: number | null) =>
  isWithin({ distance: far, inView: true, ...(detour === undefined ? {} : { detour }) }, paces);

/**
 * Whether somebody comes from where he stands, so far off, to a place within so many paces: by the way round, where something that he does not pass lies between.
 *
 * @clause wrg/reaction/within-detour
 */
export function comesWithin(comer: Unit, there: Place, paces: number, field: Field): boolean {
  if (there.paces > paces) return false;
  const detour = detoursOf(comer, field)(there);
  return isNear({ distance: there.paces, ...(detour === undefined ? {} : { detour }) }, paces);
}

/** The farthest that anybody counts of whom a distance is asked. */
function farthestCounted({ rules }: Field): number {
  return Math.max(...Object.values(rules.reaction.counting.factors).map(({ within }) => within ?? 0));
}

/** Features that a unit cannot enter. */
export function barringTo(
  unit: Unit,
  { table, scenario, rules }: Pick<Field, 'table' | 'scenario' | 'rules'>,
): ReadonlySet<string> {
  const manner = mannerOf(unit, false);
  const on = { steepHills: scenario.steepHills, shallows: scenario.sea?.shallows ?? [] };
  return new Set(
    table.features.flatMap(feature => {
      const ground = groundOnTable(feature, on, rules);
      const bars = ground !== null && groundCost(unit.troops, ground, manner, rules).factor === null;
      return bars ? [feature.id] : [];
    }),
  );
}

/**
 * The walls and gates that a unit cannot get over or through; none for a working party, to which the troops within a fort count though they are behind its
 * walls.
 *
 * @clause wrg/siege/working/unit
 */
function wallsBarring(unit: Unit, field: Field): readonly CastleWall[] {
  if (field.rules.reaction.counting.wallsBar === 'nobody' || isWorkingParty(unit, field)) return [];
  return field.table.features.filter(isCastleWall).filter(({ id }) => !passes(unit, id, field));
}

function passes(unit: Unit, wall: string, field: Field): boolean {
  const rate = ratesOfWorks(unit, mannerOf(unit, false), field)[wall];
  return rate !== undefined && rate !== 'never';
}

/** Whether a wall that bars one of two from the other does so as they stand: who stands across it or upon it is on no side of it, as the ruling has it. */
function bars(wall: CastleWall, both: readonly Unit[], field: Field): boolean {
  if (both.some(({ placed }) => isUnder(wall.line, placed))) return false;
  if (field.rules.reaction.counting.wallsBar === 'those-on-them-too') return true;
  return both.every(unit => rampartOf(unit, field)?.wall.id !== wall.id);
}

/** Whether nothing that bars lies on the straight way from one point to another. */
function isOpen(from: Point, to: Point, { features, field }: Barred): boolean {
  if (crosses({ from, to }, features, field)) return false;
  return castleWallsBetween(field.table, from, to).every(({ id }) => !features.has(id));
}

/** The shortest way round over one corner or crossing, or over two; endless if it is longer than this. */
function wayRound(from: Point, to: Point, most: number, barred: Barred): number {
  const gates = gatesOf(barred).filter(gate => distance(from, gate.in) + distance(gate.out, to) <= most);
  const open = (a: Point, b: Point) => isOpen(a, b, barred);
  let best = Number.POSITIVE_INFINITY;
  for (const first of gates) {
    if (!open(from, first.in)) continue;
    const before = distance(from, first.in) + distance(first.in, first.out);
    if (open(first.out, to)) best = Math.min(best, before + distance(first.out, to));
    for (const second of gates) {
      const after = distance(first.out, second.in) + distance(second.in, second.out) + distance(second.out, to);
      if (second === first || before + after >= best) continue;
      if (open(first.out, second.in) && open(second.out, to)) best = before + after;
    }
  }
  return best;
}

/** A place where one gets past: a corner, or a crossing from one bank to the other. */
interface Gate {
  readonly in: Point;
  readonly out: Point;
}

function gatesOf({ features, field: { table } }: Barred): readonly Gate[] {
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
    if (!features.has(feature.id)) return [];
    const corners = cornersOfFeature(feature).filter(corner => onTable(table, corner));
    return corners.map(corner => ({ in: corner, out: corner }));
  });
}

function cornersOfFeature(feature: Feature): readonly Point[] {
  if (isArea(feature)) return cornersOf(feature.outline);
  if (isStrip(feature)) return endsOf(feature);
  // A wall may bend: one goes round each of its corners.
  return isCastleWall(feature)
    ? partsOf(feature.line).flatMap(({ from, to }) => endsOf({ line: [from, to], width: 0 }))
    : [];
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
