import { commonDivisor } from './fraction.js';

// The lists of a long chain of stages are used again and again, as its tables are.
const idleTallies: Tally[] = [];
const LARGEST_KEPT = 2 ** 18;

/** Probabilities by place, summed in doubles that keep what rounding would lose (Neumaier's sum). */
export class Tally {
  private held = new Float64Array(64);
  /** What rounding has lost by place. */
  private lost = new Float64Array(64);
  private places = 0;

  /** An empty one, to be given back by `sums` or `parts`. */
  static lent(): Tally {
    return idleTallies.pop() ?? new Tally();
  }

  /** Places are come to in their order. */
  add(place: number, weight: number): void {
    if (place === this.places) {
      if (place === this.held.length) this.grow();
      this.held[place] = weight;
      this.lost[place] = 0;
      this.places++;
      return;
    }
    const { held, lost } = this;
    const before = held[place] ?? 0;
    const sum = before + weight;
    lost[place] = (lost[place] ?? 0) + (before >= weight ? before - sum + weight : weight - sum + before);
    held[place] = sum;
  }

  /** The sums; nothing more is to be added. */
  sums(): readonly number[] {
    return this.over(1);
  }

  /** The sums as parts of a whole: what rounding has lost over a long chain of stages is made up for. */
  parts(): readonly number[] {
    const all = new Sum();
    for (let place = 0; place < this.places; place++) all.add((this.held[place] ?? 0) + (this.lost[place] ?? 0));
    return this.over(all.value === 0 ? 1 : all.value);
  }

  /** The sums over a whole; the lists are given back. */
  private over(whole: number): readonly number[] {
    const { held, lost, places } = this;
    const sums = new Array<number>(places);
    for (let place = 0; place < places; place++) sums[place] = ((held[place] ?? 0) + (lost[place] ?? 0)) / whole;
    this.places = 0;
    if (held.length <= LARGEST_KEPT) idleTallies.push(this);
    return sums;
  }

  private grow(): void {
    this.held = longer(this.held);
    this.lost = longer(this.lost);
  }
}

function longer(list: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(list.length * 4);
  longer.set(list);
  return longer;
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
