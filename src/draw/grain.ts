/**
 * Grain for ornament: a number from 0 to 1 (1 excluded) that looks random and depends on nothing but its arguments, so
 * that a tree stands on the same spot in every picture of the same wood.
 */
export function grain(name: string, ...indices: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  for (const index of indices) {
    hash = Math.imul(hash ^ (index | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 0x1_0000_0000;
}

/** The same, spread evenly from −1 to 1. */
export function sway(name: string, ...indices: readonly number[]): number {
  return grain(name, ...indices) * 2 - 1;
}
