import type { Reason } from '../../../rulebook/index.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';

export type RateOfFire = 'full' | 'half' | 'none';

/** A gun's crew now. */
export interface Crew {
  readonly gun: GunType;
  readonly crew: number;
  /** Manned by men who are no gunners. */
  readonly untrained?: boolean;
}

export function fullCrew(_gun: GunType, _rules: MusketRules = musketRules): number {
  throw new Error('not written yet');
}

export function rateOfFire(
  _crew: Crew,
  _rules: MusketRules = musketRules,
): { readonly rate: RateOfFire; readonly because: readonly Reason[] } {
  throw new Error('not written yet');
}

/** Whether a gun may fire this turn: half rate is every other turn. `firedOn` is the turn of its last shot, 0 for never. */
export function mayFireThisTurn(
  _gun: Crew & { readonly turn: number; readonly firedOn: number; readonly spiked?: boolean },
  _rules: MusketRules = musketRules,
): { readonly allowed: boolean; readonly because: readonly Reason[] } {
  throw new Error('not written yet');
}

/** Whether a crew can carry out an order to spike its gun. */
export function maySpike(_crew: {
  readonly crew: number;
  readonly inMelee: boolean;
  readonly ordered: boolean;
}): boolean {
  throw new Error('not written yet');
}

/** Whether anybody may man a gun that was left alone. */
export function mayMan(_gun: { readonly crew: number; readonly spiked: boolean }): boolean {
  throw new Error('not written yet');
}
