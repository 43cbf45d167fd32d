import { type MovementRules, wholeMove } from '../moving/movement.js';

/** How far a printed move carries troops that charge over open ground, in cm. */
export function chargeReach(move: number, { movement }: MovementRules): number {
  return move * ((wholeMove + movement.thirds.charge) / wholeMove);
}

/** How far a printed move carries troops that march on a road all the way, in cm. */
export function roadReach(move: number, { movement }: MovementRules): number {
  return move * ((wholeMove + movement.thirds.road) / wholeMove);
}
