import { distance, distanceToQuad, measuredFrom, type Point, quadOf, widthOf } from '../../../../table/index.js';
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
 * The gaps at both ends of a body that broken troops could take from where they are: as wide as the rules want them, and without friends
 * in them.
 *
 * @clause wrg/rout/friends-gap
 */
export function gapsBeside(friends: Unit, from: Point, { state, rules }: Ground): readonly GapBeside[] {
  const { width } = rules.movement.rout.gap;
  const place = measuredFrom(friends.placed);
  const aside = (widthOf(friends.placed) + width) / 2;
  return [-aside, aside].flatMap((right): readonly GapBeside[] => {
    const at = place(right, 0);
    const half = width / 2 - 1;
    const free = onTable(state).every(
      other => other === friends || other.side !== friends.side || distanceToQuad(at, quadOf(other.placed)) >= half,
    );
    return free ? [{ at, width, distance: distance(from, at) }] : [];
  });
}

/** Where broken troops turn to whose way friends bar: the middle of a gap; `undefined` where their way is free, or there is none. */
export function gapAhead(unit: Unit, bearing: number, paces: number, { state, rules }: Ground): Point | undefined {
  const friends = onTable(state).filter(other => other.side === unit.side && other.rout === null);
  const barring = firstInTheWay(unit, { bearing, paces }, friends)?.unit;
  if (barring === undefined) return undefined;
  const gaps = gapsBeside(barring, unit.placed.at, { state, rules });
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
