import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commonDivisor,
  type Fraction,
  fractionToNumber,
  inLowestTerms,
  lowestTermsOver,
  minusFraction,
  plusFraction,
  timesFraction,
} from '../../src/dice/fraction.js';
import { distributionFromJSON } from '../../src/dice/json.js';
import { ofTable, tableAtFirst, tableDice, throwFault } from '../../src/dice/table.js';
import { ShareTally, Sum, Tally } from '../../src/dice/tally.js';
import { diceOf } from '../../src/dice/throws.js';
import { weighed } from '../../src/dice/weighed.js';

const fraction: fc.Arbitrary<Fraction> = fc.record({
  numerator: fc.bigInt({ min: -5000n, max: 5000n }),
  denominator: fc.bigInt({ min: 1n, max: 5000n }),
});
const alike = (a: Fraction, b: Fraction) => a.numerator * b.denominator === b.numerator * a.denominator;
const of = (numerator: bigint, denominator: bigint): Fraction => ({ numerator, denominator });

describe('fractions', () => {
  it('add, take away and multiply as at school', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const cross = (sign: bigint) =>
          of(a.numerator * b.denominator + sign * b.numerator * a.denominator, a.denominator * b.denominator);
        expect(alike(plusFraction(a, b), cross(1n))).toBe(true);
        expect(alike(minusFraction(a, b), cross(-1n))).toBe(true);
        expect(timesFraction(a, b)).toEqual(of(a.numerator * b.numerator, a.denominator * b.denominator));
      }),
    );
    expect(plusFraction(of(1n, 6n), of(1n, 4n))).toEqual(of(5n, 12n));
    expect(plusFraction(of(1n, 6n), of(4n, 6n))).toEqual(of(5n, 6n));
    expect(minusFraction(of(1n, 6n), of(1n, 4n))).toEqual(of(-1n, 12n));
  });

  it('have no common divisor in lowest terms', () => {
    fc.assert(
      fc.property(fraction, each => {
        const lowest = inLowestTerms(each);
        expect(alike(lowest, each)).toBe(true);
        const size = lowest.numerator < 0n ? -lowest.numerator : lowest.numerator;
        expect(commonDivisor(size, lowest.denominator)).toBe(1n);
      }),
    );
    expect(inLowestTerms(of(-6n, 4n))).toEqual(of(-3n, 2n));
    expect(inLowestTerms(of(0n, 4n))).toEqual(of(0n, 1n));
    expect(commonDivisor(0n, 7n)).toBe(7n);
    expect(commonDivisor(12n, 18n)).toBe(6n);
  });

  it('come to the same over a denominator that is known beforehand', () => {
    const denominators = [
      1n,
      2n,
      6n,
      36n,
      6n ** 12n,
      12n ** 20n,
      10n ** 9n,
      97n * 6n,
      101n * 6n,
      103n,
      2n ** 60n,
      97n ** 9n,
    ];
    for (const denominator of denominators) {
      const lowest = lowestTermsOver(denominator);
      const some = [
        0n,
        1n,
        2n,
        3n,
        5n,
        6n,
        12n,
        97n,
        101n,
        denominator,
        denominator - 1n,
        denominator / 2n,
        2n ** 53n,
        2n ** 54n,
        3n ** 40n,
        97n ** 9n,
      ];
      for (const numerator of some) expect(lowest(numerator)).toEqual(inLowestTerms({ numerator, denominator }));
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...denominators),
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        (denominator, numerator) => {
          expect(lowestTermsOver(denominator)(numerator)).toEqual(inLowestTerms({ numerator, denominator }));
        },
      ),
    );
  });

  it('are numbers, as near as a double comes', () => {
    expect(fractionToNumber(of(0n, 5n))).toBe(0);
    expect(fractionToNumber(of(1n, 3n))).toBeCloseTo(1 / 3, 15);
    expect(fractionToNumber(of(-1n, 3n))).toBeCloseTo(-1 / 3, 15);
    expect(fractionToNumber(of(3n, 1n))).toBe(3);
    expect(fractionToNumber(of(2n ** 70n, 1n))).toBe(2 ** 70);
    expect(fractionToNumber(of(1n, 2n ** 1060n))).toBe(2 ** -1060);
    expect(fractionToNumber(of(3n * 6n ** 400n, 6n ** 401n))).toBeCloseTo(0.5, 15);
    expect(fractionToNumber(of(10n ** 400n + 1n, 10n ** 400n))).toBe(1);
    expect(fractionToNumber(of(10n ** 400n, 10n ** 95n))).toBeCloseTo(1e305, -292);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 15n }), (a, b) => {
        const plain = Number(a) / Number(b);
        expect(Math.abs(fractionToNumber(of(a, b)) / plain - 1)).toBeLessThan(1e-15);
      }),
    );
  });
});

describe('sums of many small chances', () => {
  it('lose nothing to rounding', () => {
    for (const numbers of [
      [1, 1e-17, 1e-17, -1],
      [1e-17, 1, 1e-17, -1],
      [1e100, 1, -1e100],
    ]) {
      const sum = new Sum();
      for (const each of numbers) sum.add(each);
      expect(sum.value).toBe(numbers[0] === 1e100 ? 1 : 2e-17);
    }
  });

  it('are kept by place, however many places and whatever comes first', () => {
    const tally = new Tally();
    for (let place = 0; place < 300; place++) tally.add(place, place);
    for (let place = 0; place < 300; place++) tally.add(place, 1);
    expect(tally.sums()).toEqual(Array.from({ length: 300 }, (_, place) => place + 1));
    const again = Tally.lent();
    again.add(0, 1);
    again.add(0, 1e-17);
    again.add(0, 1e-17);
    again.add(1, 1e-17);
    again.add(1, 1);
    again.add(1, 1e-17);
    const [first = 0, second = 0, ...none] = again.sums();
    expect([first - 1, second - 1, none]).toEqual([0, 0, []]);
  });

  it('are told as parts of the whole', () => {
    const tally = Tally.lent();
    [1, 2, 5].forEach((weight, place) => {
      tally.add(place, weight);
    });
    expect(tally.parts()).toEqual([0.125, 0.25, 0.625]);
    const nothing = Tally.lent();
    nothing.add(0, 0);
    expect(nothing.parts()).toEqual([0]);
  });

  it('are whole numbers of ways over one denominator', () => {
    const tally = new ShareTally();
    tally.add(0, 1n, 6n);
    tally.add(1, 1n, 4n);
    tally.add(0, 1n, 4n);
    tally.add(0, 1n, 6n);
    tally.add(2, 1n, 6n);
    expect(tally.shares(4)).toEqual({ ways: [7n, 3n, 2n, 0n], outOf: 12n });
    expect(new ShareTally().shares(2)).toEqual({ ways: [0n, 0n], outOf: 1n });
  });
});

describe('chances that are given', () => {
  it('make a distribution, of what can happen', () => {
    const chances = [
      { value: 'a', probability: 0.25 },
      { value: 'b', probability: 0 },
      { value: 'a', probability: 0.25 },
      { value: 'c', probability: 0.5 },
    ];
    expect(weighed(chances).outcomes).toEqual([
      { value: 'a', probability: 0.5 },
      { value: 'c', probability: 0.5 },
    ]);
  });

  it('are refused below 0, and where they do not come to 1', () => {
    expect(() => weighed([{ value: 1, probability: -0.1 }])).toThrow(/0 or more; got -0\.1/);
    expect(() => weighed([{ value: 1, probability: Number.NaN }])).toThrow(/0 or more/);
    expect(() => weighed([{ value: 1, probability: 0.9 }])).toThrow(/come to 0\.9/);
    expect(() => weighed([{ value: 1, probability: 1.1 }])).toThrow(/come to 1\.1/);
    expect(weighed([{ value: 1, probability: 1 + 1e-10 }]).outcomes).toHaveLength(1);
  });
});

describe('a distribution that was written down', () => {
  const read = (json: unknown) => distributionFromJSON(json as Parameters<typeof distributionFromJSON>[0]);
  it.each([
    ['nothing', undefined, /one outcome at least/],
    ['no list', { outcomes: {} }, /one outcome at least/],
    ['an empty list', { outcomes: [] }, /one outcome at least/],
    ['an outcome that is none', { outcomes: [null] }, /^outcomes\[0\] has no value/],
    ['an outcome that is a word', { outcomes: ['a'] }, /^outcomes\[0\] has no value/],
    [
      'an outcome without a value',
      { outcomes: [{ value: 1, probability: 1 }, { probability: 0 }] },
      /^outcomes\[1\] has no value/,
    ],
    [
      'a chance above 1',
      { outcomes: [{ value: 1, probability: 1.5 }] },
      /^outcomes\[0\] has probability 1\.5; it must be a number from 0 to 1/,
    ],
    ['a chance below 0', { outcomes: [{ value: 1, probability: -0.5 }] }, /^outcomes\[0\] has probability -0\.5/],
    ['a word for a chance', { outcomes: [{ value: 1, probability: '1' }] }, /^outcomes\[0\] has probability 1/],
    [
      'a value twice',
      {
        outcomes: [
          { value: 1, probability: 0.5 },
          { value: 1, probability: 0.5 },
        ],
      },
      /^outcomes\[1\] lists a value for the second time/,
    ],
    ['too little', { outcomes: [{ value: 1, probability: 0.5 }] }, /^the probabilities sum to 0\.5, not to 1/],
    [
      'a fraction of nothing',
      { outcomes: [{ value: 1, fraction: '1/0' }] },
      /^outcomes\[0\] has fraction 1\/0; it must be like "1\/12"/,
    ],
    ['a fraction and more', { outcomes: [{ value: 1, fraction: '1/1 ' }] }, /^outcomes\[0\] has fraction/],
    ['more and a fraction', { outcomes: [{ value: 1, fraction: ' 1/1' }] }, /^outcomes\[0\] has fraction/],
    ['a fraction below 0', { outcomes: [{ value: 1, fraction: '-1/1' }] }, /^outcomes\[0\] has fraction/],
    ['no fraction', { outcomes: [{ value: 1, fraction: 'half' }] }, /^outcomes\[0\] has fraction half/],
  ])('is refused: %s', (_what, json, message) => {
    expect(() => read(json)).toThrow(message);
  });

  it('is read as fractions where all of it has them', () => {
    const exact = {
      outcomes: [
        { value: 'a', probability: 0.25, fraction: '1/4' },
        { value: 'b', probability: 0.75, fraction: '3/4' },
      ],
    };
    expect(read(exact).toJSON()).toEqual(exact);
    const mixed = {
      outcomes: [
        { value: 'a', probability: 0.25, fraction: '1/4' },
        { value: 'b', probability: 0.75 },
      ],
    };
    expect(read(mixed).toJSON()).toEqual({
      outcomes: [
        { value: 'a', probability: 0.25 },
        { value: 'b', probability: 0.75 },
      ],
    });
    const nearly = {
      outcomes: [
        { value: 'a', probability: 0.25 },
        { value: 'b', probability: 0.75 + 1e-10 },
      ],
    };
    expect(read(nearly).outcomes).toHaveLength(2);
  });
});

describe('dice of a real table', () => {
  const toss = { ask: 'roll', dice: 1, sides: 6 } as const;

  it('show what they can', () => {
    expect(throwFault(toss, 1)).toBeUndefined();
    expect(throwFault(toss, 6)).toBeUndefined();
    for (const shown of [0, 7, 2.5, '3', Number.NaN, undefined])
      expect(throwFault(toss, shown)).toBe('a whole number from 1 to 6');
    const pick = { ...toss, ask: 'pick' } as const;
    expect([throwFault(pick, 0), throwFault(pick, 5)]).toEqual([undefined, undefined]);
    for (const shown of [-1, 6]) expect(throwFault(pick, shown)).toBe('a whole number from 0 to 5');
    const marked = { ask: 'marked', dice: 1, sides: 6, marks: [2, 3, 3, 4, 4, 5] } as const;
    expect([throwFault(marked, 2), throwFault(marked, 5)]).toEqual([undefined, undefined]);
    for (const shown of [1, 6, '2']) expect(throwFault(marked, shown)).toBe('one of the marks 2, 3, 3, 4, 4, 5');
  });

  it('go on where they were', () => {
    const refuse = () => {
      throw new Error('no more was thrown');
    };
    const on = { missing: refuse, wrong: refuse } as unknown as Parameters<typeof tableDice>[2];
    const dice = tableDice([3, 5, 6], tableAtFirst, on);
    expect([dice.roll(6), dice.roll(6)]).toEqual([3, 5]);
    expect(ofTable(dice.state())).toBe(true);
    expect(tableDice([3, 5, 6], dice.state(), on).roll(6)).toBe(6);
    expect(dice.state()).not.toEqual(tableAtFirst);
    expect(Object.isFrozen(tableAtFirst) && Object.isFrozen(tableAtFirst.state)).toBe(true);
  });
});

describe('dice made of four throws', () => {
  const shown: string[] = [];
  const dice = diceOf({
    roll: sides => {
      shown.push(`d${sides}`);
      return 3;
    },
    count: (many, sides, faces) => {
      shown.push(`${many}d${sides} ${faces.join('')}`);
      return Math.min(many, faces.length);
    },
    sum: () => 7,
    pick: () => 1,
  });

  it('show the mark of a face', () => {
    shown.length = 0;
    expect(dice.marked([2, 3, 3, 4, 4, 5])).toBe(3);
    expect(dice.marked([9, 8, 7])).toBe(7);
    expect(shown).toEqual(['d6', 'd3']);
    expect(() => dice.marked([])).toThrow();
  });

  it('show a mark of their own, where they have such dice', () => {
    expect(diceOf({ ...dice, marked: marks => marks.length }).marked([9, 8])).toBe(2);
  });

  it('count pool by pool, and tell each', () => {
    shown.length = 0;
    const told: string[] = [];
    const pools = [
      { dice: 2, sides: 6, faces: [6] },
      { dice: 3, sides: 10, faces: [9, 10] },
    ];
    expect(dice.total(pools, undefined, (hits, pool) => told.push(`${pool}: ${hits}`))).toBe(3);
    expect(told).toEqual(['0: 1', '1: 2']);
    expect(shown).toEqual(['2d6 6', '3d10 910']);
    expect([dice.total(pools, 2), dice.total(pools, 3), dice.total(pools, 9), dice.total([])]).toEqual([2, 3, 3, 0]);
    expect(() => dice.total(pools, -1)).toThrow();
    expect(() => dice.total([{ dice: -1, sides: 6, faces: [] }])).toThrow();
  });

  it('go through a list', () => {
    expect(dice.fold(['a', 'b'], '', (text, item, own) => `${text}${item}${own.roll(6)}`)).toBe('a3b3');
  });
});
