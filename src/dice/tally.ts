import { commonDivisor } from './fraction.js';

/** Probabilities by place, summed in doubles that keep what rounding would lose (Neumaier's sum). */
export class Tally {
  private readonly held: number[] = [];
  /** What rounding has lost by place; shorter than `held` where the last places were come to once. */
  private readonly lost: number[] = [];

  /** Places are come to in their order. */
  add(place: number, weight: number): void {
    const { held, lost } = this;
    if (place === held.length) {
      held.push(weight);
      return;
    }
    while (lost.length <= place) lost.push(0);
    const before = held[place] ?? 0;
    const sum = before + weight;
    lost[place] = (lost[place] ?? 0) + (before >= weight ? before - sum + weight : weight - sum + before);
    held[place] = sum;
  }

  /** The sums; nothing more is to be added. */
  sums(): readonly number[] {
    const { held, lost } = this;
    for (let place = 0; place < lost.length; place++) held[place] = (held[place] ?? 0) + (lost[place] ?? 0);
    return held;
  }

  /** The sums as parts of a whole: what rounding has lost over a long chain of stages is made up for. */
  parts(): readonly number[] {
    const sums = this.sums();
    const all = new Sum();
    for (const sum of sums) all.add(sum);
    const whole = all.value;
    return whole === 1 || whole === 0 ? sums : sums.map(sum => sum / whole);
  }
}

/** The sum of numbers, without what rounding would lose. */
export class Sum {
  private sum = 0;
  private rest = 0;

  add(number: number): void {
    const sum = this.sum + number;
    this.rest += Math.abs(this.sum) >= Math.abs(number) ? this.sum - sum + number : number - sum + this.sum;
    this.sum = sum;
  }

  get value(): number {
    return this.sum + this.rest;
  }
}

/** Exact probabilities over one denominator: `ways` out of `outOf`, in lowest terms only when somebody asks. */
export interface Shares {
  readonly ways: readonly bigint[];
  readonly outOf: bigint;
}

/**
 * Exact probabilities by place. Branches of one rule mostly share a denominator; each that there is has its list of
 * numerators, and they are brought over one only in the end.
 */
export class ShareTally {
  private readonly lists: { readonly outOf: bigint; readonly ways: bigint[] }[] = [];
  private last: { readonly outOf: bigint; readonly ways: bigint[] } | undefined;

  add(place: number, ways: bigint, outOf: bigint): void {
    let list = this.last;
    if (list === undefined || list.outOf !== outOf) {
      list = this.lists.find(each => each.outOf === outOf);
      if (list === undefined) {
        list = { outOf, ways: [] };
        this.lists.push(list);
      }
      this.last = list;
    }
    list.ways[place] = (list.ways[place] ?? 0n) + ways;
  }

  /** The first so many places over one denominator. */
  shares(places: number): Shares {
    const outOf = this.lists.reduce((common, each) => leastCommonMultiple(common, each.outOf), 1n);
    const ways = new Array<bigint>(places).fill(0n);
    for (const list of this.lists) {
      const scale = outOf / list.outOf;
      list.ways.forEach((some, place) => {
        ways[place] = (ways[place] ?? 0n) + (scale === 1n ? some : some * scale);
      });
    }
    return { ways, outOf };
  }
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return a === b ? a : (a / commonDivisor(a, b)) * b;
}
