import type { ClauseId, Reason } from '../../../../rulebook/index.js';

/** Every turn, every other turn, not at all. */
export type RateOfFire = 'full' | 'half' | 'none';

/** Men at full strength, the most at which a piece fires every other turn, and the most at which it does not fire. */
export interface CrewNumbers {
  readonly full: number;
  readonly half: number;
  readonly none: number;
}

/** How often a piece fires, and why. */
export interface Rate {
  readonly rate: RateOfFire;
  readonly because: readonly Reason[];
}

/**
 * How often so many men fire a piece. A number between two printed ones counts with the larger.
 *
 * @param clauses what a period says of half its rate, and of none
 */
export function rateOfCrew(
  crew: number,
  { full, half, none }: CrewNumbers,
  clauses: { readonly half: ClauseId; readonly none: ClauseId },
): Rate {
  const men = `${crew} of ${full} crew`;
  if (crew <= none) return { rate: 'none', because: [{ clause: clauses.none, because: men, effect: 'cannot fire' }] };
  if (crew <= half) {
    return { rate: 'half', because: [{ clause: clauses.half, because: men, effect: 'fires every other turn' }] };
  }
  return { rate: 'full', because: [] };
}

/**
 * Whether a piece may fire this turn at its rate: half the rate of fire is every other turn.
 *
 * @param piece `turn`: the turn being played, from 1; `firedOn`: the turn of its last shot, 0 for never
 */
export function firesThisTurn(piece: {
  readonly rate: RateOfFire;
  readonly turn: number;
  readonly firedOn: number;
}): boolean {
  const firedLastTurn = piece.firedOn > 0 && piece.firedOn === piece.turn - 1;
  return piece.rate === 'full' || (piece.rate === 'half' && !firedLastTurn);
}
