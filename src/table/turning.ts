/** Units that turn or change formation on the spot at the same moment, among others that don't. For `together.ts`. */
import { quadOf } from './formation.js';
import { approachOf, axisGap, normalBearing, toGrid } from './geometry.js';
import type { Closeness, Pair } from './meeting.js';
import { bodyAt, isDue, onlyTurns, quadAt, type Runner, roundNow, takePlace } from './runner.js';
import type { Placed, Quad } from './types.js';

/** A unit without room to turn, and the one that leaves it none. */
export interface NoRoom {
  readonly runner: Runner;
  readonly by: Runner;
  readonly pair: Pair;
}

/** Who of those that want to turn at a moment has the room to. */
export interface Turns {
  readonly made: readonly Runner[];
  readonly refused: readonly NoRoom[];
}

/**
 * Decides who turns. A figure pivots where it stands, so a turn sweeps no ground: only the ground covered afterwards counts. A turn that
 * would press deeper into an enemy is not made, nor a change of formation that would come into contact where that is to be kept clear of, nor one that would press into a friend deeper than crowding allows. Enemies in each other's way
 * both stay as they are; of friends the earlier id turns. Nothing depends on the order in which units are listed.
 */
export function decideTurns(
  turners: readonly Runner[],
  pairsOf: (runner: Runner) => readonly Pair[],
  time: number,
  closeness: Closeness & { readonly forming: number },
): Turns {
  const turning = new Map<Runner, Quad>();
  for (const runner of turners) {
    const to = comesTo(runner, time);
    if (to !== undefined) turning.set(runner, quadOf(to));
  }
  const refused: NoRoom[] = [];
  for (;;) {
    const enemies = [...turning.keys()].flatMap(runner => inTheWay(runner, true) ?? []);
    const found = enemies.length > 0 ? enemies : [...turning.keys()].flatMap(runner => inTheWay(runner, false) ?? []);
    if (found.length === 0) return { made: [...turning.keys()], refused };
    for (const each of found) turning.delete(each.runner);
    refused.push(...found);
  }

  function inTheWay(runner: Runner, enemy: boolean): NoRoom | undefined {
    for (const pair of pairsOf(runner)) {
      if (pair.enemies !== enemy) continue;
      const by = runner === pair.a ? pair.b : pair.a;
      const limit = enemy ? clearOf(runner, pair) : -closeness.crowding;
      // Of two that would turn into each other, the later one sees the trouble coming; of enemies where the other alone has room.
      const sooner = turning.has(by) && runner === pair.a;
      if (sooner && (!enemy || hasRoom(runner, quadAt(by, time), { by, limit }))) continue;
      if (!hasRoom(runner, turning.get(by) ?? quadAt(by, time), { by, limit })) return { runner, by, pair };
    }
    return undefined;
  }

  /** Whether a unit may turn beside another that stands so, or has turned so. */
  function hasRoom(runner: Runner, other: Quad, { by, limit }: { by: Runner; limit: number }): boolean {
    const before = toGrid(approachOf(quadAt(runner, time), quadAt(by, time)).gap);
    const after = toGrid(approachOf(turning.get(runner) ?? quadAt(runner, time), other).gap);
    return after > limit || (after === limit && limit <= 0) || after >= before;
  }

  /** How near to an enemy a unit may not come by what it does on the spot; 0: into his ground. */
  function clearOf(runner: Runner, { standing }: Pair): number {
    if (standing) return 0;
    if (onlyTurns(runner)) return runner.turnsAway ? closeness.contact : 0;
    return closeness.forming;
  }
}

/** The body that a unit turns to: the next of its path, where it is due, or the one that its block has kept it from. */
function comesTo(runner: Runner, time: number): Placed | undefined {
  const next = runner.path[runner.node + 1];
  if (runner.held !== undefined && !isDue(runner, time)) return roundNow(runner);
  return next && bodyAt(runner, next);
}

/** How often the part of a wheel is halved in which it comes upon an enemy. */
const HALVINGS = 24;

/**
 * Brings a wheel that an enemy stops as far round as it touches him: no part of it leads that far in one piece. It stays where it has come to if it
 * touches him already, or would press into a friend on the way.
 */
export function comeRoundInto(
  runner: Runner,
  pair: Pair,
  { time, near, friends }: { readonly time: number; readonly near: Closeness; readonly friends: readonly Pair[] },
): void {
  const to = comesTo(runner, time);
  if (to === undefined) return;
  const { placed } = runner;
  const round = normalBearing(to.facing - placed.facing);
  const way = round > 180 ? round - 360 : round;
  const turnedBy = (part: number): Placed => ({ ...placed, facing: toGrid(normalBearing(placed.facing + way * part)) });
  const by = runner === pair.a ? pair.b : pair.a;
  const gapAt = (part: number) => approachOf(quadOf(turnedBy(part)), quadAt(by, time)).gap;
  if (toGrid(gapAt(0)) <= near.contact) return;
  let [clear, into] = [0, 1];
  for (let halving = 0; halving < HALVINGS && toGrid(gapAt(clear)) > near.contact; halving++) {
    const middle = (clear + into) / 2;
    if (toGrid(gapAt(middle)) > 0) clear = middle;
    else into = middle;
  }
  const there = turnedBy(clear);
  const presses = friends.some(({ a, b, enemies }) => {
    if (enemies) return false;
    const friend = quadAt(runner === a ? b : a, time);
    const gap = axisGap(quadOf(there), friend).gap;
    return gap < -near.crowding && gap < axisGap(quadOf(placed), friend).gap;
  });
  if (!presses) takePlace(runner, there, time);
}
