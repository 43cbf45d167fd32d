import { bearingTo, destination, distance, normalBearing, onTable, type Point } from '../../../../table/index.js';
import { enemiesOf, friendsOf } from '../../common/bots/outlook.js';
import { freeRun, wayTo } from '../../common/bots/route.js';
import type { Temper } from '../../common/bots/temper.js';
import { isThere } from '../../common/turn/units.js';
import type { Objective, UnitId, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { holdsItsGround } from './behind-cover.js';
import { rangeOf } from './covered.js';
import type { Enemy, Outlook } from './outlook.js';

/** The turn from which a commander of no particular temper puts in what he has kept back. */
const commits = 6;

/** An enemy so much farther off than a place is wide, in cm, may be upon it before its guard is back. */
const alarm = 10;

/** Foot so much nearer to the enemy than its muskets ask, in cm, fights in the line; so much farther, it is behind it. */
const closes = 6;
const behind = 20;

/** Distance between the middles of neighbouring units, cm. */
export const lane = 34;

/**
 * Whether a commander puts in what he has kept back: who guards a place for which nobody comes, who stands behind his line, and charges
 * that promise no more than they risk. The bold do it earlier than the cautious.
 */
export function putsInReserve(turn: number, { caution }: Temper): boolean {
  return turn >= commits * caution;
}

/** Whether a place that one holds may be left to itself while its guard is in the line: no enemy, and no marker of his, is near it. */
export function isLeftToItself({ at, radius, wins }: Objective, outlook: Outlook): boolean {
  const { units, markers, side } = outlook.view;
  const comes = (each: { readonly side: string }, where: Point) =>
    each.side !== side && distance(where, at) <= radius + alarm;
  return (
    wins !== true &&
    holdsItsGround(outlook) &&
    !Object.values(units).some(unit => isThere(unit) && unit.mustDo !== 'rout' && comes(unit, unit.placed.at)) &&
    !markers.some(marker => comes(marker, marker.at))
  );
}

interface Foot {
  readonly unit: UnitSeen;
  readonly nearest: Enemy;
  /** From musket range to the nearest enemy, cm; less than nothing within it. */
  readonly short: number;
}

/**
 * Where each unit of the second line goes once the reserve is put in: beside the friend nearest to it who fights, for his place does not
 * change from turn to turn as the nearest enemy does. Nobody is called who has a place to keep, or while there are places to take.
 */
export function reservePosts(outlook: Outlook): ReadonlyMap<UnitId, Objective> {
  const posts = new Map<UnitId, Objective>();
  const { plan, view } = outlook;
  if (plan === undefined || !putsInReserve(view.turn, plan.temper) || !holdsItsGround(outlook)) return posts;
  const foot = footOf(outlook);
  const line = foot.filter(({ short }) => short <= closes);
  const second = foot.filter(
    ({ unit: { id, house }, short }) => short > behind && house === undefined && !plan.places.has(id),
  );
  for (const { unit } of second.sort((a, b) => a.short - b.short || (a.unit.id < b.unit.id ? -1 : 1))) {
    const at = gapFor(unit, line, [...posts.values()], outlook);
    if (at !== undefined) posts.set(unit.id, { id: 'line', name: 'the line', at, radius: 8 });
  }
  return posts;
}

/** One's own foot that does as it is told, and how far each is from the enemy. */
function footOf(outlook: Outlook): readonly Foot[] {
  const { view, rules } = outlook;
  return Object.values(view.units)
    .filter(unit => unit.side === view.side && isThere(unit) && unit.mustDo === null && unit.aboard === undefined)
    .filter(unit => troopOf(unit, rules).arm === 'infantry' && rangeOf(unit, rules) > 0)
    .flatMap(unit => {
      const [nearest] = enemiesOf(unit, 60, outlook);
      return nearest === undefined ? [] : [{ unit, nearest, short: nearest.away - rangeOf(unit, rules) }];
    });
}

/** The nearest place beside somebody in the line where a unit has room and whom nobody else is sent to. */
function gapFor(
  unit: UnitSeen,
  line: readonly Foot[],
  taken: readonly Objective[],
  outlook: Outlook,
): Point | undefined {
  const { table } = outlook.view;
  const { placed } = unit;
  const gaps = line.flatMap(({ unit: { placed: friend }, nearest }) => {
    const facing = bearingTo(friend.at, nearest.centre);
    return [90, -90].map(aside => ({ at: destination(friend.at, normalBearing(facing + aside), lane), facing }));
  });
  const open = gaps
    .filter(({ at }) => onTable(table, at) && taken.every(other => distance(other.at, at) >= lane / 2))
    .filter(({ at, facing }) => freeRun({ ...placed, at }, facing, 1, table, friendsOf(unit, outlook)) >= 0)
    .sort((a, b) => distance(a.at, placed.at) - distance(b.at, placed.at));
  return open.find(({ at }) => wayTo(table, placed.at, at) !== undefined)?.at;
}
