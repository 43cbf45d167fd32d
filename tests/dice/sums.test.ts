import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkKeys,
  type Dice,
  diceOf,
  distribution,
  logged,
  type Pool,
  rolled,
  scripted,
  usingScript,
} from '../../src/dice/index.js';
import { dieByDie } from './by-hand.js';
import { chiSquare, lumped, unfairFrom } from './chi-square.js';

const aPool: fc.Arbitrary<Pool> = fc.integer({ min: 1, max: 6 }).chain(sides =>
  fc.record({
    dice: fc.integer({ min: 0, max: 3 }),
    sides: fc.constant(sides),
    faces: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }),
  }),
);
const somePools = fc
  .array(aPool, { maxLength: 4 })
  .filter(pools => pools.reduce((all, { dice }) => all + dice, 0) <= 7);
const cap = fc.option(fc.nat(8), { nil: undefined });

/** The total as it would be counted pool by pool. */
function poolByPool(pools: readonly Pool[], most: number | undefined) {
  return (dice: Dice) => {
    const total = pools.reduce((sum, pool) => sum + dice.count(pool.dice, pool.sides, pool.faces), 0);
    return most === undefined ? total : Math.min(total, most);
  };
}

describe('the total of unlike pools', () => {
  it('is as likely as counting pool by pool, in doubles and to the last digit', () => {
    fc.assert(
      fc.property(somePools, cap, (pools, most) => {
        const asked = distribution(dice => dice.total(pools, most));
        const counted = distribution(poolByPool(pools, most), { fractions: true });
        expect(asked.outcomes.map(({ value }) => value)).toEqual(counted.outcomes.map(({ value }) => value));
        for (const { value, probability } of counted.outcomes) {
          expect(Math.abs(asked.probability(value) - probability)).toBeLessThan(1e-14);
        }
        const exactly = distribution(dice => dice.total(pools, most), { fractions: true });
        expect(exactly.toJSON()).toEqual(counted.toJSON());
      }),
    );
  });

  it('is as likely as throwing every die', () => {
    fc.assert(
      fc.property(somePools, cap, (pools, most) => {
        const asked = distribution(dice => dice.total(pools, most), { fractions: true });
        const ways = new Map<number, number>();
        const runs = dieByDie(dice => dice.total(pools, most));
        for (const { value } of runs) ways.set(value, (ways.get(value) ?? 0) + 1);
        for (const [total, number] of ways) {
          const { numerator, denominator } = asked.fraction(total);
          expect(numerator * BigInt(runs.length)).toBe(BigInt(number) * denominator);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is thrown pool by pool, every die of it, and tells what each pool brought', () => {
    fc.assert(
      fc.property(somePools, cap, fc.nat(), (pools, most, seed) => {
        const log = logged(rolled(seed));
        const told: number[] = [];
        const total = log.total(pools, most, (hits, pool) => {
          told[pool] = hits;
        });
        const again = logged(rolled(seed));
        expect(total).toBe(poolByPool(pools, most)(again));
        expect(log.rolls()).toEqual(again.rolls());
        expect(
          Math.min(
            told.reduce((sum, hits) => sum + hits, 0),
            most ?? 99,
          ),
        ).toBe(total);
        const faces = log.rolls().flatMap(({ shown }) => shown);
        expect(usingScript(faces, dice => dice.total(pools, most))).toBe(total);
      }),
    );
  });

  it('is one ask, of as few results as matter', () => {
    const pools = Array.from({ length: 300 }, (_, i) => ({ dice: 1 + (i % 3), sides: 12, faces: [1 + (i % 12)] }));
    let runs = 0;
    const any = distribution(dice => {
      runs++;
      return dice.total(pools, 1) > 0;
    });
    expect(runs).toBe(2);
    expect(any.probability(true)).toBeCloseTo(1 - (11 / 12) ** 600, 14);
    const all = distribution(dice => dice.total(pools));
    expect(all.outcomes).toHaveLength(601);
    expect(all.mean()).toBeCloseTo(50, 10);
    expect(Math.abs(all.probability(() => true) - 1)).toBeLessThan(1e-15);
  });

  it('counts what cannot fail and leaves out what cannot succeed', () => {
    const pools = [
      { dice: 2, sides: 6, faces: [1, 2, 3, 4, 5, 6] },
      { dice: 5, sides: 6, faces: [] },
    ];
    expect(distribution(dice => dice.total(pools)).outcomes).toEqual([{ value: 2, probability: 1 }]);
    expect(distribution(dice => dice.total(pools, 1)).outcomes).toEqual([{ value: 1, probability: 1 }]);
    expect(distribution(dice => dice.total([])).outcomes).toEqual([{ value: 0, probability: 1 }]);
  });

  it('refuses pools and caps that cannot be before a die is thrown', () => {
    const wrong: [readonly Pool[], number | undefined][] = [
      [[{ dice: -1, sides: 6, faces: [1] }], undefined],
      [[{ dice: 1, sides: 0, faces: [1] }], undefined],
      [[{ dice: 1, sides: 6, faces: [1] }], -1],
      [[{ dice: 1, sides: 6, faces: [1] }], 0.5],
    ];
    for (const [pools, most] of wrong) {
      const dice = scripted([3]);
      expect(() => dice.total(pools, most)).toThrow(RangeError);
      expect(() => dice.done()).toThrow(/not used/);
      expect(() => distribution(solved => solved.total(pools, most))).toThrow(RangeError);
    }
    expect(() => distribution(dice => dice.total([{ dice: 1e12, sides: 6, faces: [1] }]))).toThrow(/branches/);
  });

  it('must be the same when the rule is run again', () => {
    let calls = 0;
    const rule = (dice: Dice) => dice.total([{ dice: 2 + calls++, sides: 6, faces: [6] }]);
    expect(() => distribution(rule)).toThrow(/nothing but its dice/);
  });
});

describe('a fold', () => {
  /** Units under fire one after the other: who is hit, and whether three in a row were. */
  const step = (state: { readonly row: number; readonly fled: boolean }, pool: Pool, dice: Dice) => {
    if (state.fled) return state;
    const row = dice.count(pool.dice, pool.sides, pool.faces) > 0 ? state.row + 1 : 0;
    return { row, fled: row === 3 };
  };
  const start = { row: 0, fled: false };

  it('is the steps in a row, merged after each', () => {
    fc.assert(
      fc.property(somePools, pools => {
        const folded = distribution(dice => dice.fold(pools, start, step), { fractions: true });
        const plain = distribution(dice => pools.reduce((state, pool) => step(state, pool, dice), start), {
          fractions: true,
        });
        expect(folded.outcomes.length).toBe(plain.outcomes.length);
        for (const { value, fraction } of plain.outcomes) expect(folded.fraction(value)).toEqual(fraction);
        const nearly = distribution(dice => dice.fold(pools, start, step));
        for (const { value, probability } of plain.outcomes) {
          expect(Math.abs(nearly.probability(value) - probability)).toBeLessThan(1e-14);
        }
      }),
    );
  });

  it('stays small however long its list', () => {
    const pools = Array.from({ length: 400 }, () => ({ dice: 1, sides: 6, faces: [6] }));
    let steps = 0;
    const solved = distribution(dice =>
      dice.fold(pools, start, (state, pool, one) => {
        steps++;
        return step(state, pool, one);
      }),
    );
    expect(steps).toBeLessThan(400 * 8);
    expect(solved.outcomes).toHaveLength(4);
    expect(Math.abs(solved.probability(() => true) - 1)).toBeLessThan(1e-15);
  });

  it('goes on from other asks, folds within folds among them', () => {
    const rule = (dice: Dice) => {
      const columns = dice.roll(3);
      const hits = dice.fold(
        Array.from({ length: columns }, (_, i) => i),
        0,
        (sum, column, one) => {
          const inner = one.fold([1, 2], 0, (more, _, die) => Math.max(more, die.roll(4)));
          return sum + (inner > column + 1 ? 1 : 0);
        },
      );
      return { columns, hits, last: hits > 1 ? dice.roll(2) : 0 };
    };
    const byHand = new Map<string, number>();
    for (const { value, numerator, denominator } of dieByDie(rule)) {
      const key = JSON.stringify(value);
      byHand.set(key, (byHand.get(key) ?? 0) + Number(numerator) / Number(denominator));
    }
    const solved = distribution(rule);
    expect(solved.outcomes).toHaveLength(byHand.size);
    for (const { value, probability } of solved.outcomes) {
      expect(probability).toBeCloseTo(byHand.get(JSON.stringify(value)) ?? 0, 13);
    }
  });

  it('is thrown step by step', () => {
    const pools = [1, 2, 3].map(dice => ({ dice, sides: 6, faces: [5, 6] }));
    const log = logged(rolled(1815));
    const folded = log.fold(pools, start, step);
    const again = logged(rolled(1815));
    expect(folded).toEqual(pools.reduce((state, pool) => step(state, pool, again), start));
    expect(log.rolls()).toEqual(again.rolls());
  });

  it('comes out as often when it is rolled as when it is solved', () => {
    const pools = Array.from({ length: 6 }, (_, i) => ({ dice: 1 + (i % 2), sides: 6, faces: [5, 6] }));
    const rule = (dice: Dice) => dice.fold(pools, start, step);
    const solved = distribution(rule);
    const throws = 20_000;
    const dice = rolled(1066);
    const seen = new Map<string, number>();
    for (let i = 0; i < throws; i++) {
      const key = JSON.stringify(rule(dice));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const cells = lumped(
      solved.outcomes.map(({ value }) => seen.get(JSON.stringify(value)) ?? 0),
      solved.outcomes.map(({ probability }) => probability * throws),
    );
    expect(chiSquare(cells.observed, cells.expected)).toBeLessThan(unfairFrom(cells.expected.length - 1));
  });

  it('refuses a step that changes the state it is given', () => {
    const careless = (state: { hits: number }, _: number, dice: Dice) => {
      state.hits += dice.roll(2);
      return { hits: state.hits };
    };
    expect(() => distribution(dice => dice.fold([1, 2], { hits: 0 }, careless))).toThrow(/leave the value it is given/);
  });

  it('shares the limit of branches with the rule it stands in', () => {
    const rule = (dice: Dice) => dice.fold([1, 2, 3], 0, (sum, _, one) => sum * 6 + one.roll(6));
    expect(() => distribution(rule, { maxBranches: 200 })).toThrow(/more than 200 branches/);
  });
});

describe('a rule that solves another in its course', () => {
  it('is solved as if that were any other reckoning', () => {
    const rule = (dice: Dice) => {
      const first = dice.roll(6);
      const odds = distribution(inner => inner.count(first, 6, [6])).atLeast(1);
      return odds > 0.5 ? dice.roll(2) : 0;
    };
    expect(distribution(rule).probability(0)).toBeCloseTo(3 / 6, 14);
  });

  it('leaves no trace when it fails', () => {
    const failing = (dice: Dice) => {
      dice.roll(6);
      throw new Error('lost');
    };
    expect(() => distribution(failing)).toThrow('lost');
    expect(distribution(dice => dice.roll(6)).mean()).toBeCloseTo(3.5, 14);
  });
});

describe('keys', () => {
  const melee = (dice: Dice) => ({ red: dice.count(9, 12, [12]), blue: dice.count(7, 12, [11, 12]) });

  it('tell results apart as their content would', () => {
    const keyed = distribution(melee, { key: ({ red, blue }) => red * 100 + blue });
    const named = distribution(melee, { key: ({ red, blue }) => `${red} ${blue}` });
    expect(keyed.outcomes).toEqual(distribution(melee).outcomes);
    expect(named.outcomes).toEqual(keyed.outcomes);
    const far = distribution(melee, { key: ({ red, blue }) => (red * 100 + blue) * 1e9 + 0.5 });
    expect(far.outcomes).toEqual(keyed.outcomes);
    const margin = keyed.map(({ red, blue }) => ({ margin: red - blue }), { key: ({ margin }) => margin });
    expect(margin.outcomes).toEqual(keyed.map(({ red, blue }) => ({ margin: red - blue })).outcomes);
    const joined = keyed.join(margin, ({ red }, { margin: by }) => red + by, { key: sum => sum });
    expect(joined.mean()).toBeCloseTo(keyed.mean(({ red }) => red) + margin.mean(({ margin: by }) => by), 12);
  });

  it('are held against what they stand for, here as in every test', () => {
    const half = { key: ({ red }: { red: number }) => red };
    expect(() => distribution(melee, half)).toThrow(/two unlike results share the key 0: \{"red":0,"blue":0\}/);
    expect(() => distribution(() => 0).then((_, dice) => melee(dice), half)).toThrow(/share the key/);
    expect(() => distribution(dice => dice.fold([1], { red: 0, blue: 0 }, (_, __, one) => melee(one), half))).toThrow(
      /share the key/,
    );
    checkKeys(false);
    try {
      expect(distribution(melee, half).outcomes).toHaveLength(10);
    } finally {
      checkKeys();
    }
  });

  it('keep a long chain as small as its states are few', () => {
    let state = distribution(() => ({ red: 30, blue: 30 }));
    const round = ({ red, blue }: { red: number; blue: number }, dice: Dice) => ({
      red: red - dice.count(red, 12, [12]),
      blue: blue - dice.count(blue, 12, [11, 12]),
    });
    for (let turn = 0; turn < 6; turn++) state = state.then(round, { key: ({ red, blue }) => red * 40 + blue });
    expect(state.outcomes.length).toBeLessThanOrEqual(31 * 31);
    expect(Math.abs(state.probability(() => true) - 1)).toBeLessThan(1e-15);
  });
});

describe('dice of one’s own', () => {
  it('need no more than the four throws', () => {
    const ones = diceOf({
      roll: () => 1,
      count: (dice, _, faces) => (faces.includes(1) ? dice : 0),
      sum: n => n,
      pick: () => 0,
    });
    expect(
      ones.total(
        [
          { dice: 3, sides: 6, faces: [1] },
          { dice: 2, sides: 6, faces: [2] },
        ],
        2,
      ),
    ).toBe(2);
    expect(ones.fold([4, 5], 0, (sum, more, dice) => sum + more * dice.roll(6))).toBe(9);
  });
});

describe('a join of unlike pairs', () => {
  const red = distribution(dice => dice.count(6, 12, [12]), { fractions: true });
  const blue = distribution(dice => dice.count(4, 12, [11, 12]), { fractions: true });

  it('is the join, without comparing', () => {
    const both = (ours: number, theirs: number) => ({ ours, theirs });
    expect(red.join(blue, both, { unlike: true }).toJSON()).toEqual(red.join(blue, both).toJSON());
    const nearly = distribution(dice => dice.count(6, 12, [12]));
    expect(nearly.join(blue, both, { unlike: true }).outcomes).toEqual(nearly.join(blue, both).outcomes);
  });

  it('is held to it in tests', () => {
    expect(() => red.join(blue, (ours, theirs) => ours + theirs, { unlike: true })).toThrow(/of its own/);
  });
});

describe('a fold that is solved once', () => {
  const blows = { swords: 3, spears: 2 };
  const fold = (dice: Dice, arms: { swords: number; spears: number }) =>
    dice.fold([arms.swords, arms.spears], 0, (hits, blades, each) => hits + each.count(blades, 6, [6]), {
      once: blows,
    });

  it('comes out the same wherever it is asked', () => {
    const twice = distribution(dice => [fold(dice, blows), fold(dice, blows)]);
    const alone = distribution(dice => dice.count(5, 6, [6]));
    for (const { value, probability } of alone.join(alone, (ours, theirs) => [ours, theirs]).outcomes) {
      expect(Math.abs(twice.probability(value) - probability)).toBeLessThan(1e-15);
    }
  });

  it('is held to it in tests', () => {
    expect(() => distribution(dice => fold(dice, { swords: 4, spears: 1 }))).not.toThrow();
    expect(() => distribution(dice => fold(dice, { swords: 9, spears: 1 }))).toThrow(/nothing but the object/);
  });
});

describe('values that are over', () => {
  const turn = (left: { red: number; turns: number }, dice: Dice) =>
    left.red === 0 ? left : { red: left.red - dice.count(left.red, 6, [6]), turns: left.turns + 1 };
  const over = ({ red }: { red: number }) => red === 0;

  it('are handed on as they are', () => {
    let plain = distribution(() => ({ red: 4, turns: 0 }));
    let quick = plain;
    for (let i = 0; i < 8; i++) {
      plain = plain.then(turn);
      quick = quick.then(turn, { key: ({ red, turns }) => red * 100 + turns, over });
    }
    expect(quick.outcomes).toHaveLength(plain.outcomes.length);
    for (const { value, probability } of plain.outcomes) {
      expect(Math.abs(quick.probability(value) - probability)).toBeLessThan(1e-15);
    }
  });

  it('are held to what is said of them', () => {
    const start = distribution(dice => ({ red: dice.roll(2) - 1, turns: 0 }));
    expect(() => start.then((value, dice) => dice.roll(value.red + 1), { over })).toThrow(/no more dice to throw/);
    expect(() => start.then(() => 'over', { over })).toThrow(/a result of its own/);
  });
});
