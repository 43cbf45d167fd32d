import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '../dice/index.js';

/**
 * What binds the referee to a seed before anybody has seen it: the SHA-256 of `littlewars seed ` and its 32 hex digits, as 64 hex
 * digits. It is published at the start and tells nothing of the dice; once the seed is revealed, anybody can see that it is the one.
 * `null` for a seed that is a whole number, which could be found by trying.
 */
export function commitmentTo(seed: Seed): string | null {
  return typeof seed === 'number' ? null : bytesToHex(sha256(utf8ToBytes(`littlewars seed ${seed}`)));
}
