/** Straight parts of a way: what bars them, and where stands leave the table. */
import {
  advanceUntilGround,
  type Bearing,
  destination,
  type Feature,
  type Quad,
  type Table,
  toGrid,
} from '../../../table/index.js';
import { advanceOf, roomAhead } from '../combat/contact.js';
import type { Field } from '../field.js';
import { blocksOf, movedBy, reachOf, standQuads, without } from '../formation/formation.js';
import type { UnitClass } from '../rules.js';
import type { Formed, Unit } from '../state.js';

/** A straight part of a way on which a unit stays as it is; where a stand leaves the table, another one begins. */
export interface Leg {
  readonly from: Formed;
  readonly bearing: Bearing;
  readonly length: number;
  /** As it stands at the end; `null` when the last of it has left the table there. */
  readonly to: Formed | null;
  /** Stands that have left the table at the end. */
  readonly lost: number;
}

/** A straight way over the table, leg by leg. */
export interface StraightWay {
  readonly legs: readonly Leg[];
  /** As the unit stands at the end; `null` when it has left the table. */
  readonly to: Formed | null;
  /** After how many inches it would lose stands and be left in no valid formation; the way ends there. */
  readonly brokenAt?: number;
}

/** Half a step of the grid: what rounds to less than nothing. */
const HALF_STEP = 0.0005;
/** Stands that leave the table this close to one another leave it together. */
const TOGETHER = 1e-6;

/**
 * A straight way, ended early where the last stand has left the table, or where those that are left stand in no valid formation.
 *
 * @clause raymond/move/table-edge
 * @clause raymond/move/straight-forward
 */
export function straightWay(start: Formed, bearing: Bearing, length: number, field: Field): StraightWay {
  const { table, rules } = field;
  const legs: Leg[] = [];
  let from = start;
  let gone = 0;
  if (staysOn(start, bearing, length, field)) {
    const to = movedBy(start, bearing, length);
    return { legs: [{ from: start, bearing, length, to, lost: 0 }], to };
  }
  for (;;) {
    const exits = standQuads(from, rules).map(quad => exitOf(quad, bearing, table));
    const first = Math.min(...exits);
    const rest = length - gone;
    if (first > rest) {
      const to = movedBy(from, bearing, rest);
      return { legs: [...legs, { from, bearing, length: rest, to, lost: 0 }], to };
    }
    const lost = exits.flatMap((exit, index) => (exit <= first + TOGETHER ? [index] : []));
    const there = movedBy(from, bearing, first);
    const to = lost.length === from.stands.length ? null : without(there, lost, rules);
    if (to === undefined) return { legs, to: from, brokenAt: gone + first };
    legs.push({ from, bearing, length: first, to, lost: lost.length });
    if (to === null) return { legs, to };
    gone += first;
    from = to;
  }
}

/** Whether a unit surely stays well within the table on a straight way: most do. */
function staysOn(formed: Formed, bearing: Bearing, length: number, { table, rules }: Field): boolean {
  const reach = reachOf(formed, rules);
  return [formed.at, destination(formed.at, bearing, length)].every(
    ({ x, y }) => x > reach && y > reach && x < table.width - reach && y < table.height - reach,
  );
}

/** After how much of a straight way a stand is partly off the table; Infinity when never. */
function exitOf(quad: Quad, bearing: Bearing, { width, height }: Table): number {
  const ahead = destination({ x: 0, y: 0 }, bearing, 1);
  return Math.min(...quad.flatMap(({ x, y }) => [exitAlong(x, ahead.x, width), exitAlong(y, ahead.y, height)]));
}

function exitAlong(at: number, rate: number, edge: number): number {
  if (rate > 0) return Math.max(0, (edge + HALF_STEP - at) / rate);
  return rate < 0 ? Math.max(0, (-HALF_STEP - at) / rate) : Infinity;
}

/** The stands of a unit, by their place in its list, that stand wholly or partly off the table. */
export function standsOff(formed: Formed, { table, rules }: Field): readonly number[] {
  const isOff = ({ x, y }: Quad[number]) =>
    toGrid(x) < 0 || toGrid(y) < 0 || toGrid(x) > table.width || toGrid(y) > table.height;
  return standQuads(formed, rules).flatMap((quad, index) => (quad.some(isOff) ? [index] : []));
}

/** Whom a unit has to mind on its way, and which ground. */
export interface Surroundings {
  readonly friends: readonly Unit[];
  readonly enemies: readonly Unit[];
  readonly isBarred: (feature: Feature) => boolean;
}

/** The ground that is barred to a class of units, or on which they may not charge. */
export function barredTo(unitClass: UnitClass, { terrain }: Field, charging = false): (feature: Feature) => boolean {
  return ({ kind }) => terrain[kind][charging ? 'barsCharge' : 'bars'].includes(unitClass);
}

/** What bars a straight way, and after how many inches. */
export type Hindrance =
  | { readonly by: 'friend' | 'enemy'; readonly at: number; readonly unit: Unit }
  | { readonly by: 'ground'; readonly at: number; readonly feature: Feature };

/**
 * What bars a leg first: a friend into whom it would press, an enemy whom it would touch, ground that is barred. What it touched
 * before it moved, and does not press into, does not bar it.
 *
 * @clause raymond/move/no-interpenetration
 * @clause raymond/move/no-prohibited-terrain
 * @clause raymond/charge/only-way-into-contact
 */
export function hindranceOf(leg: Leg, around: Surroundings, { table, rules }: Field): Hindrance | undefined {
  const { from, bearing, length } = leg;
  const enemy = advanceOf(from, around.enemies, { upTo: length, bearing }, rules);
  const friend = roomAhead(from, around.friends, { upTo: length, bearing }, rules);
  const ground = advanceUntilGround(blocksOf(from, rules), bearing, table, around.isBarred, length);
  const found: Hindrance[] = [
    ...enemy.touches.map(unit => ({ by: 'enemy' as const, at: enemy.distance, unit })),
    ...friend.touches.map(unit => ({ by: 'friend' as const, at: friend.distance, unit })),
    ...(ground.feature === undefined ? [] : [{ by: 'ground' as const, at: ground.distance, feature: ground.feature }]),
  ];
  return found
    .filter(({ by, at }) => by === 'enemy' || toGrid(at) < toGrid(length))
    .reduce<Hindrance | undefined>(
      (first, next) => (first === undefined || next.at < first.at ? next : first),
      undefined,
    );
}

/** A straight run ahead until the first of some units is touched. */
export interface Run {
  readonly legs: readonly Leg[];
  /** Inches run. */
  readonly distance: number;
  /** Whom it touches there; nobody when the run ends before. */
  readonly touches: readonly Unit[];
  /** As the unit stands then; `null` when it has left the table. */
  readonly to: Formed | null;
  readonly brokenAt?: number;
}

/**
 * Runs straight ahead until the first of some units is touched, so many inches at most; there the run ends.
 *
 * @clause raymond/charge/straight-to-contact
 * @clause raymond/charge/stops-at-contact
 */
export function runUp(start: Formed, units: readonly Unit[], upTo: number, field: Field): Run {
  const way = straightWay(start, start.facing, upTo, field);
  const legs: Leg[] = [];
  let run = 0;
  for (const leg of way.legs) {
    const { distance, touches } = advanceOf(leg.from, units, { upTo: leg.length }, field.rules);
    if (touches.length > 0) {
      const to = movedBy(leg.from, leg.bearing, distance);
      return { legs: [...legs, { ...leg, length: distance, to, lost: 0 }], distance: run + distance, touches, to };
    }
    legs.push(leg);
    run += leg.length;
  }
  return { ...way, legs, distance: run, touches: [] };
}
