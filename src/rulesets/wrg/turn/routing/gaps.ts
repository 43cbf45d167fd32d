import { destination, distance, distanceToQuad, type Point, quadOf } from '../../../../table/index.js';
import { routMeetsFriends } from '../../rout/meeting.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/barring.js';
import { mannerOf } from '../moving/going.js';

/** A way past friends: the middle of the gap, how wide it is at least, and how far off. Paces. */
export interface GapBeside {
  readonly at: Point;
  readonly width: number;
  readonly distance: number;
}

type Ground = Pick<Field, 'state' | 'rules'>;

/**
 * The gaps on both sides of a body that broken troops could take as they run: as wide as the rules want them, beside whatever of it reaches farthest
 * out of their way, and without others in them, friends or enemies.
 *
 * @param running who runs, from where, and which way he would go.
 * @clause wrg/rout/friends-gap
 */
export function gapsBeside(
  friends: Unit,
  { who, from, bearing }: { readonly who: Unit; readonly from: Point; readonly bearing: number },
  { state, rules }: Ground,
): readonly GapBeside[] {
  const { width } = rules.movement.rout.gap;
  const others = onTable(state).filter(
    other => other !== friends && other !== who && (other.side === friends.side || other.hidden === null),
  );
  const half = width / 2 - 1;
  return [-90, 90].flatMap((side): readonly GapBeside[] => {
    const at = destination(farthestOut(friends, bearing, side), bearing + side, width / 2);
    const free = others.every(({ placed }) => distanceToQuad(at, quadOf(placed)) >= half);
    return free ? [{ at, width, distance: distance(from, at) }] : [];
  });
}

/** The corner of a body that reaches farthest to one side of a way; of two, the one that is passed first. */
function farthestOut({ placed }: Unit, bearing: number, side: number): Point {
  const along = (towards: number, { x, y }: Point) => {
    const radians = (towards * Math.PI) / 180;
    return x * Math.sin(radians) + y * Math.cos(radians);
  };
  const out = (corner: Point) => along(bearing + side, corner);
  const [first, ...rest] = quadOf(placed);
  return rest.reduce((best, corner) => {
    const more = out(corner) - out(best);
    if (Math.abs(more) > HAIR) return more > 0 ? corner : best;
    return along(bearing, corner) < along(bearing, best) ? corner : best;
  }, first);
}

/** Corners reach as far out that differ by less than this, paces. */
const HAIR = 0.01;

/** Where broken troops turn to whose way friends bar: the middle of a gap; `undefined` where their way is free, or there is none. */
export function gapAhead(unit: Unit, bearing: number, paces: number, { state, rules }: Ground): Point | undefined {
  const friends = onTable(state).filter(other => other.side === unit.side && other.rout === null);
  const barring = firstInTheWay(unit, { bearing, paces }, friends)?.unit;
  if (barring === undefined) return undefined;
  const gaps = gapsBeside(barring, { who: unit, from: unit.placed.at, bearing }, { state, rules });
  const { gap } = routMeetsFriends(
    {
      routers: unit.troops,
      routersManner: mannerOf(unit, false),
      friends: barring.troops,
      friendsManner: mannerOf(barring, false),
      gaps,
    },
    rules,
  );
  return gap === null ? undefined : gaps[gap]?.at;
}
