import { facesAsked } from './asks.js';
import type { Shares } from './tally.js';
import type { Pool } from './types.js';
import { binomialWays, binomialWeights, sumWays, sumWeights, totalWays, totalWeights } from './ways.js';

export type Ask = 'roll' | 'count' | 'sum' | 'pick' | 'marked' | 'total' | 'fold';

/** What one ask can bring: its results, from `first` upwards, and how likely each is. Impossible results are not in it. */
export interface Fan {
  readonly ask: Ask;
  /** How many dice, or things to be gone through. */
  readonly dice: number;
  readonly sides: number;
  /** How many faces count; 0 where none are asked for. */
  readonly hits: number;
  readonly first: number;
  /** How many results there are. */
  readonly size: number;
  readonly weights: readonly number[];
  /** The same to the last digit; worked out when an exact solution first needs it. */
  shares(): Shares;
  /** For a marked die: its unlike marks, in ascending order. */
  readonly marks?: readonly number[];
  /** For a fold: the states that it can leave. */
  readonly states?: readonly unknown[];
}

const certain: readonly number[] = [1];
const surely: Shares = { ways: [1n], outOf: 1n };

/** How many results an ask can have, before any of them is worked out. */
export function resultsOf(ask: Ask, dice: number, sides: number, hits: number): number {
  switch (ask) {
    case 'count':
      return hits === 0 || hits === sides ? 1 : dice + 1;
    case 'sum':
      return dice * (sides - 1) + 1;
    default:
      return sides;
  }
}

// Fans are worked out once for everybody. So many weights are kept at most: some megabytes.
const MOST_KEPT = 1_000_000;
const fansByThrow = new Map<string, Fan>();
let kept = 0;

/** The fan of a throw of like dice. */
export function fanOf(ask: Ask, dice: number, sides: number, hits: number): Fan {
  return once(`${ask} ${dice} ${sides} ${hits}`, () => {
    switch (ask) {
      case 'count':
        if (hits === 0 || hits === sides) return certainFan(ask, dice, sides, hits, hits === 0 ? 0 : dice);
        return fan(ask, dice, sides, hits, 0, binomialWeights(dice, hits / sides), () => ({
          ways: binomialWays(dice, sides, hits),
          outOf: BigInt(sides) ** BigInt(dice),
        }));
      case 'sum':
        return fan(ask, dice, sides, hits, dice, sumWeights(dice, sides), () => ({
          ways: sumWays(dice, sides),
          outOf: BigInt(sides) ** BigInt(dice),
        }));
      default:
        return fan(ask, dice, sides, hits, ask === 'roll' ? 1 : 0, new Array<number>(sides).fill(1 / sides), () => ({
          ways: new Array<bigint>(sides).fill(1n),
          outOf: BigInt(sides),
        }));
    }
  });
}

/** The fan of a die with marks: a result for each unlike mark. */
export function markedFan(marks: readonly number[]): Fan {
  return once(`marked ${marks.join(' ')}`, () => {
    const unlike = [...new Set(marks)].sort((a, b) => a - b);
    const sides = unlike.map(mark => marks.filter(each => each === mark).length);
    const weights = sides.map(number => number / marks.length);
    const shares = { ways: sides.map(BigInt), outOf: BigInt(marks.length) };
    return { ...fan('marked', 1, marks.length, 0, 0, weights, () => shares), marks: unlike };
  });
}

function certainFan(ask: Ask, dice: number, sides: number, hits: number, first: number): Fan {
  return { ask, dice, sides, hits, first, size: 1, weights: certain, shares: () => surely };
}

function fan(
  ask: Ask,
  dice: number,
  sides: number,
  hits: number,
  first: number,
  weights: readonly number[],
  workedOut: () => Shares,
): Fan {
  let shares: Shares | undefined;
  return {
    ask,
    dice,
    sides,
    hits,
    first,
    size: weights.length,
    weights,
    shares() {
      shares ??= workedOut();
      return shares;
    },
  };
}

/** Dice that succeed alike, of all pools of a total. */
interface Lump {
  readonly sides: number;
  readonly hits: number;
  readonly dice: number;
}

/** Unlike pools as few as may be: equal odds together, impossible ones left out, in an order of their own. */
export interface Lumped {
  readonly lumps: readonly Lump[];
  /** Dice that cannot fail. */
  readonly sure: number;
  readonly dice: number;
}

export function lumpedPools(pools: readonly Pool[]): Lumped {
  const byOdds = new Map<number | string, Lump>();
  let sure = 0;
  let all = 0;
  for (const { dice, sides, faces } of pools) {
    const hits = facesAsked(sides, faces);
    all += dice;
    if (hits === sides) sure += dice;
    else if (hits > 0 && dice > 0) {
      const odds = sides < 1000 ? sides * 1000 + hits : `${sides} ${hits}`;
      byOdds.set(odds, { sides, hits, dice: dice + (byOdds.get(odds)?.dice ?? 0) });
    }
  }
  const lumps = [...byOdds.values()].sort((a, b) => a.sides - b.sides || a.hits - b.hits);
  return { lumps, sure, dice: all };
}

/** How many results a total can have. */
export function resultsOfTotal({ lumps, sure }: Lumped, most: number): number {
  const open = lumps.reduce((dice, lump) => dice + lump.dice, 0);
  return Math.min(open, Math.max(0, most - sure)) + 1;
}

/** The fan of a total of unlike pools: their pools convolved, no further than `most`. */
export function totalFan({ lumps, sure, dice }: Lumped, most: number): Fan {
  const key = lumps.map(lump => `${lump.dice} ${lump.sides} ${lump.hits}`).join(', ');
  return once(`total ${dice} ${most} ${sure} ${key}`, () => {
    const first = Math.min(sure, most);
    const beyond = most - first;
    if (lumps.length === 0) return certainFan('total', dice, 0, 0, first);
    const weights = lumps
      .map(lump => binomialWeights(lump.dice, lump.hits / lump.sides))
      .reduce((ours, theirs) => totalWeights(ours, theirs, beyond), certain);
    return fan('total', dice, 0, 0, first, weights, () => ({
      ways: lumps
        .map(lump => binomialWays(lump.dice, lump.sides, lump.hits))
        .reduce((ours, theirs) => totalWays(ours, theirs, beyond), surely.ways),
      outOf: lumps.reduce((all, lump) => all * BigInt(lump.sides) ** BigInt(lump.dice), 1n),
    }));
  });
}

function once(key: string, workedOut: () => Fan): Fan {
  const before = fansByThrow.get(key);
  if (before !== undefined) return before;
  const fan = workedOut();
  if (kept > MOST_KEPT) {
    fansByThrow.clear();
    kept = 0;
  }
  kept += fan.weights.length;
  fansByThrow.set(key, fan);
  return fan;
}
