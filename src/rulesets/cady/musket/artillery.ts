import { inRange, type Range } from '../../../chart/index.js';
import { type ClauseId, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import type { FireLadder } from '../common/fire/steps.js';
import type { Variation } from '../common/fire/variation.js';
import { type GunType, type MusketRules, musketRules, type Projectile } from './rules.js';

import { wholeCm } from './small-arms.js';

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
  /** Firing over friends: beyond this share of the maximum range, friends at least so far away. */
  readonly overhead: { readonly share: number; readonly clear: number };
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

/** Friends under the line of fire. */
export interface FriendsInFront {
  /** From the gun, in cm. */
  readonly distance: number;
  /** Hill levels below the gun; 0 or less when they are not. */
  readonly levelsBelow: number;
}

/** A gun about to fire. Lengths in cm. */
export interface GunShot {
  readonly gun: GunType;
  readonly projectile: Projectile;
  /** The range called; for canister the distance to the target. */
  readonly distance: number;
  /** Hill levels that the gun stands above its target; below 0 when the target stands higher. */
  readonly levelsAbove?: number;
  /** How far the gun is turned to aim, in degrees to either side. */
  readonly traverse?: number;
  /** The gun has moved this turn. */
  readonly moved?: boolean;
  /** Rounds of this projectile left. */
  readonly roundsLeft: number;
  /** Shots it has already fired this turn. */
  readonly firedThisTurn?: number;
  readonly friendsInFront?: readonly FriendsInFront[];
  /** Of a target below the gun's hill: how far it is from the foot of it, in cm. */
  readonly fromFoot?: number;
  /** How deep inside a forest the gun stands; 0 or absent outside. */
  readonly insideForest?: number;
  /** What hides the place aimed at from the gun; absent where it sees there. */
  readonly hiddenBy?: string;
  /** Friends see the place aimed at. */
  readonly friendsSee?: boolean;
}

/** A range and why it is what it is. */
export interface ArtilleryRange {
  readonly from: number;
  readonly to: number;
  readonly because: readonly Reason[];
}

/**
 * The distances at which a gun fires a projectile, in cm, with what height adds: solid shot gains all that is printed, the
 * others only up to their limit.
 *
 * Source: Musket Period Rules > Musket Period Artillery; Limits on added distance for hill levels.
 *
 * @returns `undefined` when the gun does not fire this projectile
 * @clause cady/musket/artillery/range/rockets
 * @clause cady/musket/artillery/range/six-pounder
 * @clause cady/musket/artillery/range/eight-pounder
 * @clause cady/musket/artillery/range/eight-pounder-howitzer
 * @clause cady/musket/artillery/range/twelve-pounder
 * @clause cady/musket/artillery/hill-range/one-level
 * @clause cady/musket/artillery/hill-range/two-levels
 * @clause cady/musket/artillery/hill-range/three-levels
 * @clause cady/musket/artillery/hill-range/canister-cap
 * @clause cady/musket/artillery/hill-range/explosive-cap
 * @clause cady/musket/artillery/hill-range/solid-uncapped
 */
export function artilleryRange(
  shot: Pick<GunShot, 'gun' | 'projectile' | 'levelsAbove'>,
  rules: MusketRules = musketRules(),
): ArtilleryRange | undefined {
  const sheet = rules.guns[shot.gun];
  const printed = sheet.ranges[shot.projectile];
  if (printed === null) return undefined;
  const to = printed.to ?? Number.POSITIVE_INFINITY;
  const levels = Math.min(Math.floor(shot.levelsAbove ?? 0), sheet.hillGain.length);
  const gain = levels < 1 ? 0 : (sheet.hillGain[levels - 1] ?? 0);
  const limit = sheet.gainLimit[shot.projectile] ?? Number.POSITIVE_INFINITY;
  const because: Reason[] = [];
  if (gain > 0) {
    const clause = hillClauses[levels - 1] ?? 'cady/musket/artillery/hill-range/three-levels';
    const above = `${levels} hill level${levels === 1 ? '' : 's'} above the target`;
    because.push(reasonFor(clause, above, `+${gain} cm range`));
  }
  if (gain > limit) {
    const clause = limitClauses[shot.projectile];
    because.push(reasonFor(clause, `${shot.projectile} gains little from height`, `+${limit} cm at most`));
  }
  return { from: printed.from, to: to + Math.min(gain, limit), because };
}

/**
 * The projectiles with which a gun reaches a distance, in cm.
 *
 * Source: Musket Period Rules > Musket Period Artillery.
 *
 * @clause cady/musket/artillery/shot-type-not-ordered
 */
export function projectilesFor(
  shot: Pick<GunShot, 'gun' | 'distance' | 'levelsAbove'>,
  rules: MusketRules = musketRules(),
): readonly Projectile[] {
  return projectiles.filter(projectile => {
    const range = artilleryRange({ ...shot, projectile }, rules);
    return range !== undefined && reaches(range, shot.distance, rules);
  });
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
 * Whether a shot may go over the friends in front of a gun. Howitzers and rockets always may; round and explosive shot may
 * over friends a hill level or more below the gun, and over others only at a target beyond a third of the gun's maximum
 * range when they are at least 30 cm away. Canister never may.
 *
 * Source: Musket Period Rules > Firing over your own troops.
 *
 * @clause cady/musket/artillery/overhead/howitzer-rocket
 * @clause cady/musket/artillery/overhead/guns-conditions
 * @clause cady/musket/artillery/overhead/downhill
 * @clause cady/musket/artillery/overhead/canister-never
 * @clause cady/musket/definition/howitzer
 */
export function mayFireOver(
  shot: Pick<GunShot, 'gun' | 'projectile' | 'distance' | 'friendsInFront'>,
  rules: MusketRules = musketRules(),
): { readonly allowed: boolean; readonly because: readonly Reason[] } {
  const friends = shot.friendsInFront ?? [];
  if (friends.length === 0) return { allowed: true, because: [] };
  const verdict = (allowed: boolean, clause: ClauseId, because: string) => ({
    allowed,
    because: [{ clause, because, effect: allowed ? 'may fire over friends' : 'may not fire over friends' }],
  });
  if (rules.guns[shot.gun].lobs) {
    return verdict(true, 'cady/musket/artillery/overhead/howitzer-rocket', 'its shells go over anybody');
  }
  if (shot.projectile === 'canister') {
    return verdict(false, 'cady/musket/artillery/overhead/canister-never', 'canister hits everybody before the gun');
  }
  const level = friends.filter(friend => friend.levelsBelow < 1);
  if (level.length === 0) {
    return verdict(true, 'cady/musket/artillery/overhead/downhill', 'the friends stand a hill level or more below');
  }
  const { share, clear } = rules.artillery.overhead;
  const nearest = Math.min(...level.map(friend => friend.distance));
  const least = toGrid(longestReach(shot.gun, rules) * share);
  const allowed = toGrid(shot.distance) > least && toGrid(nearest) >= clear;
  const situation = `target at ${shot.distance} cm (more than ${least} needed), friends at ${nearest} cm (${clear} needed)`;
  return verdict(allowed, 'cady/musket/artillery/overhead/guns-conditions', situation);
}

/**
 * Every fault that forbids a shot, all at once; none when it is legal. A call that falls short or goes over is no fault: only
 * a range that the gun cannot fire at is.
 *
 * Source: Musket Period Rules > To fire round/solid shot; Firing over your own troops.
 *
 * @clause cady/musket/artillery/no-move-and-fire
 * @clause cady/musket/artillery/fire/rotate-45
 * @clause cady/musket/artillery/ammunition-exhausted
 * @clause cady/musket/artillery/rocket/three-per-move
 * @clause cady/musket/artillery/uphill/howitzer-rocket-any
 * @clause cady/musket/artillery/uphill/guns-one-level
 * @clause cady/musket/forest/cannon-inside
 * @clause cady/musket/forest/rockets-never-out
 * @clause cady/musket/artillery/overhead/guns-conditions
 * @clause cady/musket/artillery/overhead/target-visible
 */
export function gunShotFaults(shot: GunShot, rules: MusketRules = musketRules()): readonly Violation[] {
  return [
    ...rangeFaults(shot, rules),
    ...timeFaults(shot, rules),
    ...aimFaults(shot, rules),
    ...deadGroundFaults(shot, rules),
    ...forestFaults(shot, rules),
    ...overheadFaults(shot, rules),
    ...sightFaults(shot, rules),
  ];
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

const projectiles: readonly Projectile[] = ['solid', 'explosive', 'canister'];

/** By hill levels, the first first. */
const hillClauses: readonly ClauseId[] = [
  'cady/musket/artillery/hill-range/one-level',
  'cady/musket/artillery/hill-range/two-levels',
  'cady/musket/artillery/hill-range/three-levels',
];

const limitClauses: { readonly [projectile in Projectile]: ClauseId } = {
  solid: 'cady/musket/artillery/hill-range/solid-uncapped',
  explosive: 'cady/musket/artillery/hill-range/explosive-cap',
  canister: 'cady/musket/artillery/hill-range/canister-cap',
};

const rangeClauses: { readonly [gun in GunType]: ClauseId } = {
  'six-pounder-cannon': 'cady/musket/artillery/range/six-pounder',
  'six-pounder-horse-artillery': 'cady/musket/artillery/range/six-pounder',
  'eight-pounder-cannon': 'cady/musket/artillery/range/eight-pounder',
  'eight-pounder-howitzer': 'cady/musket/artillery/range/eight-pounder-howitzer',
  'twelve-pounder-cannon': 'cady/musket/artillery/range/twelve-pounder',
  'congreve-rockets': 'cady/musket/artillery/range/rockets',
};

/** Between the printed whole cm of two projectiles a distance belongs to the farther one, as it does in small arms fire. */
function reaches(range: Range, distance: number, rules: MusketRules): boolean {
  return inRange(range, wholeCm(distance, rules));
}

function longestReach(gun: GunType, rules: MusketRules, levelsAbove = 0): number {
  return Math.max(...projectiles.map(projectile => artilleryRange({ gun, projectile, levelsAbove }, rules)?.to ?? 0));
}

function rangeFaults(shot: GunShot, rules: MusketRules): Violation[] {
  const clause = rangeClauses[shot.gun];
  const range = artilleryRange(shot, rules);
  if (range === undefined) {
    const fires = projectiles.filter(projectile => rules.guns[shot.gun].ranges[projectile] !== null);
    const problem = `${shot.gun} fires no ${shot.projectile} shot`;
    return [{ path: 'projectile', clause, problem, mend: `load ${fires.join(' or ')}` }];
  }
  if (reaches(range, shot.distance, rules)) return [];
  const problem = `${shot.distance} cm is not within ${range.from} to ${range.to} cm`;
  return [{ path: 'distance', clause, problem, mend: 'call another range or load another projectile' }];
}

function timeFaults(shot: GunShot, rules: MusketRules): Violation[] {
  const faults: Violation[] = [];
  if (shot.moved === true) {
    const clause = 'cady/musket/artillery/no-move-and-fire';
    faults.push({ path: 'moved', clause, problem: 'the gun has moved this turn', mend: 'fire next turn' });
  }
  if (shot.roundsLeft < 1) {
    const clause = 'cady/musket/artillery/ammunition-exhausted';
    const problem = `no ${shot.projectile} rounds are left`;
    faults.push({ path: 'roundsLeft', clause, problem, mend: 'load another projectile' });
  }
  const shots = rules.guns[shot.gun].shotsPerTurn;
  if ((shot.firedThisTurn ?? 0) >= shots) {
    const clause = 'cady/musket/artillery/rocket/three-per-move';
    const problem = `it has fired ${shot.firedThisTurn} of ${shots} this turn`;
    faults.push({ path: 'firedThisTurn', clause, problem, mend: 'fire next turn' });
  }
  return faults;
}

function aimFaults(shot: GunShot, rules: MusketRules): Violation[] {
  const faults: Violation[] = [];
  const { traverse, uphillLevels } = rules.artillery;
  if (toGrid(Math.abs(shot.traverse ?? 0)) > traverse) {
    const clause = 'cady/musket/artillery/fire/rotate-45';
    const problem = `turned ${shot.traverse} degrees to aim`;
    faults.push({ path: 'traverse', clause, problem, mend: `aim within ${traverse} degrees of its facing` });
  }
  const up = -(shot.levelsAbove ?? 0);
  if (up > uphillLevels && !rules.guns[shot.gun].lobs) {
    const clause = 'cady/musket/artillery/uphill/guns-one-level';
    const problem = `the target stands ${up} hill levels higher`;
    faults.push({ path: 'levelsAbove', clause, problem, mend: `fire up ${uphillLevels} level at most` });
  }
  return faults;
}

/**
 * Whoever stands close to the foot of a gun's own hill lies under the arc of its shot, where that is so read (`cady/ruling/dead-ground`);
 * pieces that lob their shells drop them there.
 *
 * @clause cady/musket/artillery/parabolic/dead-ground
 * @clause cady/musket/artillery/parabolic/backed-on-hill
 */
function deadGroundFaults(shot: GunShot, rules: MusketRules): Violation[] {
  const { deadGround } = rules.artillery;
  const { fromFoot } = shot;
  if (fromFoot === undefined || rules.guns[shot.gun].lobs || toGrid(fromFoot) >= deadGround) return [];
  const clause = 'cady/musket/artillery/parabolic/dead-ground';
  const problem = `the target stands ${toGrid(fromFoot)} cm from the foot of the gun's hill`;
  return [{ path: 'fromFoot', clause, problem, mend: `aim ${deadGround} cm or more beyond it` }];
}

function forestFaults(shot: GunShot, rules: MusketRules): Violation[] {
  const deep = shot.insideForest ?? 0;
  if (deep <= 0) return [];
  if (shot.gun === 'congreve-rockets') {
    const clause = 'cady/musket/forest/rockets-never-out';
    return [{ path: 'insideForest', clause, problem: 'rockets stand in a forest', mend: 'move them out of it' }];
  }
  const { fireOut } = rules.artillery.forest;
  if (toGrid(deep) < fireOut) return [];
  const problem = `the gun stands ${deep} cm inside the forest`;
  const mend = `move it to less than ${fireOut} cm from the edge`;
  return [{ path: 'insideForest', clause: 'cady/musket/forest/cannon-inside', problem, mend }];
}

function overheadFaults(shot: GunShot, rules: MusketRules): Violation[] {
  // Canister may be fired all the same: the friends in its wedge are hit.
  if (shot.projectile === 'canister') return [];
  const { allowed, because } = mayFireOver(shot, rules);
  const [reason] = because;
  if (allowed || reason === undefined) return [];
  const mend = 'wait until the friends are out of the way';
  return [{ path: 'friendsInFront', clause: reason.clause, problem: reason.because, mend }];
}

/** Nobody fires at what he cannot see; a piece that lobs its shells does at what its friends see (`cady/ruling/lobbed-fire-sight`). */
function sightFaults({ gun, hiddenBy, friendsSee }: GunShot, rules: MusketRules): Violation[] {
  if (hiddenBy === undefined) return [];
  const { lobs } = rules.guns[gun];
  const forIt = lobs && rules.artillery.lobbed.friendsSee;
  if (forIt && friendsSee === true) return [];
  const clause = 'cady/musket/artillery/overhead/target-visible';
  const problem = `the gun cannot see there for ${hiddenBy}${forIt ? ', and no friend sees there' : ''}`;
  return [{ path: 'range', clause, problem, mend: forIt ? 'aim at what the army can see' : 'aim at what it can see' }];
}
