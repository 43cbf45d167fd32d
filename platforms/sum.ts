import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** One sum over many texts, in the order in which they are added. */
export function createBattleSum(): { readonly add: (text: string) => void; readonly hex: () => string } {
  const hash = sha256.create();
  return { add: text => void hash.update(utf8ToBytes(`${text}\n`)), hex: () => bytesToHex(hash.clone().digest()) };
}
