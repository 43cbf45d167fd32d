import {
  type Bearing,
  barringGround,
  bearingTo,
  bodyCentre,
  depthOf,
  destination,
  distance,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  normalBearing,
  onTable,
  type Placed,
  placeAt,
  quadOf,
  quadsOverlap,
  reformed,
  turned,
  widthOf,
} from '../../../../../table/index.js';
import type { Doing } from '../../../state.js';
import type { Field } from '../../field.js';
import { goesOverTheEdge } from '../../leaving.js';
import { filesOfCrowd } from '../../routing/crowd.js';
import { tableBetweenHulls } from '../../ships/hulls.js';
import { bearsBody } from '../going.js';
import type { Marching } from '../march.js';
import { hasStoodLong } from './held-up.js';
import { type Leave, pairOf, passes } from './leave-to-pass.js';

/**
 * A movement at whose end nobody who is in haste, or has been held up for long, is left among friends if there is room for him beyond, and the pairs of friends that are on the
 * same ground all the same.
 */
export function comeClear(
  joint: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): { readonly moved: JointMoved; readonly beyond: ReadonlyMap<string, Beyond>; readonly among: readonly string[] } {
  const units = [...joint.units];
  const beyond = new Map<string, Beyond>();
  const found = amongFriends(units, leave, marching, field);
  const { amongFriends: ruled } = field.rules.field.playing;
  if (found.length === 0 || ruled === 'this-side' || ruled === 'stand') return { moved: joint, beyond, among: found };
  // Of two that would end on the same ground the second stays where it is once the first has come clear.
  let now = found;
  for (const [i, moved] of units.entries()) {
    const one = marching.get(moved.id);
    if (one === undefined || moved.stoppedBy?.kind === 'contact') continue;
    if (!(isHeadlong(one) ? now : heldAmong(one, now, leave, field)).some(isOf(moved.id))) continue;
    const own = outOf(moved.id, now);
    const others = { units, marching, leave, outOf: own };
    const beside = besideThem(moved, one, others, field);
    if (beside !== undefined) {
      units[i] = beside;
      now = amongFriends(units, leave, marching, field);
      continue;
    }
    const clear = clearOf(moved, one, others, field);
    if (clear === undefined || (ruled === 'nearer' && clear.far > goneAmong(moved, now, units))) continue;
    units[i] = clear.moved;
    now = amongFriends(units, leave, marching, field);
    beyond.set(moved.id, { paces: clear.far, outOf: own });
  }
  return { moved: { ...joint, units }, beyond, among: now };
}

/** How much farther than its move a body has gone, and the friends among whom it would have ended. */
export interface Beyond {
  readonly paces: number;
  readonly outOf: readonly string[];
}

/** With whom a body is in these pairs. */
function outOf(id: string, pairs: readonly string[]): readonly string[] {
  return pairs
    .map(pair => pair.split(' '))
    .flatMap(pair => (pair.includes(id) ? pair.filter(other => other !== id) : []));
}

/** Who goes so gets through friends, however far it is. */
const headlong: readonly Doing[] = ['routing', 'evading'];

const isHeadlong = (one: Marching | undefined): boolean => one !== undefined && headlong.includes(one.doing);

const isOf = (id: string) => (pair: string) => pair.split(' ').includes(id);

/** The pairs in which somebody who has been held up for long is still among friends, of whom nobody gets clear by his move alone. */
function heldAmong(one: Marching, pairs: readonly string[], leave: Leave, field: Field): readonly string[] {
  if (!hasStoodLong(one, field)) return [];
  return pairs.filter(pair => leave.through.get(pair) === 'beyond');
}

/** Paces between one place and the next where a body may come out. */
const STEP = 5;
/** Farther than its move no body goes to get clear of friends: they are no deeper than this. */
const DEEPEST = 120;
/** Ways out, in degrees off the way that led among friends: straight on, and aside where there is no room that way. */
const waysOut = [0, 30, -30, 60, -60, 90, -90];

/** Paces that a body has gone since it first came on the ground of those friends among whom it would end. */
function goneAmong(moved: Moved, found: readonly string[], units: readonly Moved[]): number {
  const friends = units.filter(({ id }) => found.includes(pairOf(id, moved.id)));
  const places = Array.from({ length: LOOKS }, (_, look) => placeAt(moved, look / LOOKS));
  const first = places.find(placed => friends.some(({ final }) => quadsOverlap(quadOf(placed), quadOf(final))));
  return first === undefined ? 0 : distance(bodyCentre(first), bodyCentre(moved.final));
}

/** How often in a period it is looked when a body came among friends. */
const LOOKS = 60;

/** Where somebody comes out from among friends, and how many paces farther that is. */
interface Clear {
  readonly moved: Moved;
  readonly far: number;
  /** He has gone through nobody else on his way out. */
  readonly past: boolean;
}

/** Of everybody else where he has come to, and out of whom he is to come. */
interface Others {
  readonly outOf: readonly string[];
  readonly units: readonly Moved[];
  readonly marching: ReadonlyMap<string, Marching>;
  readonly leave: Leave;
}

/**
 * Broken troops who have gone by a gap beside friends, and whose block alone is on these: where their move has brought them it is so much narrower, down
 * to the crowd that went through, or aside from them; `undefined` where it has no room so either. None of them is farther than the first ranks of their
 * block would be, nor have the last gone back.
 *
 * @clause wrg/rout/friends-gap
 */
function besideThem(moved: Moved, one: Marching, others: Others, field: Field): Moved | undefined {
  if (others.outOf.length === 0 || !others.outOf.every(id => one.round?.includes(id) === true)) return undefined;
  const straight = wayOf(moved);
  const block = turned(moved.final, one.march.end.facing);
  const fewest = filesOfCrowd(block, field);
  const narrower = Array.from({ length: block.files - fewest }, (_, off) => reformed(block, block.files - 1 - off));
  const shapes = narrower.filter(shape => depthOf(shape) - depthOf(block) <= moved.moved);
  const atItsFront = [...shapes, ...shapes.flatMap(shape => closedUpIn(shape, block))];
  // After a way that is bent the first of them may be farther on than their block, and still not have run more than their move.
  const isInTheMove = ({ at }: Placed) => distance(one.march.start.at, at) <= moved.moved;
  const aboutItsMiddle = atItsFront
    .map(shape => ({ ...shape, at: destination(shape.at, shape.facing, (depthOf(shape) - depthOf(block)) / 2) }))
    .filter(isInTheMove);
  const final = [...atItsFront, ...aboutItsMiddle].find(placed => hasRoom(placed, moved, one, others, field));
  if (final !== undefined) return { ...moved, final, course: [...moved.course, { time: 1, placed: final }] };
  const [aside] = [90, -90]
    .map(off => clearAlong(moved, one, { bearing: normalBearing(straight + off), ...others }, field))
    .filter(clear => clear !== undefined)
    .filter(clear => clear.past && clear.far <= widthOf(block) / 2 && !isAtEdge(clear.moved))
    .sort((a, b) => a.far - b.far);
  return aside?.moved;
}

/** A narrower block on the ground of a wider one, closed up to one end of it, as those do whose other end would be on friends. */
function closedUpIn(shape: Placed, block: Placed): readonly Placed[] {
  const aside = (widthOf(block) - widthOf(shape)) / 2;
  return [90, -90].map(off => ({ ...shape, at: destination(shape.at, shape.facing + off, aside) }));
}

/** Whether a body has room somewhere: on the table, on ground that bears it, before no enemy, and on no friends. */
function hasRoom(placed: Placed, moved: Moved, one: Marching, { units, marching }: Others, field: Field): boolean {
  const { contact, crowding } = field.rules.field;
  const quad = quadOf(placed);
  const isFriend = ({ id }: Moved) => marching.get(id)?.unit.side === one.unit.side;
  const isClear = (other: Moved) =>
    isFriend(other)
      ? !quadsOverlap(quad, quadOf(other.final), crowding)
      : distanceBetweenQuads(quad, quadOf(other.final)) > 2 * contact;
  return (
    bearsBody(one.unit, placed, one.going, tableBetweenHulls(one.unit, field)) &&
    units.every(other => other.id === moved.id || isClear(other))
  );
}

/**
 * The move of somebody who comes out beyond his friends: straight on if there is room, else aside, through others only where he gets past these on no
 * side, or where there is no room on the table over its edge; who is in no haste straight on alone; `undefined` where he gets out nowhere.
 */
function clearOf(moved: Moved, one: Marching, others: Others, field: Field): Clear | undefined {
  if (moved.moved === 0) return undefined;
  const straight = wayOf(moved);
  const ways = (isHeadlong(one) ? waysOut : [0]).map(off =>
    clearAlong(moved, one, { bearing: normalBearing(straight + off), ...others }, field),
  );
  const clear = ways.filter(way => way !== undefined);
  const onTheTable = clear.filter(way => !isAtEdge(way.moved));
  const inOrder = takesShortestWay(one, field) ? [...onTheTable].sort((a, b) => a.far - b.far) : onTheTable;
  return inOrder.find(({ past }) => past) ?? inOrder[0] ?? (isHeadlong(one) ? clear[0] : undefined);
}

/**
 * Whether somebody comes out where it is nearest, and not straight on as broken troops do: who evades may turn on his way (`wrg/ruling/evaders-come-clear`).
 *
 * @clause wrg/evade/through-friends
 */
const takesShortestWay = ({ doing }: Marching, { rules }: Field): boolean =>
  doing === 'evading' && rules.field.playing.evadersComeClear === 'shortest';

/** Which way a body has gone at last: who faces about at the end of his way has not gone back by it. */
function wayOf({ course, final }: Moved): Bearing {
  const before = [...course].reverse().find(({ placed }) => distance(bodyCentre(placed), bodyCentre(final)) > STEP);
  const [start] = course;
  const from = (before ?? start)?.placed ?? final;
  return bearingTo(bodyCentre(from), bodyCentre(final));
}

/**
 * The first place along a bearing where there is room for a body, or the edge of the table if it comes to that: its men go on as they can, and its block
 * needs no room to come round.
 */
function clearAlong(
  moved: Moved,
  one: Marching,
  { bearing, units, marching, leave, outOf: own }: Others & { readonly bearing: Bearing },
  field: Field,
): Clear | undefined {
  const { unit, march, going } = one;
  const { rules, table } = field;
  const isFriend = ({ id }: Moved) => marching.get(id)?.unit.side === unit.side;
  const friends = units.filter(other => other.id !== moved.id && isFriend(other));
  const enemies = units.filter(other => !isFriend(other));
  const liesOn = (placed: Placed) => quadOf(placed).every(corner => onTable(table, corner));
  const round = turned(moved.final, march.end.facing);
  // Who is in no haste keeps his block as he has brought it so far.
  let placed = isHeadlong(one) && liesOn(round) ? round : moved.final;
  let [behind, past] = [0, true];
  for (let far = STEP; far <= DEEPEST; far += STEP) {
    const next = { ...placed, at: destination(placed.at, bearing, STEP) };
    const isOff = !liesOn(next);
    if (!isOff && barringGround(placed, next, tableBetweenHulls(unit, field), going.costs) !== undefined)
      return undefined;
    const final = isOff ? placed : next;
    const gone = { ...moved, final, course: [...moved.course, { time: 1, placed: final }] };
    if (isOff) return { far, past, moved: { ...gone, stoppedBy: { kind: 'edge' } } };
    placed = next;
    const quad = quadOf(placed);
    // Nobody gets out through enemies.
    if (enemies.some(enemy => distanceBetweenQuads(quad, quadOf(enemy.final)) <= 2 * rules.field.contact))
      return undefined;
    const inTheWay = friends.filter(friend => quadsOverlap(quad, quadOf(friend.final), rules.field.crowding));
    // Who has waited for one friend has no leave to go through others.
    if (!isHeadlong(one) && !inTheWay.every(({ id }) => passes(unit.id, id, leave, marching, field))) return undefined;
    // A rout does not overtake the runners before it: no farther past them than it is deep, or it stays behind them.
    if (inTheWay.length > 0 && inTheWay.every(({ id }) => isHeadlong(marching.get(id)))) behind += STEP;
    if (behind > depthOf(moved.final)) return undefined;
    if (inTheWay.length === 0) return { far, past, moved: gone };
    past &&= inTheWay.every(({ id }) => own.includes(id));
  }
  return undefined;
}

/** Whether a body has come to the edge of the table. */
const isAtEdge = ({ stoppedBy }: Moved): boolean => stoppedBy?.kind === 'edge';

/** The pairs of friends that would end on the same ground because one may go through the other. Who leaves the table is on nobody's ground. */
function amongFriends(
  units: readonly Moved[],
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly string[] {
  const isGone = (moved: Moved, one: Marching | undefined) =>
    isAtEdge(moved) && one !== undefined && goesOverTheEdge(one, field);
  const stays = units.filter(moved => !isGone(moved, marching.get(moved.id)));
  const ends = stays.map(({ id, final }) => ({ id, side: marching.get(id)?.unit.side, quad: quadOf(final) }));
  return ends.flatMap((one, i) =>
    ends
      .slice(i + 1)
      .filter(other => one.side === other.side && quadsOverlap(one.quad, other.quad, field.rules.field.crowding))
      .filter(other => passes(one.id, other.id, leave, marching, field))
      .map(other => pairOf(one.id, other.id)),
  );
}
