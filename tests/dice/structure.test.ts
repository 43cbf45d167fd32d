import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash, same } from '../../src/dice/structure.js';

/** The same content with the keys of every object in the opposite order. */
function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, turnedRound(entry)]),
  );
}

/** JSON text with sorted keys: equal for equal content. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, entry) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}

// Few keys and few values, so that equal and nearly equal content comes up often.
const { value: data } = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(0, 1, 2, -1, 0.5, '', 'a', '1', true, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab', '0'), tie('value'), { maxKeys: 3 }),
  ),
}));

describe('plain data', () => {
  it('is the same exactly when its content is', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same, and hashes alike, in whatever order its keys come', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const other = turnedRound(value);
        expect(same(value, other)).toBe(true);
        expect(hash(value)).toBe(hash(other));
      }),
    );
  });

  it('hashes apart when it stands in another place', () => {
    const apart: unknown[] = [
      0,
      '0',
      '',
      null,
      false,
      undefined,
      [],
      {},
      [0],
      { a: 0 },
      { b: 0 },
      [[]],
      [0, 0],
      0n,
      '1',
      1,
      1n,
    ];
    apart.push({ a: 1, b: 2 }, { a: 2, b: 1 }, [1, 2], [2, 1], 0.5, 2 ** 40, 'ab', 'ba', { a: undefined }, true);
    expect(new Set(apart.map(hash)).size).toBe(apart.length);
    for (const a of apart) for (const b of apart) expect(same(a, b)).toBe(a === b);
  });

  it('takes −0 for 0 and NaN for itself', () => {
    expect(same({ at: -0 }, { at: 0 })).toBe(true);
    expect(hash(-0)).toBe(hash(0));
    expect(same([Number.NaN], [Number.NaN])).toBe(true);
    expect(hash(Number.NaN)).toBe(hash(Number.NaN));
  });

  it('spreads the small states of a melee over few collisions', () => {
    const codes = new Set<number>();
    for (let red = 0; red < 50; red++) for (let blue = 0; blue < 50; blue++) codes.add(hash({ red, blue }) & 0x3fff);
    expect(codes.size).toBeGreaterThan(2200);
  });

  it('may have any keys, and no prototype', () => {
    const odd = JSON.parse('{"__proto__": 1, "constructor": 2}');
    const bare = Object.assign(Object.create(null), { constructor: 2 });
    expect(same(odd, JSON.parse('{"constructor": 2, "__proto__": 1}'))).toBe(true);
    expect(hash(odd)).toBe(hash(JSON.parse('{"constructor": 2, "__proto__": 1}')));
    expect(same(odd, bare)).toBe(false);
    expect(same(bare, { constructor: 2 })).toBe(true);
  });
});
