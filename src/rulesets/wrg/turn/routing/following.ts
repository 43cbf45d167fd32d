import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  type JointMoved,
  type Leg,
  type March,
  type Moved,
  normalBearing,
  type Placed,
  type Point,
  plan,
  turned,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/friends/barring.js';
import { type Beyond, comeClear } from '../moving/friends/coming-clear.js';
import { noLeave } from '../moving/friends/leave-to-pass.js';
import { type PassedThrough, passagesOf, passedBy } from '../moving/friends/passages.js';
import { goingOf, mannerOf } from '../moving/going.js';
import type { Marching } from '../moving/march.js';
import { marchesOf } from '../moving/playing-moves.js';
import { tableBetweenHulls } from '../ships/hulls.js';
import { filesOfCrowd } from './crowd.js';
import { pastFriends } from './past-friends.js';

/** The way of a running crowd: how it stands as it sets out, its legs, how far it can go by them, and the friends whom it goes round by gaps. Paces. */
export interface CrowdsWay {
  readonly start: Placed;
  readonly legs: readonly CrowdsLeg[];
  readonly free: number;
  readonly round: readonly string[];
  /** Friends beside whom there are gaps to which enemies bar the way. */
  readonly gapsBarred: readonly string[];
}

interface CrowdsLeg {
  readonly bearing: Bearing;
  readonly distance: number;
}

/** A straight way of a crowd, as far as which no enemy stands in it. */
interface Straight {
  readonly start: Placed;
  readonly bearing: Bearing;
  readonly paces: number;
}

type Ground = Pick<Field, 'state' | 'rules' | 'table' | 'scenario'>;

/**
 * The way of those who run along a bearing, as the crowd that they are: to gaps beside the friends whom they meet, from where they set out or, if enemies bar that, from
 * where they meet them; straight on, and through these, where enemies bar both.
 *
 * @clause wrg/rout/friends-gap
 */
export function wayOfCrowd(unit: Unit, straight: Straight, field: Ground): CrowdsWay {
  const { start, bearing, paces } = straight;
  const friends = onTable(field.state).filter(({ side, rout }) => side === unit.side && rout === null);
  const met = firstInTheWay({ id: unit.id, placed: start }, { bearing, paces }, friends);
  const ahead = { start, legs: [{ bearing, distance: paces }], free: paces, round: [], gapsBarred: [] };
  if (met === undefined) return ahead;
  const ways = [...new Set([0, met.free])].map(before => wayPast(unit, straight, before, field));
  return ways.find(({ gapsBarred }) => gapsBarred.length === 0) ?? { ...ahead, gapsBarred: ways[0]?.gapsBarred ?? [] };
}

/** The way of a crowd that turns to gaps beside friends once it has gone so far. */
function wayPast(unit: Unit, { start, bearing, paces }: Straight, before: number, field: Ground): CrowdsWay {
  // Where they meet them it is the first of them who turn, and the others come after these.
  const head = before > 0 ? { ...start, figures: start.files } : start;
  const turning = { ...head, at: destination(start.at, bearing, before) };
  const past = pastFriends(unit, { ahead: bearing, paces: paces - before, crowd: turning }, field);
  const toGaps = past.legs.flatMap(leg => (leg.distance === 'all' ? [] : [{ ...leg, distance: leg.distance }]));
  const gone = toGaps.reduce((sum, leg) => sum + leg.distance, before);
  const enemies = onTable(field.state).filter(({ side, hidden }) => side !== unit.side && hidden === null);
  const legs = [...(before > 0 ? [{ bearing, distance: before }] : []), ...toGaps];
  const way = { start, legs: [...legs, { bearing, distance: Math.max(0, paces - gone) }], round: past.round };
  let [free, body] = [0, head];
  for (const [i, leg] of way.legs.entries()) {
    const barring = { bearing: leg.bearing, paces: leg.distance };
    const met = toGaps.length === 0 ? undefined : firstInTheWay({ id: unit.id, placed: body }, barring, enemies);
    if (met !== undefined) return { ...way, free: free + met.free, gapsBarred: i < legs.length ? past.round : [] };
    free += leg.distance;
    body = { ...body, at: destination(body.at, leg.bearing, leg.distance) };
  }
  return { ...way, free, gapsBarred: [] };
}

/** Where one is so far along some legs: all places where they bend, the first and the last with them. */
export function pointsAlong(from: Point, legs: readonly CrowdsLeg[], far: number): readonly [Point, ...Point[]] {
  const points: [Point, ...Point[]] = [from];
  let [left, at] = [far, from];
  for (const [i, leg] of legs.entries()) {
    if (left <= 0) break;
    const goes = i === legs.length - 1 ? left : Math.min(left, leg.distance);
    at = destination(at, leg.bearing, goes);
    points.push(at);
    left -= goes;
  }
  return points;
}

/** The way of a crowd as wide as a gap over the ground: walls and hedges, woods and streams cost it what they cost any march. */
export function crowdsMarch(
  unit: Unit,
  { from, legs, far }: { readonly from: Point; readonly legs: readonly CrowdsLeg[]; readonly far: number },
  paces: number,
  field: Ground,
): March {
  const { turn: _, ...costs } = goingOf(unit, mannerOf(unit, false), field).costs;
  const { stand } = unit.placed;
  const files = filesOfCrowd(unit.placed, field);
  const points = pointsAlong(from, legs, far);
  const led = points.slice(1).map((to, i): Leg => {
    const at = points[i] ?? from;
    return { bearing: legs[i]?.bearing ?? 0, distance: distance(at, to) };
  });
  return plan({
    placed: { stand, figures: files, files, at: from, facing: legs[0]?.bearing ?? unit.placed.facing },
    legs: led,
    allowance: paces,
    costs,
    table: tableBetweenHulls(unit, field),
  });
}

/** What becomes of a crowd among its friends: where it has come out of them at last, through whom it has burst, and whom it has passed. */
export interface AmongFriends {
  readonly final: Placed;
  readonly passages: readonly PassedThrough[];
  readonly passed: readonly string[];
  readonly beyond?: Beyond;
  /** It has come out over the edge of the table. */
  readonly off: boolean;
  /** There is no room for it beyond those among whom its way ends. */
  readonly stuck: boolean;
}

/**
 * What comes of the friends on the way of a crowd: it bursts through those round whom it does not go, and comes out beyond those among whom it would end, as every
 * rout does (`wrg/ruling/ending-among-friends`).
 *
 * @clause wrg/rout/friends-gap
 */
export function throughFriendsOn(
  unit: Unit,
  { way, far, final, march }: { way: CrowdsWay; far: number; final: Placed; march: March },
  field: Field,
): AmongFriends {
  const alone = { final, passages: [], passed: [], off: false, stuck: false };
  const friends = onTable(field.state).filter(({ id, side }) => side === unit.side && id !== unit.id);
  if (friends.length === 0 || march.moved === 0) return alone;
  const marching = new Map([...marchesOf(() => false, field)]);
  const still = marching.get(unit.id);
  if (still === undefined) return alone;
  const { round, gapsBarred } = way;
  const own: Marching = { ...still, doing: 'routing', march: { ...march, end: final }, round, gapsBarred };
  marching.set(unit.id, own);
  const points = pointsAlong(way.start.at, way.legs, far);
  let gone = 0;
  const course = points.map((at, i) => {
    gone += distance(points[i - 1] ?? at, at);
    const bend = (way.legs[Math.min(i, way.legs.length - 1)]?.bearing ?? 0) - (way.legs[0]?.bearing ?? 0);
    return {
      time: far > 0 ? Math.min(1, gone / far) : 1,
      placed: turned({ ...way.start, at }, normalBearing(way.start.facing + bend)),
    };
  });
  const stands = ({ id, placed }: Unit): Moved => ({
    ...{ id, final: placed, moved: 0, spent: 0, steps: [], waited: 0 },
    course: [{ time: 0, placed }],
  });
  const moved: Moved = { ...stands(unit), final, moved: far, spent: far, course };
  const joint: JointMoved = {
    units: onTable(field.state).map(o => (o.id === unit.id ? moved : stands(o))),
    contacts: [],
  };
  const leave = noLeave();
  const cleared =
    field.rules.field.playing.amongFriends === 'stand'
      ? { moved: joint, beyond: new Map<string, Beyond>(), among: [] }
      : comeClear(joint, leave, marching, field);
  const passages = passagesOf(cleared.moved, leave, marching, field, cleared.beyond);
  const end = cleared.moved.units.find(({ id }) => id === unit.id);
  const beyond = cleared.beyond.get(unit.id);
  return {
    final: end?.final ?? final,
    passages: passages.filter(({ one }) => one.id === unit.id),
    passed: passedBy(own, { joint: cleared.moved, passages }, field),
    off: end?.stoppedBy?.kind === 'edge',
    stuck: cleared.among.some(pair => pair.split(' ').includes(unit.id)),
    ...(beyond === undefined ? {} : { beyond }),
  };
}

/** How far one place lies from another along a bearing, and how far aside of it. */
export function alongAndAside(from: Point, to: Point, bearing: Bearing): readonly [number, number] {
  const far = distance(from, to);
  if (far === 0) return [0, 0];
  const off = ((bearingTo(from, to) - bearing) * Math.PI) / 180;
  return [far * Math.cos(off), Math.abs(far * Math.sin(off))];
}

/** Paces that a body goes whose front goes along some points: straight to where these bend first, and on from there. */
export function pacesAlong(stood: Point, shape: Placed, points: readonly Point[]): number {
  const middles = points.slice(1).map(at => bodyCentre({ ...shape, at }));
  return middles.reduce((sum, middle, i) => sum + distance(middles[i - 1] ?? stood, middle), 0);
}
