import { describe, expect, it } from 'vitest';
import { plain } from '../../src/book/plain.js';
import { chancesOf, chancesOrNone, insistOnFew, MOST, TooManyToSolve } from '../../src/book/together.js';
import { kindOf, type Printed, shown, valueFault } from '../../src/book/values.js';
import { distribution } from '../../src/dice/index.js';

describe('what kind of value something is', () => {
  it.each([
    [null, 'nothing (null)'],
    [0, 'a number'],
    [false, 'true or false'],
    ['', 'a word'],
    [[], 'a list of numbers'],
    [[1], 'a list of numbers'],
    [['a', 1], 'a list of words'],
    [[[1]], 'a list of lists'],
    [[{ a: 1 }], 'a list of objects'],
    [[null], 'a list of numbers'],
    [{ from: 1, to: 2 }, 'a range'],
    [{ from: 1, to: null }, 'a range'],
    [{ a: 1 }, 'an object'],
    [undefined, 'neither number, word, list nor object'],
    [() => 1, 'neither number, word, list nor object'],
  ])('%j is %s', (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });
});

describe('a value that a layer puts in the place of printed ones', () => {
  const fault = (value: unknown, printed: Printed) => {
    const found = valueFault(value, printed);
    return found === undefined ? 'fine' : `${found.path}: ${found.problem}; ${found.mend}`;
  };
  const range = { from: 1, to: 10 };

  it.each<[string, unknown, Printed, string]>([
    ['a number for a number', 3, { like: [1] }, 'fine'],
    ['a word for a number', 'a', { like: [1] }, ': "a" is a word; write a number, such as 1'],
    [
      'a number for words or nothing',
      1,
      { like: ['a', null] },
      ': 1 is a number; write a word or nothing (null), such as "a"',
    ],
    ['nothing where there is nothing', null, { like: [1, null] }, 'fine'],
    ['an empty list', [], { like: [['a']] }, 'fine'],
    ['a list of words for an empty one', ['a'], { like: [[], ['a', 'b']] }, 'fine'],
    [
      'more than there is',
      1_000_001,
      { like: [1] },
      ': 1000001 is no number to play with; write one of at most 1000000',
    ],
    ['as much as there is', 1_000_000, { like: [1] }, 'fine'],
    [
      'without end',
      Number.POSITIVE_INFINITY,
      { like: [1] },
      ': Infinity is no number to play with; write one of at most 1000000',
    ],
    ['no number', Number.NaN, { like: [1] }, ': NaN is no number to play with; write one of at most 1000000'],
    ['more than this can be', 11, { like: [1], most: 10 }, ': 11 is more than this can be; write one of at most 10'],
    ['what this can be', 10, { like: [1], most: 10 }, 'fine'],
    ['below nothing', -1, { like: [0, 1] }, ': -1 is below nothing; write 0 or more'],
    ['below nothing, as others are', -1, { like: [-2, 1] }, 'fine'],
    ['half a figure', 1.5, { like: [1] }, ': 1.5 is not whole; write a whole number'],
    ['half a length', 1.5, { like: [1], fractions: true }, 'fine'],
    ['half, as others are', 1.5, { like: [1, 0.5] }, 'fine'],
    ['a word that is printed', 'a', { like: ['a', 'b'] }, 'fine'],
    ['a word that is not', 'c', { like: ['a', 'b', 'a'] }, ': "c" is no word that is printed here; write "a" or "b"'],
    ['a range', { from: 2, to: 2 }, { like: [range] }, 'fine'],
    ['a range without an end', { from: 2, to: null }, { like: [range] }, 'fine'],
    [
      'an empty range',
      { from: 3, to: 2 },
      { like: [range] },
      ': the range from 3 to 2 is empty; let it end where it begins, or after',
    ],
    [
      'a range from below',
      { from: -1, to: 2 },
      { like: [range] },
      ': not a range; write { "from": 1, "to": 10 }, or null for a range without an end',
    ],
    [
      'a range too far',
      { from: 1, to: 1_000_001 },
      { like: [range] },
      ': not a range; write { "from": 1, "to": 10 }, or null for a range without an end',
    ],
    ['faces', [1, 6], { like: [[2]], die: 6 }, 'fine'],
    ['no face', [0], { like: [[2]], die: 6 }, '[0]: 0 is no face of a die with 6 sides; write faces from 1 to 6'],
    [
      'a face too high',
      [1, 7],
      { like: [[2]], die: 6 },
      '[1]: 7 is no face of a die with 6 sides; write faces from 1 to 6',
    ],
    ['a face twice', [1, 2, 1], { like: [[2]], die: 6 }, '[2]: the face 1 is named twice; name each face once'],
    ['a number twice, of no die', [1, 2, 1], { like: [[2]] }, 'fine'],
    ['half a face', [1, 1.5], { like: [[2]] }, '[1]: 1.5 is no whole number; write whole numbers'],
    [
      'words in a list',
      ['a', 'c'],
      { like: [['a', 'b']] },
      '[1]: "c" is no word that is printed here; write "a" or "b"',
    ],
    ['a field', { a: 2 }, { like: [{ a: 1, b: 1 }] }, 'fine'],
    ['a field that is none', { c: 2 }, { like: [{ a: 1 }, { b: 1, a: 2 }] }, 'c: there is no "c" here; known: a, b'],
    ['a field that is wrong', { a: 'x' }, { like: [{ a: 1 }] }, 'a: "x" is a word; write a number, such as 1'],
    ['a field within', { a: { b: -1 } }, { like: [{ a: { b: 1 } }] }, 'a.b: -1 is below nothing; write 0 or more'],
    ['a field of a list', [{ a: 'x' }], { like: [[{ a: 1 }]] }, '[0].a: "x" is a word; write a number, such as 1'],
    ['half a length within a list', [{ a: 1.5 }], { like: [[{ a: 1 }]] }, 'fine'],
  ])('%s', (_what, value, printed, says) => {
    expect(fault(value, printed)).toBe(says);
  });

  it('is shown, as far as it goes', () => {
    expect(shown(undefined)).toBe('undefined');
    expect(shown('a'.repeat(58))).toHaveLength(60);
    expect(shown('a'.repeat(59))).toBe(`"${'a'.repeat(58)}…`);
  });
});

describe('rules as plain data', () => {
  it('are copied and cannot be changed, what is shared being shared', () => {
    const shared = { deep: [1, { x: 2 }] };
    const copy = plain({ a: shared, b: shared, c: null, d: 'word' });
    expect(copy).toEqual({ a: shared, b: shared, c: null, d: 'word' });
    expect(copy.a).toBe(copy.b);
    expect(copy.a).not.toBe(shared);
    for (const part of [copy, copy.a, copy.a.deep, copy.a.deep[1]]) expect(Object.isFrozen(part)).toBe(true);
    expect(Object.isFrozen(shared)).toBe(false);
    expect(plain(Object.assign(Object.create(null), { x: 1 }))).toEqual({ x: 1 });
  });

  it('hold no functions and no objects of a class', () => {
    expect(() => plain({ a: [() => 1] })).toThrow(/hold no functions/);
    expect(() => plain({ a: new Map() })).toThrow(/no objects of a class/);
    expect(() => plain([new Date(0)])).toThrow(/no objects of a class/);
  });
});

describe('chances of several units together', () => {
  const coin = distribution(dice => dice.roll(2));
  const parts = (many: number, of = coin) => ({
    parts: Array.from({ length: many }, () => of),
    together: (results: readonly number[]) => results.reduce((sum, each) => sum + each, 0),
    alone: () => new Map([['one', of]]),
  });

  it('are one distribution of what they come to', () => {
    expect(chancesOf(parts(2)).distribution?.outcomes).toEqual([
      { value: 2, probability: 0.25 },
      { value: 3, probability: 0.5 },
      { value: 4, probability: 0.25 },
    ]);
    expect(chancesOf(parts(2))).not.toHaveProperty('tooMany');
  });

  it('are told of each by itself where there are too many', () => {
    const many = chancesOf(parts(17));
    expect(many).toMatchObject({ distribution: null, tooMany: { of: 'outcomes', number: 2 ** 17, most: MOST } });
    expect(Object.keys(many.marginals ?? {})).toEqual(['one']);
    expect(many.marginals?.one).toEqual(coin.toJSON());
    expect(
      chancesOf({
        ...parts(
          1,
          distribution(dice => dice.roll(10)),
        ),
        parts: Array.from({ length: 1 }, () => coin),
      }),
    ).not.toHaveProperty('marginals');
  });

  it('are refused before they take too long', () => {
    expect(() => insistOnFew('outcomes', 5001)).not.toThrow();
    expect(() => insistOnFew('branches', 1_000_000)).not.toThrow();
    expect(() => insistOnFew('outcomes', 5002)).toThrow(
      'solving this takes 5002 outcomes of 5001 at most: ask for fewer figures, or throw it as often as need be',
    );
    expect(() => insistOnFew('branches', 1_000_001)).toThrow(TooManyToSolve);
    expect(new TooManyToSolve({ of: 'branches', number: null, most: 1, instead: 'wait' })).toMatchObject({
      name: 'TooManyToSolve',
      message: 'solving this takes more branches of 1 at most: wait',
    });
  });

  it('are none where solving them was given up, and other faults are thrown', () => {
    const given = chancesOrNone(() => {
      throw new RangeError('too many');
    }, 7);
    expect(given).toMatchObject({ distribution: null, tooMany: { of: 'branches', number: null, most: 7 } });
    const tooMany = { of: 'outcomes', number: 9, most: 8, instead: 'less' } as const;
    expect(
      chancesOrNone(() => {
        throw new TooManyToSolve(tooMany);
      }).tooMany,
    ).toEqual(tooMany);
    expect(() =>
      chancesOrNone(() => {
        throw new TypeError('another');
      }),
    ).toThrow(TypeError);
    expect(chancesOrNone(() => chancesOf(parts(1))).distribution?.outcomes).toHaveLength(2);
  });
});
