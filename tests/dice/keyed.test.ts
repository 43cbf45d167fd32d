import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Dice,
  freshSeed,
  generatorOf,
  restored,
  rolled,
  type SeedGiven,
  seeded,
  seededAt,
  seedOf,
} from '../../src/dice/index.js';
import { keyedStream, keyedStreamAt } from '../../src/dice/keyed.js';

const seed = '000102030405060708090a0b0c0d0e0f';
const coins = (dice: Dice, throws: number) => Array.from({ length: throws }, () => dice.pick(2));

/**
 * How long a linear feedback register must be that goes on as these bits do (Berlekamp and Massey): half as many as the bits
 * where nothing linear made them.
 */
function linearComplexity(bits: readonly number[]): number {
  let [current, before] = [new Set([0]), new Set([0])];
  let [length, last] = [0, -1];
  for (let at = 0; at < bits.length; at++) {
    let wrong = 0;
    for (const tap of current) wrong ^= bits[at - tap] ?? 0;
    if (wrong === 0) continue;
    const kept = current;
    current = new Set(current);
    for (const tap of before) {
      const moved = tap + at - last;
      if (!current.delete(moved)) current.add(moved);
    }
    if (2 * length <= at) {
      length = at + 1 - length;
      last = at;
      before = kept;
    }
  }
  return length;
}

describe('the keyed stream', () => {
  it('is HMAC-SHA-256 of a counter, by another hand as well', () => {
    const stream = keyedStream(seed);
    const words = Array.from({ length: 24 }, () => stream.next());
    const expected = [0, 1, 2].flatMap(counter => {
      const message = Buffer.alloc(8);
      message.writeBigUInt64BE(BigInt(counter));
      const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
      return Array.from({ length: 8 }, (_, word) => block.readInt32BE(4 * word));
    });
    expect(words).toEqual(expected);
  });

  it('counts on past 32 bits', () => {
    const at = (taken: number) => keyedStreamAt([1, 2, 3, 4, taken]).next();
    expect(at(2 ** 35)).not.toBe(at(0));
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(2n ** 32n);
    const key = Buffer.alloc(16);
    for (const word of [1, 2, 3, 4]) key.writeInt32BE(word, 4 * (word - 1));
    expect(at(2 ** 35)).toBe(createHmac('sha256', key).update(message).digest().readInt32BE(0));
  });

  it('goes on from any of its states, and a clone goes its own way', () => {
    const stream = keyedStream(seed);
    for (let taken = 0; taken < 20; taken++) {
      const [clone, again] = [stream.clone(), keyedStreamAt(stream.getState())];
      const next = stream.next();
      expect([clone.next(), again.next()]).toEqual([next, next]);
    }
    expect(stream.getState().at(-1)).toBe(20);
  });

  it('has no other states', () => {
    for (const state of [
      [],
      [1, 2, 3, 4],
      [1, 2, 3, 4, -1],
      [1, 2, 3, 4, 0.5],
      [1, 2, 3, 2 ** 31, 0],
      [1, 2, 3, 4, 5, 6],
    ]) {
      expect(() => keyedStreamAt(state)).toThrow(RangeError);
    }
  });
});

describe('dice of 128 bits', () => {
  it('are not foretold by anything linear; those of a whole number are, and are for tests', () => {
    const most = 1600;
    expect(linearComplexity(coins(rolled(seed), most))).toBeGreaterThan(most / 2 - 20);
    expect(linearComplexity(coins(rolled(1971), most))).toBeLessThanOrEqual(128);
  });

  it('are these, in every version and on every machine', () => {
    const dice = rolled(seed);
    expect(Array.from({ length: 12 }, () => dice.roll(12))).toEqual([2, 5, 9, 4, 5, 6, 4, 3, 11, 4, 7, 3]);
  });

  it('are the same however the bits are written', () => {
    const faces = (given: SeedGiven) => coins(rolled(given), 40).join('');
    expect(faces(0x0102030405060708090a0b0c0d0e0fn)).toBe(faces(seed));
    expect(faces(seed.toUpperCase())).toBe(faces(seed));
    expect(faces(`${seed.slice(0, -1)}e`)).not.toBe(faces(seed));
  });

  it('name their generator, and go on from a state', () => {
    const dice = seeded(seed);
    dice.sum(13, 6);
    const state = dice.state();
    expect(state).toEqual({ generator: 'hmac-sha256', state: [0x010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f, 13] });
    expect([generatorOf(seed), generatorOf(7)]).toEqual(['hmac-sha256', 'xoroshiro128plus']);
    const next = coins(dice, 50);
    expect(coins(seededAt(state), 50)).toEqual(next);
    expect(coins(restored(state), 50)).toEqual(next);
  });
});

describe('a seed', () => {
  it('that is fresh has 128 bits, and is another every time', () => {
    const seeds = Array.from({ length: 100 }, freshSeed);
    expect(new Set(seeds).size).toBe(100);
    for (const each of seeds) expect(seedOf(each)).toBe(each);
  });

  it('of other digits or too many bits is refused, and what may be given is said', () => {
    for (const wrong of ['', '1971', `${seed}0`, `${seed.slice(1)}g`, -1n, 2n ** 128n, 2 ** 53]) {
      expect(() => seedOf(wrong)).toThrow(/or 128 bits: 32 hex digits, or a bigint/);
    }
    expect(seedOf(2n ** 128n - 1n)).toBe('f'.repeat(32));
  });
});
