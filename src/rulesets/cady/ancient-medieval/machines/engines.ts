import { type ClauseId, counted, type Reason, reasonsUnder, type Violation } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { GunType } from '../troops.js';

const why = reasonsUnder('cady/ancient-medieval');

/** An engine or gun about to fire. Lengths in cm, angles in degrees. */
export interface MachineShot {
  readonly gun: GunType;
  /** The range called, without measuring. */
  readonly called: number;
  /** Hill levels (of a castle wall, as many) that it stands above its target; below 0 when the target stands higher. */
  readonly levelsAbove?: number;
  /** How far it is turned to aim, to either side. */
  readonly pivot?: number;
  /** It has moved this turn. */
  readonly moved?: boolean;
  /** It sees its target. */
  readonly sees: boolean;
  readonly loaded: boolean;
  readonly roundsLeft: number;
  /** Shots it has already fired this turn. */
  readonly firedThisTurn?: number;
  /** Distances of the friends that its shot goes over. */
  readonly friendsInFront?: readonly number[];
  /** Hill levels that it stands on. */
  readonly onLevel?: number;
}

/** A range and why it is what it is. */
export interface MachineRange {
  /** Nothing nearer can be hit. */
  readonly from: number;
  readonly to: number;
  /** Up to here a shot falls where it was called, if anywhere. */
  readonly sure: number;
  readonly because: readonly Reason[];
}

/**
 * The distances at which a machine fires, in cm: catapults and trebuchets lob and hit nothing within a third of their range;
 * height adds to the range, and takes as much off it against a higher target.
 *
 * Source: Catapult; Ballista; Medieval Artillery Fire: (hill levels).
 *
 * @clause cady/ancient-medieval/artillery/arc-minimum-range
 * @clause cady/ancient-medieval/artillery/ballista-no-minimum
 * @clause cady/ancient-medieval/definition/ballista
 * @clause cady/ancient-medieval/artillery/hill-range-bonus
 * @clause cady/ancient-medieval/artillery/hill-range-malus
 * @clause cady/ancient-medieval/artillery/ballista-downward-minimum
 * @clause cady/ancient-medieval/artillery/ballista-first-third
 * @clause cady/ancient-medieval/pot-d-fer/downward-minimum
 * @clause cady/ancient-medieval/pot-d-fer/first-third
 */
export function machineRange(
  shot: Pick<MachineShot, 'gun' | 'levelsAbove'>,
  rules: AncientMedievalRules = ancientMedievalRules(),
): MachineRange {
  const sheet = rules.guns[shot.gun];
  const levels = shot.levelsAbove ?? 0;
  const steps = Math.min(Math.floor(Math.abs(levels)), sheet.hillGain.length);
  const gain = steps < 1 ? 0 : Math.sign(levels) * (sheet.hillGain[steps - 1] ?? 0);
  const to = Math.max(0, sheet.range + gain);
  const thirdsOf = rules.fire.machineThirds === 'printed' ? sheet.range : to;
  const down = levels > 0 ? sheet.downwardShare : 0;
  const because: Reason[] = [];
  const height = counted(Math.abs(levels), 'hill level');
  if (gain > 0) because.push(why('artillery/hill-range-bonus', `${height} above the target`, `+${gain} cm range`));
  if (gain < 0) because.push(why('artillery/hill-range-malus', `${height} below the target`, `−${-gain} cm range`));
  const from = toGrid(thirdsOf * Math.max(sheet.leastShare, down));
  if (from > 0) because.push(why(minimumRule(shot.gun, sheet.leastShare > 0), 'too near', `${from} cm at least`));
  return { from, to, sure: toGrid(thirdsOf * sheet.sure.share), because };
}

/**
 * Whether a shot called so far goes where it was called, without the variation wheel: a bolt within the first third of its
 * range.
 *
 * Source: Ballista; Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/artillery/ballista-short-no-variation
 * @clause cady/ancient-medieval/artillery/ballista-first-third
 * @clause cady/ancient-medieval/pot-d-fer/first-third
 */
export function fliesTrue(
  shot: Pick<MachineShot, 'gun' | 'called' | 'levelsAbove'>,
  rules: AncientMedievalRules = ancientMedievalRules(),
): boolean {
  const { sure } = machineRange(shot, rules);
  const called = toGrid(shot.called);
  return sure > 0 && (called < sure || (called === sure && rules.guns[shot.gun].sure.inclusive));
}

/**
 * Every fault that forbids a shot, all at once; none when it is legal. A call that falls short or goes over is no fault: only a
 * range that the machine cannot fire at is.
 *
 * Source: Catapult; Trebuchet; Ballista; Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/artillery/catapult-rate
 * @clause cady/ancient-medieval/artillery/catapult-no-move-and-fire
 * @clause cady/ancient-medieval/artillery/ballista-no-move-and-fire
 * @clause cady/ancient-medieval/artillery/pivot
 * @clause cady/ancient-medieval/artillery/ballista-pivot-limit
 * @clause cady/ancient-medieval/artillery/call-range
 * @clause cady/ancient-medieval/artillery/ballista-call
 * @clause cady/ancient-medieval/artillery/line-of-sight
 * @clause cady/ancient-medieval/artillery/fire-over-troops
 * @clause cady/ancient-medieval/artillery/ballista-sight
 * @clause cady/ancient-medieval/artillery/ballista-over-friends
 * @clause cady/ancient-medieval/artillery/no-third-level
 * @clause cady/ancient-medieval/pot-d-fer/procedure
 * @clause cady/ancient-medieval/pot-d-fer/call
 * @clause cady/ancient-medieval/pot-d-fer/sight-and-friends
 * @clause cady/ancient-medieval/gunpowder/line-of-sight
 * @clause cady/ancient-medieval/culverin/procedure
 * @clause cady/ancient-medieval/cannon/procedure
 * @clause cady/ancient-medieval/bombard/procedure
 * @clause cady/ancient-medieval/bombard/no-pivot
 */
export function machineShotFaults(
  shot: MachineShot,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const sheet = rules.guns[shot.gun];
  const bolt = firesBolts(shot.gun);
  const range = machineRange(shot, rules);
  const called = toGrid(shot.called);
  const faults: Violation[] = [];
  const add = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clause(rule), problem, mend });
  if (!(called <= toGrid(range.to))) {
    const problem = `${shot.called} cm is beyond ${range.to} cm`;
    add('called', bolt ? 'artillery/ballista-call' : 'artillery/call-range', problem, 'call a shorter range');
  }
  if (called < range.from) {
    const problem = `${shot.called} cm is nearer than ${range.from} cm`;
    add('called', minimumRule(shot.gun, sheet.leastShare > 0), problem, 'call a longer range');
  }
  if (toGrid(Math.abs(shot.pivot ?? 0)) > sheet.pivot) {
    add(
      'pivot',
      pivotRule(shot.gun, sheet.pivot),
      `turned ${counted(shot.pivot ?? 0, 'degree')} to aim`,
      `turn ${sheet.pivot} at most`,
    );
  }
  if (shot.moved === true) {
    const rule = bolt ? 'artillery/ballista-no-move-and-fire' : 'artillery/catapult-no-move-and-fire';
    add('moved', rule, 'it has moved this turn', 'fire next turn');
  }
  if (!shot.loaded) add('loaded', 'missile/loading-artillery', 'it is not loaded', 'load for two thirds of a turn');
  if (shot.roundsLeft < 1) add('roundsLeft', 'supply/twelve-shots', 'no shots are left', 'bring up a supply wagon');
  if ((shot.firedThisTurn ?? 0) >= sheet.shotsPerTurn) {
    add('firedThisTurn', 'artillery/catapult-rate', 'it has fired this turn', 'fire next turn');
  }
  if (!shot.sees) {
    const rule = sheet.kind === 'gunpowder' ? 'gunpowder/line-of-sight' : 'artillery/line-of-sight';
    add('sees', bolt ? sightRule(shot.gun) : rule, 'it does not see its target', 'choose a target in sight');
  }
  if ((shot.onLevel ?? 0) > rules.artillery.hillLevels) {
    const mend = `keep it on level ${rules.artillery.hillLevels} or below`;
    add('onLevel', 'artillery/no-third-level', `it stands on hill level ${shot.onLevel}`, mend);
  }
  const over = mayFireOver(shot, rules);
  const [reason] = over.because;
  if (!over.allowed && reason !== undefined) {
    const mend = 'wait until they are out of the way';
    faults.push({ path: 'friendsInFront', clause: reason.clause, problem: reason.because, mend });
  }
  return faults;
}

/**
 * Whether a shot may go over the friends in front of a machine: if it sees its target, and for bolts if they are more than a
 * third of its range away.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/artillery/fire-over-troops
 * @clause cady/ancient-medieval/artillery/ballista-over-friends
 * @clause cady/ancient-medieval/pot-d-fer/sight-and-friends
 */
export function mayFireOver(
  shot: Pick<MachineShot, 'gun' | 'sees' | 'friendsInFront'>,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly allowed: boolean; readonly because: readonly Reason[] } {
  const friends = shot.friendsInFront ?? [];
  if (friends.length === 0) return { allowed: true, because: [] };
  const { overFriends, range } = rules.guns[shot.gun];
  const least = overFriends === null ? 0 : toGrid(range * overFriends);
  const nearest = Math.min(...friends);
  const allowed = shot.sees && (overFriends === null || toGrid(nearest) > least);
  const rule = overFriends === null ? 'artillery/fire-over-troops' : overRule(shot.gun);
  const friendsAt = overFriends === null ? 'friends' : `friends at ${nearest} cm (more than ${least} needed)`;
  const because = `${friendsAt}, target ${shot.sees ? 'in' : 'out of'} sight`;
  return { allowed, because: [why(rule, because, allowed ? 'may fire over friends' : 'may not fire over friends')] };
}

/** Whether a machine shoots bolts, of which the last stretch of the path counts, and not a hit area. */
export function firesBolts(gun: GunType): boolean {
  return gun === 'ballista' || gun === 'pot-d-fer';
}

function minimumRule(gun: GunType, lobs: boolean): string {
  if (lobs) return 'artillery/arc-minimum-range';
  return gun === 'pot-d-fer' ? 'pot-d-fer/downward-minimum' : 'artillery/ballista-downward-minimum';
}

function pivotRule(gun: GunType, pivot: number): string {
  if (pivot === 0) return 'bombard/no-pivot';
  return firesBolts(gun) ? 'artillery/ballista-pivot-limit' : 'artillery/pivot';
}

function sightRule(gun: GunType): string {
  return gun === 'pot-d-fer' ? 'pot-d-fer/sight-and-friends' : 'artillery/ballista-sight';
}

function overRule(gun: GunType): string {
  return gun === 'pot-d-fer' ? 'pot-d-fer/sight-and-friends' : 'artillery/ballista-over-friends';
}

function clause(rule: string): ClauseId {
  return `cady/ancient-medieval/${rule}`;
}
