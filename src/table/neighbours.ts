/** Which units are near enough to meet within a part of the turn. For `together.ts`. */
import { toGrid } from './geometry.js';
import { gapOf, type Pair } from './meeting.js';
import { placesOf } from './places.js';
import { isDone, type Runner, sweepOf } from './runner.js';

/**
 * The pairs of units whose swept ground comes within contact between two times. Found through a tree of boxes: on a table where everybody stands
 * among a few neighbours, ten times as many units are ten times as many pairs, not a hundred. Pairs found before are kept in `known`.
 */
export function pairUp(
  runners: readonly Runner[],
  {
    from,
    until,
    contact,
    known,
    mayPass,
    keptApart,
    goesFirst,
  }: {
    readonly from: number;
    readonly until: number;
    readonly contact: number;
    readonly known: Map<string, Pair>;
    readonly mayPass: ((a: string, b: string) => boolean) | undefined;
    readonly keptApart: ((a: string, b: string) => boolean) | undefined;
    readonly goesFirst: boolean;
  },
): readonly Pair[] {
  const swept = runners.map((runner, index) => ({ runner, index, ground: sweepOf(runner, until) }));
  const places = placesOf(swept, ({ ground }) => ground);
  const pairs: Pair[] = [];
  for (const own of swept) {
    for (const other of places.near(own.ground, contact)) {
      if (other.index <= own.index) continue;
      const [a, b] = [own.runner, other.runner];
      if (from > 0 && isDone(a) && isDone(b)) continue;
      const enemies = a.side !== b.side;
      if (enemies ? keptApart?.(a.id, b.id) : mayPass?.(a.id, b.id)) continue;
      const key = `${own.index} ${other.index}`;
      const pair = known.get(key) ?? { a, b, enemies, standing: false, met: false };
      if (from === 0) {
        pair.standing = enemies && toGrid(gapOf(pair, 0).gap) <= contact;
        const goer = goesFirst && pair.standing && a.turnsAway !== b.turnsAway ? (a.turnsAway ? a : b) : undefined;
        if (goer !== undefined) pair.goer = goer;
      }
      known.set(key, pair);
      pairs.push(pair);
    }
  }
  return pairs;
}
