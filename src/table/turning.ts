/** Units that turn or change formation on the spot at the same moment, among others that don't. For `together.ts`. */
import { quadOf } from './formation.js';
import { approachOf, toGrid } from './geometry.js';
import type { Closeness, Pair } from './meeting.js';
import { bodyAt, isDue, onlyTurns, quadAt, type Runner, roundNow } from './runner.js';
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
      // Of two friends that would turn into each other, the later one sees the trouble coming.
      if (!enemy && turning.has(by) && runner === pair.a) continue;
      const before = approachOf(quadAt(runner, time), quadAt(by, time)).gap;
      const after = approachOf(turning.get(runner) ?? quadAt(runner, time), turning.get(by) ?? quadAt(by, time)).gap;
      const limit = enemy ? clearOf(runner, pair) : -closeness.crowding;
      if (toGrid(after) <= limit && (toGrid(after) < limit || limit > 0) && toGrid(after) < toGrid(before))
        return { runner, by, pair };
    }
    return undefined;
  }

  /** How near to an enemy a unit may not come by what it does on the spot; 0: into his ground. */
  function clearOf(runner: Runner, { standing }: Pair): number {
    return standing || onlyTurns(runner) ? 0 : closeness.forming;
  }
}

/** The body that a unit turns to: the next of its path, where it is due, or the one that its block has kept it from. */
function comesTo(runner: Runner, time: number): Placed | undefined {
  const next = runner.path[runner.node + 1];
  if (runner.held !== undefined && !isDue(runner, time)) return roundNow(runner);
  return next && bodyAt(runner, next);
}
