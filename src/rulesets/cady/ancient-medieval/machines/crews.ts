import { type ClauseId, counted, type Reason } from '../../../../rulebook/index.js';
import { firesThisTurn, type Rate, rateOfCrew } from '../../common/fire/crew.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { GunType } from '../troops.js';

/** Who serves a machine now. */
export interface MachineCrew {
  readonly gun: GunType;
  /** Men at the machine. */
  readonly crew: number;
  /** They are no designated artillery crew: captors, or whoever has been sent to it. */
  readonly untrained?: boolean;
}

/**
 * How often a machine can be fired by its crew: every turn, every other turn after a third of it is lost or in the hands of men
 * who are no artillery crew, not at all after two thirds are.
 *
 * Source: Medieval Artillery Crew.
 *
 * @clause cady/ancient-medieval/artillery/crew-half-rate
 * @clause cady/ancient-medieval/artillery/crew-no-fire
 * @clause cady/ancient-medieval/artillery/captured-half-rate
 * @clause cady/ancient-medieval/artillery/extra-crew
 */
export function machineRate(
  { gun, crew, untrained }: MachineCrew,
  rules: AncientMedievalRules = ancientMedievalRules(),
): Rate {
  const { crew: numbers, crewBetween } = rules.guns[gun];
  // As the smaller number: the first man lost counts as the whole third.
  const read =
    crewBetween === 'as-the-larger-number'
      ? numbers
      : { full: numbers.full, half: numbers.full - 1, none: numbers.half - 1 };
  const byCrew = rateOfCrew(crew, read, {
    half: 'cady/ancient-medieval/artillery/crew-half-rate',
    none: 'cady/ancient-medieval/artillery/crew-no-fire',
  });
  if (byCrew.rate !== 'full' || untrained !== true) return byCrew;
  const clause = 'cady/ancient-medieval/artillery/captured-half-rate';
  const effect = `fires every ${counted(rules.artillery.untrainedEvery, 'turn')}`;
  return { rate: 'half', because: [{ clause, because: 'served by men who are no artillery crew', effect }] };
}

/**
 * Whether a machine may fire this turn, before the melee too if it is attacked, as far as its crew goes.
 *
 * Source: Medieval Artillery Crew; Artillery Piece in Melee.
 *
 * @param machine `turn`: the turn being played, from 1; `firedOn`: the turn of its last shot, 0 for never
 * @clause cady/ancient-medieval/artillery/crew-half-rate
 * @clause cady/ancient-medieval/artillery/captured-half-rate
 * @clause cady/ancient-medieval/artillery/fire-before-melee
 */
export function machineMayFire(
  machine: MachineCrew & { readonly turn: number; readonly firedOn: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly allowed: boolean; readonly because: readonly Reason[] } {
  const { rate, because } = machineRate(machine, rules);
  return { allowed: firesThisTurn({ ...machine, rate }), because };
}

/**
 * Whether a machine may be moved: not by a crew that has lost two thirds, nor once it is set up for good.
 *
 * Source: Medieval Artillery Crew; Trebuchet; Gunpowder Artillery.
 *
 * @param machine `setUp`: it has been put in position
 * @clause cady/ancient-medieval/artillery/crew-no-fire
 * @clause cady/ancient-medieval/artillery/trebuchet
 * @clause cady/ancient-medieval/capability/bombard
 */
export function machineMove(
  machine: MachineCrew & { readonly setUp?: boolean },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly cm: number; readonly because: readonly Reason[] } {
  const { move, crew, crewNoneMoves } = rules.guns[machine.gun];
  const printed = machine.setUp === true ? move.onceSetUp : move.beforeSetUp;
  if (machine.crew > 0 && (crewNoneMoves || machine.crew > crew.none)) return { cm: printed, because: [] };
  const clause: ClauseId = 'cady/ancient-medieval/artillery/crew-no-fire';
  return { cm: 0, because: [{ clause, because: `${machine.crew} of ${crew.full} crew`, effect: 'does not move' }] };
}

/**
 * Whether anybody, friend or enemy, may man a machine: one that has no crew and was not destroyed.
 *
 * Source: Artillery Piece in Melee.
 *
 * @clause cady/ancient-medieval/artillery/capture-and-reman
 */
export function mayManMachine(machine: { readonly crew: number; readonly destroyed: boolean }): boolean {
  return machine.crew === 0 && !machine.destroyed;
}

/**
 * What a spare crew costs before the game, in points, and how many men it is. It serves the machine as the first one did.
 *
 * Source: Medieval Artillery Crew.
 *
 * @clause cady/ancient-medieval/artillery/extra-crew
 */
export function spareCrew(
  gun: GunType,
  { artillery, guns }: AncientMedievalRules = ancientMedievalRules(),
): { readonly points: number; readonly men: number } {
  const { points, men } = artillery.extraCrew;
  return { points, men: men === 'full-crew' ? guns[gun].crew.full : men };
}
