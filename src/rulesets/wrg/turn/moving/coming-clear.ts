import {
  bearingTo,
  bodyCentre,
  depthOf,
  distance,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  placeAt,
  plan,
  quadOf,
  quadsOverlap,
} from '../../../../table/index.js';
import type { Doing } from '../../state.js';
import type { Field } from '../field.js';
import { type Leave, pairOf, passes } from './leave-to-pass.js';
import type { Marching } from './march.js';

/**
 * A movement at whose end nobody who is in haste is left among friends if there is room for him beyond, and the pairs of friends that are on the
 * same ground all the same.
 */
export function comeClear(
  joint: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): { readonly moved: JointMoved; readonly beyond: ReadonlyMap<string, number>; readonly among: readonly string[] } {
  const units = [...joint.units];
  const beyond = new Map<string, number>();
  const found = amongFriends(units, leave, marching, field);
  if (found.length === 0 || field.rules.field.playing.amongFriends !== 'beyond')
    return { moved: joint, beyond, among: found };
  for (const [i, moved] of units.entries()) {
    const one = marching.get(moved.id);
    if (one === undefined || !isHeadlong(one) || moved.stoppedBy?.kind === 'contact') continue;
    if (!found.some(pair => pair.split(' ').includes(moved.id))) continue;
    const clear = clearOf(moved, one, units, marching, field);
    if (clear === undefined) continue;
    units[i] = clear.moved;
    beyond.set(moved.id, clear.far);
  }
  return { moved: { ...joint, units }, beyond, among: amongFriends(units, leave, marching, field) };
}

/** Who goes so gets through friends, however far it is. */
const headlong: readonly Doing[] = ['routing', 'evading'];

const isHeadlong = (one: Marching | undefined): boolean => one !== undefined && headlong.includes(one.doing);

/** Paces between one place and the next where a body may come out. */
const STEP = 5;
/** Farther than its move no body goes to get clear of friends: they are no deeper than this. */
const DEEPEST = 120;

/** The move of somebody who comes out beyond his friends; `undefined` where there is no room for him. */
function clearOf(
  moved: Moved,
  { unit, march, going }: Marching,
  units: readonly Moved[],
  marching: ReadonlyMap<string, Marching>,
  { rules, table }: Field,
): { readonly moved: Moved; readonly far: number } | undefined {
  const from = placeAt(moved, 0);
  if (moved.moved === 0) return undefined;
  const last =
    [...moved.course].reverse().find(({ placed }) => distance(bodyCentre(placed), bodyCentre(moved.final)) > STEP)
      ?.placed ?? from;
  // Who faces about at the end of his way has not gone back by it.
  const bearing = bearingTo(bodyCentre(last), bodyCentre(moved.final));
  const others = units.filter(({ id }) => id !== moved.id);
  const { turn: _, ...costs } = going.costs;
  let past = 0;
  for (let far = STEP; far <= DEEPEST; far += STEP) {
    const on = plan({
      placed: moved.final,
      legs: [{ bearing, distance: far }],
      facing: march.end.facing,
      allowance: DEEPEST,
      costs,
      table,
    });
    if (on.stopped !== undefined) return undefined;
    const quad = quadOf(on.end);
    const inTheWay = others.filter(({ id, final }) =>
      marching.get(id)?.unit.side === unit.side
        ? quadsOverlap(quad, quadOf(final), rules.field.crowding)
        : distanceBetweenQuads(quad, quadOf(final)) <= 2 * rules.field.contact,
    );
    // A rout does not overtake the runners before it: no farther past them than it is deep, or it stays behind them.
    if (inTheWay.length > 0 && inTheWay.every(({ id }) => isHeadlong(marching.get(id)))) past += STEP;
    if (past > depthOf(moved.final)) return undefined;
    if (inTheWay.length > 0) continue;
    const course = [...moved.course, { time: 1, placed: on.end }];
    return { far, moved: { ...moved, final: on.end, course } };
  }
  return undefined;
}

/** The pairs of friends that would end on the same ground because one may go through the other. Who runs off the table is on nobody's ground. */
function amongFriends(
  units: readonly Moved[],
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly string[] {
  const stays = units.filter(
    ({ id, stoppedBy }) => stoppedBy?.kind !== 'edge' || marching.get(id)?.doing !== 'routing',
  );
  const ends = stays.map(({ id, final }) => ({ id, side: marching.get(id)?.unit.side, quad: quadOf(final) }));
  return ends.flatMap((one, i) =>
    ends
      .slice(i + 1)
      .filter(other => one.side === other.side && quadsOverlap(one.quad, other.quad, field.rules.field.crowding))
      .filter(other => passes(one.id, other.id, leave, marching, field))
      .map(other => pairOf(one.id, other.id)),
  );
}
