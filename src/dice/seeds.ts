import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

/**
 * What dice grow from. A whole number, any safe integer, is for tests and simulations: its dice are fast, and who sees enough of
 * them can work out the rest. A text of 32 hex digits, 128 bits, is for games: its dice come of a keyed stream, and what they
 * have shown tells nothing of what they will show.
 */
export type Seed = number | string;

/** A seed as it may be given: 128 bits may be a bigint too. */
export type SeedGiven = Seed | bigint;

const HEX_DIGITS = 32;
const BYTES = HEX_DIGITS / 2;

/** A seed of 128 bits that nobody knows, from the random source of the platform. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(BYTES));
}

/**
 * A seed as it is kept: a number as it is, 128 bits as 32 small hex digits.
 *
 * Throws a RangeError for a number that is no safe integer, a bigint below 0 or of more than 128 bits, and any other text.
 */
export function seedOf(given: SeedGiven): Seed {
  if (typeof given === 'number') {
    if (Number.isSafeInteger(given)) return given;
  } else if (typeof given === 'bigint') {
    const digits = given.toString(16).padStart(HEX_DIGITS, '0');
    if (given >= 0n && digits.length === HEX_DIGITS) return digits;
  } else if (typeof given === 'string' && /^[0-9a-f]{32}$/i.test(given)) {
    return given.toLowerCase();
  }
  throw new RangeError(
    `a seed is a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}, or 128 bits: ${HEX_DIGITS} hex digits, or a bigint; got ${String(given).slice(0, 2 * HEX_DIGITS)}`,
  );
}
