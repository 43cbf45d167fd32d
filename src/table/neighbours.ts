/// <reference path="./libraries.d.ts" />
/** Which units are near enough to meet within a part of the turn. For `together.ts`. */
import RBush from 'rbush';
import { toGrid } from './geometry.js';
import { gapOf, type Pair } from './meeting.js';
import { isDone, type Runner, sweepOf } from './runner.js';

interface Swept {
  readonly runner: Runner;
  readonly index: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

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
  }: {
    readonly from: number;
    readonly until: number;
    readonly contact: number;
    readonly known: Map<string, Pair>;
    readonly mayPass: ((a: string, b: string) => boolean) | undefined;
  },
): readonly Pair[] {
  // Half of the contact distance around each, and a hair for what rounding adds.
  const swept = runners.map(
    (runner, index): Swept => ({ runner, index, ...sweepOf(runner, until, contact / 2 + 0.001) }),
  );
  const tree = new RBush<Swept>().load(swept);
  const pairs: Pair[] = [];
  for (const own of swept) {
    // The tree's order is its own business; that of the pairs is by id.
    const others = tree.search(own).filter(other => other.index > own.index);
    for (const other of others.sort((x, y) => x.index - y.index)) {
      const [a, b] = [own.runner, other.runner];
      if (from > 0 && isDone(a) && isDone(b)) continue;
      const enemies = a.side !== b.side;
      if (!enemies && mayPass?.(a.id, b.id)) continue;
      const key = `${own.index} ${other.index}`;
      const pair = known.get(key) ?? { a, b, enemies, standing: false, met: false };
      if (from === 0) pair.standing = enemies && toGrid(gapOf(pair, 0).gap) <= contact;
      known.set(key, pair);
      pairs.push(pair);
    }
  }
  return pairs;
}
