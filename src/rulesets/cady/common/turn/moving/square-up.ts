import {
  type Box,
  barriersBetween,
  bearingTo,
  bodyCentre,
  boxAround,
  destination,
  distance,
  distanceBetweenQuads,
  distanceToSegment,
  nearestOn,
  normalBearing,
  onTable,
  type Placed,
  type Point,
  quadOf,
  quadsOverlap,
  type Table,
  turnBetween,
} from '../../../../../table/index.js';
import { sideStruck } from '../../engagement/measured.js';
import type { Edge } from '../../fighting/melee.js';
import { edgesToMeet } from '../../fighting/touching.js';
import { solidUnder } from '../ground.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit } from '../state.js';
import { placedOf } from '../units.js';

/**
 * The edge on which a unit is met by another. Whoever charges, or closes in with an enemy not too far aside, fights to its front; everybody else
 * is met on the edge nearest to the enemy's front (`cady/ruling/melee-edge`, `cady/ruling/closing-front`). A square has a front on
 * every side.
 */
export function edgeMet(unit: FieldUnit, enemy: FieldUnit, closing: boolean, rules: TurnRules): Edge {
  if (unit.square === true) return 'front';
  const [own, other] = [placedOf(unit, rules), placedOf(enemy, rules)];
  const [left, right] = quadOf(own);
  const frontReaches = distanceBetweenQuads([left, right, right, left], quadOf(other));
  // A long line may touch with its end: the enemy lies aside as seen from there.
  const middle = bodyCentre(other);
  const aside = turnBetween(unit.facing, bearingTo(nearestOn(middle, { from: left, to: right }), middle));
  const { meleeRange, closingArc } = rules.table;
  const turnsToIt = closing && (unit.turn.charging || aside <= closingArc);
  return turnsToIt && frontReaches <= meleeRange ? 'front' : sideStruck(own, other, rules);
}

/**
 * A unit that closes in squares up to the edge it met, so that whole stands and not just a corner come to grips: it turns
 * parallel to that edge and touches it, or what stands before it, if nobody and nothing stands there
 * (`cady/ruling/squaring-up`). A long line may touch with its end, its middle nearer to another edge: the one it met counts.
 * `unitsIn` tells who is in a part of the field.
 */
export function squareUp(
  unit: FieldUnit,
  { enemy, edge }: Met,
  unitsIn: (part: Box) => readonly FieldUnit[],
  table: Table,
  rules: TurnRules,
): void {
  if (!rules.table.squaring.turns) return;
  // A fence or wall between them stays between them.
  const place = [rules.table.squaring.gap, rules.table.meleeRange]
    .map(gap => squaredPlace(unit, { enemy, edge }, gap, rules))
    .find(({ at }) => barriersBetween(table, unit.at, justBefore(at, unit.at)).length === 0);
  if (place === undefined) return;
  const { facing, at } = place;
  const placed: Placed = { ...placedOf(unit, rules), facing, at };
  const quad = quadOf(placed);
  if (!quad.every(corner => onTable(table, corner)) || solidUnder(placed, table) !== undefined) return;
  const crowded = unitsIn(boxAround(quad)).some(
    other => other.id !== unit.id && quadsOverlap(quad, quadOf(placedOf(other, rules)), rules.table.crowding),
  );
  if (crowded) return;
  unit.at = at;
  unit.facing = facing;
}

/** A hair before a place on the way to it: up against a wall is not over it. */
function justBefore(place: Point, from: Point): Point {
  const hair = 0.001;
  return distance(from, place) <= hair ? from : destination(place, bearingTo(place, from), hair);
}

/** An enemy who is met, and on which of his edges. */
interface Met {
  readonly enemy: FieldUnit;
  readonly edge: Edge;
}

function squaredPlace(
  unit: FieldUnit,
  { enemy, edge: met }: Met,
  gap: number,
  rules: TurnRules,
): { readonly at: Point; readonly facing: number } {
  const edges = edgesToMeet(placedOf(enemy, rules), rules).filter(({ is }) => enemy.square === true || is === met);
  const edge = edges.reduce((best, other) =>
    distanceToSegment(unit.at, other) < distanceToSegment(unit.at, best) ? other : best,
  );
  return {
    at: destination(nearestOn(unit.at, edge), normalBearing(edge.outward), gap),
    facing: normalBearing(edge.outward + 180),
  };
}
