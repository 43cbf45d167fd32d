/** What holds of dice, stated once for every implementation. Each law takes a way to make a fresh set. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Dice, RolledDice } from '../../src/dice/index.js';
import { restored } from '../../src/dice/index.js';
import { chiSquare, unfairFrom } from './chi-square.js';

/** One ask, as plain data, so that the same can be put to several sets of dice. */
export type Ask =
  | { readonly ask: 'roll'; readonly sides: number }
  | { readonly ask: 'count'; readonly dice: number; readonly sides: number; readonly faces: readonly number[] }
  | { readonly ask: 'sum'; readonly dice: number; readonly sides: number }
  | { readonly ask: 'pick'; readonly options: number };

export function put(dice: Dice, asked: Ask): number {
  switch (asked.ask) {
    case 'roll':
      return dice.roll(asked.sides);
    case 'count':
      return dice.count(asked.dice, asked.sides, asked.faces);
    case 'sum':
      return dice.sum(asked.dice, asked.sides);
    case 'pick':
      return dice.pick(asked.options);
  }
}

const sides = fc.oneof(fc.constantFrom(2, 6, 10, 12, 20), fc.integer({ min: 1, max: 100 }));
const pool = fc.integer({ min: 0, max: 12 });
/** Faces as a careless rule might list them: repeated, missing from the die, not even whole. */
const faces = fc.array(fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(1, 2, 3, 2.5, Number.NaN)), {
  maxLength: 8,
});

export const anAsk: fc.Arbitrary<Ask> = fc.oneof(
  fc.record({ ask: fc.constant('roll' as const), sides }),
  fc.record({ ask: fc.constant('count' as const), dice: pool, sides, faces }),
  fc.record({ ask: fc.constant('sum' as const), dice: pool, sides }),
  fc.record({ ask: fc.constant('pick' as const), options: fc.integer({ min: 1, max: 40 }) }),
);
const asks = fc.array(anAsk, { maxLength: 20 });

export function everyFaceIsEquallyLikely(fresh: () => Dice): void {
  const throws = 24_000;
  for (const among of [2, 3, 6, 10, 12, 20, 33]) {
    const dice = fresh();
    const rolls = new Array<number>(among).fill(0);
    const picks = new Array<number>(among).fill(0);
    for (let i = 0; i < throws; i++) {
      rolls[dice.roll(among) - 1]!++;
      picks[dice.pick(among)]!++;
    }
    const expected = new Array<number>(among).fill(throws / among);
    expect(chiSquare(rolls, expected)).toBeLessThan(unfairFrom(among - 1));
    expect(chiSquare(picks, expected)).toBeLessThan(unfairFrom(among - 1));
  }
}

export function facesFollowEachOtherFairly(fresh: () => Dice): void {
  const dice = fresh();
  const pairs = new Array<number>(144).fill(0);
  const throws = 144 * 200;
  for (let i = 0, before = dice.roll(12); i < throws; i++) {
    const face = dice.roll(12);
    pairs[(before - 1) * 12 + face - 1]!++;
    before = face;
  }
  expect(chiSquare(pairs, new Array<number>(144).fill(200))).toBeLessThan(unfairFrom(143));
}

export function resultsAreInRange(fresh: () => Dice): void {
  fc.assert(
    fc.property(asks, all => {
      const dice = fresh();
      for (const asked of all) {
        const result = put(dice, asked);
        const [least, most] = rangeOf(asked);
        expect(Number.isInteger(result)).toBe(true);
        expect(result).toBeGreaterThanOrEqual(least);
        expect(result).toBeLessThanOrEqual(most);
      }
    }),
  );
}

function rangeOf(asked: Ask): readonly [number, number] {
  switch (asked.ask) {
    case 'roll':
      return [1, asked.sides];
    case 'count':
      return [0, asked.dice];
    case 'sum':
      return [asked.dice, asked.dice * asked.sides];
    case 'pick':
      return [0, asked.options - 1];
  }
}

export function sameSourceSameDice(one: () => Dice, other: () => Dice): void {
  fc.assert(
    fc.property(asks, all => {
      const [ours, theirs] = [one(), other()];
      expect(all.map(asked => put(ours, asked))).toEqual(all.map(asked => put(theirs, asked)));
    }),
  );
}

export function aPoolIsItsDiceOneByOne(fresh: () => Dice): void {
  const singly = (dice: Dice, asked: Ask): number => {
    if (asked.ask === 'roll' || asked.ask === 'pick') return put(dice, asked);
    const shown = Array.from({ length: asked.dice }, () => dice.roll(asked.sides));
    return asked.ask === 'sum'
      ? shown.reduce((sum, face) => sum + face, 0)
      : shown.filter(face => asked.faces.includes(face)).length;
  };
  fc.assert(
    fc.property(asks, all => {
      const [pools, singles] = [fresh(), fresh()];
      expect(all.map(asked => put(pools, asked))).toEqual(all.map(asked => singly(singles, asked)));
    }),
  );
}

/** A face listed twice counts once, and a face that the die lacks never shows. */
export function facesAreASet(fresh: () => Dice): void {
  fc.assert(
    fc.property(sides, faces, (among, careless) => {
      const careful = [...new Set(careless)].filter(face => Number.isInteger(face) && face >= 1 && face <= among);
      expect(fresh().count(12, among, careless)).toBe(fresh().count(12, among, careful));
    }),
  );
}

/** Saved after any throws, and passed through JSON, the dice go on as if nothing had happened. */
export function saveAndRestoreGoOn(fresh: () => RolledDice): void {
  fc.assert(
    fc.property(asks, asks, (before, after) => {
      const dice = fresh();
      for (const asked of before) put(dice, asked);
      const saved = JSON.stringify(dice.state());
      const goneOn = after.map(asked => put(dice, asked));
      const again = restored(JSON.parse(saved));
      expect(JSON.stringify(again.state())).toBe(saved);
      expect(after.map(asked => put(again, asked))).toEqual(goneOn);
      expect(again.state()).toEqual(dice.state());
    }),
  );
}

/** Asks that no dice can answer are refused by all alike. `run` puts a rule to the dice. */
export function absurdAsksAreRefused(run: (rule: (dice: Dice) => unknown) => unknown): void {
  for (const wrong of [0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
    expect(() => run(dice => dice.roll(wrong))).toThrow(RangeError);
    expect(() => run(dice => dice.count(1, wrong, [1]))).toThrow(/whole number of sides/);
    expect(() => run(dice => dice.sum(1, wrong))).toThrow(/whole number of sides/);
    expect(() => run(dice => dice.pick(wrong))).toThrow(/whole number of options/);
  }
  for (const wrong of [-1, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => run(dice => dice.count(wrong, 6, [1]))).toThrow(/whole number of dice/);
    expect(() => run(dice => dice.sum(wrong, 6))).toThrow(/whole number of dice/);
  }
}

/** No dice: nothing shows, nothing is thrown. */
export function noDiceShowNothing(fresh: () => Dice): void {
  const dice = fresh();
  expect(dice.count(0, 12, [1, 2, 3])).toBe(0);
  expect(dice.sum(0, 12)).toBe(0);
}
