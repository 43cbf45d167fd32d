import type { FireLadder } from '../common/fire/steps.js';
import type { Variation } from '../common/fire/variation.js';
import { longestReach } from './artillery-range.js';
import { type GunType, type MusketRules, musketRules, type Projectile } from './rules.js';

export { type ArtilleryRange, artilleryRange, projectilesFor } from './artillery-range.js';
export type { FriendsInFront, GunShot } from './gun-shot.js';
export { gunShotFaults, mayFireOver } from './gun-shot-faults.js';
export type { GunType, Projectile } from './rules.js';

/** The numbers that all guns share. Lengths in cm, angles in degrees. */
export interface ArtilleryNumbers {
  readonly dieSides: number;
  readonly ladder: FireLadder;
  /** Where each face of the variation die puts the hit point, that of a 1 first. */
  readonly variation: Variation['places'];
  /** Faces that remove a figure in the canister wedge, in the explosive hit area, and a piece in the hit area. */
  readonly odds: {
    readonly canister: readonly number[];
    readonly explosive: readonly number[];
    readonly piece: readonly number[];
  };
  /** Targets of so many ranks or more give so many steps. */
  readonly deepTarget: { readonly ranks: number; readonly steps: number };
  /** Steps for a stone wall between. */
  readonly wallSteps: number;
  /** How far a gun is turned to aim, to either side. */
  readonly traverse: number;
  /** Points of another load of rounds, and of so many gunners more. */
  readonly extras: { readonly load: number; readonly crew: number; readonly crewmen: number };
  /** Hill levels that a gun which does not lob fires up. */
  readonly uphillLevels: number;
  /** Whether a gun that lobs its shells fires at what its friends see for it. */
  readonly lobbed: { readonly friendsSee: boolean };
  /**
   * Firing over friends: beyond this share of the maximum range, friends at least so far away. Over enemies who are not fired at a gun
   * that does not lob fires as over friends, never, or freely.
   */
  readonly overhead: {
    readonly share: number;
    readonly clear: number;
    readonly enemies: 'as-friends' | 'never' | 'free';
  };
  /** Whether a gun without crew stays on the table for anybody to man. */
  readonly unattended: { readonly stays: boolean };
  /** How far each face of a second die shifts a ball along its line, in cm, that of a 1 first; `null`: none is thrown. */
  readonly blueLine: readonly number[] | null;
  /** How near to the foot of its hill a gun on it hits nobody below, in cm; 0: it hits whoever it sees. */
  readonly deadGround: number;
  readonly hits: HitNumbers;
  /** How far shot goes into a forest, and from how deep a gun fires out. */
  readonly forest: { readonly penetration: number; readonly fireOut: number };
}

/** How shots are called and what they hit, where the book is of two minds. */
export interface HitNumbers {
  /** A crossed thread of the hit area guide kills at its crossing alone, or all along for rockets. */
  readonly rocketThreads: boolean;
  /** The figure that falls when the dice spare everybody may stand behind a wall. */
  readonly leastBehindWall: boolean;
  /** A ball that does not bounce hits under its tip. */
  readonly tipHits: boolean;
  /** The stick is laid at the point where the ball came down, or at the one that was called. */
  readonly stickAt: 'hit-point' | 'called-point';
  /** All rockets of a turn fly by one call. */
  readonly oneCall: boolean;
  /** At half their rate rockets fire half their number every turn, and not all of them every other turn. */
  readonly halfTheRockets: boolean;
  /** Whom artillery hits still fires small arms in that turn. */
  readonly fallenFireBack: boolean;
}

/**
 * Rounds of each projectile that a gun starts with: 12 solid, 4 explosive and 2 canister; all 18 explosive for a piece that
 * fires nothing else.
 *
 * Source: Musket Period Rules > Projectiles.
 *
 * @clause cady/musket/artillery/ammunition
 * @clause cady/musket/definition/explosive-shot
 */
export function ammunition(
  gun: GunType,
  rules: MusketRules = musketRules(),
): { readonly [projectile in Projectile]: number } {
  return rules.guns[gun].rounds;
}

/**
 * Shots that a gun at full rate fires in one turn: one, and up to three rockets.
 *
 * Source: Musket Period Rules > British 6 pd Rockets.
 *
 * @clause cady/musket/artillery/rocket/three-per-move
 */
export function shotsPerTurn(gun: GunType, rules: MusketRules = musketRules()): number {
  return rules.guns[gun].shotsPerTurn;
}

/**
 * How far troops see, in cm: 90, and further from above by what their weapon gains; artillery 120 or its own reach, whichever
 * is more, all round.
 *
 * Source: Musket Period Rules > Sighting.
 *
 * @param observer `gain`: cm that its small arm gains from height here
 * @clause cady/musket/sighting/normal
 * @clause cady/musket/sighting/artillery-telescope
 * @clause cady/musket/sighting/small-arms-hill
 */
export function sighting(
  observer: { readonly gun?: GunType; readonly levelsAbove?: number; readonly gain?: number },
  rules: MusketRules = musketRules(),
): number {
  const { artillery, artilleryToItsRange, share = 1 } = rules.sighting;
  if (observer.gun === undefined) return (rules.sighting.normal + (observer.gain ?? 0)) * share;
  const reach = artilleryToItsRange ? longestReach(observer.gun, rules, observer.levelsAbove) : 0;
  return Math.max(artillery, reach) * share;
}
