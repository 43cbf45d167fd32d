import { type ClauseId, counted, type Reason, type Violation } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { artilleryRange, longestReach, projectiles, reaches } from './artillery-range.js';
import type { FriendsInFront, GunShot } from './gun-shot.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';

/**
 * Whether a shot may go over those in front of a gun. Howitzers and rockets always may; round and explosive shot may over
 * troops a hill level or more below the gun, and over other friends only at a target beyond a third of the gun's maximum
 * range when they are at least 30 cm away; over enemies before those fired at as `cady/ruling/guns-over-enemies` says. Canister never may.
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
  shot: Pick<GunShot, 'gun' | 'projectile' | 'distance' | 'friendsInFront' | 'enemiesInFront'>,
  rules: MusketRules = musketRules(),
): { readonly allowed: boolean; readonly because: readonly Reason[] } {
  const friends = shot.friendsInFront ?? [];
  const enemies = rules.artillery.overhead.enemies === 'free' ? [] : (shot.enemiesInFront ?? []);
  if (friends.length === 0 && (enemies.length === 0 || shot.projectile === 'canister'))
    return { allowed: true, because: [] };
  const whom = friends.length === 0 ? 'enemies' : enemies.length === 0 ? 'friends' : 'friends and enemies';
  const verdict = (allowed: boolean, clause: ClauseId, because: string) => ({
    allowed,
    because: [{ clause, because, effect: `${allowed ? 'may' : 'may not'} fire over ${whom}` }],
  });
  if (rules.guns[shot.gun].lobs) {
    return verdict(true, 'cady/musket/artillery/overhead/howitzer-rocket', 'its shells go over anybody');
  }
  if (shot.projectile === 'canister') {
    return verdict(false, 'cady/musket/artillery/overhead/canister-never', 'canister hits everybody before the gun');
  }
  const notBelow = (troops: readonly FriendsInFront[]) => troops.filter(({ levelsBelow }) => levelsBelow < 1);
  const level = notBelow([...friends, ...enemies]);
  if (level.length === 0) {
    return verdict(true, 'cady/musket/artillery/overhead/downhill', `the ${whom} stand a hill level or more below`);
  }
  if (rules.artillery.overhead.enemies === 'never' && notBelow(enemies).length > 0) {
    const because = 'howitzers and rockets alone fire over enemies';
    return verdict(false, 'cady/musket/artillery/overhead/howitzer-rocket', because);
  }
  const { share, clear } = rules.artillery.overhead;
  const nearest = Math.min(...level.map(friend => friend.distance));
  const least = toGrid(longestReach(shot.gun, rules) * share);
  const allowed = toGrid(shot.distance) > least && toGrid(nearest) >= clear;
  const situation = `target at ${shot.distance} cm (more than ${least} needed), ${whom} at ${nearest} cm (${clear} needed)`;
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

const rangeClauses: { readonly [gun in GunType]: ClauseId } = {
  'six-pounder-cannon': 'cady/musket/artillery/range/six-pounder',
  'six-pounder-horse-artillery': 'cady/musket/artillery/range/six-pounder',
  'eight-pounder-cannon': 'cady/musket/artillery/range/eight-pounder',
  'eight-pounder-howitzer': 'cady/musket/artillery/range/eight-pounder-howitzer',
  'twelve-pounder-cannon': 'cady/musket/artillery/range/twelve-pounder',
  'congreve-rockets': 'cady/musket/artillery/range/rockets',
};

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
    const problem = `turned ${counted(shot.traverse ?? 0, 'degree')} to aim`;
    faults.push({ path: 'traverse', clause, problem, mend: `aim within ${counted(traverse, 'degree')} of its facing` });
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
  const friends = (shot.friendsInFront ?? []).length > 0;
  const mend = friends ? 'wait until the friends are out of the way' : 'fire at the enemies in front';
  return [
    { path: friends ? 'friendsInFront' : 'enemiesInFront', clause: reason.clause, problem: reason.because, mend },
  ];
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
