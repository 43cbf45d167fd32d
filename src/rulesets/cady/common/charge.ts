import type { Violation } from '../../../rulebook/index.js';

/** A charge as ordered, measured back from where it ends. Lengths in cm, angles in degrees. */
export interface Charge {
  readonly arm: 'infantry' | 'cavalry';
  /** Every change of direction on the way: how sharp, and how far before the end of the charge. */
  readonly turns: readonly { readonly degrees: number; readonly beforeEnd: number }[];
  /** Formation changes on the way: how far before the end. */
  readonly formationChanges?: readonly { readonly beforeEnd: number }[];
  readonly chargedLastTurn?: boolean;
}

/** What a unit that charged may do in its next turn. */
export interface AfterCharge {
  /** Thirds of its printed move that it loses. */
  readonly thirdsLost: number;
  readonly mayCharge: boolean;
  readonly mayFire: boolean;
  readonly mayMelee: boolean;
}

export interface ChargeRules {
  readonly effectsOnMovement: unknown;
}

/** Every fault that forbids the charge; none when it is legal. */
export function chargeFaults(_charge: Charge, _rules: ChargeRules): readonly Violation[] {
  throw new Error('not written yet');
}

export function afterCharge(_charge: { readonly endedInMelee: boolean }, _rules: ChargeRules): AfterCharge {
  throw new Error('not written yet');
}
