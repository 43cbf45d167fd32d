import type { RaymondView } from '../state.js';
import type { Errands } from './errands.js';

/** What a commander dares. */
export interface Boldness {
  /** Stands of gain below which nobody charges: dice are fickle. */
  readonly charge: number;
  /** Stands that foot risks to come to grips with the enemy. */
  readonly daring: number;
  /** How far enemy horse may be and foot still closes up against it, in inches. */
  readonly closesUpAt: number;
  /** Nobody goes anywhere but to charge: foot faces whoever comes, and fires. */
  readonly stands: boolean;
  /** Commanders ride to those who mean to charge before they do. */
  readonly leads: boolean;
  /** Who goes to the places that the battle may be decided by. */
  readonly errands?: Errands;
  /** Who cannot reach anybody from where he stands looks for a place from which he can. */
  readonly seeks: boolean;
}

/** As somebody who has just learnt the rules dares, from the first turn to the last. */
export const cautious: Boldness = {
  charge: 0.25,
  daring: 1.2,
  closesUpAt: 24,
  stands: false,
  seeks: false,
  leads: false,
};

/** As somebody dares who lets the enemy come. */
export const standing: Boldness = { ...cautious, daring: 0, stands: true, leads: true };

/** As somebody dares who means to have it over soon. */
export const eager: Boldness = { ...cautious, charge: -0.1, daring: 3, closesUpAt: 14, seeks: true, leads: true };

/** Turns for which the armies come on; from then on everybody dares more in every turn, up to so many turns later. */
const comingOn = 3;
const most = 6;
/** By how many stands. */
const each = { charge: 0.06, daring: 0.15 };

/** Bolder from turn to turn: a reserve that nobody puts in wins no battle. */
export function bolder({ turn }: Pick<RaymondView, 'turn'>): Boldness {
  const turns = Math.min(most, Math.max(0, turn - comingOn));
  return {
    ...cautious,
    charge: cautious.charge - turns * each.charge,
    daring: cautious.daring + turns * each.daring,
    closesUpAt: eager.closesUpAt,
    seeks: true,
    leads: true,
  };
}
