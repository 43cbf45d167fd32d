import type { Reason } from '../../../rulebook/index.js';
import { firesThisTurn, type Rate, rateOfCrew } from '../common/fire/crew.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';

export type { RateOfFire } from '../common/fire/crew.js';

/** Who serves a gun now. */
export interface Crew {
  readonly gun: GunType;
  /** Figures at the gun. */
  readonly crew: number;
  /** They are no gunners. */
  readonly untrained?: boolean;
}

/**
 * Crewmen of a gun at full strength.
 *
 * Source: Musket Period Rules > Each artillery piece is manned.
 *
 * @clause cady/musket/artillery/crew/full
 */
export function fullCrew(gun: GunType, rules: MusketRules = musketRules()): number {
  return rules.guns[gun].crew.full;
}

/**
 * How often a crew can fire its gun: every turn, every other turn, or not at all. A number between two printed ones counts
 * with the larger; men who are no gunners fire every other turn at best.
 *
 * Source: Musket Period Rules > Each artillery piece is manned; If a cannon is left unattended.
 *
 * @clause cady/musket/artillery/crew/half-fire
 * @clause cady/musket/artillery/crew/no-fire
 * @clause cady/musket/artillery/unattended/untrained-half
 */
export function rateOfFire({ gun, crew, untrained }: Crew, rules: MusketRules = musketRules()): Rate {
  const byCrew = rateOfCrew(crew, rules.guns[gun].crew, {
    half: 'cady/musket/artillery/crew/half-fire',
    none: 'cady/musket/artillery/crew/no-fire',
  });
  if (byCrew.rate !== 'full' || untrained !== true) return byCrew;
  const clause = 'cady/musket/artillery/unattended/untrained-half';
  const because = 'manned by men who are no gunners';
  return { rate: 'half', because: [{ clause, because, effect: 'fires every other turn' }] };
}

/**
 * Whether a gun may fire this turn, as far as its crew goes, and how often: half the rate of fire is every other turn, or half as many
 * rockets every turn (`cady/ruling/rockets-calls-and-half-fire`).
 *
 * Source: Musket Period Rules > Each artillery piece is manned; Spike the Cannon.
 *
 * @param gun `turn`: the turn being played, from 1; `firedOn`: the turn of its last shot, 0 for never
 * @clause cady/musket/artillery/crew/half-fire
 * @clause cady/musket/artillery/spike/permanent
 */
export function mayFireThisTurn(
  gun: Crew & { readonly turn: number; readonly firedOn: number; readonly spiked?: boolean },
  rules: MusketRules = musketRules(),
): { readonly allowed: boolean; readonly shots: number; readonly because: readonly Reason[] } {
  if (gun.spiked === true) {
    const clause = 'cady/musket/artillery/spike/permanent';
    return { allowed: false, shots: 0, because: [{ clause, because: 'the gun is spiked', effect: 'cannot fire' }] };
  }
  const { rate, because } = rateOfFire(gun, rules);
  const all = rules.guns[gun.gun].shotsPerTurn;
  if (rate === 'half' && all > 1 && rules.artillery.hits.halfTheRockets) {
    return { allowed: true, shots: Math.floor(all / 2), because };
  }
  const allowed = firesThisTurn({ ...gun, rate });
  return { allowed, shots: allowed ? all : 0, because };
}

/**
 * Whether a crew carries out spiking its gun: it needs a written order, somebody to do it, and no enemy upon it.
 *
 * Source: Musket Period Rules > Spike the Cannon.
 *
 * @clause cady/musket/artillery/spike/needs-order
 * @clause cady/musket/artillery/spike/not-in-melee
 * @clause cady/musket/definition/spike-cannon
 */
export function maySpike(gun: {
  readonly crew: number;
  readonly ordered: boolean;
  readonly inMelee: boolean;
}): boolean {
  return gun.ordered && gun.crew > 0 && !gun.inMelee;
}

/**
 * Whether anybody, friend or enemy, may man a gun: one without crew that was not spiked.
 *
 * Source: Musket Period Rules > If a cannon is left unattended.
 *
 * @clause cady/musket/artillery/unattended/re-man
 */
export function mayMan(gun: { readonly crew: number; readonly spiked: boolean }): boolean {
  return gun.crew === 0 && !gun.spiked;
}
