import { describe, expect, test } from 'vitest';
import { type Dice, distribution, inDoubles, rolled, scripted, weighed } from '../../src/dice/index.js';

const side = (got: number) => `a die has a whole number of sides, 1 or more; asked for a die of ${got}`;
const pool = (got: number) => `a pool has a whole number of dice, 0 or more; asked for ${got}`;
const options = (got: number) => `a pick is made among a whole number of options, 1 or more; asked for ${got}`;
const cap = (got: number) => `a total is capped at a whole number, 0 or more; asked for ${got}`;
const marks = (got: string) => `a marked die has a number on each side, and one side at least; asked for ${got}`;

describe('what cannot be asked of dice is refused alike by dice that are thrown, scripted and solved', () => {
  const all: readonly [string, (ask: (dice: Dice) => unknown) => unknown][] = [
    ['thrown', ask => ask(rolled(1))],
    ['scripted', ask => ask(scripted([1, 1, 1, 1]))],
    ['solved', ask => distribution(dice => Number(ask(dice)))],
    ['solved in doubles', ask => inDoubles(dice => Number(ask(dice)))],
  ];
  const asks: readonly [ask: (dice: Dice) => unknown, told: string][] = [
    [dice => dice.roll(0), side(0)],
    [dice => dice.roll(2.5), side(2.5)],
    [dice => dice.roll(Number.NaN), side(Number.NaN)],
    [dice => dice.count(1, 0, [1]), side(0)],
    [dice => dice.count(-1, 6, [1]), pool(-1)],
    [dice => dice.count(1.5, 6, [1]), pool(1.5)],
    [dice => dice.sum(-1, 6), pool(-1)],
    [dice => dice.sum(1, -6), side(-6)],
    [dice => dice.pick(0), options(0)],
    [dice => dice.pick(1.5), options(1.5)],
    [dice => dice.marked([]), marks('none')],
    [dice => dice.marked([1, Number.POSITIVE_INFINITY]), marks('1, Infinity')],
    [dice => dice.total([{ dice: 1, sides: 6, faces: [1] }], -1), cap(-1)],
    [dice => dice.total([{ dice: 1, sides: 6, faces: [1] }], 0.5), cap(0.5)],
  ];
  test.each(all)('%s', (_, throwing) => {
    for (const [ask, told] of asks) {
      expect(() => throwing(ask)).toThrow(RangeError);
      expect(() => throwing(ask)).toThrow(told);
    }
  });
});

describe('the least that may be asked is answered', () => {
  test('a die of one side, no dice at all, a pick of one, a total of nothing', () => {
    const dice = rolled(1);
    const asked = [dice.roll(1), dice.count(0, 6, [1]), dice.sum(0, 6), dice.pick(1), dice.marked([7])];
    expect([...asked, dice.total([{ dice: 3, sides: 1, faces: [1] }], 0), dice.total([])]).toEqual([
      1, 0, 0, 0, 7, 0, 0,
    ]);
  });
});

describe('faces that are asked for', () => {
  test.each([2, 6, 31, 32, 33, 40])('count once each, and only those of a die of %i', sides => {
    const chance = (faces: readonly number[]) => distribution(dice => dice.count(1, sides, faces)).probability(1);
    expect(chance([1, 1])).toBeCloseTo(1 / sides, 12);
    expect(chance([sides])).toBeCloseTo(1 / sides, 12);
    expect(chance([1, sides])).toBeCloseTo(2 / sides, 12);
    expect(chance([0, sides + 1, 1.5, -1])).toBe(0);
    expect(chance(Array.from({ length: sides }, (_, at) => at + 1))).toBe(1);
  });

  test.each([6, 32, 33])('are found on a thrown die of %i just as on a single die of the same seed', sides => {
    for (const face of [1, 2, sides - 1, sides]) {
      const one = rolled(7);
      const shown = Array.from({ length: 200 }, () => one.roll(sides)).filter(each => each === face).length;
      expect(rolled(7).count(200, sides, [face, face, 0, sides + 1])).toBe(shown);
    }
  });
});

describe('chances that are weighed together', () => {
  test('equal results are one, and what cannot happen is none', () => {
    const all = weighed([
      { value: 1, probability: 0.25 },
      { value: 2, probability: 0 },
      { value: 1, probability: 0.25 },
      { value: 3, probability: 0.5 },
    ]);
    expect(all.outcomes).toEqual([
      { value: 1, probability: 0.5 },
      { value: 3, probability: 0.5 },
    ]);
  });

  test('rounding is made up for; more than rounding is refused', () => {
    const off = (by: number) => () => weighed([0.5, 0.5 + by].map((probability, value) => ({ value, probability })));
    const { outcomes } = off(5e-10)();
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 14);
    expect(off(1e-8)).toThrow(/all chances come to 1; these come to 1\.00000001/);
    expect(off(-1e-8)).toThrow(RangeError);
    expect(() => weighed([{ value: 1, probability: -0.5 }])).toThrow('a chance is a number of 0 or more; got -0.5');
    expect(() => weighed([{ value: 1, probability: Number.NaN }])).toThrow('got NaN');
  });
});
