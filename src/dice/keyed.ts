import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

const WORDS_OF_KEY = 4;
const WORDS_OF_BLOCK = 8;

/**
 * The keyed stream of a seed of 128 bits: HMAC-SHA-256 in counter mode, its key the seed, its messages the numbers 0, 1, 2, … in
 * eight bytes, the highest first. Each gives eight words of 32 bits. Without the seed nobody foretells a word from the others,
 * before or after it. A pure-rand generator; its state is the four words of the seed, and how many words have been taken.
 */
export function keyedStream(seed: string): RandomGenerator {
  const key = new DataView(hexToBytes(seed).buffer);
  return streamAt(
    Array.from({ length: WORDS_OF_KEY }, (_, word) => key.getInt32(4 * word)),
    0,
  );
}

/**
 * The keyed stream going on from a state that it gave.
 *
 * Throws a RangeError for any other list of numbers.
 */
export function keyedStreamAt(state: readonly number[]): RandomGenerator {
  const words = state.slice(0, WORDS_OF_KEY);
  const taken = state[WORDS_OF_KEY];
  const isKey = words.every(word => word === (word | 0));
  if (
    !(state.length === WORDS_OF_KEY + 1 && isKey && Number.isSafeInteger(taken) && taken !== undefined && taken >= 0)
  ) {
    throw new RangeError('a state of hmac-sha256 has five numbers: four words of 32 bits, and how many were taken');
  }
  return streamAt(words, taken);
}

function streamAt(words: readonly number[], from: number): RandomGenerator {
  const keyed = hmac.create(sha256, bytesOf(words));
  const message = new DataView(new ArrayBuffer(8));
  let taken = from;
  let block: DataView | undefined;

  function blockAt(counter: number): DataView {
    message.setUint32(0, Math.floor(counter / 2 ** 32));
    message.setUint32(4, counter % 2 ** 32);
    return new DataView(keyed.clone().update(new Uint8Array(message.buffer)).digest().buffer);
  }

  return {
    next() {
      const word = taken % WORDS_OF_BLOCK;
      if (block === undefined || word === 0) block = blockAt(Math.floor(taken / WORDS_OF_BLOCK));
      taken += 1;
      return block.getInt32(4 * word);
    },
    getState: () => [...words, taken],
    clone: () => streamAt(words, taken),
  };
}

function bytesOf(words: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * words.length));
  for (const [at, word] of words.entries()) bytes.setInt32(4 * at, word);
  return new Uint8Array(bytes.buffer);
}
