import {
  type Box,
  barriersBetween,
  bearingTo,
  bodyCentre,
  boxAround,
  castleWallsBetween,
  destination,
  distance,
  distanceBetweenQuads,
  distanceToSegment,
  nearestOn,
  normalBearing,
  onTable,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  quadsOverlap,
  type Table,
  toGrid,
  turnBetween,
} from '../../../../../table/index.js';
import { sideStruck } from '../../engagement/measured.js';
import type { Edge } from '../../fighting/melee.js';
import { edgesToMeet } from '../../fighting/touching.js';
import type { SquaredUp } from '../events.js';
import { solidUnder } from '../ground.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit } from '../state.js';
import { placedOf } from '../units.js';

/**
 * The edge on which a unit is met by another. Whoever charges, or closes in with an enemy not too far aside, fights to its front; everybody else
 * is met on the edge that the enemy comes at (`cady/ruling/melee-edge`, `cady/ruling/closing-front`). A square has a front on
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
 * parallel to that edge and touches it, or what stands before it, if nobody and nothing stands there, and no other
 * enemy whom it has met gets out of its reach (`cady/ruling/squaring-up`), and it does not swing too far round for that
 * (`cady/ruling/squaring-swing`), nor farther than it may go (`cady/ruling/squaring-way`). A long line may touch with its end, its middle nearer to another edge: the one it met counts.
 * `unitsIn` tells who is in a part of the field.
 *
 * @returns how it stands then, where that is seen
 */
export function squareUp(
  unit: FieldUnit,
  { enemy, edge, others = [] }: Met,
  unitsIn: (part: Box) => readonly FieldUnit[],
  table: Table,
  rules: TurnRules,
): SquaredUp | undefined {
  const placed = squaredUpTo(
    placedOf(unit, rules),
    { enemy: placedOf(enemy, rules), edge, allRound: enemy.square === true, left: unit.turn.spare },
    part =>
      unitsIn(part)
        .filter(other => other.id !== unit.id)
        .map(other => quadOf(placedOf(other, rules))),
    table,
    rules,
  );
  if (placed === undefined) return undefined;
  const reaches = (from: Placed, other: FieldUnit) =>
    distanceBetweenQuads(quadOf(from), quadOf(placedOf(other, rules))) <= rules.table.meleeRange;
  const own = placedOf(unit, rules);
  if (others.some(other => reaches(own, other) && !reaches(placed, other))) return undefined;
  const cm = toGrid(distance(unit.at, placed.at));
  const stirs = cm >= noticed.cm || turnBetween(unit.facing, placed.facing) >= noticed.degrees;
  if (rules.table.squaring.ofTheMove) unit.turn.spare = toGrid(Math.max(0, unit.turn.spare - swungBy(own, placed)));
  unit.at = placed.at;
  unit.facing = placed.facing;
  return stirs ? { unit: unit.id, facing: placed.facing, cm } : undefined;
}

/** What people at the table would notice of it. */
const noticed = { cm: 1, degrees: 2 } as const;

/** A body that has come upon another, squared up to the edge it met; nothing where it does not turn, or there is no room. */
export function squaredUpTo(
  own: Placed,
  met: BodyMet,
  othersIn: (part: Box) => readonly Quad[],
  table: Table,
  rules: SquaringRules,
): Placed | undefined {
  if (!rules.table.squaring.turns) return undefined;
  // A fence or wall between them stays between them, a castle's too.
  const place = [rules.table.squaring.gap, rules.table.meleeRange]
    .map(gap => squaredPlace(own, met, gap, rules))
    .find(({ at }) => {
      const before = justBefore(at, own.at);
      return [barriersBetween, castleWallsBetween].every(between => between(table, own.at, before).length === 0);
    });
  if (place === undefined || turnBetween(own.facing, place.facing) > rules.table.squaring.swing) return undefined;
  const placed: Placed = { ...own, ...place };
  if (rules.table.squaring.ofTheMove && swungBy(own, placed) > met.left) return undefined;
  const quad = quadOf(placed);
  if (!quad.every(corner => onTable(table, corner)) || solidUnder(placed, table) !== undefined) return undefined;
  const crowded = othersIn(boxAround(quad)).some(other => quadsOverlap(quad, other, rules.table.crowding));
  return crowded ? undefined : placed;
}

/** How far a body goes that stands elsewhere and otherwise afterwards: by the corner that goes farthest, cm. */
function swungBy(from: Placed, to: Placed): number {
  const there = quadOf(to);
  return toGrid(Math.max(...quadOf(from).map((corner, i) => distance(corner, there[i] ?? corner))));
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
  /** All whom it has met in the move: it turns away from none of them. */
  readonly others?: readonly FieldUnit[];
}

/** A body that is met, and on which of its edges. */
interface BodyMet {
  readonly enemy: Placed;
  readonly edge: Edge;
  /** It has a front on every side. */
  readonly allRound: boolean;
  /** What is left of its move to the body that has come upon it, cm. */
  readonly left: number;
}

/** What says how one squares up. */
type SquaringRules = Pick<TurnRules, 'table'>;

function squaredPlace(
  own: Placed,
  { enemy, edge: met, allRound }: BodyMet,
  gap: number,
  rules: SquaringRules,
): { readonly at: Point; readonly facing: number } {
  const edges = edgesToMeet(enemy, rules).filter(({ is }) => allRound || is === met);
  const edge = edges.reduce((best, other) =>
    distanceToSegment(own.at, other) < distanceToSegment(own.at, best) ? other : best,
  );
  return {
    at: destination(nearestOn(own.at, edge), normalBearing(edge.outward), gap),
    facing: normalBearing(edge.outward + 180),
  };
}
