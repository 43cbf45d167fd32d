import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum, playOut } from '../../src/battle/index.js';
import { bots, started, toy } from './toy.js';
import { violations } from './violations.js';

describe('a checksum', () => {
  it('is the beginning of the SHA-256 of the canonical JSON', () => {
    // sha256 of the seven bytes {"a":1}
    expect(checksum({ a: 1 })).toBe('015abd7f5cc57a2d');
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter(key => key !== '__proto__'),
          // A checksum refuses the key __proto__ at any depth.
          fc.jsonValue().filter(held => !JSON.stringify(held).includes('"__proto__"')),
        ),
        value => {
          const turned = Object.fromEntries(Object.entries(value).reverse());
          expect(checksum(turned)).toBe(checksum(value));
        },
      ),
    );
  });

  it('differs where the data differs', () => {
    const values = [0, 1, '0', '', null, true, false, [], {}, [[]], [0], { a: 0 }, { a: '0' }, { b: 0 }];
    expect(new Set(values.map(checksum)).size).toBe(values.length);
  });

  it('takes −0 for 0, and a key without a value for no key', () => {
    expect(checksum({ a: -0 })).toBe(checksum({ a: 0 }));
    expect(checksum({ a: 0, b: undefined })).toBe(checksum({ a: 0 }));
  });

  it.each([
    ['NaN', Number.NaN],
    ['an infinity', Number.NEGATIVE_INFINITY],
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['a map', new Map()],
    ['a date', new Date(0)],
  ])('refuses %s, and says where it is', (_, value) => {
    expect(violations(() => checksum([{ deep: [value] }]))[0]).toMatch(/^\[0\]\.deep\[0\]: /);
  });

  it('of a turn covers the turns before it', () => {
    // Two battles that come to the same state by different answers still differ, from that turn on and ever after.
    const one = playOut(toy, started(3), bots(0), { maxTurns: 2 });
    const two = playOut(toy, started(3), bots(2), { maxTurns: 2 });
    expect(one.checksums[0]).toBe(two.checksums[0]);
    expect(one.checksums[1]).not.toBe(two.checksums[1]);
    expect(one.checksums[2]).not.toBe(two.checksums[2]);
  });

  it('of a toy battle is the same for ever, on every machine', () => {
    expect(playOut(toy, started(7), bots()).checksums.at(-1)).toBe('a3b349d51b375808');
  });
});
