import { checkMarks, checkMost, checkOptions, checkPool, facesAsked } from './asks.js';
import { type Ask, type Fan, fanOf, lumpedPools, markedFan, resultsOf, resultsOfTotal, totalFan } from './fans.js';
import type { Solved } from './gathering.js';
import { checkingKeys } from './places.js';
import { certain, type Run, staged } from './stage.js';
import { same } from './structure.js';
import type { Shares } from './tally.js';
import type { Dice, Folding, Pool } from './types.js';

/** How many branches a solution may have unless its caller says otherwise: a matter of a second. */
const GENEROUS = 1_000_000;

const noFaces: readonly number[] = [];
const noShares: Shares = { ways: [], outOf: 1n };

/** Runs rules along every branch of their dice. All that is run between two beginnings shares one limit of branches. */
interface Engine {
  begin(exact: boolean, budget: Budget): void;
  readonly run: Run;
}

/** How many branches may be run, and how many were. */
interface Budget {
  readonly most: number;
  branches: number;
}

/** What a solution is asked for. */
export interface Solving {
  readonly exact: boolean;
  readonly maxBranches?: number | undefined;
}

// An engine is made once and used again; a rule that solves another one in its course takes a second engine for it.
const idle: Engine[] = [];

/** Lends an engine to whoever solves something. */
export function solving<R>({ exact, maxBranches = GENEROUS }: Solving, work: (run: Run) => R): R {
  if (!(maxBranches >= 1)) throw new RangeError(`maxBranches is a number of branches, 1 or more; got ${maxBranches}`);
  return working(exact, { most: maxBranches, branches: 0 }, work);
}

function working<R>(exact: boolean, budget: Budget, work: (run: Run) => R): R {
  const engine = idle.pop() ?? newEngine();
  try {
    engine.begin(exact, budget);
    return work(engine.run);
  } finally {
    idle.push(engine);
  }
}

/**
 * A rule is run once per branch. The path to a branch is the result of every ask on the way; a run repeats the path it was
 * given and, past its end, takes the first result of each new ask. Afterwards the last ask that has another result to give
 * takes it, and the asks after it are forgotten.
 *
 * It is one long function for the sake of speed: the path stands in its variables, which every ask of every branch reads and writes.
 */
function newEngine(): Engine {
  let exact = false;
  let budget: Budget = { most: GENEROUS, branches: 0 };
  // The path, an entry per ask: what was asked, for which faces, and which of its results was taken. Entries past the end of
  // the path are left from earlier branches, and spare a search where the same is asked again.
  let asked: Fan[] = [];
  let askedFaces: unknown[] = [];
  const taken: number[] = [];
  // The weight of coming to each ask, and then of coming to the end of the path.
  let reached = new Float64Array(64);
  const reachedWays: bigint[] = [];
  const reachedOutOf: bigint[] = [];
  let length = 0;
  let depth = 0;

  function answer(ask: Ask, dice: number, sides: number, faces: readonly number[]): number {
    const at = depth++;
    const fan = asked[at];
    // The very throw that was made here last, on this branch or on one before: what nearly all asks are.
    if (
      fan !== undefined &&
      fan.ask === ask &&
      fan.dice === dice &&
      fan.sides === sides &&
      (askedFaces[at] === faces || fan.hits === facesAsked(sides, faces))
    ) {
      // Another list of as many faces is the list to be expected from now on.
      askedFaces[at] = faces;
      return at < length ? fan.first + (taken[at] ?? 0) : open(at, fan);
    }
    if (at < length) throw notRepeatable();
    checkPool(dice, sides);
    const hits = facesAsked(sides, faces);
    // An absurd pool is refused before its weights are worked out, instead of filling the memory.
    insistOnRoom(resultsOf(ask, dice, sides, hits));
    askedFaces[at] = faces;
    return open(at, fanOf(ask, dice, sides, hits));
  }

  /** Goes on from the end of the path with the first result of an ask. */
  function open(at: number, fan: Fan): number {
    foresee(fan.size - 1);
    if (asked[at] !== fan) {
      asked[at] = fan;
      if (at + 1 >= reached.length) reached = longer(reached);
    }
    length = at + 1;
    if (exact) reachedOutOf[length] = (reachedOutOf[at] ?? 1n) * fan.shares().outOf;
    take(at, fan, 0);
    return fan.first;
  }

  function take(at: number, fan: Fan, branch: number): void {
    taken[at] = branch;
    reached[at + 1] = (reached[at] ?? 0) * (fan.weights[branch] ?? 0);
    if (exact) reachedWays[at + 1] = (reachedWays[at] ?? 0n) * (fan.shares().ways[branch] ?? 0n);
  }

  /** Turns the path to the next branch; false when there is none. */
  function turn(): boolean {
    while (length > 0) {
      const at = length - 1;
      const fan = asked[at];
      const next = (taken[at] ?? 0) + 1;
      if (fan !== undefined && next < fan.size) {
        take(at, fan, next);
        return true;
      }
      length--;
    }
    return false;
  }

  function foresee(more: number): void {
    budget.branches += more;
    if (budget.branches > budget.most) insistOnRoom(1);
  }

  function insistOnRoom(results: number): void {
    if (budget.branches + results - 1 <= budget.most) return;
    throw new RangeError(
      `solving this rule exactly takes more than ${budget.most} branches: ask for pools (count, sum), for totals of unlike ` +
        'pools (total) or for one item after the other (fold) instead of single dice, split the rule into stages with then, ' +
        'or raise maxBranches',
    );
  }

  /** The ask at this place of the path, if it has been asked before on this branch. */
  function repeated(at: number, ask: Ask, dice: number): Fan | undefined {
    if (at >= length) return undefined;
    const fan = asked[at];
    if (fan === undefined || fan.ask !== ask || fan.dice !== dice) throw notRepeatable();
    return fan;
  }

  function marked(marks: readonly number[]): number {
    checkMarks(marks);
    const at = depth++;
    const fan = repeated(at, 'marked', 1) ?? markedFan(marks);
    if (fan.sides !== marks.length) throw notRepeatable();
    if (at >= length) open(at, fan);
    return fan.marks?.[taken[at] ?? 0] ?? 0;
  }

  function total(pools: readonly Pool[], most = Number.MAX_SAFE_INTEGER): number {
    checkMost(most);
    let all = 0;
    for (const { dice, sides } of pools) {
      checkPool(dice, sides);
      all += dice;
    }
    const at = depth++;
    const again = repeated(at, 'total', all);
    if (again !== undefined) return again.first + (taken[at] ?? 0);
    const lumped = lumpedPools(pools);
    insistOnRoom(resultsOfTotal(lumped, most));
    return open(at, totalFan(lumped, most));
  }

  function fold<State, Item>(
    items: readonly Item[],
    start: State,
    step: (state: State, item: Item, dice: Dice) => State,
    { key, once }: Folding<State> = {},
  ): State {
    const at = depth++;
    const again = repeated(at, 'fold', items.length) ?? opened();
    // The states of a fold are those of its own steps.
    return again.states?.[taken[at] ?? 0] as State;

    function opened(): Fan {
      const known = once === undefined ? undefined : folds(exact).get(once);
      const fan = known !== undefined && !checkingKeys() ? known : solved();
      if (known !== undefined && !alike(known, fan)) throw notOnce();
      if (once !== undefined) folds(exact).set(once, fan);
      open(at, fan);
      return fan;
    }

    function solved(): Fan {
      let states = certain(start, exact, key);
      working(exact, budget, run => {
        for (const item of items) states = staged(run, states, (state, dice) => step(state, item, dice), { key });
      });
      return foldFan(items.length, states);
    }
  }

  const dice: Dice = {
    roll: sides => answer('roll', 1, sides, noFaces),
    count: (dice, sides, faces) => answer('count', dice, sides, faces),
    sum: (dice, sides) => answer('sum', dice, sides, noFaces),
    pick(options) {
      checkOptions(options);
      return answer('pick', 1, options, noFaces);
    },
    marked,
    total,
    fold,
  };

  return {
    begin(inFractions, shared) {
      exact = inFractions;
      budget = shared;
      // What a solution leaves behind is of use for the next; states of folds are let go.
      if (asked.some(fan => fan.states !== undefined)) {
        asked = [];
        askedFaces = [];
      }
    },
    run(stage, start, { weight, ways, outOf }, results) {
      length = 0;
      reached[0] = weight;
      reachedWays[0] = ways;
      reachedOutOf[0] = outOf;
      foresee(1);
      do {
        depth = 0;
        const value = stage(start, dice);
        if (depth !== length) throw notRepeatable();
        if (exact) results.addShare(value, reachedWays[length] ?? 0n, reachedOutOf[length] ?? 1n);
        else results.addWeight(value, reached[length] ?? 0);
      } while (turn());
    },
  };
}

// Folds that were solved once for all, by what they depend on.
const inDoubles = new WeakMap<object, Fan>();
const inShares = new WeakMap<object, Fan>();

function folds(exact: boolean): WeakMap<object, Fan> {
  return exact ? inShares : inDoubles;
}

function foldFan(items: number, { values, ...solved }: Solved<unknown>): Fan {
  const { shares = noShares } = solved;
  const weights = solved.shares === undefined ? solved.weights : [];
  return {
    ask: 'fold',
    dice: items,
    sides: 0,
    hits: 0,
    first: 0,
    size: values.length,
    weights,
    shares: () => shares,
    states: values,
  };
}

function alike(a: Fan, b: Fan): boolean {
  const near = (weight: number, at: number) => Math.abs(weight - (b.weights[at] ?? 0)) < 1e-12;
  return a.dice === b.dice && same(a.states, b.states) && a.weights.every(near) && same(a.shares(), b.shares());
}

function notOnce(): Error {
  return new Error(
    'a fold that is solved once depends on nothing but the object it is given as `once`: it came out otherwise',
  );
}

function notRepeatable(): Error {
  return new Error(
    'a rule that is solved exactly must depend on nothing but its dice: run again with the same dice, it asked for others',
  );
}

function longer(list: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(list.length * 4);
  longer.set(list);
  return longer;
}
