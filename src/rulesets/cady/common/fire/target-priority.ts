import type { ClauseId, Reason } from '../../../../rulebook/index.js';

/** An enemy that a unit might fire at. */
export interface Candidate {
  readonly unit: string;
  /** Distance in cm. */
  readonly distance: number;
  readonly inRange: boolean;
  /** It closes on the firer for melee. */
  readonly closing: boolean;
  /** It stands directly in front of the firer. */
  readonly inFront: boolean;
}

/** The target chosen for a unit. */
export interface ChosenTarget {
  readonly unit: string;
  readonly because: readonly Reason[];
}

/** What makes an enemy a target before others. */
export interface Priority {
  readonly for: 'closing' | 'in-front' | 'in-range';
  readonly clause: ClauseId;
}

const asks: {
  readonly [each in Priority['for']]: { readonly text: string; readonly holds: (candidate: Candidate) => boolean };
} = {
  closing: { text: 'closing for melee', holds: candidate => candidate.closing },
  'in-front': { text: 'directly in front and in range', holds: candidate => candidate.inFront },
  'in-range': { text: 'in range', holds: () => true },
};

/**
 * The target that a unit takes when nothing else was ordered: of the enemies in range the nearest that meets the first
 * priority that any of them meets; of equals the first given.
 *
 * @returns `undefined` when no enemy in range meets any
 */
export function chooseTarget(
  candidates: readonly Candidate[],
  priorities: readonly Priority[],
): ChosenTarget | undefined {
  const inRange = candidates.filter(candidate => candidate.inRange);
  for (const priority of priorities) {
    const { text, holds } = asks[priority.for];
    const [nearest] = inRange.filter(holds).sort((a, b) => a.distance - b.distance);
    if (nearest !== undefined) {
      const because = [{ clause: priority.clause, because: text, effect: `fires at ${nearest.unit}` }];
      return { unit: nearest.unit, because };
    }
  }
  return undefined;
}
