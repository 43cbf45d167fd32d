import {
  type Bearing,
  bearingTo,
  depthOf,
  destination,
  distance,
  distanceToQuad,
  onTable as liesOn,
  measuredFrom,
  type Placed,
  type Point,
  plan,
  type Quad,
  quadOf,
  quadsOverlap,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { goingOf, mannerOf } from '../moving/going.js';
import { tableBetweenHulls } from '../ships/hulls.js';
import { crowdOf } from './crowd.js';

/** A way past friends: beside whom it is, the middle of the gap, how wide it is at least, and how far off its nearer side. Paces. */
export interface GapBeside {
  readonly beside: Unit;
  readonly at: Point;
  readonly width: number;
  readonly distance: number;
}

type Ground = Pick<Field, 'state' | 'rules' | 'table' | 'scenario'>;

/**
 * The gaps on both sides of a body that broken troops could take as they run: as wide as the rules want them, beside whatever of it reaches farthest
 * out of their way, and without others in them, friends or enemies. Friends who run themselves are on their way out of it, and fill none.
 *
 * @param running who runs, how he stands where he meets them, and which way he would go: how far off a gap is is measured from the nearest of his figures.
 * @clause wrg/rout/friends-gap
 * @clause wrg/reaction/definition-within
 */
export function gapsBeside(
  friends: Unit,
  { who, from, bearing }: { readonly who: Unit; readonly from: Placed; readonly bearing: number },
  { state, rules }: Pick<Ground, 'state' | 'rules'>,
): readonly GapBeside[] {
  const { width } = rules.movement.rout.gap;
  const others = onTable(state).filter(
    other =>
      other !== friends && other !== who && (other.side === friends.side ? other.rout === null : other.hidden === null),
  );
  const half = width / 2 - 1;
  return [-90, 90].flatMap((side): readonly GapBeside[] => {
    const end = farthestOut(friends, bearing, side);
    const at = destination(end, bearing + side, width / 2);
    // Past the friends it must be as wide all along, and not at their nearest corner alone.
    const ahead = { bearing, length: lengthPast(friends, at, bearing), width: 2 * half };
    const free = others.every(
      ({ placed }) =>
        distanceToQuad(at, quadOf(placed)) >= half && !quadsOverlap(groundAhead(at, ahead), quadOf(placed)),
    );
    return free ? [{ beside: friends, at, width, distance: distanceToQuad(end, quadOf(from)) }] : [];
  });
}

/** The ground of so much width that lies ahead of a place. */
export function groundAhead(
  at: Point,
  { bearing, length, width }: { readonly bearing: Bearing; readonly length: number; readonly width: number },
): Quad {
  const corner = measuredFrom({ at, facing: bearing });
  const [right, left] = [width / 2, -width / 2];
  return [corner(left, -length), corner(right, -length), corner(right, 0), corner(left, 0)];
}

/** The corner of a body that reaches farthest to one side of a way; of two, the one that is passed first. */
function farthestOut({ placed }: Unit, bearing: number, side: number): Point {
  const out = (corner: Point) => along(bearing + side, corner);
  const [first, ...rest] = quadOf(placed);
  return rest.reduce((best, corner) => {
    const more = out(corner) - out(best);
    if (Math.abs(more) > HAIR) return more > 0 ? corner : best;
    return along(bearing, corner) < along(bearing, best) ? corner : best;
  }, first);
}

/** How far a place lies in one direction, measured from the corner of the table. */
export function along(bearing: Bearing, { x, y }: Point): number {
  const radians = (bearing * Math.PI) / 180;
  return x * Math.sin(radians) + y * Math.cos(radians);
}

/** Corners reach as far out that differ by less than this, paces. */
const HAIR = 0.01;
/** Shorter ways than this nobody turns for, paces. */
export const STEP = 1;

/**
 * Whether the ground lets a crowd as wide as a gap go to it and on through it, past those beside whom it is: none that they cannot enter, and not over the
 * side of the table.
 *
 * @clause wrg/rout/friends-gap
 */
export function isOpenGround(
  { beside, at }: GapBeside,
  { unit, from, ahead }: { readonly unit: Unit; readonly from: Point; readonly ahead: Bearing },
  field: Ground,
): boolean {
  const { table, rules } = field;
  const { width } = rules.movement.rout.gap;
  const half = width / 2 - 1;
  const sides = [-90, 90].map(side => destination(at, ahead + side, half));
  if (!sides.every(side => liesOn(table, side))) return false;
  const crowd = crowdOf(unit.placed, field);
  const bearing = bearingTo(from, at);
  const facing = distance(from, at) < STEP ? ahead : bearing;
  const { turn: _, ...costs } = goingOf(unit, mannerOf(unit, false), field).costs;
  const { stopped } = plan({
    placed: { ...crowd, facing, at: destination(from, facing, depthOf(crowd) / 2) },
    legs: [
      { bearing: facing, distance: distance(from, at) },
      { bearing: ahead, distance: lengthPast(beside, at, ahead) },
    ],
    allowance: Number.MAX_SAFE_INTEGER,
    costs,
    table: tableBetweenHulls(unit, field),
  });
  return stopped === undefined || stopped.kind === 'edge';
}

/** How far from a place it is along a bearing until one is past a body. */
export function lengthPast({ placed }: Unit, at: Point, bearing: Bearing): number {
  return Math.max(0, ...quadOf(placed).map(corner => along(bearing, corner) - along(bearing, at)));
}
