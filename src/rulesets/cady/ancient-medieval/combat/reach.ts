import type { Reason } from '../../../../rulebook/index.js';

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

/**
 * So many of the enemy in contact must answer; a reach of more ranks makes all of them answer more than once.
 *
 * @param contact figures that the long weapons can reach
 */
export function answersTo({ figures, exposed, because }: Reach, contact: number): readonly Reach[] {
  const answers: Reach[] = [];
  for (let more = figures; more > 0 && contact > 0; more -= contact) {
    answers.push({ figures: Math.min(more, contact), exposed, because: answers.length === 0 ? because : [] });
  }
  return answers;
}
