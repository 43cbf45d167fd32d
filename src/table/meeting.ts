/** When two units that move straight come upon each other. For `together.ts`. */
import { type Approach, approachOf, axisGap, dot, lengthOf, span, toGrid, type Vector } from './geometry.js';
import { INSTANT, isStill, quadAt, type Runner, turnsSoon } from './runner.js';

/** Two units near enough to meet. */
export interface Pair {
  /** The earlier id. */
  readonly a: Runner;
  readonly b: Runner;
  readonly enemies: boolean;
  /** In contact since before the turn: they fight on unless they part. */
  standing: boolean;
  /** They have come into contact this turn. */
  met: boolean;
  /** The one who goes back from the other, in contact since before the turn, and is followed and not met before he stops. */
  goer?: Runner;
}

/** What moving has to do with it: distances and how close is close. */
export interface Closeness {
  readonly contact: number;
  readonly crowding: number;
  /** Who turns where he stands has until an enemy's base would touch his. */
  readonly turnsInTime: boolean;
}

/** Whether one of two enemies goes back from the other, and is still on his way. */
export function isFollowed({ goer }: Pair): boolean {
  return goer?.state === 'marching';
}

/** Slower than this, in table units a turn, two bodies do not approach. */
const CREEP = 1e-6;
/** More than rounding can add. */
const SURELY = 0.01;
/** Nearer than this to the distance looked for is there. */
const THERE = 1e-7;

/** The gap between two units that decides whether they meet, and the direction from `a` to `b`. */
export function gapOf({ a, b, enemies }: Pair, time: number): Approach {
  return enemies ? approachOf(quadAt(a, time), quadAt(b, time)) : axisGap(quadAt(a, time), quadAt(b, time));
}

const apart = ({ a, b }: Pair): Vector => ({ x: b.velocity.x - a.velocity.x, y: b.velocity.y - a.velocity.y });

/** Whether circles around two units are farther apart than `reach`: a quick no for most pairs. */
function outOfReach({ a, b }: Pair, time: number, reach: number): boolean {
  const [p, , q] = quadAt(a, time);
  const [r, , s] = quadAt(b, time);
  const apart = lengthOf({ x: p.x + q.x - r.x - s.x, y: p.y + q.y - r.y - s.y }) / 2;
  return apart - (span(p, q) + span(r, s)) / 2 > reach + SURELY;
}

/**
 * When a pair comes into contact (enemies) or into each other's way (friends), from `now` until one of them changes course or `until`;
 * Infinity when it doesn't.
 *
 * Bodies that move straight past each other: their gap is a convex function of time, so the tangent never runs ahead of it. Stepping to where
 * the tangent meets the distance looked for comes ever nearer from before and can't jump through a body, however fast or thin.
 */
export function meetingTime(pair: Pair, now: number, until: number, closeness: Closeness): number {
  if (pair.met) return Infinity;
  const { contact, crowding, turnsInTime } = closeness;
  // Who follows an enemy stays near enough to be in contact where he stops.
  const limit = pair.enemies ? (isFollowed(pair) ? contact / 2 : contact) : -crowding;
  const horizon = Math.min(until, pair.a.due, pair.b.due) + INSTANT;
  const velocity = apart(pair);
  if (!pair.standing && outOfReach(pair, now, lengthOf(velocity) * (horizon - now) + limit)) return Infinity;
  let time = now;
  for (;;) {
    const { gap, toward } = gapOf(pair, time);
    const rate = dot(velocity, toward);
    const close = pair.enemies ? toGrid(gap) <= limit : gap <= limit + THERE;
    if (pair.standing && time === now && !close && !isFollowed(pair)) pair.standing = false;
    const mayTurn = close && pair.enemies && turnsInTime && !pair.standing && rate < -CREEP;
    if (mayTurn && turnsBefore(pair, time + gap / -rate)) return Infinity;
    // Friends that are too close already, and enemies that fight on, may part; they may not come closer.
    if (close) return (pair.enemies && !pair.standing && !isFollowed(pair)) || rate < -CREEP ? time : Infinity;
    if (rate >= -CREEP) return Infinity;
    time += Math.max((gap - limit) / -rate, INSTANT);
    if (time > horizon) return Infinity;
  }
}

/** Whether one of two enemies stands, and has turned before a moment. */
function turnsBefore({ a, b }: Pair, moment: number): boolean {
  return [a, b].some(runner => isStill(runner) && turnsSoon(runner) && runner.due <= moment);
}

/** Whether it is this unit's own movement that brings it closer to the other of the pair. */
export function presses(pair: Pair, runner: Runner, time: number): boolean {
  const { toward } = gapOf(pair, time);
  const rate = dot(runner.velocity, toward);
  return (runner === pair.a ? -rate : rate) < -CREEP;
}
