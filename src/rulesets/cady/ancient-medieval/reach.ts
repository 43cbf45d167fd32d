import type { Reason } from '../../../rulebook/index.js';

/**
 * Long weapons that strike over the rank ahead of them. So many figures of the enemy that stand against that rank roll once more
 * in the melee.
 */
export interface Reach {
  /** Figures that strike so. */
  readonly figures: number;
  /** Those of them that can be struck in return: they roll in the melee with the first rank. */
  readonly exposed: number;
  readonly because: readonly Reason[];
}

/** Nobody reaches over anybody, and why. */
export function noReach(...because: readonly Reason[]): Reach {
  return { figures: 0, exposed: 0, because };
}
