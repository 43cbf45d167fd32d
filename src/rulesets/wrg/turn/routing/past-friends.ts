import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  distanceBetweenQuads,
  type Leg,
  lengthInside,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  quadsOverlap,
  turnBetween,
  turned,
} from '../../../../table/index.js';
import { routMeetsFriends } from '../../rout/meeting.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay, type WayAhead } from '../moving/friends/barring.js';
import { mannerOf } from '../moving/going.js';
import { crowdOf, getsClearTo } from './crowd.js';
import { along, type GapBeside, gapsBeside, groundAhead, isOpenGround, lengthPast, STEP } from './gaps.js';
import { isFreeToTurnTo } from './ways-out.js';

type Ground = Pick<Field, 'state' | 'rules' | 'table' | 'scenario'>;

/** How broken troops get past friends in their way. */
export interface PastFriends {
  /** Their turns to gaps, and how far they go straight on between them. */
  readonly legs: readonly Leg[];
  /** Friends whom they go round by those gaps; through all others in their way they burst. */
  readonly round: readonly string[];
}

/**
 * The way of broken troops past friends, one after the other as they meet them: to the nearest gap from where they meet, or on through them where
 * there is none. Each turns for himself, so that they pass who is touched by nothing but their block as it comes round; and from the first gap on they are
 * a crowd no wider than that.
 *
 * @param crowd how those stand who run as a crowd already, by a gap between enemies.
 * @clause wrg/rout/friends-gap
 * @clause wrg/rout/turns
 */
export function pastFriends(
  unit: Unit,
  { ahead, paces, crowd }: { readonly ahead: Bearing; readonly paces: number; readonly crowd?: Placed },
  field: Ground,
): PastFriends {
  const friends = onTable(field.state).filter(other => other.side === unit.side && other.rout === null);
  const { facing } = unit.placed;
  const [legs, round, met]: [Leg[], string[], Set<string>] = [[], [], new Set()];
  let [body, left, hasTakenAGap] = [crowd ?? turned(unit.placed, ahead), paces, crowd !== undefined];
  const goOn = (leg: { readonly bearing: Bearing; readonly distance: number }) => {
    if (leg.distance < STEP) return;
    legs.push(leg);
    body = { ...body, at: destination(body.at, leg.bearing, leg.distance) };
    left -= leg.distance;
  };
  const inTheWay = (placed: Placed, way: WayAhead) =>
    firstInTheWay({ id: unit.id, placed }, way, without(friends, met));
  const passBy = (way: WayAhead, men: { readonly placed: Placed; readonly facing: Bearing }) => {
    round.push(...brushedOn(way, men, to => inTheWay(body, to)?.unit, met));
  };
  const asACrowd = (bearing: Bearing) => ({ placed: crowdOf(body, field), facing: bearing });
  while (left > 0) {
    const way = { bearing: ahead, paces: left };
    // Until there is a gap each man turns where he stands, and none of them runs where only their block would come round.
    passBy(way, hasTakenAGap ? asACrowd(ahead) : { placed: turned(body, facing), facing });
    const first = inTheWay(body, way);
    if (first === undefined) break;
    met.add(first.unit.id);
    const there = { ...body, at: destination(body.at, ahead, first.free) };
    const isOpen = (at: Point) => isOpenTo(at, { unit, paces, body: legs.length > 0 ? body : crowd }, field);
    const centre = bodyCentre(body);
    const isClear = (at: Point, others: readonly Unit[]) => getsClearTo(at, body, without(others, met), field);
    const from = hasTakenAGap ? crowdOf(there, field) : there;
    const meeting = { unit, ahead, friends, turning: centre, from, isOpen, isClear };
    const gap = gapFrom(first.unit, meeting, field);
    if (gap === undefined) {
      goOn({ bearing: ahead, distance: first.free });
      continue;
    }
    // Whom their block alone would touch they pass by the gap as they come, if they are as far out as that.
    const isBrushed = !meets(crowdOf(body, field), way, first.unit);
    if (isBrushed && comesBy(gap, { centre, ahead, past: first.unit }, field)) {
      round.push(first.unit.id);
      continue;
    }
    const aside = besideOnTheWay(gap, body, { ...meeting, friends: without(friends, met) }, field);
    // Past whom they have to go first they meet the others anew.
    if (aside !== undefined) met.delete(first.unit.id);
    const { past, at } = aside ?? { past: first.unit, at: gap };
    met.add(past.id);
    round.push(past.id);
    const leg = { bearing: bearingTo(centre, at), distance: distance(centre, at) };
    hasTakenAGap = true;
    passBy({ bearing: leg.bearing, paces: Math.min(leg.distance, left), facing: ahead }, asACrowd(leg.bearing));
    goOn(leg);
  }
  return round.length === 0 ? { legs: [], round } : { legs, round };
}

/** Those whom a block would touch on a way, and the men as they run it do not: they are passed. */
function brushedOn(
  way: WayAhead,
  men: { readonly placed: Placed; readonly facing: Bearing },
  first: (way: WayAhead) => Unit | undefined,
  met: Set<string>,
): readonly string[] {
  const passed: string[] = [];
  for (;;) {
    const brushed = first(way);
    if (brushed === undefined || meets(men.placed, { ...way, facing: men.facing }, brushed)) return passed;
    met.add(brushed.id);
    passed.push(brushed.id);
  }
}

/** Whether men on a way come upon one friend, others before him or not. */
const meets = (placed: Placed, way: WayAhead, friend: Unit): boolean =>
  firstInTheWay({ id: '', placed }, way, [friend]) !== undefined;

/** Whether the crowd of a block comes by a gap beside a friend as it runs straight on, because its middle is as far out of his way as that. */
function comesBy(
  gap: Point,
  { centre, ahead, past }: { readonly centre: Point; readonly ahead: Bearing; readonly past: Unit },
  { rules }: Ground,
): boolean {
  const across = (at: Point) => along(ahead + 90, at);
  const friend = across(bodyCentre(past.placed));
  const side = Math.sign(across(centre) - friend);
  const short = (across(gap) - across(centre)) * side;
  return (across(gap) - friend) * side > 0 && short <= rules.movement.rout.gap.width / 2;
}

const without = (friends: readonly Unit[], met: ReadonlySet<string>) => friends.filter(({ id }) => !met.has(id));

/** Broken troops who meet friends: from where they turn to a gap, how they stand where they meet, and whether enemies leave them the way to a place. */
interface MeetingFriends {
  readonly unit: Unit;
  readonly ahead: Bearing;
  readonly friends: readonly Unit[];
  readonly turning: Point;
  readonly from: Placed;
  readonly isOpen: (at: Point) => boolean;
  /** Whether none of some friends stands in the way of their crowd to a place. */
  readonly isClear: (at: Point, others: readonly Unit[]) => boolean;
}

/**
 * The gap that broken troops take who meet friends somewhere: beside these, or where those end who stand in one line with them, if the way there and on past
 * these leads through nobody else of that line; one on the way to which others stand, who belong to no line, or to which enemies bar it, only where there is no other.
 */
function gapFrom(
  barring: Unit,
  { unit, ahead, friends, turning, from: body, isOpen, isClear }: MeetingFriends,
  field: Ground,
): Point | undefined {
  const { width } = field.rules.movement.rout.gap;
  const line = lineOf(barring, friends, width);
  const others = friends.filter(other => other !== unit && !line.includes(other));
  const inLine = line.filter(other => other !== barring);
  const from = body.at;
  // Nobody runs back for a gap farther than that is wide.
  const back = destination(from, ahead, -width);
  const gaps = line
    .flatMap(each => gapsBeside(each, { who: unit, from: body, bearing: ahead }, field))
    .filter(({ at }) => turnBetween(bearingTo(back, at), ahead) <= 90)
    .filter(({ at }) => others.every(({ placed }) => lengthInside({ from, to: at }, quadOf(placed)) === 0))
    .filter(({ at }) => inLine.every(({ placed }) => lengthInside({ from: turning, to: at }, quadOf(placed)) < STEP))
    .filter(
      ({ at }) =>
        !leadsInto(line, groundAhead(at, { bearing: ahead, length: lengthPast(barring, at, ahead), width: width - 2 })),
    )
    .filter(gap => isOpenGround(gap, { unit, from, ahead }, field))
    // Of two that are as near to their block they make for the one that is nearer to its middle.
    .sort((a, b) => distance(from, a.at) - distance(from, b.at));
  const open = gaps.filter(({ at }) => isOpen(at));
  const clear = open.filter(({ at }) => isClear(at, others));
  const nearest = (of: readonly GapBeside[]) => nearestGap(of, unit, barring, field);
  return nearest(clear) ?? nearest(open) ?? nearest(gaps);
}

/** Of friends who stand in the way of a crowd to a gap the first, and the gap beside them by which it gets past without meeting others. */
function besideOnTheWay(
  gap: Point,
  body: Placed,
  meeting: MeetingFriends,
  field: Ground,
): { readonly past: Unit; readonly at: Point } | undefined {
  const { unit, friends, turning } = meeting;
  const crowd = crowdOf(body, field);
  const way = { bearing: bearingTo(turning, gap), paces: distance(turning, gap) };
  const first = firstInTheWay({ id: unit.id, placed: crowd }, way, friends);
  if (first === undefined) return undefined;
  const { unit: past, free } = first;
  const from = { ...crowd, at: destination(crowd.at, way.bearing, free) };
  const at = gapFrom(past, { ...meeting, from }, field);
  const others = friends.filter(other => other !== past);
  return at === undefined || !meeting.isClear(at, others) ? undefined : { past, at };
}

const leadsInto = (line: readonly Unit[], way: Quad): boolean =>
  line.some(({ placed }) => quadsOverlap(way, quadOf(placed)));

function nearestGap(gaps: readonly GapBeside[], unit: Unit, barring: Unit, { rules }: Ground): Point | undefined {
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

/** Whether enemies leave broken troops the way to a gap: from where they stand, or as the crowd that has come so far. */
function isOpenTo(
  at: Point,
  { unit, paces, body }: { readonly unit: Unit; readonly paces: number; readonly body: Placed | undefined },
  field: Ground,
): boolean {
  if (body === undefined) {
    const bearing = bearingTo(bodyCentre(unit.placed), at);
    return isFreeToTurnTo(unit, bearing, paces, field);
  }
  const enemies = onTable(field.state).filter(other => other.side !== unit.side && other.hidden === null);
  return getsClearTo(at, body, enemies, field);
}

/** Those who stand in one line with a body: none of them leaves a gap so wide to the next. */
function lineOf(body: Unit, friends: readonly Unit[], width: number): readonly Unit[] {
  const line = [body];
  for (const each of line) {
    const quad = quadOf(each.placed);
    const next = friends.filter(
      other => !line.includes(other) && distanceBetweenQuads(quad, quadOf(other.placed)) < width,
    );
    line.push(...next);
  }
  return line;
}
