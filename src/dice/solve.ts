import { checkOptions, checkPool, checkSides, facesAsked } from './asks.js';
import type { Reckoning } from './reckoning.js';
import type { Dice } from './types.js';

/** What one ask can bring: results from `first` upwards, with their weights. Impossible results are not in it. */
interface Fan<W> {
  readonly ask: Ask;
  readonly dice: number;
  readonly sides: number;
  /** How many faces count; 0 where none are asked for. */
  readonly hits: number;
  readonly first: number;
  readonly weights: readonly W[];
}

type Ask = 'roll' | 'count' | 'sum' | 'pick';

/** How many branches a solution may have unless its caller says otherwise: a matter of some seconds. */
const GENEROUS = 10_000_000;

const noFaces: readonly number[] = [];

/** Runs rules along every branch of their dice. All the rules given to one solver share its limit of branches. */
export interface Solver<W> {
  /** Hands over the result of every branch, with the weight of the branch; `start` is the weight of coming here at all. */
  run<T>(rule: (dice: Dice) => T, start: W, result: (value: T, weight: W) => void): void;
}

/**
 * A rule is run once per branch. The path to a branch is the result of every ask on the way; a run repeats the path it was
 * given and, past its end, takes the first result of each new ask. Afterwards the last ask that has another result to give
 * takes it, and the asks after it are forgotten.
 */
export function solver<W>(reckoning: Reckoning<W>, maxBranches: number = GENEROUS): Solver<W> {
  if (!(maxBranches >= 1)) throw new RangeError(`maxBranches is a number of branches, 1 or more; got ${maxBranches}`);
  const { both, certain } = reckoning;
  const fans = new Map<string, Fan<W>>();
  // The path, an entry per ask: what was asked, for which faces, and which of its results was taken. Entries past the end of
  // the path are left from earlier branches, and spare a search where the same is asked again.
  const asked: Fan<W>[] = [];
  const askedFaces: (readonly number[])[] = [];
  const taken: number[] = [];
  // The weight of coming to each ask, and then of coming to the end of the path.
  const reached: W[] = [];
  let length = 0;
  let depth = 0;
  let branches = 0;

  function answer(ask: Ask, dice: number, sides: number, faces: readonly number[]): number {
    const at = depth++;
    const fan = asked[at];
    const alike = fan !== undefined && fan.ask === ask && fan.dice === dice && fan.sides === sides;
    // A list of faces that is the same list needs no counting again.
    if (alike && at < length && (askedFaces[at] === faces || fan.hits === facesAsked(sides, faces))) {
      return fan.first + (taken[at] ?? 0);
    }
    if (at < length) throw notRepeatable();
    const hits = facesAsked(sides, faces);
    const opened = alike && fan.hits === hits ? fan : fanOf(ask, dice, sides, hits);
    foresee(opened.weights.length - 1);
    asked[at] = opened;
    askedFaces[at] = faces;
    length++;
    take(at, opened, 0);
    return opened.first;
  }

  function take(at: number, fan: Fan<W>, branch: number): void {
    taken[at] = branch;
    reached[at + 1] = both(reached[at] ?? certain, fan.weights[branch] ?? certain);
  }

  /** Turns the path to the next branch; false when there is none. */
  function turn(): boolean {
    while (length > 0) {
      const at = length - 1;
      const fan = asked[at];
      const next = (taken[at] ?? 0) + 1;
      if (fan !== undefined && next < fan.weights.length) {
        take(at, fan, next);
        return true;
      }
      length--;
    }
    return false;
  }

  function foresee(more: number): void {
    branches += more;
    if (branches <= maxBranches) return;
    throw new RangeError(
      `solving this rule exactly takes more than ${maxBranches} branches: ask for pools (count, sum) instead of single dice, ` +
        'split the rule into stages with then, or raise maxBranches',
    );
  }

  function fanOf(ask: Ask, dice: number, sides: number, hits: number): Fan<W> {
    const key = `${ask} ${dice} ${sides} ${hits}`;
    const known = fans.get(key);
    if (known !== undefined) return known;
    const fan = { ask, dice, sides, hits, ...spread(ask, dice, sides, hits) };
    fans.set(key, fan);
    return fan;
  }

  function spread(ask: Ask, dice: number, sides: number, hits: number): Pick<Fan<W>, 'first' | 'weights'> {
    switch (ask) {
      case 'roll':
        return { first: 1, weights: weights(sides, () => reckoning.even(sides)) };
      case 'pick':
        return { first: 0, weights: weights(sides, () => reckoning.even(sides)) };
      case 'count':
        if (hits === 0) return { first: 0, weights: [certain] };
        if (hits === sides) return { first: dice, weights: [certain] };
        return { first: 0, weights: weights(dice + 1, () => reckoning.binomial(dice, sides, hits)) };
      case 'sum':
        return { first: dice, weights: weights(dice * (sides - 1) + 1, () => reckoning.sum(dice, sides)) };
    }
  }

  /** An absurd pool is refused before its weights are worked out, instead of filling the memory. */
  function weights(size: number, workedOut: () => readonly W[]): readonly W[] {
    if (branches + size - 1 > maxBranches) foresee(size - 1);
    return workedOut();
  }

  const dice: Dice = {
    roll(sides) {
      checkSides(sides);
      return answer('roll', 1, sides, noFaces);
    },
    count(dice, sides, faces) {
      checkPool(dice, sides);
      return answer('count', dice, sides, faces);
    },
    sum(dice, sides) {
      checkPool(dice, sides);
      return answer('sum', dice, sides, noFaces);
    },
    pick(options) {
      checkOptions(options);
      return answer('pick', 1, options, noFaces);
    },
  };

  return {
    run(rule, start, result) {
      length = 0;
      reached[0] = start;
      foresee(1);
      do {
        depth = 0;
        const value = rule(dice);
        if (depth !== length) throw notRepeatable();
        result(value, reached[length] ?? start);
      } while (turn());
    },
  };
}

function notRepeatable(): Error {
  return new Error(
    'a rule that is solved exactly must depend on nothing but its dice: run again with the same dice, it asked for others',
  );
}
