/** Which units touch, and what a unit that goes straight on comes up against. */
import {
  advanceUntilBlocked,
  advanceUntilTouch,
  type Bearing,
  destination,
  distanceBetweenQuads,
  distanceToSegment,
  type Point,
  type Quad,
  quadsOverlap,
  type Segment,
  TOUCH_DEPTH,
} from '../../../table/index.js';
import {
  blocksOf,
  frontCorners,
  frontEdge,
  reachOf,
  rearCorners,
  rearEdges,
  type StandSheets,
  standQuads,
} from '../formation/places.js';
import { raymondRules } from '../rules.js';
import type { Formed, RaymondState, Unit } from '../state.js';
import { enemiesOf } from '../units.js';

/** How far a unit gets, in inches, and whom it touches there. */
export interface Advance<F extends Formed> {
  readonly distance: number;
  readonly touches: readonly F[];
}

/** Whether two units may be so near each other: a quick no for most. */
export function mayBeWithin(a: Formed, b: Formed, inches: number, rules: StandSheets = raymondRules()): boolean {
  const [x, y] = [a.at.x - b.at.x, a.at.y - b.at.y];
  const reach = reachOf(a, rules) + reachOf(b, rules) + inches;
  return x * x + y * y <= reach * reach;
}

/** The shortest distance between the stands of two units, in inches on the grid; 0 in contact. */
export function gapBetween(a: Formed, b: Formed, rules: StandSheets = raymondRules()): number {
  const others = blocksOf(b, rules);
  let gap = Infinity;
  for (const block of blocksOf(a, rules)) {
    for (const other of others) gap = Math.min(gap, distanceBetweenQuads(block, other));
  }
  return gap;
}

/** Whether the gap between two units is so many inches at most: quicker than to measure it, since most units are far away. */
export function isWithin(a: Formed, b: Formed, inches: number, rules: StandSheets = raymondRules()): boolean {
  return mayBeWithin(a, b, inches, rules) && gapBetween(a, b, rules) <= inches;
}

/** Whether the gap between two units is less than so many inches. */
export function isNearer(a: Formed, b: Formed, inches: number, rules: StandSheets = raymondRules()): boolean {
  return mayBeWithin(a, b, inches, rules) && gapBetween(a, b, rules) < inches;
}

/** Whether two units are in contact: no gap is left between them (`raymond/ruling/contact`). */
export function touches(a: Formed, b: Formed, rules: StandSheets = raymondRules()): boolean {
  return isWithin(a, b, 0, rules);
}

/** The enemies on the table that a unit is in contact with, in the order of the scenario. */
export function contactsOf(
  unit: Unit,
  state: Pick<RaymondState, 'units'>,
  rules: StandSheets = raymondRules(),
): readonly Unit[] {
  return enemiesOf(unit, state).filter(enemy => touches(unit, enemy, rules));
}

/** Whether a unit is in contact with any enemy. */
export function isEngaged(
  unit: Unit,
  state: Pick<RaymondState, 'units'>,
  rules: StandSheets = raymondRules(),
): boolean {
  return enemiesOf(unit, state).some(enemy => touches(unit, enemy, rules));
}

/**
 * Whether the attacker outflanks the target: its front edge touches one of the target's rear corners, or one of its front corners the
 * target's rear edge. All sides of a defensive mass are front: it is never outflanked, and has its front corners all around.
 *
 * @clause raymond/melee/outflanked
 * @clause raymond/melee/defensive-mass-not-outflanked
 */
export function outflanks(attacker: Formed, target: Formed, rules: StandSheets = raymondRules()): boolean {
  if (target.formation === 'defensive mass' || !mayBeWithin(attacker, target, TOUCH_DEPTH, rules)) return false;
  const front = frontOf(attacker, rules);
  const edges = rearEdges(target, rules);
  return (
    front.corners.some(corner => edges.some(edge => distanceToSegment(corner, edge) === 0)) ||
    rearCorners(target, rules).some(corner => front.edges.some(edge => distanceToSegment(corner, edge) === 0))
  );
}

interface Front {
  readonly edges: readonly Segment[];
  readonly corners: readonly Point[];
}

function frontOf(formed: Formed, rules: StandSheets): Front {
  if (formed.formation !== 'defensive mass') {
    return { edges: [frontEdge(formed, rules)], corners: frontCorners(formed, rules) };
  }
  const stands = standQuads(formed, rules);
  return { edges: stands.flatMap(sidesOf), corners: stands.flat() };
}

function sidesOf([a, b, c, d]: Quad): readonly Segment[] {
  return [
    { from: a, to: b },
    { from: b, to: c },
    { from: c, to: d },
    { from: d, to: a },
  ];
}

/** Those of the others that a unit stands on, deeper than touch. */
export function overlapped<F extends Formed>(
  formed: Formed,
  others: readonly F[],
  rules: StandSheets = raymondRules(),
): readonly F[] {
  const blocks = blocksOf(formed, rules);
  return others.filter(
    other =>
      mayBeWithin(formed, other, 0, rules) &&
      blocksOf(other, rules).some(ground => blocks.some(block => quadsOverlap(block, ground, TOUCH_DEPTH))),
  );
}

/** Whether a unit stands on any of the others, deeper than touch: beside them it may stand. */
export function overlapsAny(formed: Formed, others: readonly Formed[], rules: StandSheets = raymondRules()): boolean {
  return overlapped(formed, others, rules).length > 0;
}

/** How far ahead of a unit is looked, in inches, and in which direction: where it faces, unless said. */
export interface Ahead {
  readonly upTo: number;
  readonly bearing?: Bearing;
}

/**
 * How far a unit gets straight ahead (or on `bearing`) until it first touches any of the others, `upTo` inches at most. Whom it touches
 * before it moves counts only if it presses into it: neighbours in a battle line are no obstacle.
 */
export function advanceOf<F extends Formed>(
  formed: Formed,
  others: readonly F[],
  ahead: Ahead,
  rules: StandSheets = raymondRules(),
): Advance<F> {
  return sweep(advanceUntilTouch, formed, others, ahead, rules);
}

/**
 * How far a unit gets straight ahead (or on `bearing`) until the others leave it no room, `upTo` inches at most: it may brush past them, or
 * come to stand beside them. `touches` are those that stop it.
 */
export function roomAhead<F extends Formed>(
  formed: Formed,
  others: readonly F[],
  ahead: Ahead,
  rules: StandSheets = raymondRules(),
): Advance<F> {
  return sweep(advanceUntilBlocked, formed, others, ahead, rules);
}

function sweep<F extends Formed>(
  advance: typeof advanceUntilTouch,
  formed: Formed,
  others: readonly F[],
  { upTo, bearing = formed.facing }: Ahead,
  rules: StandSheets,
): Advance<F> {
  const way = { from: formed.at, to: destination(formed.at, bearing, upTo) };
  const reach = reachOf(formed, rules) + TOUCH_DEPTH;
  const near = others.filter(
    other =>
      mayBeWithin(formed, other, upTo, rules) && distanceToSegment(other.at, way) <= reach + reachOf(other, rules),
  );
  const grounds = near.flatMap(other => blocksOf(other, rules).map(ground => ({ other, ground })));
  const swept = advance(
    blocksOf(formed, rules),
    bearing,
    grounds.map(({ ground }) => ground),
    upTo,
  );
  const met = new Set(swept.met.map(index => grounds[index]?.other));
  return { distance: swept.distance, touches: near.filter(other => met.has(other)) };
}
