import type { AncientMedievalRules } from '../rules.js';

/**
 * Levels that a unit on a castle wall stands above the ground.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/inside-range
 */
export function storeysOf(
  unit: { readonly on: string | null },
  { siege }: Pick<AncientMedievalRules, 'siege'>,
): number {
  return unit.on === null ? 0 : siege.wallLevels;
}
